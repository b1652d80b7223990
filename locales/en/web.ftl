### The browser game. $seat, $other and $winners are names; $domain and $effect arrive translated.

## Everywhere
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

## Front page
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

## New table
web-new-players = Players
web-new-variant = Start of the game
web-new-basic = Basic: hands are dealt
web-new-draft = Draft: hands are chosen
web-new-teams = Teams: seats 1 and 3 against 2 and 4
web-new-seats = Who sits where
web-new-seat-who = Seat { $seat }: who sits here?
web-new-seat-me = Me
web-new-seat-open = Free: for a friend
web-new-fill = Bots in the free seats
web-new-clock = Clock
web-new-clock-none = No clock
web-new-who-comes = Who may come?
web-new-private = Private: who has the link
web-new-listed = In the lobby: everyone
web-new-hints = Hints allowed
web-new-rated = Rated game
web-new-rated-text = A rated game counts towards the ratings. Hints are off.
web-new-chat = Free chat (phrases are always there)
web-new-seeds = Each player may add to the shuffle
web-new-create = Set the table

## Before the start
web-room-title = The table is set
web-room-invite = Send this link to your friends:
web-room-open = Free seat
web-room-reserved = Kept for { $seat }
web-room-sit = Sit down
web-room-leave = Get up
web-room-bot = Seat a bot
web-room-remove = Remove
web-room-free = Free the seat
web-room-start = Start the game
web-room-wait-host = The host starts the game when every seat is taken.
web-room-close = Clear the table
web-room-closed = This table has been closed.
web-room-seals = Chance comes from everyone: each browser seals a number by itself and shows it once all have sealed theirs. Nobody can choose the cards, not even the server.
web-room-seed = Your addition to the shuffle
web-room-seed-set = Add it
web-room-commitment = Promise of the shuffle (SHA-256 of the seed):
web-room-you = you
web-room-join = Join
web-room-full = Every seat is taken. You can watch.
web-room-free-person = Free the seat of { $seat }
web-room-at-once = Start as soon as every seat is taken
web-room-qr = QR code of the link
web-room-what = The game
web-room-hints = hints
web-room-no-clock = no clock
web-room-seconds = { $turn } s a turn, { $bank } min in reserve
web-room-days = { $turn } days a turn

## Lists
web-list-none = Nothing here yet.
web-list-players = { $count } players
web-list-turn = Your turn
web-list-whose = { $seat } to play
web-list-open = Waiting for players
web-list-running = Being played
web-list-finished = Finished
web-list-closed = Cleared
web-list-rated = rated
web-list-join = Join
web-list-watch = Watch
web-list-go-on = Continue
web-list-look = Look
web-ratings = Ratings
web-ratings-from = The list holds bots, and people who have met at least { $count } different opponents in rated games.
web-ratings-mine = You: { $rating } ± { $sure }. Different opponents so far: { $have } of { $count }.
web-uncounted-one-person = This game does not count: two of its seats are at one address, or are one person’s.
web-uncounted-early = This game does not count: it was given up too early.
web-ratings-none = Nobody has played a rated game of this kind yet.
web-ratings-value = Rating
web-ratings-sure = Margin
web-ratings-change = Change
web-ratings-games = Games

## Replay of a file
web-replay-choose = Choose a record (text or JSON)
web-replay-drop = or drop the file here
web-replay-failed = This file could not be read: { $why }

## The table
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
web-pile-title = Discard pile
web-pile-empty = The discard pile is empty.
web-open-pile = Open the discard pile
web-turn = Turn { $number }
web-steps = Steps of the turn
web-step-play = Play
web-step-effects = Effects
web-step-draw = Draw
web-warn-one = { $seat }: one card from Hegemony in { $domain }
web-warn-there = { $seat } has Hegemony in { $domain } if the turn ends so
web-hurried = Busy: bots think less
web-hurried-why = So much is going on here that every bot gets less time to think. It plays a little weaker until that is over.
web-preparing = A bot is getting ready
web-preparing-why = This server was started for the first time and is still putting together how this bot thinks. It takes about a minute, once; then the game goes on by itself.
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

## A Domain in words
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
web-column-democracies =
    { $count ->
        [one] A democracy lies on it.
       *[other] { $count } democracies lie on it.
    }

## The board of effects
web-board = The sixteen effects
web-slot-level-1 = Level 1
web-slot-level-2 = Level 2
web-slot-discard = For a discarded card
web-slot-copy = Copies an effect
web-standing-ready = Ready
web-standing-spent = Spent this turn
web-standing-lacking = Not possible now: choose it to hear why
web-standing-waiting = Not your decision now

## What is asked
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

## Draft
web-draft-title = Draft, pick { $round }
web-draft-pick = Keep one card; the rest goes to { $other }.
web-draft-pick-last = Keep one card; the other goes face up to the centre.
web-draft-claim = The last cards lie in the centre. Each player claims one for the play area.
web-draft-pack = Your pack
web-draft-centre = The centre
web-draft-kept = kept
web-draft-done = has chosen
web-draft-thinking = is choosing
web-draft-passed = Pick { $round }: you passed { $cards } to { $other }

## Log and talk
web-log-mine = Only what was done to me
web-log-turn = Turn { $number }: { $seat }
web-log-start = The deal
web-log-none = Nothing yet.
web-chat-none = Nobody has said anything yet.
web-chat-write = Say something
web-chat-send = Send
web-chat-phrases-only = Phrases only at this table
web-mute-people = Who is heard
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-mute-on = muted
web-muted = { $name } is muted: you no longer see their words.
web-unmuted = { $name } is heard again.
web-phrases = Phrases of diplomacy
web-phrase-gap-seat = To
web-phrase-gap-target = About
web-phrase-gap-domain = Domain
web-phrase-gap-missing = Cards missing
web-talk-chat-on = Free chat is on
web-talk-chat-off = Free chat is off
web-offer-agree = Agree
web-offer-decline = Decline
web-offer-draw = Offer a draw
web-offer-concede = Concede
web-offer-to = Who would win?
web-offer-waiting = Your offer waits for { $names }
web-offer-withdraw = Withdraw
web-offer-declined = { $name } declined your offer.
web-concede-sure = Concede? If the others agree, { $seat } wins.
web-concede-ends = Concede? { $seat } wins and the game is over at once.
web-concede-do = Really concede
web-table-menu = This table
web-leave-table = Leave: a bot plays on
web-leave-sure = A bot plays on in your seat. You can come back until somebody takes it over.
web-leave-do = Really leave
web-return = Take your seat back
web-bot-plays = A bot plays for you.
web-take-over-text = A bot plays a seat that somebody left.
web-take-over = Take over from { $seat }
web-spectating = You are watching.

## The end
web-result-won = You have won!
web-result-shared = A shared victory!
web-result-lost =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won together
    }
web-result-winners =
    { $count ->
        [one] { $winners } won
       *[other] { $winners } won together
    }
web-result-hegemony = { $seat } ended a turn with { $count } cards in { $domain }: Hegemony.
web-result-hegemony-you = You ended a turn with { $count } cards in { $domain }: Hegemony.
web-result-by-hegemony = Victory by Hegemony.
web-result-by-majority = The deck is empty and the round finished: the majority of Domains decided.
web-result-by-draw = The players agreed on a draw.
web-result-by-concession =
    { $count ->
        [one] { $seats } has conceded.
       *[other] { $seats } have conceded.
    }
web-result-domains = Domain by Domain
web-result-hands = The hands
web-result-deck = Left in the deck:
web-points = Points
web-leads = leads
web-ties = The tie, step by step
web-tie-broken = ahead: { $seat }
web-tie-stays = still level: { $seats }
web-rematch = Play again
web-rematch-join = To the rematch
web-review = Step through the game
web-review-back = One action back
web-review-next = One action on
web-review-at = After { $at } of { $last } actions
web-moment-back = To the key moment before
web-moment-next = To the next key moment
web-moment-end = The end
web-moment-threat = { $seat } is one card from Hegemony in { $domain }
web-moment-strike = A blow
web-moment-last-round = Last round
web-moment-age = Age { $age } begins
web-moment-swing = Big swing: { $seat }, { $domain }
web-record = Download the record
web-share = Share the link
web-verify = The shuffle, checked by your browser
web-verify-working = Dealing the deck again from the revealed seeds…
web-verify-failed = The proof could not be fetched.
web-verify-numbers = The numbers
web-verify-commitment = Promised before the game:
web-verify-seed = The seed, revealed:

## Settings
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
web-set-bot = Strength of the bots you play at once
web-bot-ladder = { $level ->
    [1] 1 · Newcomer
    [2] 2 · Beginner
    [3] 3 · Learner
    [4] 4 · Casual
    [5] 5 · Regular
    [6] 6 · Club
    [7] 7 · Expert
    [8] 8 · Master
    [9] 9 · Grandmaster
    [10] 10 · Champion
   *[other] Level { $level }
}
web-bot-about-ladder = { $level ->
    [1] Sees a handful of turns and takes one it fancies.
    [2] Sees a handful of turns and likes the better ones a little more.
    [3] Tells a good turn from a bad one, and seldom thinks of your hand.
    [4] Notices every other threat, and remembers some of the cards it saw.
    [5] Weighs thirty turns, and now and then overlooks what you are up to.
    [6] Remembers most of what it saw and wards off most threats.
    [7] Goes through hundreds of turns and overlooks no certain win.
    [8] Learned from its own games what is worth what, and plans to the last card.
    [9] As the master, and thinks your answer through.
   *[10] As the grandmaster, with up to a second for every turn.
}
web-bot-style = { $style ->
    [builder] Builder
    [raider] Raider
    [merchant] Merchant
    [scholar] Scholar
   *[diplomat] Diplomat
}
web-bot-level = { $level ->
    [1] 1 · Beginner
    [2] 2 · Casual
    [3] 3 · Club
    [4] 4 · Expert
    [5] 5 · Master
    [6] 6 · Champion
   *[other] Level { $level }
}
web-bot-random = Random
web-bot-builder = Builder
web-bot-light = Light
web-bot-greedy = Greedy
web-bot-about-level = { $level ->
    [1] Knows the rules, and forgets an effect now and then.
    [2] Takes the turn that looks best right now.
    [3] Tries hundreds of turns out in its head before it decides.
    [4] Plans its whole turn; learned what is worth what from its own games.
    [5] As the expert, and thinks your answer through.
   *[6] As the master, with up to a second for every turn.
}
web-bot-about-random = Does anything the rules allow, by chance.
web-bot-about-builder = Lays down one Domain and seldom looks around.
web-bot-about-light = Gathers the Domain nearest to Hegemony.
web-bot-about-greedy = Plays as a casual player does.
web-bot-about-other = A bot of this server.
web-set-autoplay = Play forced moves by themselves
web-set-remind = Remind me of unused free effects
web-set-sound = Sounds
web-set-firstgame = Explain new things as they come (first game)
web-set-notify = Notify me when it is my turn
web-continue = Continue on another device
web-continue-text = Open this link there. It works once; whoever opens it is you.
web-whose = Whose game is this?
web-whose-text = This personal link is {$owner}’s. Here you are {$name}.
web-whose-lost =
    If you become {$owner}, you play in that name, and {$count ->
        [0] your rating is
        [one] your one game and your rating are
       *[other] your {$count} games and your rating are
    } no longer at hand in this browser. For 30 days you can be {$name} again: in the settings.
web-whose-warning = Did you not make this link yourself? Then stay who you are: whoever made it sees all you play.
web-whose-stay = Stay {$name}
web-whose-become = Become {$owner}
web-whose-back = Be {$name} again
web-your-turn-notice = It is your turn
web-your-turn-title = Your turn – Impera

## Keyboard
# One letter of the keyboard each, all different, from the words above or below: what it does is told by web-key-….
web-letter-hand = D
web-letter-board = F
web-letter-end = E
web-letter-undo = U
web-letter-hint = H
web-letter-pile = P
web-letter-log = L
web-letter-chat = C
web-letter-rules = R
web-letter-back = B
web-letter-next = N
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
web-key-moments = In the review: key moment before, next key moment
web-key-help = This sheet

## First game
web-advice-got-it = Got it
web-advice-stop = No more of these
web-says = { $name } says:
web-says-near = { $domain }: I have { $have } of { $need }. One more and I win by Hegemony!
web-says-level = { $domain }: I have { $have } now, so its level { $level } works for me every turn.
web-says-culture = { $domain }: nobody has as much of it as I, so I may copy an effect of another once a turn.
web-says-lead = { $domain }: I lead there with { $have }. If the deck runs out, every Domain one leads is a point.
web-says-more = { $domain }: I collect it and have { $have } now. { $need } of one Domain win the game.
web-says-first = { $domain }: my first card there. Let us see what else comes.
web-says-tried = { $domain }: it did not stay before me, but one card has to be played each turn.
web-says-skip = I may play none of my cards, so this turn I skip that.
web-says-attack = I attacked { $domain }, so that others have less of it. It cost me two cards of my own.
web-says-attack-none = I attacked { $domain }, but nobody else had any: two cards of mine for nothing.
web-says-inquisition = I looked through a whole hand, kept what helps me and gave as many cards back.
web-says-embargo-you = An embargo on your { $domain }: you cannot play it in your next turn.
web-says-embargo = An embargo for { $seat }: { $domain } cannot be played there in the next turn.
web-says-democracy-you = A democracy on your { $domain }: to the end of the game Hegemony takes you one card more there.
web-says-democracy = A democracy for { $seat }: Hegemony in { $domain } takes one card more there, to the end of the game.
web-says-breakthrough = I paid a card, drew five and laid off as many: I keep the best.
web-says-copied = Nobody has as much Culture as I, so I copied an effect of another.
web-says-laid-off = I laid off what I do not need: at the end of my turn new cards come.
web-says-hand = I draw up to { $size } cards this time: more to choose from.
web-says-exchanged = I gave up cards before me to play others at once: they suit me better.
web-says-anew = I took cards back into my hand and played once more: so I can change my mind.
web-says-found = I took what suits me out of the discard pile: everybody may look there what lies in it.
web-advice-draft-title = The draft.
web-advice-draft = Keep one card and pass the rest on. Cards of one Domain belong together: you want many of the same.
web-advice-play-title = Your turn.
web-advice-play = Choose a card of your hand: it goes before you, into its Domain. { $all } of one Domain at the end of your turn win the game.
web-advice-effects-title = Effects.
web-advice-effects = What glows on the board is yours to use, in any order. Choose anything else there and you hear what it lacks. Then end the turn.
web-advice-effects-sheet = Open Effects: what glows there is yours to use, in any order. Choose anything else and you hear what it lacks. Then end the turn.
web-advice-level-title = A level reached!
web-advice-level = { $one } cards of a Domain give its effect of level 1, { $two } that of level 2, once in every turn. The level itself costs nothing.
web-advice-embargo-title = An embargo.
web-advice-embargo = Somebody bars one of your Domains: you cannot play it this turn. Its effects still work.
web-advice-threat-title = Danger!
web-advice-threat = { $seat } is one card from Hegemony in { $domain }. Attack that Domain, lay an embargo or a democracy on it, or make an Inquisition.
web-advice-coin-title = The Culture coin.
web-advice-coin = It marks an effect copied by Inspiration. Who alone has the most Culture may copy.
web-advice-last-round-title = The last round.
web-advice-last-round = The deck is empty. When the round is over, the one who leads in the most Domains wins.

## Guide
web-guide-aim-title = What you want
web-guide-aim = Seven cards of one Domain before you at the end of your own turn (eight with two players): Hegemony, you win at once. If the deck runs out first, leading in the most Domains wins.
web-guide-turn-title = Your turn
web-guide-turn = Play one card from your hand. Use as many effects as you like. Refill your hand to three cards. Then it is the next player's turn.
web-guide-effects-title = Six Domains
web-guide-effects = Military destroys, Religion looks into hands and draws, Economy replaces and blocks, Science takes back and digs, Culture copies, Utopia brings back and delays.
web-guide-levels-title = Permanent effects
web-guide-levels = Three cards of a Domain give its level 1, five its level 2 (two and four with four players). They cost no card of the Domain and work once each turn.
web-guide-discard-title = Discard effects
web-guide-discard = Give up one card of the Domain for a strong blow: Attack, Inquisition, Embargo, Breakthrough, Democracy. One per Domain and turn.
web-guide-markers-title = What everyone sees
web-guide-markers = Backs show the Age, so even a hidden hand tells something. An embargo bars a Domain for one turn; a democracy makes Hegemony there one card harder until the end.
web-guide-end-title = The end
web-guide-end = When the last card is drawn, the round is played to its end. Each Domain gives a point to those who lead in it; ties are broken by Utopia, Culture, Science, Economy, Religion, Military.
web-rules-all = All the rules

## What I do, and what is done to me. $card is a card with its name, $domain and $effect arrive translated.
web-you-played = You play { $card }
web-you-discarded = You discard { $card } from hand
web-you-sacrificed = You give up { $card } from your play area
web-you-paid = You pay with { $card }
web-you-lost = You lose { $card } to the attack
web-you-took = You take { $card } back into hand
web-you-recovered = You take { $card } from the discard pile
web-you-drew = You draw { $card }
web-you-seized = You take { $card } from the hand of { $other }
web-you-gave = You give { $card } to { $other }
web-you-applied-own = You apply { $effect }
web-you-applied-copied = You copy { $effect } from { $other }
web-you-applied-attack = You attack { $domain }
web-you-applied-inquisition = You start { $effect } against { $other }
web-you-applied-embargo = You lay an embargo on { $domain } of { $other }
web-you-applied-breakthrough = You apply { $effect }
web-you-applied-democracy = You lay a democracy on { $domain } of { $other }
web-you-self-embargo = You lay an embargo on your own { $domain }
web-you-self-democracy = You lay a democracy on your own { $domain }
web-you-embargo-lifted = The embargo on your { $domain } is over: { $card } goes to the discard pile
web-you-picked = You keep { $card }
web-you-passed = You pass { $card } to { $other }
web-you-centred = You lay { $card } in the centre
web-you-claimed = You claim { $card }
web-you-play-skipped =
    { $number ->
        [one] You have no card to play: the play is skipped
       *[other] You have no card to play: { $number } plays are skipped
    }
web-you-deck-emptied = You draw the last card: this is the last round
web-you-ended-hegemony = You have Hegemony: the game is over
web-to-you-seized = { $seat } takes { $card } from your hand
web-to-you-gave = { $seat } gives { $card } to you
web-to-you-applied-copied = { $seat } copies { $effect } from you
web-to-you-applied-inquisition = { $seat } starts { $effect } against you
web-to-you-applied-embargo = { $seat } lays an embargo on your { $domain }
web-to-you-applied-democracy = { $seat } lays a democracy on your { $domain }
web-to-you-passed = { $seat } passes { $card } to you

## The race
web-stage = What is going on
web-race-to-go = { $count } to go
web-race-there = Hegemony!
web-race-said = Nearest Hegemony: { $domain }, { $have } of { $need }, { $count } to go.
web-majority = Who leads each Domain now
web-majority-lead = { $domain }: { $names } ({ $count })
web-majority-points =
    { $count ->
        [one] Leads in one Domain
       *[other] Leads in { $count } Domains
    }
web-deck-left =
    { $count ->
        [one] One card left in the deck
       *[other] { $count } cards left in the deck
    }
web-turns-left =
    { $count ->
        [one] Last round: one turn left
       *[other] Last round: { $count } turns left
    }
web-warn-answer = you can answer with { $effects }
web-embargo-now = Embargo: this Domain may not be played this turn
web-effect-lacks =
    { $count ->
        [one] Lacks one card of { $domain }
       *[other] Lacks { $count } cards of { $domain }
    }
web-log-turn-you = Turn { $number }: you
web-bot-ladder-short = { $level ->
    [1] Newcomer
    [2] Beginner
    [3] Learner
    [4] Casual
    [5] Regular
    [6] Club
    [7] Expert
    [8] Master
    [9] Grandmaster
    [10] Champion
   *[other] { $level }
}
web-bot-level-short = { $level ->
    [1] Beginner
    [2] Casual
    [3] Club
    [4] Expert
    [5] Master
    [6] Champion
   *[other] { $level }
}

## The effects in brief
web-brief-assassination = Lay off 1 card from your hand.
web-brief-purge = Lay off 2 cards from your hand.
web-brief-attack = Lay off 1 Military and 1 card of a Domain: everyone else with one loses one.
web-brief-holy-book = Draw up to 5 cards at the end of this turn.
web-brief-divine-right = Draw up to 7 cards at the end of this turn.
web-brief-inquisition = Lay off 1 Religion: see a player’s whole hand and choose what they get back.
web-brief-development = Replace 1 card before you with one from your hand.
web-brief-monopoly = Replace 2 cards before you with two from your hand.
web-brief-embargo = Lay 1 Economy on a Domain: it cannot be played there next turn.
web-brief-experiment = Take 1 card back into your hand, then play one.
web-brief-research = Take 2 cards back into your hand, then play two.
web-brief-breakthrough = Lay off 1 Science: draw 5, then lay off as many from your hand.
web-brief-inspiration = You lead Culture: use a level effect of another player.
web-brief-oligarchy = Take 1 card of your choice from the discard pile.
web-brief-republic = Take 2 cards of your choice from the discard pile.
web-brief-democracy = Lay 1 Utopia on a Domain: Hegemony there takes one card more.

## The story of the end
web-story = What decided it
web-story-points = Domains led: { $points }.
web-story-stopped = Without the democracy on { $domain }, { $seat } would have had Hegemony.
web-story-near =
    { $count ->
        [one] { $seat } was one card short of Hegemony in { $domain }.
       *[other] { $seat } was { $count } cards short of Hegemony in { $domain }.
    }
web-story-near-you =
    { $count ->
        [one] You were one card short of Hegemony in { $domain }.
       *[other] You were { $count } cards short of Hegemony in { $domain }.
    }
web-chart = The race: cards in the strongest Domain, turn by turn
web-chart-hegemony = Hegemony: { $count }
web-figure-effects = Effects used
web-figure-lost = Cards lost to attacks
web-figure-drawn = Cards drawn
web-result-by-concession-mine = You conceded.
web-again-with = Other opponents
web-again-against = Again, against { $bot }
web-verify-holds = all is right
web-verify-fails = something is wrong
