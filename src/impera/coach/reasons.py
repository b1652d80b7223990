"""Why one plan is better than another: typed reasons, each of them checked in worlds the seat could be in.

A win missed; a win allowed, to whom and by what; a win made likelier; a level lost; a lead lost; cards lost; or nothing
that can be named.
"""

from collections.abc import Sequence

import numpy as np

from impera.coach.likely import after, likelier, lowered
from impera.coach.parts import Part
from impera.coach.solver import Turn, has_won, threat_of
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS
from impera.game.belief import determinize
from impera.game.view import View
from impera.rules.actions import END
from impera.rules.facts import DOMAIN_LETTERS, DOMAINS, LEVEL_NEEDS, Decision
from impera.rules.seating import is_friend
from impera.rules.state import Cells, State, copy_of
from impera.rules.victory import leaders_of
from impera.words import Term

WORLDS = 6  # in which a threat is looked for: what the seat draws itself differs between them
CARDS = 2  # fewer cards than this are no reason
REASONS_MOST = 3


def why_better(view: View, better: Sequence[int], played: Sequence[int], *, is_win_missed: bool = False) -> list[Part]:
    """Say why a plan is better than what was played, from what the seat could see."""
    if is_win_missed:
        return [Part("reason-win-missed", {"plan": texts(better)})]
    if view.record.decision in (Decision.PICK, Decision.CLAIM):
        return [Part("reason-none")]
    worlds = _worlds(view)
    with_better = [after(world, better) for world in worlds]
    with_played = [after(world, played) for world in worlds]
    found = _allowed(view, with_better, with_played)
    found += likelier(view, better, played, _told_of(found))
    found += _levels(view, with_better[0], with_played[0])
    found += _leads(view, with_better[0], with_played[0])
    if better[-1] == played[-1] == END:  # in the midst of a turn hands are not what they will be
        found += _cards(view, with_better, with_played)
    return found[:REASONS_MOST] or [Part("reason-none")]


def gains(view: View, plan: Sequence[int]) -> list[Part]:
    """What a plan brings: a win, a threat met or left, levels and leads; or nothing that can be named."""
    if view.record.decision in (Decision.PICK, Decision.CLAIM):
        return [Part("hint-pick")]
    worlds = _worlds(view)
    ends = [after(world, plan) for world in worlds]
    if all(has_won(state, view.observer) for state in ends):
        return [Part("hint-wins")]
    found = _threats_met(view, worlds, ends)
    found += lowered(view, plan, _told_of(found))
    now = worlds[0]
    found += [Part("hint-level", part.arguments) for part in _levels(view, ends[0], now)]
    found += [Part("hint-lead", part.arguments) for part in _leads(view, ends[0], now)]
    told = found[:REASONS_MOST] or [Part("hint-quiet")]
    return told if plan[-1] == END else [*told, Part("hint-looks")]


def _threats_met(view: View, worlds: list[State], ends: list[State]) -> list[Part]:
    """Threats there would be if the turn did nothing more, and whether the plan leaves them."""
    idle, left = certain_threats(view, [after(world, None) for world in worlds]), certain_threats(view, ends)
    return [
        Part("hint-suffers" if rival in left else "hint-meets", {"seat": f"P{rival + 1}", "threat": turn.text})
        for rival, turn in idle.items()
    ]


def _told_of(parts: list[Part]) -> set[int]:
    """The seats that parts speak of."""
    return {int(str(part.arguments["seat"])[1:]) - 1 for part in parts}


def texts(plan: Sequence[int]) -> str:
    """A plan as a record writes it."""
    return "; ".join(ALL_ACTIONS[action].text for action in plan)


def _worlds(view: View) -> list[State]:
    rng = np.random.default_rng(1)
    return [determinize(view, rng) for _ in range(WORLDS)]


def _allowed(view: View, with_better: list[State], with_played: list[State]) -> list[Part]:
    before = certain_threats(view, with_better)
    return [
        Part("reason-win-allowed", {"seat": f"P{rival + 1}", "threat": turn.text})
        for rival, turn in certain_threats(view, with_played).items()
        if rival not in before
    ]


def certain_threats(view: View, states: list[State]) -> dict[int, Turn]:
    """What each rival could win by, whatever the seat cannot see: with nothing but the cards it knows to be there."""
    found: dict[int, Turn] = {}
    for rival in range(view.players):
        if is_friend(view.record, view.observer, rival):
            continue
        turns = [_threat(state, view.observer, rival) for state in states]
        if all(turns) and turns[0] is not None:
            found[rival] = turns[0]
    return found


def _threat(state: State, me: int, rival: int) -> Turn | None:
    sure = copy_of(state)
    sure.hand[rival] = state.known[rival, :, me]  # the cards not known still count for the draw
    try:
        return threat_of(sure, rival)
    except UsageError:  # more ways than can be looked through: nothing is claimed
        return None


def _levels(view: View, better: State, played: State) -> list[Part]:
    """Levels of permanent effects that the better plan reaches or keeps (R4.1)."""
    me, needs = view.observer, LEVEL_NEEDS[view.players]
    found = []
    for domain in range(DOMAINS):
        had, has = (_level(int(state.tally[me, domain]), needs) for state in (better, played))
        if had > has:
            found.append(Part("reason-level", {"domain": Term(f"domain-{DOMAIN_LETTERS[domain]}"), "level": had}))
    return found


def _level(cards: int, needs: Cells) -> int:
    return sum(cards >= need for need in needs.tolist()[1:])


def _leads(view: View, better: State, played: State) -> list[Part]:
    """Domains led with the better plan and not with what was played (R8.3)."""
    me = view.observer
    return [
        Part("reason-majority", {"domain": Term(f"domain-{DOMAIN_LETTERS[domain]}")})
        for domain in range(DOMAINS)
        if leaders_of(better, domain) >> me & 1 and not leaders_of(played, domain) >> me & 1
    ]


def _cards(view: View, with_better: list[State], with_played: list[State]) -> list[Part]:
    """Cards in hand and in play once the turn is over, on average over worlds."""
    me = view.observer
    more = np.mean([_held(one, me) - _held(other, me) for one, other in zip(with_better, with_played, strict=True)])
    return [Part("reason-cards", {"count": round(float(more))})] if more >= CARDS else []


def _held(state: State, seat: int) -> int:
    return int(state.hand_count[seat]) + int(state.area_count[seat])
