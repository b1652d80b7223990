"""A bot put to the test: whole games in every set-up, and what a table relies on in each of its decisions."""

import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.game.action import Action
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.view import View
from impera.rules.state import key

SET_UPS = tuple(
    (players, variant, teams)
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
)
LONGEST = 400  # decisions of a game: a bot that goes round in circles is stopped there
EVERY = 7  # decisions between two that are asked for again
LATE = 2.0  # times its budget that a turn may take,
SLACK = 0.05  # and seconds more, for a machine that is busy


@dataclass
class Findings:
    """What was seen, and in words for each point what went wrong first."""

    games: int = 0
    decisions: int = 0
    set_ups: int = 0
    slowest: float = 0.0  # seconds of a turn
    wrong: dict[str, str] = field(default_factory=dict)  # by point: what, where

    def note(self, point: str, where: str) -> None:
        """Remember the first thing that went wrong on a point."""
        self.wrong.setdefault(point, where)


POINTS = ("crash", "legal", "untouched", "repeatable", "time")


def check(
    make: Callable[[], Bot],
    *,
    seconds: float = 0.1,
    seed: int = 1,
    games: int = 1,
    set_ups: Sequence[tuple[int, str, bool]] = SET_UPS,
) -> Findings:
    """Play a bot against itself in every set-up, so many games each, with so many seconds a turn."""
    found = Findings()
    for set_up in set_ups:
        for number in range(games):
            _play(make(), set_up, seconds, seed + number, found)
            found.games += 1
        found.set_ups += 1
    return found


def _play(bot: Bot, set_up: tuple[int, str, bool], seconds: float, seed: int, found: Findings) -> None:
    players, variant, teams = set_up
    game = Game.new(players, variant, teams=teams, seed=seed)
    spent: dict[tuple[int, int], float] = {}  # [turn, seat] seconds
    for number in range(LONGEST):
        if game.is_over:
            return
        where = f"{players} {variant}{' teams' if teams else ''}, seed {seed}, decision {number + 1}"
        view = game.view(game.deciding)
        turn = (game.turn_number, game.deciding)
        began = time.perf_counter()
        chosen = _choice(bot, view, seconds, (seed, number), where, found)
        spent[turn] = spent.get(turn, 0.0) + time.perf_counter() - began
        found.slowest = max(found.slowest, spent[turn])
        if spent[turn] > LATE * seconds + SLACK:
            found.note("time", where)
        found.decisions += 1
        if number % EVERY == 0 and "crash" not in found.wrong:
            _ask_again(bot, view, seconds, (seed, number), chosen, where, found)
        game.play(chosen if isinstance(chosen, Action) and chosen in view.legal else view.legal[0])


def _choice(bot: Bot, view: View, seconds: float, chance: tuple[int, int], where: str, found: Findings) -> object:
    before = key(view.record)
    try:
        chosen: object = bot.choose(view, Budget(seconds), np.random.default_rng(chance))
    except Exception as error:
        found.note("crash", f"{where}: {type(error).__name__}: {error}")
        return None
    if chosen not in view.legal:
        found.note("legal", f"{where}: {chosen}")
    if key(view.record) != before:
        found.note("untouched", where)
    return chosen


def _ask_again(
    bot: Bot, view: View, seconds: float, chance: tuple[int, int], chosen: object, where: str, found: Findings
) -> None:
    """The same view, with what it hides dealt anew, and the same chance: the same choice."""
    twin = View(determinize(view, np.random.default_rng(chance)), view.seat)
    if _choice(bot, twin, seconds, chance, where, found) != chosen:
        found.note("repeatable", where)


def verdicts(found: Findings) -> Iterator[tuple[str, str | None]]:
    """Each point, with what went wrong or None."""
    for point in POINTS:
        yield point, found.wrong.get(point)
