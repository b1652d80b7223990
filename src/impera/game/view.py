"""What a seat may see (R7): a redacted record for programs, typed fields for people, JSON for the wire.

The record inside a view is a copy of the game with every hidden face blanked (`rules.knowledge.observe`): there is
nothing else in it to leak.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import cast

import numpy as np

from impera.game.action import ALL_ACTIONS, Action
from impera.game.position import DECISIONS, Counts, counts
from impera.game.result import Result, result_of
from impera.game.seat import place_of, seat_of
from impera.game.seen import Shared
from impera.game.setup import VARIANTS
from impera.rules.actions import ACTIONS
from impera.rules.facts import AGES, KINDS, NONE, PUBLIC, Decision
from impera.rules.knowledge import age_count, observe
from impera.rules.legal import legal_actions
from impera.rules.state import State, copy_of, key, new_states
from impera.wire.shapes import JsonObject, as_data, read_back
from impera.wire.view import Opened, ViewInfo, digest_of


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as this observer sees it."""

    size: int
    ages: tuple[int, int, int]  # backs of Age 1, 2, 3: public
    known: Counts  # faces this observer is sure of; all of them for its own hand


class View:
    """One seat's sight of a game (seat None: a spectator's)."""

    def __init__(self, state: State, seat: int | None, *, is_open: bool = False) -> None:
        """Look at a game from a seat; once it is open (R7.3), at all of it, and nobody is asked any more."""
        self.seat = seat
        self.observer = PUBLIC if seat is None else place_of(seat)
        self.record = copy_of(state)
        self.is_open = is_open or self.is_over
        if not is_open:
            observe(state, self.observer, self.record)

    @classmethod
    def of_sight(cls, sight: bytes, seat: int | None) -> "View":
        """Take up a view that was handed over as its `sight`: what is hidden from the seat is blank in it already."""
        states = new_states(1)
        states.view(np.uint8)[:] = np.frombuffer(sight, np.uint8)
        view = cls(states[0], seat, is_open=True)
        view.is_open = view.is_over
        return view

    @property
    def sight(self) -> bytes:
        """The record as this seat sees it, nothing else: to be handed to another process."""
        return key(self.record)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.record.players)

    @property
    def variant(self) -> str:
        """`basic` or `draft`."""
        return VARIANTS[self.record.variant]

    @property
    def teams(self) -> bool:
        """Do P1 and P3 play against P2 and P4?"""
        return bool(self.record.teams)

    @property
    def first(self) -> int:
        """The First Player's seat."""
        return seat_of(self.record.first)

    @property
    def decision(self) -> str:
        """What is asked for now."""
        return DECISIONS[self.record.decision]

    @property
    def deciding(self) -> int:
        """Who decides now (the last to have moved when the game is over)."""
        return seat_of(self.record.deciding)

    @property
    def is_mine(self) -> bool:
        """Is this seat asked to decide?"""
        return self.seat == self.deciding and not self.is_open

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self.record.decision == int(Decision.OVER)

    @cached_property
    def hand(self) -> Counts:
        """The seat's own cards."""
        return {} if self.seat is None else counts(self.record.hand[self.observer])

    @cached_property
    def hands(self) -> tuple[Hand, ...]:
        """Every hand, as far as it is seen."""
        return tuple(self._hand(seat) for seat in range(self.players))

    @cached_property
    def areas(self) -> tuple[Counts, ...]:
        """Every play area: face-up cards."""
        return tuple(counts(self.record.area[seat]) for seat in range(self.players))

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now; nothing when it is not asked."""
        if not self.is_mine:
            return ()
        ids = np.empty(ACTIONS, dtype=np.int16)
        return tuple(ALL_ACTIONS[action] for action in ids[: legal_actions(self.record, ids)].tolist())

    @cached_property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return result_of(self.record)

    def to_wire(self) -> ViewInfo:
        """Everything this seat may see, in the shape that is sent."""
        raw = key(self.record)
        ended = self.result.to_wire() if self.result else None
        return Shared(raw, result=ended, opened=self._opened()).seen(raw, self.seat, self.legal)

    def to_info(self) -> ViewInfo:
        """The same shape to be read here: every field is what its type says."""
        return read_back(self.to_wire())

    def to_json(self) -> JsonObject:
        """The same as data."""
        return cast(JsonObject, as_data(self.to_wire()))

    @cached_property
    def digest(self) -> str:
        """A hash of what is seen: two clients in step have the same."""
        return digest_of(self.to_wire())

    def _hand(self, seat: int) -> Hand:
        s = self.record
        one, two, three = (int(age_count(s, seat, age) + s.veiled[seat, age]) for age in range(AGES))
        return Hand(int(s.hand_count[seat]), (one, two, three), counts(s.hand[seat]))

    def _opened(self) -> Opened | None:
        """What nobody saw, once the game is over (R7.3)."""
        if not self.is_open:
            return None
        s = self.record
        deck = s.deck[s.deck_top : s.deck_end].tolist()
        removed = [kind for kind in s.removed.tolist() if kind != NONE]
        return Opened(deck=[KINDS[kind] for kind in deck], removed=[KINDS[kind] for kind in removed])
