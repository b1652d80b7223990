"""What a seat may see. The fields are in the order of the alphabet: a view's JSON is what its digest is made of."""

import hashlib
from typing import Any, Literal, cast

from impera.wire.fields import Counts, Decided, Variant
from impera.wire.shapes import Told, in_order, written


class HandInfo(Told):
    """A hand, as far as this observer sees it."""

    ages: list[int]
    known: Counts
    size: int


class CoinInfo(Told):
    """The Culture coin."""

    domain: str
    holder: int
    seat: int


class Spent(Told):
    """Domains whose effects are spent this turn, by letter."""

    discard: str
    permanent: str


class Needs(Told):
    """The numbers to count towards: levels (R4.1) and Hegemony with democracies (R8.1, R6.6)."""

    hand_size: int
    hegemony: list[Counts]
    level_1: int
    level_2: int


class DraftInfo(Told):
    """The draft, as this observer sees it."""

    centre: Counts
    done: list[bool]
    pack: Counts
    passed: list[list[str]]
    picked: str | None
    round: int


class GameResult(Told, kw_only=True, omit_defaults=True):
    """How the rules ended the game."""

    how: Literal["hegemony", "majority"]
    points: list[int] | None = None
    winners: list[int]


class Opened(Told):
    """What nobody saw, once the game is over (R7.3): the rest of the deck, top first, and the removed cards."""

    deck: list[str]
    removed: list[str]


class ViewInfo(Told):
    """What a seat (null: a spectator) may see; `legal` is everything it may do now."""

    areas: list[Counts]
    barred: str
    coin: CoinInfo | None
    decision: Decided
    deck: list[int]
    democracies: list[Counts]
    discard: Counts
    draft: DraftInfo | None
    effect: str | None
    embargoes: list[list[list[str]]]
    first: int
    hand: Counts
    hand_size: int
    hands: list[HandInfo]
    legal: list[str]
    needs: Needs
    open: Opened | None
    owed: int
    players: int
    plays: int
    result: GameResult | None
    seat: int | None
    spent: Spent
    teams: bool
    turn: int
    turns: int
    variant: Variant
    victim: int | None


def digest_of(view: ViewInfo) -> str:
    """The hash of a view: of its JSON with sorted keys and no spaces."""
    return hashlib.sha256(in_order(view)).hexdigest()


def sealed(view: ViewInfo) -> tuple[ViewInfo, str]:
    """A view written already, and its digest. Its fields, and the keys of what we write into it, are in order."""
    ready = written(view)
    return ready, hashlib.sha256(cast(Any, ready)).hexdigest()
