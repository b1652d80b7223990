"""One NumPy record is one game: every field a small integer, copied as one buffer, batched as an array."""

from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from impera.rules.facts import AGES, CARDS, DOMAINS, KIND_COUNT, NONE, REMOVED_MAX, SEATS
from impera.rules.records import FieldRecord, copy_of_record, new_records

Cells = NDArray[np.int8]

FIELDS = np.dtype(
    [
        # the set-up
        ("turns", np.int16),  # completed
        ("players", np.int8),
        ("variant", np.int8),
        ("teams", np.int8),
        ("first", np.int8),
        # whose decision
        ("deciding", np.int8),  # the seat that must act
        ("decision", np.int8),
        ("effect", np.int8),  # being resolved, or NONE
        ("owed", np.int8),  # cards this decision still asks for
        ("plays", np.int8),  # plays that follow once nothing is owed
        ("victim", np.int8),  # of the Inquisition being resolved
        # this turn
        ("spent_permanent", np.int8),  # bit per Domain
        ("spent_discard", np.int8),  # bit per Domain
        ("hand_size", np.int8),
        ("barred", np.int8),  # bit per Domain under an embargo that binds this turn
        # the cards
        ("deck_top", np.int8),
        ("deck_end", np.int8),
        ("deck", np.int8, (CARDS,)),  # [position] kinds; NONE once drawn
        ("removed", np.int8, (REMOVED_MAX,)),  # kinds, NONE where none
        ("hand", np.int8, (SEATS, KIND_COUNT)),  # [seat, kind]
        ("hand_count", np.int8, (SEATS,)),  # [seat]
        ("area", np.int8, (SEATS, KIND_COUNT)),  # [seat, kind] face up
        ("tally", np.int8, (SEATS, DOMAINS)),  # [seat, Domain] face up
        ("area_count", np.int8, (SEATS,)),  # [seat] face up
        ("pile", np.int8, (KIND_COUNT,)),  # [kind]
        ("pile_count", np.int8),
        # the markers
        ("embargo", np.int8, (SEATS, DOMAINS, AGES)),  # [seat, Domain, Age of the Economy card]
        (
            "embargo_fresh",
            np.int8,
            (DOMAINS, AGES),
        ),  # laid this turn by the seat on itself: binds its next turn
        ("embargoes", np.int8, (SEATS,)),  # [seat] how many lie there
        ("democracy", np.int8, (SEATS, DOMAINS)),  # [seat, Domain]
        ("coin_holder", np.int8),
        ("coin_seat", np.int8),
        ("coin_domain", np.int8),
        # the draft
        ("draft_round", np.int8),  # 0, 1, 2
        ("pack", np.int8, (SEATS, KIND_COUNT)),  # [seat, kind]
        ("picked", np.int8, (SEATS,)),  # kind kept this round, NONE, or UNSEEN in a view
        ("centre", np.int8, (KIND_COUNT,)),  # [kind]
        # what each has seen (R7.2)
        ("known", np.int8, (SEATS, KIND_COUNT, SEATS + 1)),  # [owner, kind, observer] surely in that hand
        ("passed", np.int8, (SEATS, 5)),  # [seat] kinds passed left: 3, then 2
        ("split", np.int8, (SEATS, 2)),  # [seat] two kinds, one with each of the next two seats
        ("splits", np.int8),  # how many seats have one
        ("veiled", np.int8, (SEATS, AGES)),  # in a view: cards of that hand whose face is not known
        # the end
        ("ending", np.int8),
        ("hegemony", np.int8),  # the Domain it was won in
        ("winners", np.int8),  # bit per seat
        ("points", np.int8, (SEATS,)),  # per seat, or per team
    ]
)


class GameRecord(FieldRecord, fields=FIELDS):  # type: ignore[misc]
    """So that `states[0].area` reads like a rule, interpreted too."""

    __slots__ = ()


STATE = np.dtype((GameRecord, FIELDS))

UNSEEN = -2  # in a view: a card is there, its face hidden


class State(Protocol):
    """A game as the rules see it: a record of `STATE`. (For the type checker; the record is NumPy's own.)"""

    turns: int
    players: int
    variant: int
    teams: int
    first: int
    deciding: int
    decision: int
    effect: int
    owed: int
    plays: int
    victim: int
    spent_permanent: int
    spent_discard: int
    hand_size: int
    barred: int
    deck_top: int
    deck_end: int
    deck: Cells
    removed: Cells
    hand: Cells
    hand_count: Cells
    area: Cells
    tally: Cells
    area_count: Cells
    pile: Cells
    pile_count: int
    embargo: Cells
    embargo_fresh: Cells
    embargoes: Cells
    democracy: Cells
    coin_holder: int
    coin_seat: int
    coin_domain: int
    draft_round: int
    pack: Cells
    picked: Cells
    centre: Cells
    known: Cells
    passed: Cells
    split: Cells
    splits: int
    veiled: Cells
    ending: int
    hegemony: int
    winners: int
    points: Cells


States = NDArray[Any]  # an array of `STATE` records


def new_states(count: int) -> States:
    """Make `count` blank records in one buffer."""
    return new_records(STATE, count)


def new_state() -> State:
    """Make one blank record."""
    return cast(State, new_states(1)[0])


def copy_of(state: State) -> State:
    """Copy a game: one buffer copy."""
    return cast(State, copy_of_record(state))


def is_equal(one: State, other: State) -> bool:
    """Are the two games the same in every field?"""
    return key(one) == key(other)


def key(state: State) -> bytes:
    """Return the whole position as bytes, for hashing and comparing."""
    return cast(bytes, cast(Any, state).tobytes())


__all__ = [
    "NONE",
    "STATE",
    "UNSEEN",
    "Cells",
    "State",
    "States",
    "copy_of",
    "is_equal",
    "key",
    "new_state",
    "new_states",
]
