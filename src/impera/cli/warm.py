"""Compile the core ahead of time: `python -m impera.cli.warm`. After that every start takes the code from disk.

What is compiled is found by use: the parts play until every way into compiled code was taken. Two processes share the
work where there are two processors; each waits for what the other is making instead of making it again.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from itertools import islice

import numpy as np

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.coach.analysis import win_chances
from impera.coach.hints import hint, why_not
from impera.coach.review import Reviewer
from impera.compiled import INTERPRETED, remove_stale, stamp_cached
from impera.game.belief import determinize
from impera.game.game import Game
from impera.lab.simulate import Plan, play_chunk
from impera.rules.actions import ACTIONS
from impera.rules.apply import step
from impera.rules.legal import legal_mask
from impera.rules.state import new_states
from impera.rules.trace import SILENT, new_trace
from impera.tables.views import Sights

LONGEST = 400  # decisions of a game that is played to warm up


def warm(tell: Callable[[int, int], None] = lambda done, total: None) -> None:
    """Use every entry into compiled code once, so that each is compiled and cached; tell how many parts are done."""
    if INTERPRETED:
        return
    done = _together() if (os.cpu_count() or 1) > 1 else _take(tuple(PARTS))
    tell(0, len(PARTS))
    for number, _ in enumerate(done, start=1):
        tell(number, len(PARTS))
    remove_stale()
    stamp_cached()


def warm_rules() -> None:
    """What a table needs without bots: the rules, views, reasons, the batch step."""
    game = Game.new(players=2, variant="draft", seed=1)
    mask = np.zeros(ACTIONS, dtype=np.bool_)
    determinize(game.view(1), np.random.default_rng(1))
    game.view(None).to_json()
    Sights(game, game.legal(), is_open=False).of(1)
    for action in game.legal():
        game.explain(action)
    game.play(game.legal()[0])
    legal_mask(game.state, mask)
    states = new_states(1)
    for trace in (SILENT, new_trace()):
        game.setup.deal(states[0], trace)
        step(states, 0, int(np.flatnonzero(mask)[0]), mask, trace)


def warm_simple_bots() -> None:
    """The bots that think little."""
    for name in ("random", "builder", "light", "greedy"):
        play_with(name, 20)


def warm_lab() -> None:
    """Many games at once, and chances."""
    play_chunk(Plan.of(players=2), 0, 2)
    win_chances(Game.new(players=2, seed=1).view(1))


def warm_coach() -> None:
    """A hint, a "why not?" and the first turns of a review."""
    view = Game.new(players=2, seed=1, first=1).view(1)
    hint(view)
    why_not(view, view.legal[-1].text)
    for _ in islice(Reviewer(play_with("light")).run(), 3):
        pass


def play_with(name: str, decisions: int = LONGEST, seconds: float | None = None) -> Game:
    """Let a bot play against itself, so that nobody's first opponent waits for a compiler."""
    rng = np.random.default_rng(1)
    game = Game.new(players=2, seed=1)
    bot = create(name)
    for _ in range(decisions):
        if not game.is_over:
            game.play(bot.choose(game.view(game.deciding), Budget(seconds), rng))
    return game


PARTS: dict[str, Callable[[], object]] = {
    "rules": warm_rules,
    "simple": warm_simple_bots,
    "plan": lambda: play_with("plan:20"),
    "search": lambda: play_with("search:5ms", 12, 0.15),  # long enough that a search ends because it is settled
    "tree": lambda: play_with("ismcts:10", 4),
    "lab": warm_lab,
    "coach": warm_coach,
}
FIRST, SECOND = ("rules", "simple", "tree", "lab", "coach"), ("plan", "search")  # as much work each


def _take(parts: Sequence[str]) -> Iterator[str]:
    """Make the parts; yield each once it is made."""
    for part in parts:
        PARTS[part]()
        yield part


def _together() -> Iterator[str]:
    """Half of the parts here, half in another process."""
    with subprocess.Popen([sys.executable, "-m", "impera.cli.warm", *SECOND]) as other:
        try:
            yield from _take(FIRST)
        except BaseException:
            other.terminate()
            raise
    yield from _take(SECOND)  # what the other could not do, if anything, is done or complained about here


if __name__ == "__main__":
    if sys.argv[1:]:
        list(_take(sys.argv[1:]))
    else:
        warm()
