### What the game says: refusals, explanations, and errors. Numbers of rules are put in front by the program.
### Arguments: $domain and $effect arrive translated; $card is a kind such as M1; seats are P1 to P4.

## Not an action at all
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
unparsable-answer = No action is named in “{ $text }”.

## Never possible in this set-up
impossible-seat = there is no { $seat } at this table of { $players }
impossible-draft = nobody drafts in the basic variant: hands are dealt
impossible-draft-age = { $card } is not in any pack: all the cards of the draft are Age 1

## Not your turn
not-your-turn = { $seat } is not asked now: { $turn } decides

## Legal, and by what
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

## Not legal, and why not
why-over-hegemony = the game is over: it was won by Hegemony
why-over-majority = the game is over: the last round is finished
why-asked-pick = keep a card of your pack first
why-asked-claim = claim a card from the centre first
why-play-first = play a card from your hand first
why-play-over = the play step of this turn is over: now only an effect lets you play a card
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

## Set-ups that do not exist
setup-players = the game is for 2, 3 or 4 players, not { $players }
setup-variant = there is no variant “{ $variant }”; there are: { $variants }
setup-teams = teams need four players, not { $players }
setup-first = { $first } is not at this table of { $players }
setup-seat = { $seat } is not at this table of { $players }
setup-kind = “{ $kind }” is no card; cards are: { $kinds }
setup-deck-size = the deck of { $players } players holds { $needed } cards, not { $have }
setup-copies = the box holds { $needed } cards { $kind }, here are { $have }
setup-ages = { $kind } at place { $place } of the deck should be a card of Age { $age }
setup-seed =
    { $have ->
        [one] a server seed is { $needed } hexadecimal digits; this is a single character
       *[other] a server seed is { $needed } hexadecimal digits; this has { $have } characters
    }
setup-seed-or-deck = give either a seed or a deck order, not both and not neither
setup-player-seeds = give one player seed for each of the { $needed } seats, or none; here are { $have }
setup-player-seed-length = a player seed has at most { $most } characters, not { $have }
setup-player-seed-text = a player seed must be text that can be written in UTF-8

## Undo and positions
nothing-to-undo = there is nothing to undo: no action was played yet
position-format = a position begins with “{ $needed }”, not “{ $have }”
position-field = column { $column }: “{ $field }” cannot be read
position-no-endgame = a game can be begun from a position after the picks of a draft and before the end
position-missing = the position lacks the field “{ $field }”

## Records
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

## Playthroughs
playthrough-header = a playthrough begins with a line whose format is “{ $needed }”
playthrough-differs = { $field } should be { $needed }, here it is { $have }

## Verifying a record
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
verify-seals-holds = the seeds are those that the players had sealed
verify-seals-fails = a seed is not the one that a player had sealed
verify-lots-holds = the seats are those that the seeds draw by lot
verify-lots-fails = the seats are not those that the seeds draw by lot
verify-first-holds = the seeds give this First Player
verify-first-fails = the seeds do not give this First Player
