"""Which game is played: players, variant, teams, First Player and the order of the deck, checked against R1 and R2."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict, cast

import numpy as np

from impera.errors import SetupError
from impera.game.seat import place_of, seat_of
from impera.rules.facts import (
    AGE_CARDS,
    AGES,
    COPIES,
    KINDS,
    NONE,
    REMOVED_PER_AGE,
    SEATS,
    Variant,
)
from impera.rules.setup import deal
from impera.rules.state import STATE, Cells, State, copy_of
from impera.rules.trace import SILENT, Trace

VARIANTS = tuple(variant.name.lower() for variant in Variant)
ALL_CARDS = Counter({kind: int(copies) for kind, copies in zip(KINDS, COPIES, strict=True)})


class SetupData(TypedDict):
    """A set-up as data, in the fields of records and playthroughs."""

    players: int
    variant: str
    teams: bool
    first: int
    deck: list[str]
    removed: list[str]


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that chance and choice fix before the first decision."""

    players: int
    variant: str
    teams: bool
    first: int  # seat, from 1
    deck: tuple[str, ...]  # kinds, top first
    removed: tuple[str, ...]

    @classmethod
    def of(
        cls,
        *,
        players: int,
        variant: str = "basic",
        teams: bool = False,
        first: int = 1,
        deck: Iterable[str],
        removed: Iterable[str] | None = None,
    ) -> "Setup":
        """Check and make a set-up. `removed` may be left out: it is what the deck lacks."""
        check_options(players, variant, teams)
        check_first(first, players)
        order = tuple(deck)
        out = tuple(sorted(missing_from(order))) if removed is None else tuple(removed)
        _check_cards(players, order, out)
        return cls(players, variant, teams, first, order, out)

    def to_data(self) -> SetupData:
        """Write it."""
        return SetupData(
            players=self.players,
            variant=self.variant,
            teams=self.teams,
            first=self.first,
            deck=list(self.deck),
            removed=list(self.removed),
        )

    def deal(self, state: State, trace: Trace = SILENT) -> None:
        """Lay the game out on a blank record."""
        deal(
            state,
            self.players,
            VARIANTS.index(self.variant),
            self.teams,
            place_of(self.first),
            kinds_to_cells(self.deck),
            kinds_to_cells(self.removed),
            trace,
        )


@dataclass(frozen=True, slots=True)
class LaidOut(Setup):
    """A game that begins in the middle: nothing is dealt, the cards lie as they lie. There is no record of it."""

    position: State = field(compare=False)

    @classmethod
    def at(cls, s: State) -> "LaidOut":
        """Begin from a position."""
        deck = tuple(KINDS[kind] for kind in s.deck[s.deck_top : s.deck_end].tolist())
        removed = tuple(KINDS[kind] for kind in s.removed.tolist() if kind != NONE)
        return cls(
            int(s.players), VARIANTS[s.variant], bool(s.teams), seat_of(s.first), deck, removed, position=copy_of(s)
        )

    def deal(self, state: State, trace: Trace = SILENT) -> None:
        """Lay the position on a blank record; nothing happens by it."""
        for name in STATE.names or ():
            cast(Any, state)[name] = cast(Any, self.position)[name]


def check_options(players: int, variant: str, teams: bool) -> None:
    """Refuse a number of players, variant or teams that the game does not have."""
    if players not in (2, 3, 4):
        raise SetupError("setup-players", rule="R2.1", players=players)
    if variant not in VARIANTS:
        raise SetupError("setup-variant", variant=variant, variants=", ".join(VARIANTS))
    if teams and players != SEATS:
        raise SetupError("setup-teams", rule="R9.1", players=players)


def check_first(first: int, players: int) -> None:
    """Refuse a First Player who is not at the table."""
    if not 1 <= first <= players:
        raise SetupError("setup-first", rule="R2.3", first=f"P{first}", players=players)


def missing_from(cards: Iterable[str]) -> list[str]:
    """The cards of the box that are not among these, in the order of kinds."""
    left = ALL_CARDS.copy()
    left.subtract(cards)
    return [kind for kind in KINDS for _ in range(left[kind])]


def kinds_to_cells(kinds: Sequence[str]) -> Cells:
    """Write kinds as the numbers the rules use."""
    return np.array([KINDS.index(kind) for kind in kinds], dtype=np.int8)


def ages_of_deck(players: int) -> list[int]:
    """How many cards of each Age the Age deck holds before dealing."""
    return [int(AGE_CARDS[age] - REMOVED_PER_AGE[players]) for age in range(AGES)]


def _check_cards(players: int, deck: tuple[str, ...], removed: tuple[str, ...]) -> None:
    for kind in (*deck, *removed):
        if kind not in KINDS:
            raise SetupError("setup-kind", rule="R1.2", kind=kind, kinds=" ".join(KINDS))
    size = sum(ages_of_deck(players))
    if len(deck) != size:
        raise SetupError("setup-deck-size", rule="R2.2", players=players, needed=size, have=len(deck))
    counted = Counter(deck) + Counter(removed)
    for kind in KINDS:
        if counted[kind] != ALL_CARDS[kind]:
            raise SetupError("setup-copies", rule="R1.1", kind=kind, needed=ALL_CARDS[kind], have=counted[kind])
    _check_ages(players, deck)


def _check_ages(players: int, deck: tuple[str, ...]) -> None:
    expected = [age + 1 for age, count in enumerate(ages_of_deck(players)) for _ in range(count)]
    for place, (kind, age) in enumerate(zip(deck, expected, strict=True), start=1):
        if int(kind[1]) != age:
            raise SetupError("setup-ages", rule="R2.2", kind=kind, place=place, age=age)
