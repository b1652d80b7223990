"""Whole-turn plans: every outcome of a seat's own decisions, duplicates merged, the most promising followed first.

A plan stops where the turn ends or where something hidden is about to be seen: a Breakthrough draw, an Inquisition.
There the network says what it is worth. Nothing hidden is read on the way, so the same code runs on the redacted
record of a view and, in simulations and training, on full games.
"""

import numpy as np
from numpy.typing import NDArray

from impera.bots.dice import roll
from impera.bots.features import Stop, describe, sides_ahead
from impera.bots.network import Network, value
from impera.bots.room import DEPTH, MOVES, Room, capacity, is_new, key_of, pop, push
from impera.compiled import compiled
from impera.game.chance import Word
from impera.rules import actions, cards
from impera.rules.apply import apply
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, NONE, SEATS, Decision, Domain
from impera.rules.legal import Ids, legal_actions
from impera.rules.state import State
from impera.rules.trace import Trace
from impera.rules.victory import hegemony_domain, team_of


@compiled
def enumerate_turn(room: Room, net: Network, limit: int, word: Word) -> int:
    """Find up to `limit` outcomes of the turn that states[0] is in; return the best one's number."""
    desk = room.desks[0]
    desk.count = 0
    desk.heaped = 0
    desk.stamp += 1
    desk.limit = min(limit, capacity(room))
    base = capacity(room)
    room.states[base] = room.states[0]
    decision = room.states[base].decision
    if decision == Decision.PICK or decision == Decision.CLAIM:
        _enumerate_draft(room, net)
        return best_outcome(room)
    if decision == Decision.EFFECTS:
        _add(room, net, base, -1, 0)
    else:
        _follow_choices(room, net, -1, 0, word)
    while desk.heaped > 0 and desk.count < desk.limit:
        _follow(room, net, pop(room), word)
    return best_outcome(room)


@compiled
def best_outcome(room: Room) -> int:
    """The outcome of the highest value."""
    best = 0
    for outcome in range(1, room.desks[0].count):
        if room.outcomes[outcome].value > room.outcomes[best].value:
            best = outcome
    return best


@compiled
def best_of_rest(room: Room, is_taken: NDArray[np.bool_]) -> int:
    """The outcome of the highest value among those not taken yet, which is then taken."""
    best = -1
    for outcome in range(room.desks[0].count):
        if not is_taken[outcome] and (best < 0 or room.outcomes[outcome].value > room.outcomes[best].value):
            best = outcome
    is_taken[best] = True
    return best


@compiled
def write_plan(room: Room, outcome: int, plan: Ids) -> int:
    """Write the actions that lead to an outcome, its stop included; return how many."""
    chain = np.empty(64, dtype=np.int32)
    links = 0
    at = outcome
    while at >= 0 and links < chain.shape[0]:
        chain[links] = at
        links += 1
        at = int(room.outcomes[at].parent)
    length = 0
    for link in range(links - 1, -1, -1):
        at = int(chain[link])
        for move in range(room.outcomes[at].length):
            plan[length] = room.outcomes[at].moves[move]
            length += 1
        if room.outcomes[at].length >= MOVES or length >= plan.shape[0] - MOVES - 1:
            return length  # the rest is planned when it comes
    if room.outcomes[outcome].stop == Stop.END:
        plan[length] = actions.END
        length += 1
    return length


@compiled
def winners_at_end(s: State, me: int) -> int:
    """The seats (bits) that win if `me` ends the turn now; 0 if the game goes on."""
    if hegemony_domain(s, me) != NONE:
        return team_of(s, me)
    left = int(s.deck_end) - int(s.deck_top)
    if (me + 1) % s.players != s.first or left > max(0, int(s.hand_size) - int(s.hand_count[me])):
        return 0
    return majority_winners(s)


@compiled
def majority_winners(s: State) -> int:
    """The seats (bits) that win by Majority as the areas stand (R8.3, R8.4, R9.3)."""
    points = np.zeros(SEATS, dtype=np.int8)
    for domain in range(DOMAINS):
        most = 1
        for seat in range(s.players):
            most = max(most, int(s.tally[seat, domain]))
        scored = 0
        for seat in range(s.players):
            side = seat % 2 if s.teams else seat
            if s.tally[seat, domain] == most and not scored >> side & 1:
                scored |= 1 << side
                points[side] += 1
    ahead = sides_ahead(s, points)
    winners = 0
    for seat in range(s.players):
        if ahead >> (seat % 2 if s.teams else seat) & 1:
            winners |= 1 << seat
    return winners


@compiled
def share(s: State, seat: int, winners: int) -> float:
    """What a seat has of a win: all, nothing, or its part of a shared one (Q16)."""
    if not winners >> seat & 1:
        return 0.0
    sides = 0
    for other in range(2 if s.teams else s.players):
        sides += winners >> other & 1
    return 1.0 / sides


@compiled
def is_reveal(s: State, action: int, me: int) -> bool:
    """Does this action show the seat something hidden?"""
    if action == actions.BREAKTHROUGH:
        return bool(s.deck_top != s.deck_end)
    if actions.INQUISITION <= action < actions.EMBARGO:
        return not is_hand_known(s, action - actions.INQUISITION, me)
    return False


@compiled
def is_hand_known(s: State, owner: int, me: int) -> bool:
    """Does the seat know every card of that hand?"""
    known = 0
    for kind in range(KIND_COUNT):
        known += s.known[owner, kind, me]
    return bool(known == s.hand_count[owner])


@compiled
def is_pointless(s: State, action: int, me: int) -> bool:
    """Marks on oneself or a partner, and attacks that hurt no rival: never worth following."""
    if action >= actions.DEMOCRACY:
        return _is_friend(s, (action - actions.DEMOCRACY) // DOMAINS, me)
    if actions.EMBARGO <= action < actions.BREAKTHROUGH:
        return _is_friend(s, (action - actions.EMBARGO) // DOMAINS, me)
    if actions.ATTACK <= action < actions.INQUISITION:
        for seat in range(s.players):
            if not _is_friend(s, seat, me) and s.tally[seat, action - actions.ATTACK] > 0:
                return False
        return True
    return False


@compiled
def _is_friend(s: State, seat: int, me: int) -> bool:
    return seat == me or (s.teams == 1 and (seat - me) % 2 == 0)


@compiled
def _enumerate_draft(room: Room, net: Network) -> None:
    """One outcome for each card that can be picked or claimed."""
    base = capacity(room)
    me = int(room.states[base].seat)
    many = legal_actions(room.states[base], room.desks[0].ids)
    for place in range(min(many, room.desks[0].limit)):
        action = int(room.desks[0].ids[place])
        room.states[base + 1] = room.states[base]
        s = room.states[base + 1]
        if s.decision == Decision.PICK:
            s.pack[me, action - actions.PICK] -= 1
            s.picked[me] = action - actions.PICK
        else:
            kind = action - actions.CLAIM
            s.centre[kind] -= 1
            s.area[me, kind] += 1
            s.tally[me, DOMAIN_OF[kind]] += 1
        room.desks[0].path[0] = action
        stop = Stop.PICK if s.decision == Decision.PICK else Stop.CLAIM
        _note(room, net, base + 1, -1, 1, stop, NONE)


@compiled
def _follow(room: Room, net: Network, outcome: int, word: Word) -> None:
    """Try every effect open in an outcome, with all the choices it asks for."""
    silent = room.silent
    base = capacity(room)
    ids = room.desks[0].effects
    me = int(room.states[outcome].seat)
    many = legal_actions(room.states[outcome], ids)
    turn = roll(word, many)
    for place in range(many):
        if room.desks[0].count >= room.desks[0].limit:
            return
        action = int(ids[(place + turn) % many])
        if action == actions.END or is_pointless(room.states[outcome], action, me):
            continue
        room.states[base] = room.states[outcome]
        room.desks[0].path[0] = action
        s = room.states[base]
        if is_reveal(s, action, me):
            _add_reveal(room, net, base, outcome, action)
            continue
        apply(s, action, silent)
        if s.decision == Decision.EFFECTS:
            _add(room, net, base, outcome, 1)
        else:
            _follow_choices(room, net, outcome, 1, word)


@compiled
def _follow_choices(room: Room, net: Network, parent: int, length: int, word: Word) -> None:
    """Answer everything the effect in states[base] asks for, in every way that makes a difference."""
    silent = room.silent
    base = capacity(room)
    depth = 0
    _open(room, 0, 0, word)
    while depth >= 0:
        if room.desks[0].tried[depth] == room.desks[0].many[depth] or room.desks[0].count >= room.desks[0].limit:
            depth -= 1
            continue
        action = room.desks[0].options[depth, room.desks[0].tried[depth]]
        room.desks[0].tried[depth] += 1
        room.states[base + depth + 1] = room.states[base + depth]
        s = room.states[base + depth + 1]
        decision = s.decision
        apply(s, action, silent)
        room.desks[0].path[min(MOVES, length + depth)] = action
        if depth + 2 == DEPTH:
            _answer_the_rest(s, room.desks[0].ids, silent)
        if s.decision == Decision.EFFECTS:
            _add(room, net, base + depth + 1, parent, length + depth + 1)
        else:
            depth += 1
            # cards of one choice in ascending order: their order makes no difference
            lowest = DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT] if s.decision == decision else 0
            _open(room, depth, lowest, word)


@compiled
def _answer_the_rest(s: State, ids: Ids, silent: Trace) -> None:
    """Beyond the depth that is kept: the first card each time, to see an outcome at all."""
    while s.decision != Decision.EFFECTS:
        legal_actions(s, ids)
        apply(s, int(ids[0]), silent)


@compiled
def _open(room: Room, depth: int, lowest: int, word: Word) -> None:
    """List the choices at a step: one card for each Domain, beginning anywhere."""
    s = room.states[capacity(room) + depth]
    many = legal_actions(s, room.desks[0].ids)
    count = 0
    last = -1
    for place in range(many):
        domain = int(DOMAIN_OF[(room.desks[0].ids[place] - actions.PLAY) % KIND_COUNT])
        if domain >= lowest and domain != last:
            room.desks[0].options[depth, count] = room.desks[0].ids[place]
            count += 1
            last = domain
    if count > 1:
        turn = roll(word, count)
        for place in range(count):
            room.desks[0].ids[place] = room.desks[0].options[depth, (place + turn) % count]
        for place in range(count):
            room.desks[0].options[depth, place] = room.desks[0].ids[place]
    room.desks[0].many[depth] = count
    room.desks[0].tried[depth] = 0


@compiled
def _add(room: Room, net: Network, at: int, parent: int, length: int) -> None:
    """Note an outcome in which the turn may end, unless it is known, and put it up for following."""
    s = room.states[at]
    if is_new(room, key_of(s, int(s.seat))):
        _note(room, net, at, parent, length, Stop.END, NONE)
        push(room, room.desks[0].count - 1)


@compiled
def _add_reveal(room: Room, net: Network, at: int, parent: int, action: int) -> None:
    """Note an outcome that stops at a Breakthrough or an Inquisition, once it is paid."""
    silent = room.silent
    s = room.states[at]
    if action == actions.BREAKTHROUGH:
        s.spent_discard |= 1 << Domain.SCIENCE
        cards.pay(s, int(s.seat), Domain.SCIENCE, silent)
        _note(room, net, at, parent, 1, Stop.BREAKTHROUGH, NONE)
    else:
        s.spent_discard |= 1 << Domain.RELIGION
        cards.pay(s, int(s.seat), Domain.RELIGION, silent)
        _note(room, net, at, parent, 1, Stop.INQUISITION, action - actions.INQUISITION)


@compiled
def _note(room: Room, net: Network, at: int, parent: int, length: int, stop: int, victim: int) -> None:
    outcome = room.desks[0].count
    room.desks[0].count += 1
    room.states[outcome] = room.states[at]
    s = room.states[outcome]
    me = int(s.seat)
    room.outcomes[outcome].parent = parent
    room.outcomes[outcome].stop = stop
    room.outcomes[outcome].victim = victim
    room.outcomes[outcome].length = min(MOVES, length)
    for move in range(min(MOVES, length)):
        room.outcomes[outcome].moves[move] = room.desks[0].path[move]
    winners = winners_at_end(s, me) if stop == Stop.END else 0
    room.outcomes[outcome].winners = winners
    if winners != 0:
        room.outcomes[outcome].value = 1.01 * share(s, me, winners)  # certain: before any chance
    else:
        describe(s, me, stop, victim, room.desks[0].levels)
        room.outcomes[outcome].value = value(net, room.desks[0].levels)
