"""Whole-turn plans: every outcome of a seat's own decisions, duplicates merged, the most promising followed first.

A plan stops where the turn ends or where something hidden is about to be seen: a Breakthrough draw, an Inquisition.
There the network says what it is worth. Nothing hidden is read on the way, so the same code runs on the redacted
record of a view and, in simulations and training, on full games.
"""

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.dice import roll
from impera.bots.search.features import Stop, describe
from impera.bots.search.network import Network, value
from impera.bots.search.workspace import DEPTH, EFFECT_ACTIONS, Workspace, capacity, is_new, key_of, pop, push
from impera.compiled import compiled, compiled_once
from impera.game.chance import RandomState
from impera.rules import actions, cards
from impera.rules.apply import apply
from impera.rules.draft import set_aside
from impera.rules.effects import pay_for
from impera.rules.facts import DOMAIN_OF, DOMAINS, KIND_COUNT, NONE, Decision, Domain
from impera.rules.knowledge import reveals
from impera.rules.legal import Ids, legal_actions
from impera.rules.seating import is_friend
from impera.rules.state import State
from impera.rules.trace import Trace
from impera.rules.victory import share_of_win, winners_if_ended


@compiled_once
def enumerate_turn(work: Workspace, net: Network, limit: int, random: RandomState) -> int:
    """Find up to `limit` outcomes of the turn that states[0] is in; return the best one's number."""
    progress = work.progress[0]
    progress.count = 0
    progress.heaped = 0
    progress.stamp += 1
    progress.limit = min(limit, capacity(work))
    base = capacity(work)
    work.states[base] = work.states[0]
    decision = work.states[base].decision
    if decision == Decision.PICK or decision == Decision.CLAIM:
        _enumerate_draft(work, net)
        return best_outcome(work)
    if decision == Decision.EFFECTS:
        _add(work, net, base, -1, 0)
    else:
        _follow_choices(work, net, -1, 0, random)
    while progress.heaped > 0 and progress.count < progress.limit:
        _follow(work, net, pop(work), random)
    return best_outcome(work)


@compiled
def best_outcome(work: Workspace) -> int:
    """The outcome of the highest value."""
    best = 0
    for outcome in range(1, work.progress[0].count):
        if work.outcomes[outcome].value > work.outcomes[best].value:
            best = outcome
    return best


@compiled
def best_of_rest(work: Workspace, is_taken: NDArray[np.bool_]) -> int:
    """The outcome of the highest value among those not taken yet, which is then taken."""
    best = -1
    for outcome in range(work.progress[0].count):
        if not is_taken[outcome] and (best < 0 or work.outcomes[outcome].value > work.outcomes[best].value):
            best = outcome
    is_taken[best] = True
    return best


@compiled
def write_plan(work: Workspace, outcome: int, plan: Ids) -> int:
    """Write the actions that lead to an outcome, its stop included; return how many."""
    chain = np.empty(64, dtype=np.int32)
    links = 0
    at = outcome
    while at >= 0 and links < chain.shape[0]:
        chain[links] = at
        links += 1
        at = int(work.outcomes[at].parent)
    length = 0
    for link in range(links - 1, -1, -1):
        at = int(chain[link])
        for nth in range(work.outcomes[at].length):
            plan[length] = work.outcomes[at].actions[nth]
            length += 1
        if work.outcomes[at].length >= EFFECT_ACTIONS or length >= plan.shape[0] - EFFECT_ACTIONS - 1:
            return length  # the rest is planned when it comes
    if work.outcomes[outcome].stop == Stop.END:
        plan[length] = actions.END
        length += 1
    return length


@compiled
def is_pointless(s: State, action: int, me: int) -> bool:
    """Marks on oneself or a partner, and attacks that hurt no rival: never worth following."""
    if action >= actions.DEMOCRACY:
        return is_friend(s, me, (action - actions.DEMOCRACY) // DOMAINS)
    if actions.EMBARGO <= action < actions.BREAKTHROUGH:
        return is_friend(s, me, (action - actions.EMBARGO) // DOMAINS)
    if actions.ATTACK <= action < actions.INQUISITION:
        for seat in range(s.players):
            if not is_friend(s, me, seat) and s.tally[seat, action - actions.ATTACK] > 0:
                return False
        return True
    return False


@compiled
def _enumerate_draft(work: Workspace, net: Network) -> None:
    """One outcome for each card that can be picked or claimed."""
    base = capacity(work)
    me = int(work.states[base].deciding)
    many = legal_actions(work.states[base], work.progress[0].ids)
    for place in range(min(many, work.progress[0].limit)):
        action = int(work.progress[0].ids[place])
        work.states[base + 1] = work.states[base]
        s = work.states[base + 1]
        if s.decision == Decision.PICK:
            set_aside(s, me, action - actions.PICK)
        else:
            cards.claim(s, me, action - actions.CLAIM, work.silent)
        work.progress[0].path[0] = action
        stop = Stop.PICK if s.decision == Decision.PICK else Stop.CLAIM
        _note(work, net, base + 1, -1, 1, stop, NONE)


@compiled
def _follow(work: Workspace, net: Network, outcome: int, random: RandomState) -> None:
    """Try every effect open in an outcome, with all the choices it asks for."""
    silent = work.silent
    base = capacity(work)
    ids = work.progress[0].effects
    me = int(work.states[outcome].deciding)
    many = legal_actions(work.states[outcome], ids)
    shift = roll(random, many)
    for place in range(many):
        if work.progress[0].count >= work.progress[0].limit:
            return
        action = int(ids[(place + shift) % many])
        if action == actions.END or is_pointless(work.states[outcome], action, me):
            continue
        work.states[base] = work.states[outcome]
        work.progress[0].path[0] = action
        s = work.states[base]
        if reveals(s, action, me):
            _add_reveal(work, net, base, outcome, action)
            continue
        apply(s, action, silent)
        if s.decision == Decision.EFFECTS:
            _add(work, net, base, outcome, 1)
        else:
            _follow_choices(work, net, outcome, 1, random)


@compiled
def _follow_choices(work: Workspace, net: Network, parent: int, length: int, random: RandomState) -> None:
    """Answer everything the effect in states[base] asks for, in every way that makes a difference."""
    silent = work.silent
    base = capacity(work)
    depth = 0
    _open(work, 0, 0, random)
    while depth >= 0:
        if (
            work.progress[0].tried[depth] == work.progress[0].many[depth]
            or work.progress[0].count >= work.progress[0].limit
        ):
            depth -= 1
            continue
        action = work.progress[0].options[depth, work.progress[0].tried[depth]]
        work.progress[0].tried[depth] += 1
        work.states[base + depth + 1] = work.states[base + depth]
        s = work.states[base + depth + 1]
        decision = s.decision
        apply(s, action, silent)
        work.progress[0].path[min(EFFECT_ACTIONS, length + depth)] = action
        if depth + 2 == DEPTH:
            _answer_the_rest(s, work.progress[0].ids, silent)
        if s.decision == Decision.EFFECTS:
            _add(work, net, base + depth + 1, parent, length + depth + 1)
        else:
            depth += 1
            # cards of one choice in ascending order: their order makes no difference
            lowest = DOMAIN_OF[(action - actions.PLAY) % KIND_COUNT] if s.decision == decision else 0
            _open(work, depth, lowest, random)


@compiled
def _answer_the_rest(s: State, ids: Ids, silent: Trace) -> None:
    """Beyond the depth that is kept: the first card each time, to see an outcome at all."""
    while s.decision != Decision.EFFECTS:
        legal_actions(s, ids)
        apply(s, int(ids[0]), silent)


@compiled
def _open(work: Workspace, depth: int, lowest: int, random: RandomState) -> None:
    """List the choices at a step: one card for each Domain, beginning anywhere."""
    s = work.states[capacity(work) + depth]
    many = legal_actions(s, work.progress[0].ids)
    count = 0
    last = -1
    for place in range(many):
        domain = int(DOMAIN_OF[(work.progress[0].ids[place] - actions.PLAY) % KIND_COUNT])
        if domain >= lowest and domain != last:
            work.progress[0].options[depth, count] = work.progress[0].ids[place]
            count += 1
            last = domain
    if count > 1:
        shift = roll(random, count)
        for place in range(count):
            work.progress[0].ids[place] = work.progress[0].options[depth, (place + shift) % count]
        for place in range(count):
            work.progress[0].options[depth, place] = work.progress[0].ids[place]
    work.progress[0].many[depth] = count
    work.progress[0].tried[depth] = 0


@compiled
def _add(work: Workspace, net: Network, at: int, parent: int, length: int) -> None:
    """Note an outcome in which the turn may end, unless it is known, and put it up for following."""
    s = work.states[at]
    if is_new(work, key_of(s, int(s.deciding))):
        _note(work, net, at, parent, length, Stop.END, NONE)
        push(work, work.progress[0].count - 1)


@compiled
def _add_reveal(work: Workspace, net: Network, at: int, parent: int, action: int) -> None:
    """Note an outcome that stops at a Breakthrough or an Inquisition, once it is paid."""
    silent = work.silent
    s = work.states[at]
    if action == actions.BREAKTHROUGH:
        pay_for(s, int(s.deciding), Domain.SCIENCE, silent)
        _note(work, net, at, parent, 1, Stop.BREAKTHROUGH, NONE)
    else:
        pay_for(s, int(s.deciding), Domain.RELIGION, silent)
        _note(work, net, at, parent, 1, Stop.INQUISITION, action - actions.INQUISITION)


@compiled
def _note(work: Workspace, net: Network, at: int, parent: int, length: int, stop: int, victim: int) -> None:
    outcome = work.progress[0].count
    work.progress[0].count += 1
    work.states[outcome] = work.states[at]
    s = work.states[outcome]
    me = int(s.deciding)
    work.outcomes[outcome].parent = parent
    work.outcomes[outcome].stop = stop
    work.outcomes[outcome].victim = victim
    work.outcomes[outcome].length = min(EFFECT_ACTIONS, length)
    for nth in range(min(EFFECT_ACTIONS, length)):
        work.outcomes[outcome].actions[nth] = work.progress[0].path[nth]
    winners = winners_if_ended(s, me) if stop == Stop.END else 0
    work.outcomes[outcome].winners = winners
    if winners != 0:
        work.outcomes[outcome].value = 1.01 * share_of_win(s, me, winners)  # certain: before any chance
    else:
        describe(s, me, stop, victim, work.progress[0].levels)
        work.outcomes[outcome].value = value(net, work.progress[0].levels)
