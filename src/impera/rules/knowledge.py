"""What each seat has seen of each hand (R7.2).

`known[owner, kind, observer]` counts the cards that observer is sure are in that hand; the last observer, PUBLIC, is
whoever only watches. Two cards of a kind are the same thing (R1.2), so knowledge is a count: when a known kind
leaves in the open, one known card is gone; when a back of some Age leaves unseen, one of each known
kind of that Age may be gone.

A draft gives one more thing to know: of the first pack a seat passed on, the next two seats keep one card
each. Which has which shows only later: that is the seat's `split`.
"""

from impera.compiled import compiled
from impera.rules import actions
from impera.rules.facts import AGE_OF, AGES, KIND_COUNT, NONE, PUBLIC, Decision
from impera.rules.seating import left_of
from impera.rules.state import UNSEEN, State, States


@compiled
def enters_in_the_open(s: State, owner: int, kind: int) -> None:
    """Everyone sees a card go into a hand."""
    for observer in range(s.players):
        if observer != owner:
            s.known[owner, kind, observer] += 1
    s.known[owner, kind, PUBLIC] += 1


@compiled
def leaves_in_the_open(s: State, owner: int, kind: int) -> None:
    """Everyone sees a card go out of a hand. Call it before the hand changes."""
    if s.splits > 0:
        for observer in range(s.players):
            _split_card_may_leave(s, observer, owner, kind)
    for observer in range(PUBLIC + 1):
        s.known[owner, kind, observer] -= s.known[owner, kind, observer] > 0


@compiled
def hand_is_seized(s: State, taker: int, victim: int) -> None:
    """A whole hand goes over: taker and victim know its faces, the others what they knew (R6.2)."""
    for kind in range(KIND_COUNT):
        for observer in range(PUBLIC + 1):
            if observer != taker and observer != victim:
                s.known[taker, kind, observer] += s.known[victim, kind, observer]
            s.known[victim, kind, observer] = 0
        s.known[taker, kind, victim] += s.hand[victim, kind]
    if s.splits > 0:
        for observer in range(s.players):
            _split_hand_is_seized(s, observer, taker, victim)


@compiled
def is_given_back(s: State, giver: int, victim: int, kind: int) -> None:
    """One card goes back: both see it, the others see its back. Call it before the hands change."""
    age = int(AGE_OF[kind])
    backs = age_count(s, giver, age)
    for observer in range(s.players):
        if observer != giver and observer != victim:
            _leaves_unseen(s, observer, giver, victim, age, backs)
    _leaves_unseen(s, PUBLIC, giver, victim, age, backs)
    _is_seen_leaving(s, victim, giver, kind)
    s.known[victim, kind, giver] += 1


@compiled
def pack_comes_back(s: State, seat: int, picker: int) -> None:
    """With two players the pack returns: what is missing from it is in the other hand."""
    for place in range(3):
        kind = int(s.passed[seat, place])
        if _times_passed(s, seat, kind) > s.pack[seat, kind]:
            s.known[picker, kind, seat] = _times_passed(s, seat, kind) - s.pack[seat, kind]


@compiled
def draft_is_over(s: State, seat: int, laid_next: int, laid_after: int) -> None:
    """Draw the conclusions a seat can from what it passed on and what the next two seats laid down."""
    following = left_of(s, seat)
    after = left_of(s, following)
    one, other = int(s.passed[seat, 3]), int(s.passed[seat, 4])
    s.known[following, other if laid_next == one else one, seat] += 1
    if after == seat:
        return
    left = _left_of_first_pack(s, seat, laid_after)
    if left[0] == left[1]:
        s.known[following, left[0], seat] += 1
        s.known[after, left[0], seat] += 1
    else:
        s.split[seat, 0] = left[0]
        s.split[seat, 1] = left[1]
        s.splits += 1


@compiled
def observe(s: State, seat: int, view: State) -> None:
    """Turn `view`, a copy of `s`, into what `seat` (or PUBLIC) may see: everything else is blanked (R7.1).

    After the game everything is open (R7.3).
    """
    if s.decision == Decision.OVER:
        return
    view.deck[:] = NONE
    view.removed[:] = NONE
    for owner in range(s.players):
        if owner != seat:
            _veil_hand(s, seat, owner, view)
            view.pack[owner, :] = 0
            view.passed[owner, :] = NONE
            view.split[owner, :] = NONE
            if s.picked[owner] != NONE:
                view.picked[owner] = UNSEEN
            view.known[:, :, owner] = s.known[:, :, PUBLIC]
    view.splits = 1 if seat < PUBLIC and s.split[seat, 0] != NONE else 0


@compiled
def reveals(s: State, action: int, observer: int) -> bool:
    """Would this action of the observer's show it cards it does not know (R6.2, R6.5)?"""
    if action == actions.BREAKTHROUGH:
        return bool(s.deck_top != s.deck_end)
    if actions.INQUISITION <= action < actions.EMBARGO:
        return not is_hand_known(s, action - actions.INQUISITION, observer)
    return False


@compiled
def is_hand_known(s: State, owner: int, observer: int) -> bool:
    """Does the observer know every card of that hand?"""
    known = 0
    for kind in range(KIND_COUNT):
        known += s.known[owner, kind, observer]
    return bool(known == s.hand_count[owner])


@compiled
def observe_each(states: States, views: States) -> None:
    """Turn copies of states[0] into what each seat sees, and at PUBLIC into what everybody does."""
    for seat in range(states[0].players):
        observe(states[0], seat, views[seat])
    observe(states[0], PUBLIC, views[PUBLIC])


@compiled
def age_count(s: State, seat: int, age: int) -> int:
    """Count the cards of an Age in a hand: their backs are public."""
    count = 0
    for kind in range(KIND_COUNT):
        if AGE_OF[kind] == age:
            count += s.hand[seat, kind]
    return count


@compiled
def _veil_hand(s: State, seat: int, owner: int, view: State) -> None:
    for age in range(AGES):
        view.veiled[owner, age] = age_count(s, owner, age)
    for kind in range(KIND_COUNT):
        known = s.known[owner, kind, seat]
        view.hand[owner, kind] = known
        view.veiled[owner, AGE_OF[kind]] -= known


@compiled
def _is_seen_leaving(s: State, observer: int, owner: int, kind: int) -> None:
    if s.splits > 0:
        _split_card_may_leave(s, observer, owner, kind)
    s.known[owner, kind, observer] -= s.known[owner, kind, observer] > 0


@compiled
def _leaves_unseen(s: State, observer: int, giver: int, victim: int, age: int, backs: int) -> None:
    for kind in range(KIND_COUNT):
        known = s.known[giver, kind, observer]
        if AGE_OF[kind] == age and known > 0:
            s.known[giver, kind, observer] -= 1
            if known == backs:  # every card with this back is of this kind: no doubt what went
                s.known[victim, kind, observer] += 1
    if s.splits > 0 and age == 0 and has_split_with(s, observer, giver):
        _forget_split(s, observer)


@compiled
def _times_passed(s: State, seat: int, kind: int) -> int:
    times = 0
    for place in range(3):
        if s.passed[seat, place] == kind:
            times += 1
    return times


@compiled
def _left_of_first_pack(s: State, seat: int, laid: int) -> tuple[int, int]:
    first, second, third = int(s.passed[seat, 0]), int(s.passed[seat, 1]), int(s.passed[seat, 2])
    if laid == first:
        return second, third
    if laid == second:
        return first, third
    return first, second


@compiled
def has_split_with(s: State, observer: int, owner: int) -> bool:
    """Does the observer know two cards of which this owner holds one?"""
    if observer == PUBLIC or s.split[observer, 0] == NONE:
        return False
    following = left_of(s, observer)
    return owner == following or owner == left_of(s, following)


@compiled
def _forget_split(s: State, observer: int) -> None:
    s.split[observer, 0] = NONE
    s.split[observer, 1] = NONE
    s.splits -= 1


@compiled
def _resolve_split(s: State, observer: int, owner: int, kind: int) -> None:
    """The owner's card of the split was `kind`: the partner in the split holds the other one."""
    following = left_of(s, observer)
    partner = left_of(s, following) if owner == following else following
    other = s.split[observer, 1] if s.split[observer, 0] == kind else s.split[observer, 0]
    s.known[partner, other, observer] += 1
    _forget_split(s, observer)


@compiled
def _split_card_may_leave(s: State, observer: int, owner: int, kind: int) -> None:
    """A kind of the split leaves in sight of the observer; one it knew there apart from the split goes first."""
    if not has_split_with(s, observer, owner) or s.known[owner, kind, observer] > 0:
        return
    if kind != s.split[observer, 0] and kind != s.split[observer, 1]:
        return
    if _unexplained(s, observer, owner) == 1:  # no other unseen Age 1 card it could have been
        _resolve_split(s, observer, owner, kind)
    else:
        _forget_split(s, observer)


@compiled
def _split_hand_is_seized(s: State, observer: int, taker: int, victim: int) -> None:
    if has_split_with(s, observer, victim):
        if observer == taker:
            _split_is_seen(s, observer, victim)
        else:
            _forget_split(s, observer)


@compiled
def _split_is_seen(s: State, observer: int, owner: int) -> None:
    """The observer takes the owner's hand and sees which of the two kinds it held."""
    one, other = int(s.split[observer, 0]), int(s.split[observer, 1])
    has_one, has_other = s.hand[owner, one] > 0, s.hand[owner, other] > 0
    if has_one and not has_other:
        _resolve_split(s, observer, owner, one)
    elif has_other and not has_one:
        _resolve_split(s, observer, owner, other)
    else:
        _forget_split(s, observer)


@compiled
def _unexplained(s: State, observer: int, owner: int) -> int:
    """Count the Age 1 cards of a hand that the observer does not know."""
    count = age_count(s, owner, 0)
    for kind in range(KIND_COUNT):
        if AGE_OF[kind] == 0:
            count -= s.known[owner, kind, observer]
    return count
