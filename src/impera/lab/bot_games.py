"""Whole games of any bots, one decision at a time: each is handed a view, and its own random numbers.

The one way to play games of bots that are not all part of the compiled loop (`playout`): simulation, arena and
calibration differ in what they note.
"""

import time
from collections.abc import Callable, Sequence

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.errors import UsageError
from impera.game.action import Action
from impera.game.chance import RandomState, below, new_random_state, shuffle_deck
from impera.game.seat import seat_of
from impera.game.setup import VARIANTS
from impera.game.view import View
from impera.lab.engines import Stopped, is_stopped
from impera.lab.playout import TURN_LIMIT
from impera.rules.apply import apply
from impera.rules.facts import CARDS, REMOVED_PER_AGE, Decision
from impera.rules.legal import Reason, why_not
from impera.rules.setup import deal
from impera.rules.state import State, new_state
from impera.rules.trace import SILENT

Before = Callable[[State], None]  # told of a position before its decision
After = Callable[[int, Action, int], None]  # told the seat (from 0), what it did, and the nanoseconds that took it
USUAL = Budget()


def deal_from(random: RandomState, players: int, variant: int, teams: bool) -> State:
    """Shuffle and deal as the compiled loop does."""
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    shuffle_deck(random, players, deck, removed)
    state = new_state()
    deal(state, players, variant, teams, below(random, players), deck, removed, SILENT)
    return state


def deal_of(seed: int, number: int, players: int, variant: str, teams: bool) -> State:
    """Deal number `number` of a seed: the same cards and First Player wherever it is played."""
    return deal_from(new_random_state(seed, number), players, VARIANTS.index(variant), teams)


def play_bots(
    state: State,
    bots: Sequence[Bot],
    chances: Sequence[np.random.Generator],
    *,
    before: Before | None = None,
    after: After | None = None,
    budget: Budget = USUAL,
    decisions: int | None = None,
) -> None:
    """Play a dealt game to its end, to the limit of turns, or for so many decisions; who breaks a rule is refused."""
    done = 0
    while state.decision != Decision.OVER and state.turns < TURN_LIMIT and done != decisions:
        if is_stopped():
            raise Stopped
        if before:
            before(state)
        seat = int(state.deciding)
        view = View(state, seat_of(seat))
        began = time.process_time_ns()
        action = bots[seat].choose(view, budget, chances[seat])
        spent = time.process_time_ns() - began
        check_legal(state, action, bots[seat])
        apply(state, action.id, SILENT)
        done += 1
        if after:
            after(seat, action, spent)


def check_legal(state: State, action: Action, bot: Bot) -> None:
    """Refuse a bot that plays what the rules forbid: it is never replaced in silence."""
    if why_not(state, action.id) != Reason.LEGAL:
        raise UsageError("arena-illegal", bot=bot.name, action=action.text)
