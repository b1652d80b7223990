"""The draft (R2.5): three hidden picks by everyone, then the claims from the centre."""

import numpy as np

from impera.compiled import compiled
from impera.rules import cards, knowledge
from impera.rules.facts import DRAFT_PICKS, KIND_COUNT, NONE, SEATS, Decision
from impera.rules.seating import left_of, right_of
from impera.rules.state import State
from impera.rules.trace import Happening, Trace, note


@compiled
def pick(s: State, kind: int, trace: Trace) -> None:
    """Keep a card of the pack; when everyone has, hand the packs on."""
    seat = int(s.deciding)
    set_aside(s, seat, kind)
    note(trace, Happening.PICKED, seat, kind, NONE, NONE)
    s.deciding = left_of(s, seat)
    if s.deciding == s.first:
        _finish_round(s, trace)


@compiled
def set_aside(s: State, seat: int, kind: int) -> None:
    """Lay a card of the pack aside, unseen, until everyone has."""
    s.pack[seat, kind] -= 1
    s.picked[seat] = kind


@compiled
def claim(s: State, kind: int, trace: Trace) -> None:
    """Take a centre card into the area; counter-clockwise, the First Player last."""
    seat = int(s.deciding)
    cards.claim(s, seat, kind, trace)
    if seat == s.first:
        s.decision = Decision.PLAY
    else:
        s.deciding = right_of(s, seat)


@compiled
def _finish_round(s: State, trace: Trace) -> None:
    for seat in range(s.players):
        cards.keep(s, seat, trace)
    if s.draft_round == DRAFT_PICKS - 1:
        _lay_centre(s, trace)
    else:
        _remember_packs(s)
        _pass_packs(s, trace)
        s.draft_round += 1


@compiled
def _remember_packs(s: State) -> None:
    """Each seat remembers the cards it passes on: three in the first round, two in the second."""
    for seat in range(s.players):
        place = 0 if s.draft_round == 0 else 3
        for kind in range(KIND_COUNT):
            for _ in range(s.pack[seat, kind]):
                s.passed[seat, place] = kind
                place += 1


@compiled
def _pass_packs(s: State, trace: Trace) -> None:
    for kind in range(KIND_COUNT):
        last = s.pack[s.players - 1, kind]
        for seat in range(s.players - 1, 0, -1):
            s.pack[seat, kind] = s.pack[seat - 1, kind]
        s.pack[0, kind] = last
    for seat in range(s.players):
        following = left_of(s, seat)
        for kind in range(KIND_COUNT):
            for _ in range(s.pack[following, kind]):
                note(trace, Happening.PASSED, seat, kind, following, NONE)
    if s.draft_round == 1 and s.players == 2:
        knowledge.pack_comes_back(s, 0, 1)
        knowledge.pack_comes_back(s, 1, 0)


@compiled
def _lay_centre(s: State, trace: Trace) -> None:
    """The last card of each pack goes face up to the centre, and everyone draws conclusions."""
    laid = np.full(SEATS, NONE, dtype=np.int8)  # [seat]
    seat = int(s.first)
    for _ in range(s.players):
        for kind in range(KIND_COUNT):
            if s.pack[seat, kind] > 0:
                laid[seat] = kind
                s.pack[seat, kind] = 0
                s.centre[kind] += 1
                note(trace, Happening.CENTRED, seat, kind, NONE, NONE)
        seat = left_of(s, seat)
    for seat in range(s.players):
        following = left_of(s, seat)
        knowledge.draft_is_over(s, seat, int(laid[following]), int(laid[left_of(s, following)]))
    s.decision = Decision.CLAIM
    s.deciding = right_of(s, int(s.first))
