"""A game as one seat follows it, card by card: which it has seen, where each lies, and what others chose unseen."""

from dataclasses import dataclass, field

import numpy as np

from impera.game.event import Event
from impera.game.seat import seats_of
from impera.game.setup import Setup
from impera.rules.facts import DRAFT_DEAL


@dataclass(slots=True, eq=False)
class Card:
    """One card of the box; `eq` is identity: two cards of a kind are two cards here."""

    kind: str
    is_seen: bool = False  # has the seat seen its face?


@dataclass(frozen=True, slots=True)
class Choice:
    """What somebody else chose unseen by the seat: a pick, or a card given back to a third."""

    number: int  # of the action, from 1
    verb: str
    card: Card
    others: list[Card]  # that could have been chosen as well, of the same Age and of another kind


@dataclass(slots=True)
class FollowedGame:
    """Every card's way from the deck to where it lies now; what has lain open is followed no further."""

    setup: Setup
    seat: int
    cards: list[Card] = field(init=False)  # the deck, top first, then the removed ones
    choices: list[Choice] = field(init=False, default_factory=list)
    _top: int = field(init=False, default=0)
    _hands: dict[int, list[Card]] = field(init=False)
    _packs: dict[int, list[Card]] = field(init=False)
    _picked: list[tuple[int, Card]] = field(init=False, default_factory=list)

    def __post_init__(self) -> None:
        """Lay the deck out; a draft begins with its packs (R2.5)."""
        self.cards = [Card(kind) for kind in (*self.setup.deck, *self.setup.removed)]
        seats = seats_of(self.setup.players)
        self._hands = {seat: [] for seat in seats}
        self._packs = {seat: [] for seat in seats}
        if self.setup.variant == "draft":
            for step in range(self.setup.players):
                owner = (self.setup.first - 1 + step) % self.setup.players + 1
                self._packs[owner] = self.cards[self._top : self._top + DRAFT_DEAL]
                self._top += DRAFT_DEAL
            self._look_at_pack()

    def follow(self, number: int, events: tuple[Event, ...]) -> None:
        """Let an action happen."""
        if any(event.what in ("passed", "centred") for event in events):
            self._end_round(number, events)
            return
        for event in events:
            self._happen(number, event)

    def _happen(self, number: int, event: Event) -> None:
        what, seat, kind = event.what, event.seat, event.card or ""
        hand = self._hands[seat]
        if what == "drew":
            card = self.cards[self._top]
            self._top += 1
            card.is_seen = seat == self.seat
            hand.append(card)
        elif what in ("played", "discarded"):
            self._seen(_out_of(hand, kind))
        elif what in ("took", "recovered"):
            hand.append(Card(kind, is_seen=True))
        elif what == "seized" and event.other:
            self._pass_on(_out_of(self._hands[event.other], kind), event.other, seat)
        elif what == "gave" and event.other:
            self._give(number, kind, seat, event.other)
        elif what == "picked":
            self._pick(number, kind, seat)

    def _give(self, number: int, kind: str, giver: int, victim: int) -> None:
        card = _out_of(self._hands[giver], kind)
        if self.seat not in (giver, victim):
            self._note(number, "give", card, self._hands[giver])
        self._pass_on(card, giver, victim)

    def _pass_on(self, card: Card, giver: int, taker: int) -> None:
        card.is_seen |= self.seat in (giver, taker)
        self._hands[taker].append(card)

    def _pick(self, number: int, kind: str, seat: int) -> None:
        card = _out_of(self._packs[seat], kind)
        if seat != self.seat:
            self._note(number, "pick", card, self._packs[seat])
        self._picked.append((seat, card))

    def _note(self, number: int, verb: str, card: Card, beside: list[Card]) -> None:
        """Exchanging two cards that were both unseen is only another deal: that is left to the shuffle."""
        others = [
            other
            for other in beside
            if other.kind[1] == card.kind[1] and other.kind != card.kind and (other.is_seen or card.is_seen)
        ]
        self.choices.append(Choice(number, verb, card, others))

    def _end_round(self, number: int, events: tuple[Event, ...]) -> None:
        """The last pick of a round: all keep theirs; the packs go on, or their last cards to the centre (R2.5)."""
        picked = next(event for event in events if event.what == "picked")
        self._pick(number, picked.card or "", picked.seat)
        for seat, card in self._picked:
            self._hands[seat].append(card)
        self._picked.clear()
        if any(event.what == "centred" for event in events):
            for pack in self._packs.values():
                for card in pack:
                    self._seen(card)
                pack.clear()
            return
        players = self.setup.players
        self._packs = {seat % players + 1: pack for seat, pack in self._packs.items()}
        self._look_at_pack()

    def _look_at_pack(self) -> None:
        for card in self._packs[self.seat]:
            self._seen(card)

    @staticmethod
    def _seen(card: Card) -> None:
        card.is_seen = True

    def open_choices(self) -> list[Choice]:
        """The choices that could have been others."""
        return [choice for choice in self.choices if choice.others]

    def shuffled_faces(self, rng: np.random.Generator) -> dict[int, str]:
        """New faces for the cards that the seat has not seen, those of each Age exchanged among themselves."""
        faces: dict[int, str] = {}
        for unseen in self._unseen_by_age():
            kinds = [card.kind for card in unseen]
            faces |= {id(card): kinds[place] for card, place in zip(unseen, rng.permutation(len(unseen)), strict=True)}
        return faces

    def exchanged_faces(self, rng: np.random.Generator) -> dict[int, str]:
        """New faces for two unseen cards of an Age."""
        unseen = [cards for cards in self._unseen_by_age() if len(cards) > 1]
        if not unseen:
            return {}
        cards = unseen[int(rng.integers(len(unseen)))]
        one, other = (cards[int(place)] for place in rng.choice(len(cards), 2, replace=False))
        return {id(one): other.kind, id(other): one.kind}

    def _unseen_by_age(self) -> list[list[Card]]:
        return [[card for card in self.cards if not card.is_seen and card.kind[1] == age] for age in "123"]


def _out_of(cards: list[Card], kind: str) -> Card:
    """Take a card of a kind; one that the seat knows there goes before one that it does not (R7.2)."""
    found = [card for card in cards if card.kind == kind]
    card = next((card for card in found if card.is_seen), found[0])
    cards.remove(card)
    return card
