"""A game on paper: what is open once it is over (R7.3)."""

from msgspec import UNSET, UnsetType

from impera.wire.fields import Counts, Decided
from impera.wire.shapes import Told
from impera.wire.view import CoinInfo, GameResult, Spent


class RecordInfo(Told):
    """A game: how it was dealt, what was done, how it ended. What docs/reference/records.md calls the JSON form."""

    format: str
    rules: int
    players: int
    variant: str
    teams: bool
    first: int
    deck: list[str]
    removed: list[str]
    actions: list[str]
    result: str
    tags: dict[str, str]
    commitment: str | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    player_seeds: list[str] | UnsetType = UNSET


class TruthInfo(Told):
    """The whole state, nothing hidden, in the fields of docs/reference/playthrough.md."""

    decision: Decided
    seat: int
    turns: int
    hands: list[Counts]
    areas: list[Counts]
    packs: list[Counts]
    centre: Counts
    embargoes: list[list[list[str]]]
    democracies: list[Counts]
    discard: Counts
    deck: int
    coin: CoinInfo | None
    spent: Spent
    hand_size: int
    result: GameResult | None
