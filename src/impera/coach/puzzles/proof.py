"""What is proven by looking at every turn there is: wins, blocks, games that must not end, orders of effects.

A turn here is one that uses nothing its seat cannot know; the search for all of them is the coach's solver.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from impera.coach.puzzles.threat import NextSeat
from impera.coach.puzzles.worlds import Hands, has_secrets, hidden_hands
from impera.coach.solver import ends_of
from impera.game.view import View
from impera.rules.actions import ACTIONS, END, PERMANENT, PLAY
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_OF, KIND_COUNT, Decision
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids, legal_actions
from impera.rules.seating import is_friend
from impera.rules.state import State, copy_of, key, new_states
from impera.rules.trace import SILENT
from impera.rules.victory import share_of_win

# A position with more ends than this is not looked through whole: for blocks, for wins, for games that must not end.
TURNS_MOST, TURNS_FOR_WINS, TURNS_FOR_LAST = 2**13, 2**10, 2**16
LOOKED_AT = 80  # turns of a position that are asked whether they stop a win: the shortest, and as many at random
EFFECTS_MOST = 4  # whose orders are tried
LOOKS_MOST = 4000  # decisions followed to try one order of effects


@dataclass(frozen=True, slots=True)
class PuzzleProof:
    """A right turn, and what it stands out from."""

    plan: tuple[int, ...]  # the shortest right one of those looked at
    share: float  # of the turns looked at that are right
    lost: float = 0.0  # of them, after which the game is lost for certain


class Ends:
    """Every way a turn can end, from what its seat sees."""

    def __init__(self, view: View, most: int = TURNS_MOST) -> None:
        """Look at all of them; at none if they are too many."""
        found = ends_of(view.record, most=most)
        self.is_whole = found is not None
        self.states, self._paths, self._lengths = found or (new_states(0), _NO_IDS, _NO_IDS)
        self.count = len(self._lengths)

    def shortest(self, places: NDArray[np.int64]) -> tuple[int, ...]:
        """Of some of them, the turn of the fewest decisions."""
        place = int(places[np.argmin(self._lengths[places])])
        return tuple(self._paths[place, : self._lengths[place]].tolist())

    def some(self, most: int) -> NDArray[np.int64]:
        """The shortest turns, and as many at random, always the same."""
        if self.count <= most:
            return np.arange(self.count)
        short = np.argsort(self._lengths, kind="stable")[: most // 2]
        return np.union1d(short, np.random.default_rng(1).choice(self.count, most // 2, replace=False))


_NO_IDS: Ids = np.zeros(0, dtype=np.int16)


def is_won(state: State, seat: int) -> bool:
    """Has this seat won, alone or with its partner?"""
    return bool(state.decision == Decision.OVER and share_of_win(state, seat, int(state.winners)) == 1.0)


def prove_win(view: View, known: tuple[int, ...]) -> PuzzleProof | None:
    """The turns that win: nothing hidden plays a part, so they do in every world. One is known already."""
    after = copy_of(view.record)
    for action in known:
        apply(after, action, SILENT)
    if not is_won(after, view.observer):
        return None  # a shared win
    ends = Ends(view, TURNS_FOR_WINS)
    if not ends.is_whole:
        return PuzzleProof(known, 0.0)
    won = np.flatnonzero(ends.states["winners"] == after.winners)
    return PuzzleProof(ends.shortest(won), len(won) / ends.count)


def prove_last(view: View) -> PuzzleProof | None:
    """The turns that do not end the game, where every one that ends it loses it."""
    ends = Ends(view, TURNS_FOR_LAST)
    is_over = ends.states["decision"] == int(Decision.OVER)
    is_lost = is_over & (ends.states["winners"] >> view.observer & 1 == 0)
    if not is_lost.any() or is_over.all() or (is_lost != is_over).any():
        return None
    going = np.flatnonzero(~is_over)
    return PuzzleProof(ends.shortest(going), len(going) / ends.count, float(is_lost.mean()))


def prove_stop(full: State, view: View, next_seat: NextSeat) -> PuzzleProof | None:
    """The turns after which the next seat has no certain win in any world, where after others it has one in all."""
    rival = (view.observer + 1) % view.players
    if is_friend(full, view.observer, rival) or has_secrets(full, rival):
        return None
    ends = Ends(view)
    if not ends.count or (ends.states["winners"] >> view.observer & 1).any():
        return None
    places = ends.some(LOOKED_AT)
    lost = np.array([next_seat.wins_everywhere(ends.states[place]) for place in places.tolist()])
    hidden = hidden_hands(view.record, rival)
    right = [place for place in places[~lost].tolist() if is_safe(ends.states[place], hidden, next_seat)]
    if not right or not lost.any():
        return None
    return PuzzleProof(ends.shortest(np.array(right)), len(right) / len(places), float(lost.mean()))


def is_safe(after: State, hidden: Hands, next_seat: NextSeat) -> bool:
    """After a turn: does the game go on, and the next seat win for certain in no world?"""
    return bool(after.decision != Decision.OVER) and not next_seat.wins_somewhere(after, hidden)


def effects_in(actions: Sequence[int]) -> tuple[int, ...]:
    """The effects of a turn, in their order."""
    return tuple(action for action in actions if action >= PERMANENT)


def is_order_needed(view: View, plan: Sequence[int], is_right: "Right") -> bool:
    """Do the effects of this turn do it in this order alone, though another could be begun?"""
    effects = effects_in(plan)
    if not 2 <= len(effects) <= EFFECTS_MOST:
        return False
    others = set(permutations(effects)) - {effects}
    if not any(can_begin(view, order[0]) for order in others if order[0] != effects[0]):
        return False
    try:
        return not any(is_right(end) for order in others for end in ends_in_order(view, order))
    except TooManyToTryError:
        return False


class Right:
    """Tells whether a position after a turn is what was looked for."""

    def __init__(self, view: View, *, stops: NextSeat | None = None) -> None:
        """Look for a win, or with `stops` for a block."""
        self._seat = view.observer
        self._stops = stops
        self._hidden: Hands = hidden_hands(view.record, (view.observer + 1) % view.players) if stops else []

    def __call__(self, end: State) -> bool:
        """Is it?"""
        if self._stops is None:
            return is_won(end, self._seat)
        return is_won(end, self._seat) or is_safe(end, self._hidden, self._stops)


def can_begin(view: View, effect: int) -> bool:
    """Could the turn begin with this effect?"""
    return any(effect in _legal(state) for state in _after_play(view))


def ends_in_order(view: View, order: Sequence[int]) -> Iterator[State]:
    """Every end of a turn whose effects are these, in this order."""
    stack: list[tuple[State, int]] = [(copy_of(view.record), 0)]
    seen: set[bytes] = set()
    while stack:
        state, done = stack.pop()
        for action in _told_apart(_legal(state)):
            is_effect = action >= PERMANENT
            if is_effect and (done == len(order) or action != order[done] or reveals(state, action, view.observer)):
                continue
            if action == END and done < len(order):
                continue
            then = copy_of(state)
            apply(then, action, SILENT)
            if action == END:
                yield then
            elif (met := bytes([done + is_effect]) + key(then)) not in seen:
                seen.add(met)
                stack.append((then, done + is_effect))
        if len(seen) > LOOKS_MOST:
            raise TooManyToTryError


class TooManyToTryError(Exception):
    """There are too many ways to try them all."""


def _after_play(view: View) -> Iterator[State]:
    """The turn once its first card is played."""
    if view.record.decision == Decision.EFFECTS:
        yield view.record
        return
    for action in _told_apart(_legal(view.record)):
        then = copy_of(view.record)
        apply(then, action, SILENT)
        yield then


def _legal(state: State) -> list[int]:
    ids = np.empty(ACTIONS, dtype=np.int16)
    return ids[: legal_actions(state, ids)].tolist()  # type: ignore[no-any-return]


def _told_apart(actions: list[int]) -> Iterator[int]:
    """Of the cards of a Domain only the lowest Age: the Age changes nothing in play (R1.1)."""
    met = set()
    for action in actions:
        if PLAY <= action < PERMANENT:
            domain = int(DOMAIN_OF[(action - PLAY) % KIND_COUNT])
            if domain in met:
                continue
            met.add(domain)
        yield action
