### The lab: arena, pictures, evaluation and calibration.

## Arena: help
help-arena = Let bots play each other on duplicate deals: win rates with intervals, CPU time, ratings.
help-arena-bots = Two bots, or one for each seat, separated by commas; with --all any number. Such as: ladder:7,greedy
help-arena-deals = How many deals. Each is played in every seating, with the same cards and First Player.
help-arena-all = Play every pair of bots on the same deals; print the cross table and each bot's worst opponent.
help-arena-stop-early = End a match as soon as a sequential test (mixture confidence sequence, 5 %) tells the bots apart.
help-option-engine = Where to play: local (processes of this machine) or ray (a Ray cluster).
help-option-address = The Ray cluster to join; without it a small one is started on this machine, and stopped.
help-arena-plot = Draw the ratings with their intervals to FILE.svg, FILE.png or FILE.pdf.

## Arena: refusals
arena-bots-count = name 2 bots or { $needed }, here are { $have }; with --all any number of them
arena-illegal = the bot { $bot } chose “{ $action }”, which is not legal
engine-unknown = there is no engine “{ $engine }”; there are: { $engines }
engine-no-ray = the engine ray needs more packages: install impera with the extra “ray”
engine-no-cluster = there is no Ray cluster at { $address }
engine-no-start = no Ray cluster could be started on this machine: { $why }

## Arena: tables
arena-progress = Playing
arena-rate = { $rate } games/s
arena-time-left = left
arena-interrupted =
    { $deals ->
        [one] Interrupted after one deal; this is what it shows:
       *[other] Interrupted after { $deals } deals; this is what they show:
    }
arena-headline =
    { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }; intervals are by deal.
arena-alone = Each bot is counted where it sits alone against the other in all other seats; equal strength wins { $chance }.
arena-unfinished =
    { $games ->
        [one] One game reached the limit of turns and counts as shared by all.
       *[other] { $games } games reached the limit of turns and count as shared by all.
    }
arena-sequential = Sequential test: { $decided } of { $all } matches decided; the intervals hold although it may stop early.
arena-bot = Bot
arena-win-rate = wins
arena-interval = 95 % interval
arena-cpu = CPU ms per turn
arena-rating = rating (95 %)
arena-games = games
arena-cross = Wins of each row against each column
arena-worst = Worst opponent

## Pictures
plot-rating = openskill rating with 95 % interval
plot-games = games trained
plot-win-rate = wins, %
plot-empty = { $path } holds no training scores

## The solver
solver-too-large = this turn has more than { $most } outcomes: too many to try them all

## Evaluation
help-evaluate = Say what chance of winning every seat has at a point of a record, from what one seat can see.
help-evaluate-seat = Whose eyes: 1 to 4; whoever decides there, if left out.
help-evaluate-levels = The level of the ladder that each seat plays at, such as 6,8,9: the chances then count who plays better. Without it all play equally well.
help-evaluate-explain = Also say what the bot would do there, and why.
evaluate-headline = After { $at } of { $last } actions, as { $seat } sees it; { $samples } deals of what is hidden, { $ms } ms.
evaluate-seat = Seat
evaluate-chance = chance of winning
evaluate-over = the game is over here: { $result }
evaluate-bad-levels = { $levels } are not the levels of { $players } seats: name one from 1 to { $most } for each, such as 6,8
evaluate-not-asked = { $seat } does not decide here: { $turn } does

## Why
why-bot-wins = The turn wins at once: { $plan }.
why-bot-plan = The plan: { $plan }.
why-bot-looks = The plan: { $plan }; then, knowing more, it decides again.
why-bot-meets = It meets a threat: { $seat } could win in the next turn by { $threat }.
why-bot-suffers = A threat remains: { $seat } can win in the next turn by { $threat }.
why-bot-chances = Its chance of winning: { $before } before, { $after } after.
why-bot-runner-up = The next best: { $plan } ({ $chance }).
why-bot-only = There is nothing else to do.

## Calibration
help-calibrate = Check the chances of winning against games: a reliability table over fresh games of a bot with itself.
help-calibrate-bot = The bot that plays itself; several, with commas between them, are seated by lot.
help-calibrate-asked = Part of the decisions asked about; more tell more of what is rare, though those of one game stand or fall together.
help-calibrate-fit = Also fit the bent line between log-odds said and log-odds that come true.
calibrate-line = Bent line between log-odds (shift, slope, change of slope at 73 % and at 92 %): { $line }
calibrate-edges = Worth of a level above the others, in log-odds (with the deck empty, and how much more with all of it left): { $edges }
calibrate-nothing = no position of these games was asked about: play more of them
calibrate-headline = { $positions } positions of { $games } games; the largest difference is { $worst } points.
calibrate-tenth = said
calibrate-predicted = mean said
calibrate-actual = won
calibrate-positions = positions
calibrate-difference = difference
