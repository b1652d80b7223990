"""What a seat may see (R7): a redacted record for programs, typed fields for people, JSON for the wire.

The record inside a view is a copy of the game with every hidden face blanked (`rules.knowledge.observe`): there is
nothing else in it to leak.
"""

import hashlib
import json
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from impera.game.action import ALL_ACTIONS, Action
from impera.game.position import DECISIONS, Counts, coin, counts, democracies, embargoes, letters, result
from impera.game.setup import VARIANTS, ages_of_deck
from impera.rules.actions import ACTIONS
from impera.rules.facts import (
    AGES,
    DOMAIN_LETTERS,
    EFFECT_NAMES,
    HAND_SIZE,
    KINDS,
    LEVEL_NEEDS,
    NONE,
    PUBLIC,
    Decision,
)
from impera.rules.knowledge import age_count, observe
from impera.rules.legal import legal_actions
from impera.rules.state import State, copy_of
from impera.rules.victory import hegemony_needs


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
        self.observer = PUBLIC if seat is None else seat - 1
        self.record = copy_of(state)
        self.is_open = is_open or self.is_over
        if not is_open:
            observe(state, self.observer, self.record)

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
        return int(self.record.first) + 1

    @property
    def decision(self) -> str:
        """What is asked for now."""
        return DECISIONS[self.record.decision]

    @property
    def turn(self) -> int:
        """Who decides now (the last to have moved when the game is over)."""
        return int(self.record.seat) + 1

    @property
    def is_mine(self) -> bool:
        """Is this seat asked to decide?"""
        return self.seat == self.turn and not self.is_open

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
    def result(self) -> dict[str, Any] | None:
        """How the game ended, or None."""
        return result(self.record)

    def to_json(self) -> dict[str, Any]:
        """Write everything this seat may see."""
        s = self.record
        seats = range(self.players)
        return {
            "players": self.players,
            "variant": self.variant,
            "teams": self.teams,
            "first": self.first,
            "seat": self.seat,
            "decision": self.decision,
            "turn": self.turn,
            "turns": int(s.turns),
            "effect": EFFECT_NAMES[s.effect] if s.effect != NONE else None,
            "owed": int(s.owed),
            "plays": int(s.plays),
            "victim": int(s.victim) + 1 if s.victim != NONE else None,
            "hand": self.hand,
            "hands": [{"size": hand.size, "ages": hand.ages, "known": hand.known} for hand in self.hands],
            "areas": list(self.areas),
            "embargoes": [embargoes(s, seat) for seat in seats],
            "barred": letters(s.barred),
            "democracies": [democracies(s, seat) for seat in seats],
            "discard": counts(s.pile),
            "deck": self._deck_by_age(),
            "coin": coin(s),
            "spent": {"permanent": letters(s.spent_permanent), "discard": letters(s.spent_discard)},
            "hand_size": int(s.hand_size),
            "draft": self._draft(),
            "needs": self._needs(),
            "legal": [action.text for action in self.legal],
            "result": self.result,
            "open": self._opened() if self.is_open else None,
        }

    @cached_property
    def digest(self) -> str:
        """A hash of what is seen: two clients in step have the same."""
        text = json.dumps(self.to_json(), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()

    def _hand(self, seat: int) -> Hand:
        s = self.record
        one, two, three = (int(age_count(s, seat, age) + s.veiled[seat, age]) for age in range(AGES))
        return Hand(int(s.hand_count[seat]), (one, two, three), counts(s.hand[seat]))

    def _deck_by_age(self) -> list[int]:
        left = int(self.record.deck_end) - int(self.record.deck_top)
        ages = []
        for count in reversed(ages_of_deck(self.players)):
            ages.append(min(left, count))
            left -= ages[-1]
        return ages[::-1]

    def _draft(self) -> dict[str, Any] | None:
        s = self.record
        if s.decision not in (Decision.PICK, Decision.CLAIM):
            return None
        mine = None if self.seat is None else self.observer
        picked = NONE if mine is None else int(s.picked[mine])
        passed = [] if mine is None else [KINDS[kind] for kind in s.passed[mine].tolist() if kind != NONE]
        return {
            "round": int(s.draft_round) + 1,
            "pack": {} if mine is None else counts(s.pack[mine]),
            "picked": KINDS[picked] if picked != NONE else None,
            "done": [bool(kind != NONE) for kind in s.picked[: self.players].tolist()],
            "passed": [passed[:3], passed[3:]],
            "centre": counts(s.centre),
        }

    def _opened(self) -> dict[str, list[str]]:
        """What nobody saw, once the game is over (R7.3): the rest of the deck, top first, and the removed cards."""
        s = self.record
        deck = s.deck[s.deck_top : s.deck_end].tolist()
        removed = [kind for kind in s.removed.tolist() if kind != NONE]
        return {"deck": [KINDS[kind] for kind in deck], "removed": [KINDS[kind] for kind in removed]}

    def _needs(self) -> dict[str, Any]:
        """The numbers a player counts towards: levels (R4.1) and Hegemony with democracies (R8.1, R6.6)."""
        s = self.record
        levels = LEVEL_NEEDS[self.players].tolist()
        hegemony = [
            {letter: int(hegemony_needs(s, seat, domain)) for domain, letter in enumerate(DOMAIN_LETTERS)}
            for seat in range(self.players)
        ]
        return {"level_1": levels[1], "level_2": levels[2], "hegemony": hegemony, "hand_size": HAND_SIZE}
