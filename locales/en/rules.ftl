### The numbered rules, short; docs/rules.md has them with examples and rulings. The numbers are those of the engine.

## Parts
rule-part-1 = Cards
rule-part-2 = Set-up
rule-part-3 = The turn
rule-part-4 = Reading effects
rule-part-5 = Permanent effects
rule-part-6 = Discard effects
rule-part-7 = What everyone may know
rule-part-8 = The end
rule-part-9 = Teams

## 1
rule-r1-1 = There are 104 cards, each of one Domain and one Age. The front shows the Domain, the back the Age, so even a hidden card tells how old it is. By Age 1, 2 and 3 there are: Military 8, 8, 4; Religion 8, 8, 0; Economy 4, 4, 8; Science 4, 8, 8; Culture 4, 4, 8; Utopia 0, 0, 16. The Age gives a card no strength.
    .title = What is in the box
rule-r1-2 = Domain and Age together make a kind, such as M1 or E3. There are fifteen kinds, and cards of one kind are interchangeable.
    .title = Kinds

## 2
rule-r2-1 = Two to four play. Seats are numbered clockwise; the neighbour on your left has the next number.
    .title = Seats
rule-r2-2 = The three Ages are shuffled separately. Unless four play, three cards of every Age are removed unseen. Age 1 lies on top, then Age 2, then Age 3. No card ever returns to this deck.
    .title = The deck
rule-r2-3 = Chance names the First Player. The Culture coin waits beside the deck.
    .title = Who begins
rule-r2-4 = From the First Player on, clockwise, everyone is dealt three cards.
    .title = Basic
rule-r2-5 = Everyone is dealt four cards. Three times all choose at once and in secret: keep one of four and pass the rest to the left, keep one of three and pass the rest, keep one of two and lay the other face up in the centre. Then each claims one centre card into the play area, beginning on the First Player's right and going counter-clockwise. All start with three cards in hand and one in play.
    .title = Draft

## 3
rule-r3-1 = The First Player opens and the turn passes clockwise. A turn has four steps: play, effects, draw, end.
    .title = Order
rule-r3-2 = Put one card from your hand face up into your play area. You cannot pass while you hold a card you may play; only with no such card does the step fall away.
    .title = Play
rule-r3-3 = Use as many effects as you like, in any order, or none; finish one before the next. Each Domain gives you one permanent effect and one discard effect per turn. Where an effect and a basic rule disagree, the effect is right.
    .title = Effects
rule-r3-4 = Refill your hand to your hand size: three cards, or more if Religion saw to it this turn. A hand that is large enough stays as it is. An empty deck gives nothing.
    .title = Draw
rule-r3-5 = Embargoes that bound you this turn are cleared away. Then comes the question whether you have reached Hegemony.
    .title = End

## 4
rule-r4-1 = Count your face-up cards of the Domain at the moment you begin the effect. Level 1 takes 3, level 2 takes 5; with four players 2 and 4. Whoever has level 2 may use level 1 instead.
    .title = Levels
rule-r4-2 = Once you have used either level of a Domain, its permanent effect is spent until your next turn, whether the level was your own or copied.
    .title = One per Domain
rule-r4-3 = What an effect makes you give up first must be possible in full, or you cannot begin. What it then brings is done as far as possible, and the rest lapses. One exception: Oligarchy and Republic cost nothing, and yet cannot begin on an empty discard pile.
    .title = Pay all, receive what there is
rule-r4-4 = Embargo and democracy cards lie face down. They count for nobody, and no effect can aim at them, discard them, take them or move them.
    .title = Face up or not at all
rule-r4-5 = A discard effect is paid with one face-up card of its Domain from your own play area. If the Ages differ, the lowest goes without a question, and so it is with what an Attack takes. Wherever else a card is chosen, its owner or chooser names the kind freely.
    .title = Which card goes

## 5
rule-r5-1 = Level 1, Assassination: one card of your choice from your hand goes to the discard pile. Level 2, Purge: two cards.
    .title = Military
rule-r5-2 = Level 1, Holy Book: your hand size is five this turn. Level 2, Divine Right: seven. You have to use it during your effects; then it holds for this turn's draw, even if Religion cards leave.
    .title = Religion
rule-r5-3 = Level 1, Development: one card of your play area goes to the discard pile, then you play one from your hand. Level 2, Monopoly: two, then two.
    .title = Economy
rule-r5-4 = Level 1, Experiment: take one card of your play area into your hand, then play one from your hand, even the same. Level 2, Research: two, then two.
    .title = Science
rule-r5-5 = Level 1, Oligarchy: take a card of your choice from the discard pile into your hand. Level 2, Republic: two, or the only one there is. The pile must not be empty.
    .title = Utopia
rule-r5-6 = Culture has no levels. If you have more Culture cards than each other player, Inspiration lets you carry out one permanent effect whose level another player meets now. Cost and benefit are yours. Once per turn; it spends the permanent effect of Culture and of the Domain you copied.
    .title = Culture: Inspiration
rule-r5-7 = The coin marks the Domain that was copied. It goes back beside the deck when your next turn begins, or at once when another player has at least as many Culture cards as you. That is compared after every single card, even inside an effect; all that an Attack takes, the attacker's card included, counts as one moment. Once back, the coin stays back. It changes nothing else.
    .title = The Culture coin

## 6
rule-r6-1 = Pay one Military card and name a Domain. First you lose one card of it yourself, so you must have one (for Military two in all); then everyone else who has that Domain loses one card of it, partners too.
    .title = Attack
rule-r6-2 = Pay one Religion card and choose another player. You take their whole hand into yours and give back as many cards, any you like. You have seen them all; they see what comes back; the rest see only backs. The hand may be empty.
    .title = Inquisition
rule-r6-3 = Choose a Domain of any player, yourself included, who still has a face-up card of it once you have paid. Your Economy card lies there face down: in their next turn they cannot play that Domain by any means, though its effects still work. Several embargoes may lie on one Domain. On your own Economy you need two Economy cards.
    .title = Embargo
rule-r6-4 = At the end of the turn in which it bound somebody, the embargo card goes to the discard pile. It stays even if the cards beneath it leave.
    .title = When an embargo lifts
rule-r6-5 = Pay one Science card, draw five cards, then discard as many from your hand as you drew. If the deck holds fewer, you draw and discard that many.
    .title = Breakthrough
rule-r6-6 = Choose a Domain of any player, yourself included, who still has a face-up card of it once you have paid. Your Utopia card lies there face down to the end of the game, and that player needs one card more for Hegemony there, even if the Domain is emptied. Several add up. On your own Utopia you need two Utopia cards.
    .title = Democracy
rule-r6-7 = Culture has no discard effect.
    .title = Culture

## 7
rule-r7-1 = Open to all: who is First Player, play areas, the discard pile, face-down cards and what they are, the coin, the size of every hand, the Age of every card in hands, packs and deck, and everything that is done. Hidden: the faces in other hands, order and faces of the deck, the cards removed, draft picks, and for third players the faces that change hands in an Inquisition.
    .title = Open and hidden
rule-r7-2 = What was seen stays known: a card taken openly into a hand, or seen by an inquisitor, is known to those who saw it until it leaves that hand, or may have left it unseen.
    .title = Memory
rule-r7-3 = After the game all cards are open.
    .title = Afterwards

## 8
rule-r8-1 = At the end of your own turn, after the draw, you win at once with seven face-up cards of one Domain (eight with two players), and one more for each democracy lying on it.
    .title = Hegemony
rule-r8-2 = When the last card of the deck is taken, the round in progress is the last. It is played to its end without draws; the game stops where the First Player would be next. If nobody reaches Hegemony until then, points decide.
    .title = The last round
rule-r8-3 = Each Domain gives a point to whoever has the most face-up cards of it, and at least one; those who share the lead get one each. Most points win.
    .title = Points
rule-r8-4 = Only among those tied, step by step: most cards in Utopia, then Culture, Science, Economy, Religion, Military. Who is still tied shares the win.
    .title = Ties
rule-r8-5 = No rule forbids repetition. A limit on turns, a draw by agreement and a concession belong to the table or the simulation and are no result of the game.
    .title = Going round in circles

## 9
rule-r9-1 = Four players, partners facing each other: seats 1 and 3 against 2 and 4. All other rules stay, and hands are not shared.
    .title = Partners
rule-r9-2 = If one partner reaches Hegemony, both win.
    .title = Hegemony
rule-r9-3 = A team gets one point for each Domain in which at least one of its players is a leader among the four. If both teams have a leader there, both score. Ties are broken as ever, with the partners' cards added up.
    .title = Points
