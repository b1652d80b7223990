### The command impera: help, prompts, tables and refusals.

## Help
help-impera = Carta Impera Victoria: play it, simulate it, replay and verify games. Language: set IMPERA_LANGUAGE to en, el, hu, it or ro.
help-chapter-play = Play
help-chapter-records = Read a game
help-chapter-learn = Learn and compete
help-chapter-research = Study the game
help-chapter-host = Host and look after
help-play = Play a whole game against bots in the terminal.
help-playthrough = Write games with every decision in the open, as JSON Lines on standard output.
help-sim = Play many games between bots and report wins, endings and effects with intervals.
help-dataset = Play a set of self-play games to learn from: Parquet files, a dataset card and a Croissant file.
help-dataset-folder = The folder to write; it must be new or empty.
help-dataset-games = Games of each of the eight set-ups.
help-dataset-bots = The bots that take turns on the seats.
help-replay = Step through the record of a game.
help-verify = Check a record: its actions, its result, and that its shuffle was fair.
help-explain = Say why an action is or is not legal at a point of a record, with the rule.
help-convert = Write a record as text, or as JSON if the new name ends in .json.
help-review = Review a finished game: its account of luck and decisions, what each turn cost, the turns that decided it.
help-review-seat = Judge the turns of this seat only.
help-review-html = Write the review as one self-contained page.
help-review-plot = Write the graph of chances as FILE.svg.
help-option-players = How many play: 2, 3 or 4.
help-option-variant = How the first cards are dealt.
help-option-teams = P1 and P3 against P2 and P4; needs four players.
help-option-seed = The number that decides all chance; the same number gives the same games.
help-option-games = How many games.
help-option-policy = Who plays: random is uniform over the legal actions, builder gathers a Domain, mixed seats both.
help-option-bots = Who plays, one name per seat separated by commas, or one name for all. Ten levels: ladder:1 to ladder:10.
help-option-jobs = How many processes share the work; the result is the same.
help-option-json = Print the result as JSON.
help-option-out = Also write a row per game to FILE.parquet, FILE.csv or FILE.jsonl.
help-option-moves = Write every action too, as a list of action numbers: --out FILE.parquet can then be replayed.
help-option-at = After how many actions; the end, if left out.
help-argument-file = The record, as text or JSON.
help-argument-to = The file to write.
help-argument-action = The action, such as: embargo P2 M

## Refusals
cli-os-error = { $what }: { $why }
usage-bots-count = name { $needed } bots, one per seat, or one for all; here are { $have }
usage-out-format = { $path }: the name must end in one of { $formats }
usage-no-folder = there is no folder { $path }
usage-no-file = there is no file { $path }
usage-file-too-large = { $path } is too large for a record: at most { $most } MB
usage-not-text = { $path } is not a text file
usage-at = there is no position after { $at } actions: the record has { $most }
usage-needs-extra = { $what } needs more packages: install impera with the extra “{ $extra }”
usage-moves-need-out = --moves goes into a file: name one with --out
games-no-file = { $path } is no file of games that impera wrote as Parquet
games-rules = { $path } holds games of rules version { $have }; this program knows versions up to { $needed }
games-no-moves = { $path } holds no moves: write it with --moves
games-differ = { $path } is damaged: the moves of a game do not lead to the end it notes
dataset-folder = { $path } is not empty: name a new folder
dataset-done = { $games } games are in { $path }.

## Explain
cli-legal = legal
cli-illegal = not legal
cli-impossible = not possible in this game

## Screen
screen-player = Player
screen-hand = Hand
screen-your-hand = Your hand:
screen-title = Turn { $turn }: { $seat }
screen-title-draft = Draft, pick { $round } of 3: { $seat }
screen-deck = Deck: { $one } of Age 1, { $two } of Age 2, { $three } of Age 3
screen-pile = Discard pile ({ $count }):
screen-pack = Your pack:
screen-centre = Centre:
screen-winners = Winners: { $winners }

## Play
play-welcome = You are P1. Type a number or an action; “why ACTION” explains, “undo”, “save FILE”, “help”, “quit”.
play-left = You left the game.
play-help =
    A number plays that action; so does its text, such as: play M1 · end · holy-book · attack M · embargo P2 M.
    why ACTION says whether it is legal, and the rule that decides. undo takes back your last action, until something hidden was seen.
    save FILE writes the record. quit leaves.
    In the table, 3/7 is 3 cards of the 7 needed for Hegemony; ¹ ² are the levels reached; ⊘ is an embargo, † a democracy, ◎ the Culture coin, ① the First Player; ▮Ⅰ is a card of Age 1 in hand.
play-ask-pick = Keep a card:
play-ask-claim = Claim a card from the centre:
play-ask-play = Play a card:
play-ask-effects = Apply an effect, or end:
play-ask-discard = Discard a card:
play-ask-sacrifice = Discard a card from your play area:
play-ask-take = Take a card from your play area:
play-ask-recover = Take a card from the discard pile:
play-ask-give = Give a card back:
play-number = there is no choice { $have }: they run from 1 to { $most }
play-no-undo = nothing to undo: something hidden was seen, or it was not your action
play-save-where = name a file: save my-game.txt
play-saved = Saved to { $path }.

## Replay
replay-prompt = Enter: next · -: back · a number: go there · q: leave
replay-place = After { $at } of { $last } actions

## Simulation
sim-progress = Playing
sim-rate = { $rate } games/s
sim-time-left = left
sim-interrupted =
    { $done ->
        [one] Interrupted after one of { $wanted } games; this is what it shows:
       *[other] Interrupted after { $done } of { $wanted } games; this is what they show:
    }
sim-headline =
    { $games } games in { $seconds } s: { $decisions } decisions, { $speed } per second
    { $turns } ± { $margin } turns and { $per_game } decisions per game; { $unfinished } unfinished
sim-who = Who
sim-wins = Wins (a shared win counts for each)
sim-won = won
sim-share = share
sim-interval = 95 % interval
sim-shared = shared by several
sim-ending = Ending
sim-endings = Endings
sim-games = games
sim-unfinished = unfinished
sim-effect = Effect
sim-effects = Effects applied
sim-times = times
sim-per-game = per game
sim-copied = copied

## Serve
help-serve-open = open the page in the browser once the server answers
serve-open = Impera is at { $address } (Ctrl-C stops it)
serve-port-taken = { $host } port { $port } is taken ({ $why }): name another with --port, or stop the program that has it
serve-compiling = Compiling what a first game needs; once, less than a minute on a quiet machine …
serve-meanwhile = Playing at once; machine code is made meanwhile (once, one or two minutes), and the stronger bots sit down as soon as theirs is there.

# What is installed here
help-version = Print the version and stop.
help-doctor = Say what is installed, compiled, how fast it is, and where data lies.
help-completion = Print what makes a shell complete this command; for bash: impera completion bash >> ~/.bashrc
help-argument-shell = The shell.
doctor-version = Impera { $version }, rules version { $rules }, Python { $python }
doctor-compiler =
    { $way ->
        [lean] Compiler: numba { $numba }, the lean way
        [interpreted] Compiler: none, all is interpreted
       *[plain] Compiler: numba { $numba }, the plain way
    }
doctor-code =
    { $complete ->
        [yes] Machine code: all there, in { $places }
       *[no] Machine code: not all there yet; the first start compiles it into { $places }
    }
doctor-speed = Speed: { $speed } decisions a second
doctor-extras = Extras: { $there }; not installed: { $missing }
doctor-data = Data: { $folder }
doctor-web = Browser client: { $folder }

## Lessons
help-lesson = Lessons: prove that they work
help-duplicate = Work out the table of a duplicate match again, from its records alone.
help-duplicate-files = The records of its boards, one or several in a file.
duplicate-cli-boards = Boards
duplicate-cli-adjusted = Less luck
duplicate-cli-score = Score
duplicate-cli-bots = the bots
duplicate-cli-about = Points of a hundred against the trimmed mean of the same board; ± is the interval of 95 % by deals.
help-lesson-check = Prove that every step of a lesson can be done and that its exercise has one idea; without a file, all shipped ones
help-argument-lesson = a lesson, such as 04-military.toml
lesson-unreadable = { $file } cannot be read: { $why }
lesson-missing = { $file } lacks “{ $field }”
lesson-goal = { $file }: “{ $goal }” is no goal; it is win, hold, or apply with an effect
lesson-fine = { $lesson }: { $steps } steps; solved by “{ $idea }” alone, such as: { $plan }
lesson-step = step { $step }: { $why }
lesson-step-none = step { $step }: nothing of “{ $may }” is legal there
lesson-unsolvable = the exercise cannot be solved
lesson-other-idea = the exercise is solved without “{ $idea }” too: { $plan }
lesson-no-words = { $lang } has no sentence { $missing }
