"""Determinize: from what one seat sees, a full game it could not tell from the true one.

Every card the seat does not know is equally likely to be in every place it could be in, the Age of each place being
public. What other seats know is set to what everybody knows.
"""

import numpy as np

from impera.compiled import compiled
from impera.game.chance import RandomState, below, new_random_state, shuffle
from impera.game.view import View
from impera.rules.facts import (
    AGE_CARDS,
    AGE_OF,
    AGES,
    COPIES,
    DRAFT_DEAL,
    FIRST_KIND,
    KIND_COUNT,
    NONE,
    PUBLIC,
    REMOVED_PER_AGE,
    UTOPIA_KIND,
    Decision,
    Domain,
)
from impera.rules.state import UNSEEN, Cells, State, copy_of


def determinize(view: View, rng: np.random.Generator) -> State:
    """Draw a full game state at random from those that look like `view` to its seat."""
    full = copy_of(view.record)
    random = new_random_state(int(rng.integers(2**63)))
    fill_in(view.record, view.observer, full, random)
    return full


@compiled
def fill_in(view: State, seat: int, full: State, random: RandomState) -> None:
    """Give `full`, a copy of `view`, a face for every hidden card."""
    if view.decision == Decision.OVER:
        return  # nothing is hidden any more (R7.3)
    unseen = np.empty(KIND_COUNT, dtype=np.int8)  # [kind]
    _count_unseen(view, seat, unseen)
    if view.decision == Decision.PICK:
        _recall_packs(view, seat, full, unseen, random)
    elif seat < PUBLIC and view.splits > 0:
        _deal_split(view, seat, full, unseen, random)
    pool = np.empty(AGE_CARDS.max(), dtype=np.int8)
    for age in range(AGES):
        count = 0
        for kind in range(KIND_COUNT):
            if AGE_OF[kind] == age:
                for _ in range(unseen[kind]):
                    pool[count] = kind
                    count += 1
        shuffle(random, pool, 0, count)
        _deal_pool(full, seat, age, pool)
    if view.decision == Decision.PICK:
        _set_picks_apart(view, seat, full, random)
    full.splits = 1 if seat < PUBLIC and full.split[seat, 0] != NONE else 0


@compiled
def _count_unseen(view: State, seat: int, unseen: Cells) -> None:
    """The cards of the box less every card the seat can place: open ones, its own, and known ones."""
    for kind in range(KIND_COUNT):
        seen = view.pile[kind] + view.centre[kind]
        for owner in range(view.players):
            seen += view.hand[owner, kind] + view.area[owner, kind] + view.pack[owner, kind]
        unseen[kind] = COPIES[kind] - seen
    for owner in range(view.players):
        for domain in range(view.embargo.shape[1]):
            for age in range(AGES):
                unseen[FIRST_KIND[Domain.ECONOMY] + age] -= view.embargo[owner, domain, age]
            unseen[UTOPIA_KIND] -= view.democracy[owner, domain]
    if seat < PUBLIC and view.picked[seat] != NONE:
        unseen[view.picked[seat]] -= 1


@compiled
def _recall_packs(view: State, seat: int, full: State, unseen: Cells, random: RandomState) -> None:
    """Put the cards this seat passed on where they must be now (R2.5)."""
    following = (seat + 1) % view.players
    after = (seat + 2) % view.players
    if seat == PUBLIC or view.draft_round == 0:
        return
    if view.draft_round == 1:
        _fill_pack(view, seat, 0, 3, full, following, unseen)
        return
    _fill_pack(view, seat, 3, 5, full, following, unseen)
    if after != seat:
        kept = below(random, 3)
        for place in range(3):
            kind = view.passed[seat, place]
            unseen[kind] -= 1
            if place == kept:
                full.hand[following, kind] += 1
                full.veiled[following, 0] -= 1
            else:
                full.pack[after, kind] += 1


@compiled
def _fill_pack(view: State, seat: int, start: int, end: int, full: State, owner: int, unseen: Cells) -> None:
    for place in range(start, end):
        kind = view.passed[seat, place]
        full.pack[owner, kind] += 1
        unseen[kind] -= 1


@compiled
def _deal_split(view: State, seat: int, full: State, unseen: Cells, random: RandomState) -> None:
    """Two kinds, one with each of the next two seats: either way round is as likely."""
    swapped = below(random, 2)
    for place in range(2):
        owner = (seat + 1 + place) % view.players
        kind = view.split[seat, (place + swapped) % 2]
        full.hand[owner, kind] += 1
        full.veiled[owner, 0] -= 1
        unseen[kind] -= 1


@compiled
def _deal_pool(full: State, seat: int, age: int, pool: Cells) -> None:
    """Deal the unseen cards of an Age, shuffled, to every place that holds an unseen card of it."""
    place = 0
    for owner in range(full.players):
        for _ in range(full.veiled[owner, age]):
            full.hand[owner, pool[place]] += 1
            place += 1
        full.veiled[owner, age] = 0
        if age == 0 and full.decision == Decision.PICK and owner != seat:
            for _ in range(DRAFT_DEAL - full.draft_round - full.pack[owner].sum()):
                full.pack[owner, pool[place]] += 1
                place += 1
    out = int(REMOVED_PER_AGE[full.players])
    for back in range(out):
        full.removed[age * out + back] = pool[place]
        place += 1
    end = 0
    for upper in range(age + 1):
        end += AGE_CARDS[upper] - out
    for card in range(max(int(full.deck_top), end - (AGE_CARDS[age] - out)), end):
        full.deck[card] = pool[place]
        place += 1


@compiled
def _set_picks_apart(view: State, seat: int, full: State, random: RandomState) -> None:
    """Each seat that has picked this round holds one card of its pack apart; and each remembers what it passed."""
    for owner in range(view.players):
        _remember(full, owner, seat)
    for owner in range(view.players):
        if owner != seat and view.picked[owner] == UNSEEN:
            nth = below(random, int(full.pack[owner].sum()))
            kind = 0
            while nth >= full.pack[owner, kind]:
                nth -= full.pack[owner, kind]
                kind += 1
            full.pack[owner, kind] -= 1
            full.picked[owner] = kind


@compiled
def _remember(full: State, owner: int, seat: int) -> None:
    """What an owner passed on lies with the next seat now, and one round later with the one after that."""
    if owner == seat or full.draft_round == 0:
        return
    following = (owner + 1) % full.players
    if full.draft_round == 1:
        _note_passed(full, owner, 0, following, seat)
        return
    place = _note_passed(full, owner, 0, (owner + 2) % full.players, seat)
    for kind in range(KIND_COUNT):
        if place < 3 and full.hand[following, kind] > 0:
            full.passed[owner, place] = kind
            place += 1
    _note_passed(full, owner, 3, following, seat)


@compiled
def _note_passed(full: State, owner: int, place: int, holder: int, seat: int) -> int:
    for kind in range(KIND_COUNT):
        for _ in range(full.pack[holder, kind]):
            full.passed[owner, place] = kind
            place += 1
    if holder == seat and full.picked[seat] != NONE:
        full.passed[owner, place] = full.picked[seat]
        place += 1
    return place
