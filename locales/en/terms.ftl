### The words of the game: English.
### Names are those of the printed edition; the sentences are our own. Rules: docs/rules.md.

## Domains

domain-M = Military
domain-R = Religion
domain-E = Economy
domain-S = Science
domain-C = Culture
domain-U = Utopia

# $domain (String): the translated name of the Domain. $age (Number): 1, 2 or 3.
card-name = { $domain }, Age { $age }

## Effects, each with one sentence for its tooltip

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

## Terms

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
