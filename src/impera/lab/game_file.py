"""A file of games read back: who played, how it ended, and each game replayed exactly from its moves."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from impera.errors import ImperaError, UsageError
from impera.game.chance import below, new_random_state, shuffle_deck
from impera.game.game import Game
from impera.game.seat import seat_of
from impera.game.setup import Setup
from impera.lab.export import ABOUT_KEY, FORMAT
from impera.lab.game_columns import BOTS, ENDINGS
from impera.rules.facts import CARDS, KINDS, REMOVED_PER_AGE, RULES_VERSION, SEATS
from impera.wire.shapes import JsonObject

BATCH = 4096  # rows in memory at a time


def games(path: str | Path) -> "GameFile":
    """Open a Parquet file of games written by `impera sim`, `arena`, `admin export` or `dataset`."""
    return GameFile(Path(path))


class GameFile:
    """The games of a file, in their order; the file is read a few thousand at a time."""

    def __init__(self, path: Path) -> None:
        """Read what the file says about itself."""
        self.path = path
        if not path.is_file():
            raise UsageError("usage-no-file", path=str(path))
        self._file = _open_parquet(path)
        self.about: Mapping[str, Any] = _about(self._file, path)

    def __len__(self) -> int:
        """How many games it holds."""
        return int(self._file.metadata.num_rows)

    def __iter__(self) -> Iterator["GameRow"]:
        """One game after the other."""
        for batch in self._file.iter_batches(BATCH):
            for row in batch.to_pylist():
                yield GameRow(row, self.about.get("seed"), self.path)

    @property
    def has_moves(self) -> bool:
        """Can its games be replayed?"""
        return "moves" in self._file.schema_arrow.names


@dataclass(frozen=True)
class GameRow:
    """One game of a file."""

    columns: Mapping[str, Any]  # as the file has them
    seed: int | None
    path: Path

    @property
    def bots(self) -> tuple[str | None, ...]:
        """Who sat where; None is a person."""
        return tuple(self.columns[name] for name in BOTS[: self.columns["players"]])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, from 1; none of an unfinished game."""
        return tuple(seat_of(place) for place in range(SEATS) if self.columns["winners"] >> place & 1)

    @cached_property
    def setup(self) -> Setup:
        """The deal: from the file itself, or from the seed that made it."""
        row = self.columns
        if "deck" in row:
            deck, removed, first = row["deck"], row["removed"], row["first"]
        else:
            number = row["deal"] if "deal" in row else row["game"]
            deck, removed, first = _deal(self.seed or 0, number, row["players"])
        return Setup.of(
            players=row["players"],
            variant=row["variant"],
            teams=row["teams"],
            first=first,
            deck=[KINDS[kind] for kind in deck],
            removed=[KINDS[kind] for kind in removed],
        )

    def replay(self) -> Game:
        """Play the game again, action by action, and check that it ends as the file says."""
        if "moves" not in self.columns:
            raise UsageError("games-no-moves", path=str(self.path))
        try:
            game = Game.replay(self.setup, self.columns["moves"])
        except ImperaError as error:
            raise UsageError("games-differ", path=str(self.path)) from error
        if not self._ended_like(game):
            raise UsageError("games-differ", path=str(self.path))
        return game

    def _ended_like(self, game: Game) -> bool:
        """An end that players agreed on, or a game cut off, is not in the moves."""
        ending = self.columns["ending"]
        if game.setup.first != self.columns["first"]:
            return False
        if game.result is None:
            return ending == ENDINGS[0] or ending not in ENDINGS
        return ending == game.result.how and self.winners == game.result.winners


def _open_parquet(path: Path) -> Any:
    try:
        import pyarrow  # noqa: PLC0415 - an extra
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise UsageError("usage-needs-extra", extra="lab", what="Parquet") from error
    try:
        return pyarrow.parquet.ParquetFile(path)
    except pyarrow.ArrowInvalid as error:
        raise UsageError("games-no-file", path=str(path)) from error


def _about(file: Any, path: Path) -> JsonObject:
    """What the file was made from, if it is one of ours and by rules we know."""
    text = (file.schema_arrow.metadata or {}).get(ABOUT_KEY)
    about: JsonObject = json.loads(text) if text else {}
    if about.get("format") != FORMAT:
        raise UsageError("games-no-file", path=str(path))
    if about["rules"] > RULES_VERSION:
        raise UsageError("games-rules", path=str(path), have=about["rules"], needed=RULES_VERSION)
    return about


def _deal(seed: int, number: int, players: int) -> tuple[list[int], list[int], int]:
    """The deck, what was put aside and the First Player, as `bot_games.deal_from` draws them."""
    random = new_random_state(seed, number)
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    shuffle_deck(random, players, deck, removed)
    return deck.tolist(), removed.tolist(), seat_of(below(random, players))
