"""Do chances come true? Positions of fresh games, what was said of them, and what became of them, by tenths."""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from impera.bots.fitting import level_of
from impera.bots.registry import create
from impera.coach.analysis import deck_left, raw_chances
from impera.coach.calibrated import LINES, STRAIGHT, Floats, Odds, calibrated, columns
from impera.errors import UsageError
from impera.game.chance import new_random_state
from impera.game.setup import check_options
from impera.game.view import View
from impera.lab.bot_games import play_bots
from impera.lab.contest import Contest, deal_number, stream
from impera.lab.engines import Engine, in_order
from impera.rules.state import State
from impera.rules.victory import share_of_win
from impera.wire.shapes import JsonObject

TENTHS = 10
ASKED = 0.01  # how often a decision is asked about: those of one game stand or fall together
WORLDS = 64  # for each position asked about
FITTING_STEPS = 50
LEANING = 0.01  # towards the straight line, so that few positions give an answer too
Z_95 = 1.96


@dataclass(frozen=True, slots=True)
class AskedPositions:
    """Positions of one game: what was said of each seat, and each seat's part of the win in the end."""

    said: Floats  # [position, seat] by the network, as it says it
    won: Floats  # [seat]
    left: Floats  # [position] the part of the deck
    levels: tuple[float, ...] | None = None  # [seat] of the ladder, where all sit there


@dataclass(frozen=True, slots=True)
class Tenth:
    """One row of a reliability table."""

    low: float
    high: float
    said: float  # mean
    won: float  # mean
    margin: float  # half the 95 % interval of `won`, by game
    count: int

    @property
    def difference(self) -> float:
        """How much more came true than was said."""
        return self.won - self.said


def ask_about(engine: Engine, contest: Contest, games: int, part: float = ASKED) -> Iterator[AskedPositions]:
    """Play games of a contest's bots and ask about such a part of their positions."""
    return in_order(engine, ask_in_game, ((contest, number, part) for number in range(games)))


def contest_of(bots: Sequence[str], players: int, variant: str, teams: bool, seed: int) -> Contest:
    """Games of one bot against itself, or of several that are seated by lot: mixed tables."""
    check_options(players, variant, teams)
    return Contest(players, variant, teams, tuple(bots), seed)


def ask_in_game(contest: Contest, number: int, part: float = ASKED) -> AskedPositions:
    """Play one game; at such a part of its decisions, ask from the view of a seat taken at random."""
    state = deal_number(contest, number)
    streams = [stream(contest, number, 0, seat) for seat in range(contest.players)]
    asking = stream(contest, number, 1, 0)
    names = _seated(contest, stream(contest, number, 2, 0))
    bots = [create(name) for name in names]
    said: list[Floats] = []
    left: list[float] = []

    def ask(position: State) -> None:
        if asking.random() < part:
            said.append(_said_of(position, contest, asking))
            left.append(deck_left(position))

    play_bots(state, bots, streams, before=ask)
    won = np.array([share_of_win(state, seat, int(state.winners)) for seat in range(contest.players)])
    return AskedPositions(np.array(said).reshape(-1, contest.players), won, np.array(left), _levels_of(names))


def _levels_of(names: Sequence[str]) -> tuple[float, ...] | None:
    levels = [level_of(name) for name in names]
    return None if None in levels else tuple(float(level) for level in levels if level is not None)


def _seated(contest: Contest, lots: np.random.Generator) -> list[str]:
    """Who sits where: each seat, in teams each team, has its bot by lot."""
    drawn = [contest.bots[lots.integers(len(contest.bots))] for _ in range(contest.sides)]
    return [drawn[seat % contest.sides] for seat in range(contest.players)]


def _said_of(state: State, contest: Contest, asking: np.random.Generator) -> Floats:
    observer = int(asking.integers(contest.players)) + 1
    random = new_random_state(int(asking.integers(2**63)))
    return np.asarray(raw_chances(View(state, observer), WORLDS, math.inf, random).mean(axis=0))


def reliability(asked: Sequence[AskedPositions], contest: Contest, *, raw: bool = False) -> list[Tenth]:
    """The reliability table: of all seats of all positions, what was said against what came true."""
    said, won, game = _pairs(asked, contest, raw)
    place = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    return [_tenth(tenth, said, won, game, place == tenth) for tenth in range(TENTHS) if (place == tenth).any()]


def fit_line(asked: Sequence[AskedPositions], contest: Contest) -> tuple[float, ...]:
    """The bent line from log-odds said to log-odds that come true (logistic regression, by Newton)."""
    said, won, _ = _pairs(asked, contest, True)
    return _newton(columns(said), np.zeros_like(said), won, np.array(STRAIGHT))


def fit_edges(asked: Sequence[AskedPositions], contest: Contest) -> tuple[float, ...]:
    """What a level above the others is worth: log-odds beside those of the bent line, which stays as it is."""
    line = np.array(LINES[contest.players, contest.teams])
    said, above, won = [], [], []
    for one in asked:
        for row, left in zip(one.said, one.left, strict=True):
            if one.levels is not None:
                said.append((line @ columns(row))[: contest.sides])
                above.append(Odds(one.levels, float(left)).columns(contest.teams)[:, : contest.sides])
                won.append(one.won[: contest.sides])
    if not said:
        raise UsageError("calibrate-nothing")
    return _newton(np.concatenate(above, axis=1), np.concatenate(said), np.concatenate(won), np.zeros(2))


def _newton(known: Floats, given: Floats, won: Floats, leaning: Floats) -> tuple[float, ...]:
    """Logistic regression of what was won on `known` [number, position] beside log-odds that are given."""
    numbers = np.zeros(len(leaning))
    for _ in range(FITTING_STEPS):
        chances = 1 / (1 + np.exp(-(numbers @ known + given)))
        slope = known @ (won - chances) + LEANING * (leaning - numbers)
        bend = (known * (chances * (1 - chances))) @ known.T + LEANING * np.eye(len(leaning))
        numbers = numbers + np.clip(np.linalg.solve(bend, slope), -1, 1)
    return tuple(numbers.tolist())


def worst_difference(tenths: Sequence[Tenth]) -> float:
    """The largest difference between said and won in any tenth."""
    return max((abs(tenth.difference) for tenth in tenths), default=0.0)


def report(tenths: Sequence[Tenth], contest: Contest, games: int) -> JsonObject:
    """Write a reliability table as JSON."""
    return {
        "players": contest.players,
        "variant": contest.variant,
        "teams": contest.teams,
        "bot": ",".join(contest.bots),
        "seed": contest.seed,
        "games": games,
        "worst": worst_difference(tenths),
        "tenths": [
            {
                "low": row.low,
                "high": row.high,
                "said": row.said,
                "won": row.won,
                "margin": row.margin,
                "count": row.count,
            }
            for row in tenths
        ],
    }


def _pairs(asked: Sequence[AskedPositions], contest: Contest, raw: bool) -> tuple[Floats, Floats, NDArray[np.int64]]:
    """Every seat of every position: what was said, what came true, and the game it is from. Of a team, one seat."""
    said, won, game = [], [], []
    for number, one in enumerate(asked):
        for row, left in zip(one.said, one.left, strict=True):
            odds = None if one.levels is None else Odds(one.levels, float(left))
            chances = row if raw else calibrated(row, contest.players, contest.teams, odds)
            said.append(chances[: contest.sides])
            won.append(one.won[: contest.sides])
            game.append(np.full(contest.sides, number))
    if not said:
        raise UsageError("calibrate-nothing")
    return np.concatenate(said), np.concatenate(won), np.concatenate(game)


def _tenth(tenth: int, said: Floats, won: Floats, game: NDArray[np.int64], here: NDArray[np.bool_]) -> Tenth:
    count, mean = int(here.sum()), float(won[here].mean())
    pulls = np.bincount(game[here], weights=won[here] - mean)  # the positions of one game stand or fall together
    margin = Z_95 * math.sqrt(float((pulls**2).sum())) / count
    return Tenth(tenth / TENTHS, (tenth + 1) / TENTHS, float(said[here].mean()), mean, margin, count)
