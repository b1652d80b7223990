"""Plans in words: each action as a step somebody could follow, in any of the five languages."""

from collections.abc import Mapping

from impera.game.action import Action
from impera.rules.actions import CARD_VERBS
from impera.words import Argument, Term, say

BETWEEN = "; "
PLANS = frozenset({"plan", "threat"})  # arguments of a sentence that are plans


def step_text(text: str, language: str, names: Mapping[str, str] | None = None) -> str:
    """One action in words; seats are called by `names` (P1, P2 …), if given."""
    action = Action.parse(text)
    arguments: dict[str, Argument] = {}
    if action.kind:
        domain = Term(f"domain-{action.kind[0]}")
        arguments["card"] = say("card-name", language, domain=domain, age=int(action.kind[1]))
    if action.seat:
        arguments["seat"] = (names or {}).get(f"P{action.seat}", f"P{action.seat}")
    if action.domain:
        arguments["domain"] = Term(f"domain-{action.domain}")
    if action.effect:
        arguments["effect"] = Term(
            f"effect-{text.rsplit(maxsplit=1)[-1] if action.verb == 'inspiration' else action.effect}"
        )
    return say(_key(action), language, **arguments)


def plan_text(plan: str, language: str, names: Mapping[str, str] | None = None) -> str:
    """A plan written as in a record, in words."""
    return BETWEEN.join(step_text(text, language, names) for text in plan.split(BETWEEN) if text)


def _key(action: Action) -> str:
    if action.verb in ("end", "inspiration", "attack", "inquisition", "embargo", "democracy", *CARD_VERBS):
        return f"step-{action.verb}"
    return "step-effect"
