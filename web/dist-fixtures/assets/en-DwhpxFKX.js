var e=`
bots-unknown = there is no bot “{ $bot }”; there are: { $bots }, and any class of yours as module:Class
bots-no-parameter = the bot “{ $bot }” takes no parameter; write “{ $bot }” without “:{ $parameter }”
bots-level = there is no level “{ $parameter }”; levels run from 1 to { $most }, as in level:4
bots-count = “{ $parameter }” is no number for { $bot }; write a whole number from 1 to { $most }, as in { $bot }:1000
bots-seconds = “{ $parameter }” is no thinking time; write it with its unit, as in search:50ms or search:1s
bots-no-class = the module { $module } has no “{ $attribute }”
bots-no-bot = “{ $bot }” is no bot: it has no choose(view, budget, rng)
bots-weights-misfit = the weights in { $file } do not fit this version and { $players } players; train them again
bots-train-exists = the folder { $folder } holds a run already; resume it, or choose another folder
bots-train-other = the run in the folder { $folder } is for { $players } players or for the other form of teams; choose another folder
help-train = Train the learned bots from nothing, by self-play; stop and resume at will.
help-train-hours = CPU hours to train, those of a resumed run included.
help-train-out = The folder of the run: checkpoint, curve and weights. A run found there is resumed.
help-train-fresh = Refuse a folder that already holds a run instead of resuming it.
help-train-begin = Weights of two players to begin with, instead of nothing.
train-line = { $seconds } s of CPU, { $games } games ({ $speed }/s): { $light } against light, { $greedy } against greedy
train-done = Weights: { $file }
card-back = an Age { $age } card
event-turn-began = { $seat }: the turn begins
event-play-skipped =
    { $number ->
        [one] { $seat } has no card to play: the play is skipped
       *[other] { $seat } has no card to play: { $number } plays are skipped
    }
event-played = { $seat } plays { $card }
event-discarded = { $seat } discards { $card } from hand
event-sacrificed = { $seat } gives up { $card } from the play area
event-paid = { $seat } pays with { $card }
event-lost = { $seat } loses { $card } to the attack
event-took = { $seat } takes { $card } back into hand
event-recovered = { $seat } takes { $card } from the discard pile
event-drew = { $seat } draws { $card }
event-seized = { $seat } takes { $card } from the hand of { $other }
event-gave = { $seat } gives { $card } to { $other }
event-applied-own = { $seat } applies { $effect }
event-applied-copied = { $seat } copies { $effect } from { $other }
event-applied-attack = { $seat } attacks { $domain }
event-applied-inquisition = { $seat } starts { $effect } against { $other }
event-applied-embargo = { $seat } lays an embargo on { $domain } of { $other }
event-applied-breakthrough = { $seat } applies { $effect }
event-applied-democracy = { $seat } lays a democracy on { $domain } of { $other }
event-embargo-laid = { $card } lies face down on { $domain } of { $other }
event-embargo-lifted = the embargo on { $domain } of { $seat } is over: { $card } goes to the discard pile
event-democracy-laid = { $card } lies face down on { $domain } of { $other }
event-hand-size-set = { $seat } has a hand size of { $number } this turn
event-coin-placed = the Culture coin marks { $domain } of { $other }
event-coin-returned = the Culture coin goes back beside the deck
event-picked = { $seat } keeps { $card }
event-passed = { $seat } passes { $card } to { $other }
event-centred = { $seat } lays { $card } in the centre
event-claimed = { $seat } claims { $card }
event-deck-emptied = { $seat } draws the last card: this is the last round
event-ended-hegemony = { $seat } has Hegemony: the game is over
event-ended-majority = the last round is finished: the majority decides
unparsable-verb = “{ $text }” is no action. Actions begin with one of: { $verbs }.
unparsable-verb-near = “{ $text }” is no action. Did you mean “{ $near }”?
unparsable-count =
    { $needed ->
        [0] “{ $text }” says too much: “{ $verb }” stands alone.
        [one] “{ $text }” does not fit: “{ $verb }” takes exactly one word after it, not { $have }.
       *[other] “{ $text }” does not fit: “{ $verb }” takes exactly { $needed } words after it, not { $have }.
    }
unparsable-kind = “{ $word }” in “{ $text }” is no card. Cards are: { $choices }.
unparsable-seat = “{ $word }” in “{ $text }” is no seat. Seats are: { $choices }.
unparsable-domain = “{ $word }” in “{ $text }” is no Domain. Domains are: { $choices }.
unparsable-permanent = “{ $word }” in “{ $text }” is no permanent effect. They are: { $choices }.
unparsable-id = There is no action number { $id }; they run from 0 to { $most }.
impossible-seat = there is no { $seat } at this table of { $players }
impossible-draft = nobody drafts in the basic variant: hands are dealt
impossible-draft-age = { $card } is not in any pack: all the cards of the draft are Age 1
not-your-turn = { $seat } is not asked now: { $turn } decides
legal-end = you may end the effects step at any time between effects
legal-play = you may play { $card }: you have { $have } in hand
legal-pick = you may keep { $card }: { $have } in the pack
legal-claim = you may claim { $card }: { $have } in the centre
legal-discard = you may discard { $card }: you have { $have } in hand
legal-sacrifice = you may give up { $card }: you have { $have } in your play area
legal-take = you may take up { $card }: you have { $have } in your play area
legal-recover = you may recover { $card }: { $have } in the discard pile
legal-give = you may give { $card } back: you have { $have } in hand
legal-permanent = { $effect } needs { $needed } { $domain } in play, you have { $have }
legal-inspiration = you lead Culture, and { $source } has { $have } { $domain } in play: { $effect } needs { $needed }
legal-discard-effect = { $effect } costs 1 { $domain } from your play area, you have { $have }
why-over-hegemony = the game is over: it was won by Hegemony
why-over-majority = the game is over: the last round is finished
why-asked-pick = keep a card of your pack first
why-asked-claim = claim a card from the centre first
why-play-first = play a card from your hand first
why-played-already = you have played your card this turn
why-no-such-choice = no effect asks for that now
why-asked-play =
    { $left ->
        [one] finish { $effect } first: play a card from your hand
       *[other] finish { $effect } first: play { $left } cards from your hand
    }
why-asked-discard =
    { $left ->
        [one] finish { $effect } first: discard a card from your hand
       *[other] finish { $effect } first: discard { $left } cards from your hand
    }
why-asked-sacrifice =
    { $left ->
        [one] finish { $effect } first: discard a card from your play area
       *[other] finish { $effect } first: discard { $left } cards from your play area
    }
why-asked-take =
    { $left ->
        [one] finish { $effect } first: take a card from your play area
       *[other] finish { $effect } first: take { $left } cards from your play area
    }
why-asked-recover =
    { $left ->
        [one] finish { $effect } first: take a card from the discard pile
       *[other] finish { $effect } first: take { $left } cards from the discard pile
    }
why-asked-give =
    { $left ->
        [one] finish { $effect } first: give a card back
       *[other] finish { $effect } first: give { $left } cards back
    }
why-not-in-hand = you have no { $card } in hand
why-not-in-area = you have no { $card } face up in your play area
why-not-in-pile = there is no { $card } in the discard pile
why-not-in-pack = there is no { $card } in your pack
why-not-in-centre = there is no { $card } in the centre
why-embargoed =
    { $have ->
        [one] an embargo bars { $domain } to you this turn
       *[other] { $have } embargoes bar { $domain } to you this turn
    }
why-permanent-spent = the permanent effect of { $domain } is spent for this turn
why-level-too-low = { $effect } needs { $needed } { $domain } in play, you have { $have }
why-source-too-low = { $effect } needs { $needed } { $domain } in play, { $source } has { $have }
why-hand-too-small =
    { $needed ->
        [one] { $effect } costs a card from your hand, you have { $have }
       *[other] { $effect } costs { $needed } cards from your hand, you have { $have }
    }
why-area-too-small =
    { $needed ->
        [one] { $effect } costs a card from your play area, you have { $have }
       *[other] { $effect } costs { $needed } cards from your play area, you have { $have }
    }
why-pile-empty = { $effect } takes from the discard pile, and it is empty
why-copies-itself = copy the effect of another player, not your own
why-culture-spent = you have copied an effect this turn already
why-no-culture-lead = needs more Culture in play than each other player: you have { $have }, another has { $others }
why-discard-spent = the discard effect of { $domain } is spent for this turn
why-cannot-pay = { $effect } costs 1 { $domain } from your play area, you have { $have }
why-attack = needs { $needed } { $domain } in your play area, you have { $have }
why-aims-at-itself = choose another player, not yourself
why-target-empty = { $target } has no { $domain } card face up
why-target-empty-own = on your own { $domain } you need 2 cards: one pays, one must stay
setup-players = the game is for 2, 3 or 4 players, not { $players }
setup-variant = there is no variant “{ $variant }”; there are: { $variants }
setup-teams = teams need four players, not { $players }
setup-first = { $first } is not at this table of { $players }
setup-seat = { $seat } is not at this table of { $players }
setup-kind = “{ $kind }” is no card; cards are: { $kinds }
setup-deck-size = the deck of { $players } players holds { $needed } cards, not { $have }
setup-copies = the box holds { $needed } cards { $kind }, here are { $have }
setup-ages = { $kind } at place { $place } of the deck should be a card of Age { $age }
setup-seed = a server seed is { $needed } hexadecimal digits; this has { $have } characters
setup-seed-or-deck = give either a seed or a deck order, not both and not neither
setup-player-seeds = give one player seed for each of the { $needed } seats, or none; here are { $have }
setup-player-seed-length = a player seed has at most { $most } characters, not { $have }
nothing-to-undo = there is nothing to undo: no action was played yet
position-format = a position begins with “{ $needed }”, not “{ $have }”
position-field = column { $column }: “{ $field }” cannot be read
record-place = line { $line }, column { $column }:
record-tag = a header tag looks like [Players "2"]; this is “{ $text }”
record-tag-unknown = there is no header tag “{ $tag }”; did you mean “{ $near }”?
record-tag-twice = the tag “{ $tag }” is given twice
record-tag-missing = the header lacks the tag “{ $tag }”
record-tag-value = “{ $value }” is no value for the tag “{ $tag }”; it takes { $needed }
record-rules = this record was made with rules version { $have }; this program knows versions up to { $needed }
record-setup = the set-up of the header cannot be dealt: { $why }
record-turn = a line of play looks like “3. P2 play M1; end”; this is “{ $text }”
record-turn-number = this is turn { $needed }, not { $have }
record-turn-seat = it is { $needed } who decides here, not { $have }
record-action = { $why }
record-after-end = the game was over before this action
record-result = the result is “{ $needed }”, not “{ $have }”
record-json = this is no JSON: { $why }
record-json-field = the field “{ $field }” is missing or not { $needed }
record-format = this is neither a record in text nor in JSON
record-empty = the record is empty
playthrough-header = a playthrough begins with a line whose format is “{ $needed }”
playthrough-differs = { $field } should be { $needed }, here it is { $have }
verify-replay-holds = every action replays and the result is right
verify-replay-fails = the actions do not replay to the result
verify-finished-holds = the game is finished
verify-finished-fails = the game is not finished: the seed is not revealed before the end
verify-seed-holds = the server seed is revealed
verify-seed-fails = the record has no server seed: its shuffle cannot be verified
verify-commitment-holds = the seed is the one committed to before the game
verify-commitment-fails = the seed is not the one committed to before the game
verify-deck-holds = the seeds give exactly this deck and these removed cards
verify-deck-fails = the seeds do not give this deck and these removed cards
verify-first-holds = the seeds give this First Player
verify-first-fails = the seeds do not give this First Player
table-bad-message = This message cannot be read, at { $place }: { $why }
table-bad-request = The server does not understand this request.
table-body-large = This is too large: at most { $most } bytes are taken.
table-broken = The log of this table cannot be replayed from entry { $entry } on. Anyone seated may close it.
table-chat-empty = There is nothing to say in this message.
table-chat-full = This table has said all it can: { $most } messages.
table-chat-long = A message has at most { $most } characters.
table-chat-off = Free text is switched off at this table; the phrases can be used.
table-concede-to = Say to whom you concede: a seat of another side.
table-draw-alone = There is nobody to agree on a draw with.
table-foreign-origin = This request comes from another site and is not taken.
table-full = All seats are taken. You can watch.
table-hello-twice = The line is open already; say hello only once.
table-host-only = Only the host of the table may do this.
table-internal = Something went wrong on our side. Nothing has changed; please try again.
table-is-open = The game has not started yet.
table-is-running = The game has started already.
table-is-finished = The game is over.
table-is-closed = This table was closed.
table-message-large = A message is text of at most { $most } characters.
table-mutes-full = You can mute at most { $most } people.
table-name-empty = A name needs at least one sign that can be shown.
table-no-bot = There is no bot “{ $bot }”. There are: { $bots }
table-no-hint-now = There is nothing to suggest: it is not your decision now.
table-no-hints = Hints are not allowed at this table.
table-no-link = This link has been used, has expired, or never was. Make a new one on the other device.
table-no-offer = There is no offer on the table.
table-no-page = There is nothing at this address.
table-no-person = There is no such person.
table-no-position = There is no such position: the game has { $most } actions.
table-no-seat = There is no seat { $seat } at this table of { $players }.
table-no-seeds = Players do not add to the shuffle at this table.
table-no-undo = This cannot be taken back: something hidden was seen, another seat acted, or the turn was ended.
table-not-allowed = This is not allowed.
table-not-asked = This offer does not ask you.
table-not-finished = This can be seen once the game is over.
table-not-found = There is no such table; its link may be wrong, or it was pruned after its expiry.
table-not-full =
    { $missing ->
        [one] One seat is still free: wait, or fill it with a bot.
       *[other] { $missing } seats are still free: wait, or fill them with bots.
    }
table-not-seated = You do not sit at this table.
table-not-signed-in = Say who you are first: choose a name.
table-offer-again = You have made an offer this turn already.
table-offer-pending = There is an offer on the table already; answer it first.
table-phrase-arguments = The phrase “{ $phrase }” needs exactly: { $needed }
table-phrase-unknown = There is no phrase “{ $phrase }”.
table-phrase-value = “{ $argument }” of the phrase “{ $phrase }” does not fit.
table-seat-reserved = { $seat } is kept for someone else.
table-seat-taken = { $seat } is taken.
table-seated-already = You sit at { $seat } already; leave it first.
table-seed-long = Your addition to the shuffle has at most { $most } characters.
table-sequence-taken = Somebody else was quicker. Please try again.
table-spectators-silent = Those who watch keep silent until the game is over.
table-stale = The table has moved on: the next number is { $needed }, not { $have }.
table-store-unavailable = It could not be stored, so nothing has changed. Please try again.
table-take-back-first = A bot plays { $seat } for you; take the seat back first.
table-too-busy = The table is too busy. Please try again.
table-too-often = That was too often. Wait a moment.
table-cannot-reach = The server does not answer: { $why }
table-no-backup = This backs up SQLite alone; for PostgreSQL use pg_dump.
table-no-data = There is no database at { $path }.
table-log-sat = { $name } sits down at { $seat }
table-log-left = { $name } gets up
table-log-returned = { $name } is back at { $seat }
table-log-away-clock = Time is up for { $name }: a bot plays on
table-log-away-gone = { $name } has been gone too long: a bot plays on
table-log-started = The cards are dealt
table-log-undone = { $name } takes an action back
table-log-offered-draw = { $name } offers a draw
table-log-offered-concession = { $name } offers to concede to { $to }
table-log-answered-yes = { $name } agrees
table-log-answered-no = { $name } does not agree
table-log-closed = The table was closed
table-log-rematched = The next game waits at another table
table-result-draw = A draw by agreement
table-result-concession = Won by concession: { $winners }
table-expires = Kept until { $date } if nothing more happens
phrase-hello = Hello, and a good game to all!
phrase-good-game = Good game!
phrase-well-played = Well played!
phrase-thanks = Thank you, { $seat }.
phrase-sorry = Sorry, { $seat }.
phrase-yes = Yes.
phrase-no = No.
phrase-think = I need a moment to think.
phrase-truce = { $seat }, shall we leave each other in peace?
phrase-truce-against = { $seat }, shall we hold together against { $target }?
phrase-accept = Agreed, { $seat }.
phrase-decline = I’d rather not, { $seat }.
phrase-warn-hegemony =
    { $missing ->
        [one] Watch out: { $target } is one card from hegemony in { $domain }!
       *[other] Watch out: { $target } is { $missing } cards from hegemony in { $domain }!
    }
phrase-warn-deck = The deck is nearly empty.
phrase-promise-no-attack = { $seat }, I will not attack { $domain } next turn.
phrase-promise-no-embargo = { $seat }, I will lay no embargo on you next turn.
phrase-promise-no-inquisition = { $seat }, I will leave your hand alone next turn.
phrase-ask-embargo = { $seat }, could you lay an embargo on { $domain } of { $target }?
phrase-ask-democracy = { $seat }, could you lay a democracy on { $domain } of { $target }?
phrase-ask-attack = { $seat }, could you attack { $domain }?
phrase-betrayed = { $seat }, I shall remember that.
domain-M = Military
domain-R = Religion
domain-E = Economy
domain-S = Science
domain-C = Culture
domain-U = Utopia
card-name = { $domain }, Age { $age }
effect-assassination = Assassination
effect-assassination-text = You drop one card of your choice from your hand onto the discard pile.
effect-purge = Purge
effect-purge-text = You drop two cards of your choice from your hand onto the discard pile, provided you hold two.
effect-attack = Attack
effect-attack-text = Pay one Military card and give up one card of a Domain you name: everyone else who has that Domain in play loses one card of it too.
effect-holy-book = Holy Book
effect-holy-book-text = Your hand size is five this turn, so when you come to draw you refill to five cards.
effect-divine-right = Divine Right
effect-divine-right-text = Your hand size is seven this turn, so when you come to draw you refill to seven cards.
effect-inquisition = Inquisition
effect-inquisition-text = Pay one Religion card, join another player's whole hand to yours, and return just as many cards, whichever you like.
effect-development = Development
effect-development-text = Replace a card in your play area: the old one goes to the discard pile, and you play another from your hand.
effect-monopoly = Monopoly
effect-monopoly-text = Replace two cards in your play area: the old ones go to the discard pile, and you play two others from your hand.
effect-embargo = Embargo
effect-embargo-text = Lay one of your Economy cards face down on a Domain any player has in play: during their next turn they may not play that Domain.
effect-experiment = Experiment
effect-experiment-text = Pick up one card of your play area and play one from your hand in its stead, even the very same.
effect-research = Research
effect-research-text = Pick up two cards of your play area and play two from your hand in their stead, even the very same.
effect-breakthrough = Breakthrough
effect-breakthrough-text = Pay one Science card, draw five cards from the Age deck, then discard from your hand as many as you drew.
effect-oligarchy = Oligarchy
effect-oligarchy-text = Search the discard pile and bring the card you like best into your hand.
effect-republic = Republic
effect-republic-text = Search the discard pile and bring the two cards you like best into your hand, or the only one there is.
effect-democracy = Democracy
effect-democracy-text = Lay one of your Utopia cards face down on a Domain any player has in play: until the end of the game their Hegemony victory there takes one card more.
effect-inspiration = Inspiration
effect-inspiration-text = As long as nobody else has as many Culture cards as you, use a permanent effect, level 1 or 2, whose level another player has reached.
term-age = Age
term-age-deck = Age deck
term-turn = turn
term-round = round
term-level = level
term-domain = Domain
term-play-area = play area
term-hand-size = hand size
term-discard-pile = discard pile
term-permanent-effect = permanent effect
term-discard-effect = discard effect
term-hegemony-victory = Hegemony victory
term-majority-victory = Majority victory
term-culture-coin = Culture coin
term-first-player = First Player
term-basic = basic
term-draft = draft
term-team-game = team game
web-title = Impera
web-tagline = Carta Impera Victoria: three cards in hand, six Domains on the table, one civilisation left in charge.
web-close = Close
web-cancel = Cancel
web-home = Front page
web-menu = Menu
web-rules = Rules
web-settings = Settings
web-keys = Keyboard
web-copied = Copied
web-copy-link = Copy the link
web-loading = One moment…
web-offline = You are offline. The page comes back by itself.
web-line-lost = Connection lost – trying again…
web-line-gone = The server ended the connection.
web-not-found = There is nothing at this address.
web-rule = Rule { $rule }
web-player = Player
web-seat = Seat { $seat }
web-guest = Guest
web-play-now = Play now
web-play-now-text = Three players: you and two bots
web-new-table = New table
web-new-table-text = Friends, bots, draft, teams, clocks
web-lobby = Lobby
web-lobby-text = Open tables and games to watch
web-games = My games
web-games-text = Go on where you were
web-replay = Replay a game
web-replay-text = Open a record from a file
web-rules-text = A short guide, and every rule with its number
web-settings-text = Language, look, speed, sound
web-credits = Own drawings. Fonts: Literata and Noto Sans, SIL Open Font License.
web-games-waiting =
    { $count ->
        [one] One game waits for you
       *[other] { $count } games wait for you
    }
web-new-players = Players
web-new-variant = Start of the game
web-new-basic = Basic: hands are dealt
web-new-draft = Draft: hands are chosen
web-new-teams = Teams: seats 1 and 3 against 2 and 4
web-new-opponents = The other seats
web-new-seat-open = Open: for a friend
web-new-seat-bot = Bot: { $bot }
web-new-clock = Clock
web-new-clock-none = No clock
web-new-clock-seconds = Minutes: 60 seconds a turn and 5 minutes in reserve
web-new-clock-days = Days: two days a turn
web-new-listed = Show it in the lobby
web-new-hints = Hints allowed
web-new-chat = Free chat (phrases are always there)
web-new-seeds = Each player may add to the shuffle
web-new-create = Set the table
web-room-title = The table is set
web-room-invite = Send this link to your friends:
web-room-open = Free seat
web-room-reserved = Kept for { $seat }
web-room-sit = Sit down
web-room-leave = Get up
web-room-bot = Seat a bot
web-room-remove = Remove
web-room-start = Start the game
web-room-wait-host = The host starts the game when every seat is taken.
web-room-wait-seats = Every seat must be taken before the start.
web-room-close = Clear the table
web-room-closed = This table has been cleared.
web-room-seed = Your addition to the shuffle
web-room-seed-set = Add it
web-room-commitment = Promise of the shuffle (SHA-256 of the seed):
web-room-you = you
web-list-none = Nothing here yet.
web-list-players = { $count } players
web-list-turn = Your turn
web-list-open = Waiting for players
web-list-running = Being played
web-list-finished = Finished
web-list-closed = Cleared
web-list-join = Join
web-list-watch = Watch
web-list-go-on = Continue
web-list-look = Look
web-replay-choose = Choose a record (text or JSON)
web-replay-failed = This file could not be read: { $why }
web-table-title = The table
web-your-hand =
    { $count ->
        [one] Your hand: one card
       *[other] Your hand: { $count } cards
    }
web-your-area = Your play area
web-yourself = Yourself
web-hand-empty = No cards in hand
web-hand-ages = { $count } in hand: { $one } of Age 1, { $two } of Age 2, { $three } of Age 3.
web-hand-known = Known: { $cards }.
web-hand-size = Hand size { $count }
web-partner = Partner
web-team = Team { $team }
web-presence-dropped = line cut
web-presence-left = left: a bot plays
web-presence-away = away: a bot plays
web-embargo-here = Embargo: this Domain may not be played in the next turn
web-democracy-here = Democracy: Hegemony here needs one card more
web-coin-home = The Culture coin lies beside the deck
web-clock = { $time } left
web-deck = Age deck: { $one } of Age 1, { $two } of Age 2, { $three } of Age 3
web-pile =
    { $count ->
        [0] Discard pile: empty
        [one] Discard pile: one card. Open it
       *[other] Discard pile: { $count } cards. Open it
    }
web-pile-short = Discarded
web-pile-title = Discard pile
web-pile-empty = The discard pile is empty.
web-open-pile = Open the discard pile
web-turn = Turn { $number }
web-steps = Steps of the turn
web-step-play = Play
web-step-effects = Effects
web-step-draw = Draw
web-last-round = Last round
web-warn-one = { $seat }: one card from Hegemony in { $domain }
web-warn-there = { $seat } has Hegemony in { $domain } if the turn ends so
web-watching =
    { $count ->
        [one] One is watching
       *[other] { $count } are watching
    }
web-side = Effects, log and chat
web-sheets = Effects, log and chat
web-talk = Log and chat
web-tab-effects = Effects
web-tab-log = Log
web-tab-chat = Chat
web-column-cards =
    { $count ->
        [0] No cards.
        [one] One card: { $cards }.
       *[other] { $count } cards: { $cards }.
    }
web-column-to-level = { $count } more for level { $level }.
web-column-level = Level { $level } reached.
web-column-to-hegemony = { $count } more for Hegemony.
web-column-hegemony = Enough for Hegemony.
web-column-embargoes =
    { $count ->
        [one] An embargo lies on it.
       *[other] { $count } embargoes lie on it.
    }
web-column-democracies =
    { $count ->
        [one] A democracy lies on it.
       *[other] { $count } democracies lie on it.
    }
web-board = The sixteen effects
web-slot-level-1 = Level 1
web-slot-level-2 = Level 2
web-slot-discard = For a discarded card
web-slot-copy = Copies an effect
web-standing-ready = Ready
web-standing-spent = Spent this turn
web-standing-lacking = Not possible now: choose it to hear why
web-standing-waiting = Not your decision now
web-ask-pick = Keep one card of your pack
web-ask-claim = Claim a card from the centre for your play area
web-ask-play = Your turn: play a card from your hand
web-ask-play-effect =
    { $count ->
        [one] { $effect }: now play a card from your hand
       *[other] { $effect }: now play { $count } cards from your hand
    }
web-ask-effects = Use your effects, or end the turn
web-ask-discard =
    { $count ->
        [one] { $effect }: discard a card from your hand
       *[other] { $effect }: discard { $count } cards from your hand
    }
web-ask-sacrifice =
    { $count ->
        [one] { $effect }: discard a card from your play area
       *[other] { $effect }: discard { $count } cards from your play area
    }
web-ask-take =
    { $count ->
        [one] { $effect }: take a card from your play area into your hand
       *[other] { $effect }: take { $count } cards from your play area into your hand
    }
web-ask-recover =
    { $count ->
        [one] { $effect }: take a card from the discard pile
       *[other] { $effect }: take { $count } cards from the discard pile
    }
web-ask-give =
    { $count ->
        [one] { $effect }: give a card back to { $other }
       *[other] { $effect }: give { $count } cards back to { $other }
    }
web-ask-over = The game is over
web-aim = { $effect }: choose the target
web-wait = { $seat } is thinking…
web-wait-picks = Waiting for the others to choose
web-over = The game is over
web-past = You are looking at an earlier position
web-past-leave = Back to now
web-effects = Effects ({ $count })
web-end-turn = End turn
web-undo = Undo
web-ask-hint = Ask for a hint
web-hint = A bot would choose: { $action }
web-verb-play = play
web-verb-discard = discard
web-verb-sacrifice = give up
web-verb-take = take
web-verb-recover = recover
web-verb-give = give
web-verb-pick = keep
web-verb-claim = claim
web-remind-title = Before you end the turn
web-remind = { $effect } is free and still unused: you would draw more cards.
web-remind-never = Do not remind me again
web-remind-end = End anyway
web-remind-use = Use it
web-draft-title = Draft, round { $round }
web-draft-pick = Keep one card; the rest goes to { $other }.
web-draft-claim = The last cards lie in the centre. Each player claims one for the play area.
web-draft-pack = Your pack
web-draft-centre = The centre
web-draft-kept = kept
web-draft-done = has chosen
web-draft-thinking = is choosing
web-draft-passed = Round { $round }: you passed { $cards } to { $other }
web-log-mine = Only what was done to me
web-log-turn = Turn { $number }: { $seat }
web-log-start = The deal
web-log-none = Nothing yet.
web-chat-none = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-phrases-only = Phrases only at this table
web-phrases = Phrases of diplomacy
web-phrase-gap-seat = To
web-phrase-gap-target = About
web-phrase-gap-domain = Domain
web-phrase-gap-missing = Cards missing
web-talk-sat = { $seat } sits down
web-talk-left = { $seat } gets up
web-talk-returned = { $seat } is back
web-talk-away = A bot plays for { $seat }
web-talk-started = The game begins
web-talk-undone = { $seat } takes an action back
web-talk-closed = The table has been cleared
web-talk-rematched = A rematch is being set up
web-talk-agreed = { $seat } agrees
web-talk-declined = { $seat } does not agree
web-talk-offered-draw = { $seat } offers a draw
web-talk-offered-concession = { $seat } offers to concede to { $other }
web-talk-chat-on = Free chat is on
web-talk-chat-off = Free chat is off
web-offer-agree = Agree
web-offer-decline = Decline
web-offer-draw = Offer a draw
web-offer-concede = Concede
web-offer-to = Who would win?
web-table-menu = This table
web-expires = This table is kept until { $date }.
web-leave-table = Leave: a bot plays on
web-return = Take your seat back
web-bot-plays = A bot plays for you.
web-spectating = You are watching.
web-result-won = You have won!
web-result-shared = A shared victory!
web-result-lost = { $winners } won
web-result-winners = { $winners } won
web-result-hegemony = { $seat } ended a turn with { $count } cards in { $domain }: Hegemony.
web-result-by-hegemony = Victory by Hegemony.
web-result-by-majority = The deck is empty and the round finished: the majority of Domains decided.
web-result-by-draw = The players agreed on a draw.
web-result-by-concession = The others conceded.
web-result-domains = Domain by Domain
web-result-hands = The hands
web-result-deck = Left in the deck: { $cards }
web-points = Points
web-leads = leads
web-ties = The tie, step by step
web-tie-broken = { $seat } goes ahead
web-tie-stays = still level: { $seats }
web-rematch = Play again
web-rematch-join = To the rematch
web-review = Step through the game
web-review-back = One action back
web-review-next = One action on
web-review-at = After { $at } of { $last } actions
web-record = Download the record
web-share = Share the link
web-verify = The shuffle, checked by your browser
web-verify-working = Dealing the deck again from the revealed seeds…
web-verify-failed = The proof could not be fetched.
web-verify-numbers = The numbers
web-verify-commitment = Promised before the game:
web-verify-seed = The seed, revealed:
web-set-name = Your name
web-set-language = Language
web-set-theme = Look
web-theme-system = As the system
web-theme-dark = Evening
web-theme-light = Daylight
web-set-speed = Speed of the cards
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-fast = Fast
web-speed-instant = No motion
web-set-autoplay = Play forced moves by themselves
web-set-remind = Remind me of unused free effects
web-set-sound = Sounds
web-set-firstgame = Explain new things as they come (first game)
web-set-notify = Notify me when it is my turn
web-your-turn-notice = It is your turn
web-your-turn-title = Your turn – Impera
web-key-choose = Choose the first, second, … of what is offered
web-key-walk = Walk along the hand, the board or the choices
web-key-press = Choose what has the focus
web-key-hand = To your hand
web-key-board = To the board of effects
web-key-end = End the turn
web-key-undo = Undo
web-key-cancel = Cancel, or back to now
web-key-hint = Hint
web-key-pile = Discard pile
web-key-log = Log
web-key-chat = Chat
web-key-rules = Rules
web-key-help = This sheet
web-lesson-got-it = Got it
web-lesson-stop = No more of these
web-lesson-draft-title = The draft.
web-lesson-draft = Keep one card and pass the rest on. Cards of one Domain belong together: you want many of the same.
web-lesson-play-title = Your turn.
web-lesson-play = Choose a card of your hand: it goes before you, into its Domain. { $all } of one Domain at the end of your turn win the game.
web-lesson-effects-title = Effects.
web-lesson-effects = What glows on the board is yours to use, in any order. Choose anything else there and you hear what it lacks. Then end the turn.
web-lesson-level-title = A level reached!
web-lesson-level = { $one } cards of a Domain give its effect of level 1, { $two } that of level 2, once in every turn. Nothing is paid for being there.
web-lesson-embargo-title = An embargo.
web-lesson-embargo = Somebody bars one of your Domains: you cannot play it this turn. Its effects still work.
web-lesson-threat-title = Danger!
web-lesson-threat = Somebody is one card from Hegemony. Attack that Domain, lay an embargo or a democracy on it, or make an Inquisition.
web-lesson-coin-title = The Culture coin.
web-lesson-coin = It marks an effect copied by Inspiration. Who alone has the most Culture may copy.
web-lesson-last-round-title = The last round.
web-lesson-last-round = The deck is empty. When the round is over, the one who leads in the most Domains wins.
web-guide-aim-title = What you want
web-guide-aim = Seven cards of one Domain before you at the end of your own turn (eight with two players): Hegemony, you win at once. If the deck runs out first, leading in the most Domains wins.
web-guide-turn-title = Your turn
web-guide-turn = Play one card from your hand. Use as many effects as you like. Draw up to three cards. Then it is the next player's turn.
web-guide-effects-title = Six Domains
web-guide-effects = Military destroys, Religion looks into hands and draws, Economy replaces and blocks, Science takes back and digs, Culture copies, Utopia brings back and delays.
web-guide-levels-title = Permanent effects
web-guide-levels = Three cards of a Domain give its level 1, five its level 2 (two and four with four players). They cost no card of the Domain and work once each turn.
web-guide-discard-title = Discard effects
web-guide-discard = Give up one card of the Domain for a strong blow: Attack, Inquisition, Embargo, Breakthrough, Democracy. One per Domain and turn.
web-guide-markers-title = What everyone sees
web-guide-markers = Backs show the Age, so even a hidden hand tells something. An embargo bars a Domain for one turn; a democracy makes Hegemony there one card harder until the end.
web-guide-end-title = The end
web-guide-end = When the last card is drawn the round is finished. Each Domain gives a point to those who lead in it; ties are broken by Utopia, Culture, Science, Economy, Religion, Military.
web-rules-english = The numbered rules below are in English.
`;export{e as default};