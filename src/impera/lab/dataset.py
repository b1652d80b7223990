"""A set of self-play games to learn from: a file for each set-up, a card that tells of it, and a Croissant file."""

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from impera.errors import UsageError
from impera.lab.dataset_card import card, croissant
from impera.lab.engines import Engine, in_order
from impera.lab.export import about_file, open_columns
from impera.lab.game_columns import chunk_of, sim_columns
from impera.lab.simulate import Plan, play_chunk_moves
from impera.wire.shapes import JsonObject

BOTS = ("level:4", "level:5", "level:6")
SETUPS = tuple(
    (players, variant, teams)
    for players, teams in ((2, False), (3, False), (4, False), (4, True))
    for variant in ("basic", "draft")
)


@dataclass(frozen=True, slots=True)
class SetupGames:
    """The games of one set-up, in a file of their own."""

    players: int
    variant: str
    teams: bool
    bots: tuple[str, ...]  # that take turns on the seats
    games: int
    seed: int

    @property
    def file(self) -> str:
        """The name of the file."""
        seats = "teams" if self.teams else f"{self.players}-players"
        return f"{seats}-{self.variant}.parquet"

    def plans(self) -> Iterator[tuple[Plan, int, int]]:
        """Game by game: every seating of the bots in turn, the deal of the game's own number."""
        seatings = list(product(self.bots, repeat=self.players))
        for number in range(self.games):
            seats = seatings[number % len(seatings)]
            yield Plan(self.players, self.variant, self.teams, seats, self.seed), number, 1

    def about(self) -> JsonObject:
        """What goes into the file's metadata."""
        setup = {"players": self.players, "variant": self.variant, "teams": self.teams}
        return about_file(made_by="dataset", **setup, bots=list(self.bots), seed=self.seed)


def parts(games: int, seed: int, bots: Sequence[str] = BOTS) -> list[SetupGames]:
    """The parts of a set: so many games of every set-up."""
    for name in bots:
        Plan.of(players=2, bots=[name])  # refuses a name that is none
    return [SetupGames(*setup, bots=tuple(bots), games=games, seed=seed) for setup in SETUPS]


def check_folder(folder: Path) -> None:
    """Refuse a folder that holds something already, before anything is played."""
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError("dataset-folder", path=str(folder))


def write_part(folder: Path, part: SetupGames, engine: Engine) -> Iterator[int]:
    """Play a part into its file; yields how many games are there."""
    played = in_order(engine, play_chunk_moves, part.plans())
    with open_columns(folder / part.file, sim_columns(moves=True), part.about()) as write:
        for (plan, number, _), (outcomes, moves) in zip(part.plans(), played, strict=True):
            write(chunk_of(plan, outcomes, number, moves))
            yield number + 1


def describe(folder: Path, made: Sequence[SetupGames]) -> None:
    """Write the card (README.md) and the Croissant file beside the games."""
    sums = {part.file: hashlib.sha256((folder / part.file).read_bytes()).hexdigest() for part in made}
    sizes = {part.file: (folder / part.file).stat().st_size for part in made}
    columns = sim_columns(moves=True)
    (folder / "README.md").write_text(card(made, columns), encoding="utf-8")
    told = croissant([(name, sums[name], sizes[name]) for name in sums], columns)
    (folder / "croissant.json").write_text(json.dumps(told, indent=2) + "\n", encoding="utf-8")
