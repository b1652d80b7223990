"""Compile the core ahead of time: `python -m impera.cli.warm`. After that every start takes the code from disk.

What is compiled is found by use: the parts play until every way into compiled code was taken. Two processes share the
work where there are two processors; each waits for what the other is making instead of making it again. What a first
game needs comes first; a server starts with that, and the rest is made behind it.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import chain, islice

import numpy as np

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.search.enumeration import enumerate_turn
from impera.bots.search.threats import mark_down_threats, new_threat_search
from impera.bots.search.weights import School, shipped
from impera.bots.search.wins import new_depth_first, new_keys, search_turn
from impera.bots.search.workspace import new_workspace
from impera.cli.leaving import leave_at_once
from impera.coach.analysis import win_chances
from impera.coach.hints import hint, why_not
from impera.coach.review import Reviewer
from impera.compiled import INTERPRETED, entry_for, is_being_made, is_cached, making, remove_stale, stamp_cached
from impera.game.belief import determinize
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.lab.simulate import Plan, play_chunk
from impera.rules.actions import ACTIONS
from impera.rules.apply import step
from impera.rules.legal import legal_mask
from impera.rules.state import new_states
from impera.rules.trace import SILENT, new_trace
from impera.tables.views import Sights

LONGEST = 400  # decisions of a game that is played to warm up
OTHERS: list[subprocess.Popen[bytes]] = []  # processes that make their half


Tell = Callable[[int, int], None]


def warm(tell: Tell = lambda done, total: None) -> None:
    """Use every entry into compiled code once, so that each is compiled and cached; tell how many parts are done."""
    if INTERPRETED:
        return
    with making():
        _make((*FIRST, *REST), tell)
        remove_stale()
        stamp_cached()


def warm_first(tell: Tell = lambda done, total: None) -> None:
    """The same for what a first game needs, and no more."""
    if not INTERPRETED:
        with making():
            _make(FIRST, tell)


def wait_for_others(tell: Tell) -> None:
    """While another process makes what a first game needs, wait: two that make it at once share little of the work."""
    parts = [part for half in FIRST for part in half]
    while is_being_made() and not is_playable():
        tell(sum(map(is_cached, parts)), len(parts))
        time.sleep(0.2)


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


def warm_turns() -> None:
    """What takes longest of what every level of the ladder needs: before there is a game to use it on."""
    work, threats = new_workspace(1), new_threat_search()
    net = shipped(2, False, School.DEEP).copy()
    entry_for(enumerate_turn, work, net, 1, new_random_state(1))
    entry_for(mark_down_threats, threats, work, 1, 1)
    entry_for(search_turn, new_depth_first(), new_keys(1), True, True, True)


def warm_first_opponents() -> None:
    """The bots that think little, and the ladder as far as nobody searches."""
    for name in ("random", "light", "ladder:1", "ladder:8"):
        play_with(name)


def warm_simple_bots() -> None:
    """The others that think little."""
    for name in ("builder", "greedy"):
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
    "turns": warm_turns,
    "opponents": warm_first_opponents,
    "simple": warm_simple_bots,
    "plan": lambda: play_with("plan:20"),
    "search": lambda: play_with("search:5ms", 12, 0.15),  # long enough that a search ends because it is settled
    "tree": lambda: play_with("ismcts:10", 4),
    "lab": warm_lab,
    "coach": warm_coach,
}
Halves = tuple[tuple[str, ...], tuple[str, ...]]  # as much work each; what needs the other half comes late
FIRST: Halves = ("rules", "opponents"), ("turns",)
REST: Halves = ("lab", "coach"), ("search", "plan", "simple", "tree")


def is_playable() -> bool:
    """Is there what a first game needs?"""
    return all(is_cached(part) for half in FIRST for part in half)


def _make(halves: Sequence[tuple[str, ...]], tell: Tell) -> None:
    """Make all parts, two halves at a time where there are processors for it."""
    total = sum(map(len, halves))
    tell(0, total)
    pairs = zip(halves[::2], halves[1::2], strict=True)
    done = chain.from_iterable(_together(*pair) for pair in pairs)
    for number, _ in enumerate(done, start=1):
        tell(number, total)


def _together(here: Sequence[str], there: Sequence[str]) -> Iterator[str]:
    """Make some parts here and some in another process; yield each once it is made."""
    if (os.cpu_count() or 1) == 1:
        yield from _take((*there, *here))
        return
    with subprocess.Popen([sys.executable, "-m", "impera.cli.warm", *there]) as other:
        OTHERS.append(other)
        try:
            yield from _take(here)
            other.wait()
        finally:
            other.terminate()
    yield from _take(there)  # what the other could not do, if anything, is done or complained about here


def _take(parts: Sequence[str]) -> Iterator[str]:
    """Make the parts; yield each once it is made."""
    for part in parts:
        PARTS[part]()
        stamp_cached(part)
        yield part


if __name__ == "__main__":
    leave_at_once(OTHERS)
    if sys.argv[1:] == ["first"]:
        warm_first()
    elif sys.argv[1:]:
        list(_take(sys.argv[1:]))
    else:
        warm()
