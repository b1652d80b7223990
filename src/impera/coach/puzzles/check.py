"""A puzzle proven again, by other means than those that found it.

Wins are played out in worlds, one decision at a time by the rules for people. Blocks are looked through without bounds,
for every hand the next seat could hold. What leads by points is tried out in worlds not used before.
"""

import numpy as np

from impera.bots.search.weights import School
from impera.coach.puzzles.judge import asks_for_win, trials_of
from impera.coach.puzzles.points import LEAD, worth_keeping
from impera.coach.puzzles.proof import Right, is_order_needed
from impera.coach.puzzles.puzzle import Puzzle, Theme, position_id
from impera.coach.puzzles.threat import NextSeat
from impera.coach.puzzles.worlds import has_secrets, hidden_hands
from impera.coach.solver import has_lost, has_won, winning_turn
from impera.errors import ImperaError
from impera.game.belief import determinize
from impera.rules.actions import ACTIONS, END
from impera.rules.apply import apply, begin_turn_of
from impera.rules.facts import Decision
from impera.rules.legal import Reason, legal_actions, why_not
from impera.rules.seating import is_friend
from impera.rules.state import Cells, State, copy_of
from impera.rules.trace import SILENT

WORLDS = 24  # in which a plan is played out
TURNS_AT_RANDOM = 200  # tried where a game must not end
SEED = 77  # of worlds that no puzzle was made in


def is_proven(puzzle: Puzzle) -> bool:
    """Does the puzzle hold what it says? A game that cannot be played to its position holds nothing."""
    if puzzle.id != position_id(puzzle.view):
        return False
    try:
        return _PROOFS[puzzle.theme](puzzle, puzzle.game().state)
    except ImperaError:
        return False


def _wins(puzzle: Puzzle, full: State) -> bool:
    """The plan is legal and wins in world after world."""
    rng = np.random.default_rng(SEED)
    seat = puzzle.view.observer
    ends = _ends(puzzle, [determinize(puzzle.view, rng) for _ in range(WORLDS)])
    return bool(ends) and all(has_won(end, seat) for end in ends)


def _stops(puzzle: Puzzle, full: State) -> bool:
    """Left alone the next seat wins with every hand it could hold; after the plan with none; nobody wins before."""
    view = puzzle.view
    rival = (view.observer + 1) % view.players
    if is_friend(full, view.observer, rival) or has_secrets(full, rival) or winning_turn(view.record):
        return False
    hands = hidden_hands(view.record, rival)
    idle = copy_of(view.record)
    idle.decision = Decision.EFFECTS
    apply(idle, END, SILENT)
    ends = _ends(puzzle, [copy_of(view.record)])
    if not ends or ends[0].decision == Decision.OVER:
        return False
    threatened = all(winning_turn(_begun(idle, rival, hand)) for hand in hands)
    return threatened and not any(winning_turn(_begun(ends[0], rival, hand)) for hand in hands)


def _orders(puzzle: Puzzle, full: State) -> bool:
    """A win or a block, and no other order of its effects is one."""
    view = puzzle.view
    wins = asks_for_win(puzzle)
    is_right = Right(view) if wins else Right(view, stops=NextSeat())
    return (_wins if wins else _stops)(puzzle, full) and is_order_needed(view, puzzle.plan, is_right)


def _lasts(puzzle: Puzzle, full: State) -> bool:
    """With the plan the game goes on; of turns at random some end it, and whichever does loses."""
    seat = puzzle.view.observer
    rng = np.random.default_rng(SEED)
    after = _ends(puzzle, [determinize(puzzle.view, rng)])
    if not after or after[0].decision == Decision.OVER or winning_turn(puzzle.view.record):
        return False
    ends = [_random_turn(full, rng) for _ in range(TURNS_AT_RANDOM)]
    over = [end for end in ends if end.decision == Decision.OVER]
    return bool(over) and all(has_lost(end, seat) for end in over)


def _leads(puzzle: Puzzle, full: State) -> bool:
    """The plan leads the second idea by ten points in 2,000 other worlds, under both schools."""
    view = puzzle.view
    trials = trials_of(view.players, view.teams)
    others = [plan for plan, _ in trials.ideas(view) if plan != puzzle.plan]
    plans = [puzzle.plan, *others]
    kept = worth_keeping(trials.values(view, plans, WORLDS * 5, SEED, School.DEEP))
    lead = trials.confirm(view, [plans[nth] for nth in sorted({0, *kept})], SEED + 1, LEAD)
    return lead is not None and puzzle.plan in lead.right


_PROOFS = {
    Theme.WIN: _wins,
    Theme.STOP: _stops,
    Theme.ORDER: _orders,
    Theme.LAST: _lasts,
    Theme.MOST: _leads,
    Theme.DRAFT: _leads,
}


def _ends(puzzle: Puzzle, worlds: list[State]) -> list[State]:
    """Where the plan leads in each world; every action of it must be legal there."""
    for world in worlds:
        for action in puzzle.plan:
            if why_not(world, action) != Reason.LEGAL:
                return []
            apply(world, action, SILENT)
    return worlds


def _begun(after: State, rival: int, hand: Cells) -> State:
    """The next seat's turn, with this hidden part of its hand."""
    begun = copy_of(after)
    begun.hand[rival] += hand
    begin_turn_of(begun, rival, SILENT)
    return begun


def _random_turn(full: State, rng: np.random.Generator) -> State:
    """Some turn, any decision as likely as another."""
    state, ids = copy_of(full), np.empty(ACTIONS, dtype=np.int16)
    while state.decision != Decision.OVER and state.turns == full.turns:
        apply(state, int(ids[rng.integers(legal_actions(state, ids))]), SILENT)
    return state
