"""A duel: recorded games, and the positions in them that everyone answers, one after the other."""

import json
from dataclasses import dataclass
from typing import Any

from impera.coach.practice import PracticeStart
from impera.coach.puzzles.puzzle import deck_of, deck_text
from impera.game.action import ALL_ACTIONS
from impera.game.game import Game
from impera.game.notation import write_position
from impera.game.setup import Setup

POSITIONS = 12


@dataclass(frozen=True, slots=True)
class DuelGame:
    """A recorded game."""

    setup: Setup
    moves: tuple[int, ...]

    def at(self, number: int) -> Game:
        """The game after so many actions, hidden cards and all: for whoever keeps the table, never for a player."""
        return Game.replay(self.setup, self.moves[:number])


@dataclass(frozen=True, slots=True)
class DuelPosition:
    """Where somebody decides: a seat's turn in a recorded game."""

    game: int  # which of the duel's
    since: int  # actions before the turn that the seat played last: what is shown on the way here begins there
    start: int  # actions before this turn
    end: int  # and after it


@dataclass(frozen=True, slots=True)
class Duel:
    """What is asked. Numbers of positions count from 1."""

    games: tuple[DuelGame, ...]
    positions: tuple[DuelPosition, ...]

    @property
    def players(self) -> int:
        """Seats of every game."""
        return self.games[0].setup.players

    def position(self, number: int) -> DuelPosition:
        """One of the positions."""
        return self.positions[number - 1]

    def game(self, number: int) -> Game:
        """The game at a position, whole."""
        position = self.position(number)
        return self.games[position.game].at(position.start)

    def recorded(self, number: int) -> tuple[int, ...]:
        """The turn that was played there."""
        position = self.position(number)
        return self.games[position.game].moves[position.start : position.end]

    def lead(self, number: int) -> tuple[int, ...]:
        """What was played on the way there, since the seat's last turn began."""
        position = self.position(number)
        return self.games[position.game].moves[position.since : position.start]

    def start(self, number: int, *, led: bool = True) -> PracticeStart:
        """Where practice of a position begins: with what led there, or with nothing to be seen before it."""
        position, game = self.position(number), self.game(number)
        if not led:
            return PracticeStart(write_position(game.state), game.deciding)
        before = self.games[position.game].at(position.since)
        lead = tuple(ALL_ACTIONS[action].text for action in self.lead(number))
        return PracticeStart(write_position(before.state), game.deciding, lead=lead)


def write_duel(duel: Duel) -> str:
    """A duel as text."""
    games = [_written(game) for game in duel.games]
    positions = [[each.game, each.since, each.start, each.end] for each in duel.positions]
    return json.dumps({"games": games, "positions": positions}, separators=(",", ":"))


def _written(game: DuelGame) -> list[int | str]:
    setup = game.setup
    data: list[int | str] = [setup.players, int(setup.teams), setup.first, deck_text(setup.deck)]
    return [*data, bytes(game.moves).hex(), *([] if setup.variant == "basic" else [setup.variant])]


def read_duel(text: str) -> Duel:
    """The duel again."""
    data: dict[str, Any] = json.loads(text)
    games = tuple(
        DuelGame(
            Setup.of(
                players=players,
                variant=variant[0] if variant else "basic",
                teams=bool(teams),
                first=first,
                deck=deck_of(deck),
            ),
            tuple(bytes.fromhex(moves)),
        )
        for players, teams, first, deck, moves, *variant in data["games"]
    )
    return Duel(games, tuple(DuelPosition(*each) for each in data["positions"]))
