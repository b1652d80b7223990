### What happened, one sentence each. $seat and $other are names of players; $card is a kind such as M1, or a back.
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
