"""What a seat observes: a row of small numbers, field by field, seen from its own place.

Wherever a field has seats, the first row is the observer, then the others clockwise. Nothing that R7.1 hides is read:
a hand of another seat gives its backs and the faces the observer is sure of. Unused seats are rows of zeros.
"""

from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from impera.compiled import compiled
from impera.game.setup import VARIANTS
from impera.rules.facts import (
    AGE_CARDS,
    AGE_OF,
    AGES,
    DOMAIN_LETTERS,
    DOMAINS,
    EFFECT_NAMES,
    KIND_COUNT,
    KINDS,
    NONE,
    REMOVED_PER_AGE,
    Decision,
)
from impera.rules.state import State

Rows = NDArray[np.int8]  # [row, cell]

SEAT_LABELS = ("me", "left", "across", "right")  # steps clockwise; with fewer players the last ones are unused
AGE_LABELS = ("1", "2", "3")
DECISION_LABELS = tuple(decision.name.lower() for decision in Decision)
MOST_TURNS = 127  # that the field `turns` can tell


@dataclass(frozen=True, slots=True)
class Field:
    """A part of the observation: where it begins, the labels along each axis, its largest value, what it tells."""

    name: str
    start: int
    axes: tuple[tuple[str, ...], ...]
    most: int
    tells: str

    @property
    def shape(self) -> tuple[int, ...]:
        """Cells along each axis."""
        return tuple(len(axis) for axis in self.axes)

    @property
    def size(self) -> int:
        """Cells in all."""
        return int(np.prod(self.shape, dtype=np.int64))

    @property
    def cells(self) -> slice:
        """Where it lies in a row."""
        return slice(self.start, self.start + self.size)

    @property
    def names(self) -> tuple[str, ...]:
        """A name for each cell: `area.left.M1`."""
        return tuple(".".join((self.name, *labels)) for labels in product(*self.axes))


def _lay_out() -> dict[str, Field]:
    domains, seats = tuple(DOMAIN_LETTERS), SEAT_LABELS
    plan: tuple[tuple[str, tuple[tuple[str, ...], ...], int, str], ...] = (
        ("hand", (KINDS,), 16, "own cards, by kind"),
        ("known", (seats[1:], KINDS), 16, "faces surely in another hand (R7.2)"),
        ("backs", (seats, AGE_LABELS), 104, "cards in each hand by the Age on their back"),
        ("area", (seats, KINDS), 16, "face-up cards in each play area, by kind"),
        ("tally", (seats, domains), 20, "face-up cards in each play area, by Domain"),
        ("pile", (KINDS,), 16, "the discard pile"),
        ("deck", (AGE_LABELS,), 44, "cards left in the deck, by Age"),
        ("embargo", (seats, domains), 16, "embargoes that lie on each Domain"),
        ("embargo_age", (seats, AGE_LABELS), 8, "the Economy cards they are, by Age"),
        ("fresh", (domains,), 16, "of those on the seat whose turn it is: laid this turn, binding its next"),
        ("barred", (domains,), 1, "Domains that whoever decides may not play this turn (R6.3)"),
        ("democracy", (seats, domains), 16, "democracies that lie on each Domain (R6.6)"),
        ("coin_holder", (seats,), 1, "who holds the Culture coin"),
        ("coin_seat", (seats,), 1, "at whose Domain it lies"),
        ("coin_domain", (domains,), 1, "the Domain it marks"),
        ("spent_permanent", (domains,), 1, "permanent effects spent this turn (R4.2)"),
        ("spent_discard", (domains,), 1, "discard effects spent this turn (R3.3)"),
        ("hand_size", (), 7, "the hand size of this turn (R3.4)"),
        ("owed", (), 104, "cards the decision still asks for"),
        ("plays", (), 2, "plays that follow it"),
        ("turns", (), MOST_TURNS, "turns completed, up to 127"),
        ("deciding", (seats,), 1, "who must act"),
        ("decision", (DECISION_LABELS,), 1, "what is asked for"),
        ("effect", (EFFECT_NAMES,), 1, "the effect being resolved"),
        ("victim", (seats,), 1, "of the Inquisition being resolved"),
        ("first", (seats,), 1, "the First Player"),
        ("players", (("2", "3", "4"),), 1, "how many play"),
        ("teams", (), 1, "is it a team game?"),
        ("variant", (VARIANTS,), 1, "how the first cards were dealt"),
        ("draft_round", (("1", "2", "3"),), 1, "the round of picks under way"),
        ("pack", (KINDS,), 4, "the pack in front of the observer"),
        ("picked", (KINDS,), 1, "what the observer has picked this round"),
        ("has_picked", (seats,), 1, "who has picked this round"),
        ("passed", (("3", "2"), KINDS), 3, "the cards the observer passed on, in the first and second round"),
        ("centre", (KINDS,), 4, "the cards to claim"),
        ("split", (KINDS,), 1, "two kinds of which each of the next two seats holds one (R7.2)"),
    )
    fields, start = {}, 0
    for name, axes, most, tells in plan:
        fields[name] = Field(name, start, axes, most, tells)
        start += fields[name].size
    return fields


FIELDS = _lay_out()
CELL_NAMES = tuple(name for field in FIELDS.values() for name in field.names)
CELLS = len(CELL_NAMES)
HIGHEST: NDArray[np.int8] = np.concatenate(
    [np.full(field.size, field.most, dtype=np.int8) for field in FIELDS.values()]
)  # [cell]

# Machine code knows numbers, not names
(
    HAND, KNOWN, BACKS, AREA, TALLY, PILE, DECK, EMBARGO, EMBARGO_AGE, FRESH, BARRED, DEMOCRACY,
    COIN_HOLDER, COIN_SEAT, COIN_DOMAIN, SPENT_PERMANENT, SPENT_DISCARD, HAND_SIZE, OWED, PLAYS, TURNS,
    DECIDING, DECISION, EFFECT, VICTIM, FIRST, PLAYERS, TEAMS, VARIANT,
    DRAFT_ROUND, PACK, PICKED, HAS_PICKED, PASSED, CENTRE, SPLIT,
) = (field.start for field in FIELDS.values())  # fmt: skip


@compiled
def write_observation(s: State, me: int, out: Rows, row: int) -> None:
    """Write what a seat may see into out[row]."""
    for cell in range(CELLS):
        out[row, cell] = 0
    players = int(s.players)
    seat = me
    for step in range(players):
        _write_seat(s, me, seat, step, out, row)
        seat = 0 if seat + 1 == players else seat + 1
    for kind in range(KIND_COUNT):
        out[row, HAND + kind] = s.hand[me, kind]
        out[row, PILE + kind] = s.pile[kind]
    _write_deck(s, out, row)
    _write_turn(s, out, row)
    out[row, PLAYERS + players - 2] = 1
    out[row, TEAMS] = s.teams
    out[row, VARIANT + int(s.variant)] = 1
    if s.variant == 1:
        _write_draft(s, me, out, row)


@compiled
def _write_seat(s: State, me: int, seat: int, step: int, out: Rows, row: int) -> None:
    of_age_1, of_age_2 = 0, 0  # in registers: adding up in the row itself would wait for memory at each card
    for kind in range(KIND_COUNT):
        out[row, AREA + step * KIND_COUNT + kind] = s.area[seat, kind]
        of_age_1 += s.hand[seat, kind] * (AGE_OF[kind] == 0)
        of_age_2 += s.hand[seat, kind] * (AGE_OF[kind] == 1)
    out[row, BACKS + step * AGES] = of_age_1
    out[row, BACKS + step * AGES + 1] = of_age_2
    out[row, BACKS + step * AGES + 2] = s.hand_count[seat] - of_age_1 - of_age_2
    if step > 0:
        for kind in range(KIND_COUNT):
            out[row, KNOWN + (step - 1) * KIND_COUNT + kind] = s.known[seat, kind, me]
    for domain in range(DOMAINS):
        out[row, TALLY + step * DOMAINS + domain] = s.tally[seat, domain]
        out[row, DEMOCRACY + step * DOMAINS + domain] = s.democracy[seat, domain]
    if s.embargoes[seat] > 0:
        for domain in range(DOMAINS):
            for age in range(AGES):
                out[row, EMBARGO + step * DOMAINS + domain] += s.embargo[seat, domain, age]
                out[row, EMBARGO_AGE + step * AGES + age] += s.embargo[seat, domain, age]
    out[row, DECIDING + step] = s.deciding == seat
    out[row, COIN_HOLDER + step] = s.coin_holder == seat
    out[row, COIN_SEAT + step] = s.coin_seat == seat
    out[row, VICTIM + step] = s.victim == seat
    out[row, FIRST + step] = s.first == seat


@compiled
def _write_deck(s: State, out: Rows, row: int) -> None:
    left = int(s.deck_end) - int(s.deck_top)
    for age in range(AGES - 1, -1, -1):
        of_age = min(left, int(AGE_CARDS[age]) - int(REMOVED_PER_AGE[s.players]))
        out[row, DECK + age] = of_age
        left -= of_age


@compiled
def _write_turn(s: State, out: Rows, row: int) -> None:
    for domain in range(DOMAINS):
        out[row, BARRED + domain] = s.barred >> domain & 1
        out[row, SPENT_PERMANENT + domain] = s.spent_permanent >> domain & 1
        out[row, SPENT_DISCARD + domain] = s.spent_discard >> domain & 1
    if s.embargoes[s.deciding] > 0:
        for domain in range(DOMAINS):
            for age in range(AGES):
                out[row, FRESH + domain] += s.embargo_fresh[domain, age]
    out[row, HAND_SIZE] = s.hand_size
    out[row, OWED] = s.owed
    out[row, PLAYS] = s.plays
    out[row, TURNS] = min(MOST_TURNS, s.turns)
    out[row, DECISION + int(s.decision)] = 1
    if s.effect != NONE:
        out[row, EFFECT + int(s.effect)] = 1
    if s.coin_domain != NONE:
        out[row, COIN_DOMAIN + int(s.coin_domain)] = 1


@compiled
def _write_draft(s: State, me: int, out: Rows, row: int) -> None:
    for place in range(2):
        if s.split[me, place] != NONE:
            out[row, SPLIT + int(s.split[me, place])] = 1
    if s.decision != Decision.PICK and s.decision != Decision.CLAIM:
        return
    out[row, DRAFT_ROUND + int(s.draft_round)] = 1
    for kind in range(KIND_COUNT):
        out[row, PACK + kind] = s.pack[me, kind]
        out[row, CENTRE + kind] = s.centre[kind]
    for place in range(5):
        if s.passed[me, place] != NONE:
            out[row, PASSED + (0 if place < 3 else KIND_COUNT) + int(s.passed[me, place])] += 1
    if s.picked[me] != NONE:
        out[row, PICKED + int(s.picked[me])] = 1
    seat = me
    for step in range(s.players):
        out[row, HAS_PICKED + step] = s.picked[seat] != NONE
        seat = 0 if seat + 1 == s.players else seat + 1
