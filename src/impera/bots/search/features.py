"""What the learned bots look at: a position as a few hundred yes-or-no features, seen by the seat that ends its plan.

Features come in groups. A group counts something, and its level n switches on the first n features of the group (a
thermometer): `levels[group]` is a whole position. Seats are relative to the observer: 0 is the observer itself.
Only what the observer may see is read: its own hand, what lies open, and the cards it knows of in other hands.
"""

from enum import IntEnum

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled
from impera.rules.facts import (
    AGES,
    COPIES,
    DOMAIN_OF,
    DOMAINS,
    HEGEMONY_NEEDS,
    KIND_COUNT,
    NONE,
    SEATS,
)
from impera.rules.state import Cells, State
from impera.rules.victory import leaders_of, score_leaders, side_of, sides_ahead

FEATURES_VERSION = 1  # raised by any change of what a feature means: weights of another version do not fit

Levels = NDArray[np.int8]  # [group]


class Stop(IntEnum):
    """Why a plan stops where it does: the turn ends, or something hidden is about to be seen."""

    END = 0
    BREAKTHROUGH = 1
    INQUISITION = 2
    PICK = 3
    CLAIM = 4


_SIZES: list[int] = []


def _groups(count: int, size: int) -> int:
    """Lay out `count` groups of `size` features each; return the number of the first."""
    start = len(_SIZES)
    _SIZES.extend([size] * count)
    return start


TALLY = _groups(SEATS * DOMAINS, 9)  # [seat, Domain] face-up cards
CLOSE = _groups(SEATS * DOMAINS, 5)  # [seat, Domain] how few cards Hegemony still takes: 5, 4, 3, 2, 1
CLOSEST = _groups(SEATS, 6)  # [seat] the same for its best Domain
POTENTIAL = _groups(DOMAINS, 6)  # [Domain] the same for the observer, its hand counted in
HAND = _groups(DOMAINS, 4)  # [Domain] the observer's hand
KNOWN = _groups((SEATS - 1) * DOMAINS, 3)  # [seat - 1, Domain] cards known in other hands
HAND_COUNT = _groups(SEATS, 7)  # [seat] before the draw
DRAWS = _groups(1, 7)  # cards the observer is about to draw
PILE = _groups(DOMAINS, 4)  # [Domain]
PILE_COUNT = _groups(1, 3)
DECK = _groups(1, 14)  # cards left once drawn
UNSEEN = _groups(DOMAINS, 6)  # [Domain] cards in the deck, other hands and the box
LEAD = _groups(DOMAINS, 7)  # [Domain] the observer's cards less the best other's: -2 … 4
LEADS = _groups((SEATS - 1) * DOMAINS, 1)  # [seat - 1, Domain] does that seat lead it?
POINTS = _groups(1, 7)  # Majority points less the best other side's: -3 … 3
AHEAD = _groups(SEATS, 1)  # [seat] would it win a Majority now?
AHEAD_LATE = _groups(SEATS, 3)  # [seat] the same with few cards left: 15, 6, none
TURNS_LEFT = _groups(1, 3)  # of the last round
PLACE = _groups(1, 3)  # seats from the First Player to the observer
EMBARGO = _groups(SEATS * DOMAINS, 1)  # [seat, Domain] barred in the next turn
BARRED = _groups(DOMAINS, 1)  # [Domain] barred to the observer in this turn, when the plan stops within it
STOP = _groups(1 + (SEATS - 1) + 3 + 1, 1)  # Breakthrough; Inquisition of a seat; pick 1, 2, 3; claim
SPENT = _groups(2 * DOMAINS, 1)  # when the plan stops within the turn
HAND_SIZE = _groups(1, 2)  # the same
TABLE = _groups(DOMAINS, 3)  # [Domain] draft: the pack passed on, or the centre left

GROUPS = len(_SIZES)
SIZE = np.array(_SIZES, dtype=np.int64)  # [group]
START = np.concatenate([[0], np.cumsum(SIZE)[:-1]]).astype(np.int64)  # [group] its first feature
FEATURES = int(SIZE.sum())

BY_SEAT = {TALLY: DOMAINS, CLOSE: DOMAINS, CLOSEST: 1, HAND_COUNT: 1, AHEAD: 1, AHEAD_LATE: 1, EMBARGO: DOMAINS}
BY_OTHER_SEAT = {KNOWN: DOMAINS, LEADS: DOMAINS, STOP + 1: 1}


def groups_in_use(players: int) -> list[int]:
    """The groups that can be on with so many players: those of empty seats never are."""
    idle: set[int] = set()
    for first, width in BY_SEAT.items():
        idle |= set(range(first + players * width, first + SEATS * width))
    for first, width in BY_OTHER_SEAT.items():
        idle |= set(range(first + (players - 1) * width, first + (SEATS - 1) * width))
    return [group for group in range(GROUPS) if group not in idle]


DECK_STEPS = np.array([1, 2, 3, 4, 6, 8, 11, 15, 20, 26, 33, 44, 58, 74], dtype=np.int64)
DOMAIN_CARDS = np.array(  # [Domain] in the box
    [int(COPIES[DOMAIN_OF == domain].sum()) for domain in range(DOMAINS)], dtype=np.int64
)
LATE_DECK = 15
END_DECK = 6


@compiled
def describe(s: State, me: int, stop: int, victim: int, levels: Levels) -> None:
    """Write the levels of every group for the plan of `me` that stops in `s`."""
    levels[:] = 0
    draws = _draws(s, me, stop)
    left = int(s.deck_end) - int(s.deck_top) - draws
    _areas(s, me, levels)
    _hands(s, me, draws, levels)
    _piles(s, me, left, levels)
    _majority(s, me, left, levels)
    _markers(s, me, stop, levels)
    levels[PLACE] = (me - s.first) % s.players
    if stop == Stop.END:
        if left == 0:
            levels[TURNS_LEFT] = (s.first - me - 1) % s.players
    else:
        _stopped_within(s, me, stop, victim, levels)


@compiled
def _draws(s: State, me: int, stop: int) -> int:
    """How many cards the end of the turn will draw (R3.4)."""
    if stop != Stop.END:
        return 0
    wanted = int(s.hand_size) - int(s.hand_count[me])
    return max(0, min(wanted, int(s.deck_end) - int(s.deck_top)))


@compiled
def _areas(s: State, me: int, levels: Levels) -> None:
    for step in range(s.players):
        seat = (me + step) % s.players
        closest = 9
        for domain in range(DOMAINS):
            tally = int(s.tally[seat, domain])
            away = int(HEGEMONY_NEEDS[s.players]) + int(s.democracy[seat, domain]) - tally
            closest = min(closest, away)
            levels[TALLY + step * DOMAINS + domain] = min(tally, 9)
            levels[CLOSE + step * DOMAINS + domain] = min(5, max(0, 6 - away))
        levels[CLOSEST + step] = min(6, max(0, 7 - closest))


@compiled
def _hands(s: State, me: int, draws: int, levels: Levels) -> None:
    for kind in range(KIND_COUNT):
        levels[HAND + int(DOMAIN_OF[kind])] += s.hand[me, kind]
    if s.picked[me] != NONE:
        levels[HAND + int(DOMAIN_OF[s.picked[me]])] += 1
    for domain in range(DOMAINS):
        away = int(HEGEMONY_NEEDS[s.players]) + int(s.democracy[me, domain]) - int(s.tally[me, domain])
        held = int(levels[HAND + domain])
        levels[POTENTIAL + domain] = min(6, max(0, 6 - away + held))
        levels[HAND + domain] = min(4, held)
    for step in range(1, s.players):
        seat = (me + step) % s.players
        first = KNOWN + (step - 1) * DOMAINS
        for kind in range(KIND_COUNT):
            levels[first + int(DOMAIN_OF[kind])] += s.known[seat, kind, me]
        for domain in range(DOMAINS):
            levels[first + domain] = min(3, int(levels[first + domain]))
        levels[HAND_COUNT + step] = min(7, int(s.hand_count[seat]))
    levels[HAND_COUNT] = min(7, int(s.hand_count[me]))
    levels[DRAWS] = min(7, draws)


@compiled
def _piles(s: State, me: int, left: int, levels: Levels) -> None:
    for kind in range(KIND_COUNT):
        levels[PILE + int(DOMAIN_OF[kind])] += s.pile[kind]
    for domain in range(DOMAINS):
        seen = int(levels[PILE + domain]) + int(levels[HAND + domain])
        for step in range(s.players):
            seen += int(levels[TALLY + step * DOMAINS + domain])
            if step > 0:
                seen += int(levels[KNOWN + (step - 1) * DOMAINS + domain])
        if domain == DOMAINS - 1:
            for seat in range(s.players):
                for marked in range(DOMAINS):
                    seen += int(s.democracy[seat, marked])
        levels[UNSEEN + domain] = min(6, max(0, (int(DOMAIN_CARDS[domain]) - seen + 1) // 3))
        levels[PILE + domain] = min(4, int(levels[PILE + domain]))
    levels[PILE_COUNT] = min(3, int(s.pile_count))
    for step in range(DECK_STEPS.shape[0]):
        levels[DECK] += left >= DECK_STEPS[step]


@compiled
def _majority(s: State, me: int, left: int, levels: Levels) -> None:
    points = np.zeros(SEATS, dtype=np.int8)  # [side]
    for domain in range(DOMAINS):
        best_other = 0
        for seat in range(s.players):
            if seat != me:
                best_other = max(best_other, int(s.tally[seat, domain]))
        levels[LEAD + domain] = min(7, max(0, int(s.tally[me, domain]) - best_other + 3))
        leaders = leaders_of(s, domain)
        for step in range(1, s.players):
            levels[LEADS + (step - 1) * DOMAINS + domain] = leaders >> (me + step) % s.players & 1
        score_leaders(s, leaders, points)
    _points(s, me, left, points, levels)


@compiled
def _points(s: State, me: int, left: int, points: Cells, levels: Levels) -> None:
    mine = side_of(s, me)
    best_other = 0
    for side in range(2 if s.teams else s.players):
        if side != mine:
            best_other = max(best_other, int(points[side]))
    levels[POINTS] = min(7, max(0, int(points[mine]) - best_other + 4))
    ahead = sides_ahead(s, points)
    late = 3 if left == 0 else 2 if left <= END_DECK else 1 if left <= LATE_DECK else 0
    for step in range(s.players):
        seat = (me + step) % s.players
        if ahead >> side_of(s, seat) & 1:
            levels[AHEAD + step] = 1
            levels[AHEAD_LATE + step] = late


@compiled
def _markers(s: State, me: int, stop: int, levels: Levels) -> None:
    """Embargoes that bind a next turn; those that bind this one are lifted at its end, but for fresh ones (R6.4)."""
    for step in range(s.players):
        seat = (me + step) % s.players
        if s.embargoes[seat] > 0:
            for domain in range(DOMAINS):
                for age in range(AGES):
                    lies = s.embargo_fresh[domain, age] if seat == me else s.embargo[seat, domain, age]
                    if lies > 0:
                        levels[EMBARGO + step * DOMAINS + domain] = 1


@compiled
def _stopped_within(s: State, me: int, stop: int, victim: int, levels: Levels) -> None:
    if stop == Stop.BREAKTHROUGH:
        levels[STOP] = 1
    elif stop == Stop.INQUISITION:
        levels[STOP + int((victim - me) % s.players)] = 1
    elif stop == Stop.PICK:
        levels[STOP + SEATS + int(s.draft_round)] = 1
    else:
        levels[STOP + SEATS + 3] = 1
    if stop == Stop.PICK or stop == Stop.CLAIM:
        for kind in range(KIND_COUNT):
            on_table = s.pack[me, kind] if stop == Stop.PICK else s.centre[kind]
            level = levels[TABLE + int(DOMAIN_OF[kind])] + on_table
            levels[TABLE + int(DOMAIN_OF[kind])] = min(3, int(level))
        return
    for domain in range(DOMAINS):
        levels[BARRED + domain] = s.barred >> domain & 1
        levels[SPENT + domain] = s.spent_permanent >> domain & 1
        levels[SPENT + DOMAINS + domain] = s.spent_discard >> domain & 1
    levels[HAND_SIZE] = (int(s.hand_size) - 3) // 2
