"""Why an action is or is not legal: the rule that decides and the counts it decides by."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from impera.errors import (
    ActionError,
    IllegalActionError,
    ImpossibleActionError,
)
from impera.game.action import Action
from impera.game.position import DECISIONS
from impera.game.seat import seat_name, seat_of
from impera.rules.facts import (
    AGE_OF,
    DOMAIN_LETTERS,
    DOMAIN_OF,
    EFFECT_CARDS,
    EFFECT_DOMAIN,
    EFFECT_NAMES,
    KINDS,
    LEVELLED,
    NONE,
    Decision,
    Domain,
    Effect,
    Ending,
    Variant,
)
from impera.rules.legal import Reason, cards_needed, cards_offered, face_up_after_payment, why_not
from impera.rules.state import State
from impera.wire.refusal import VerdictInfo
from impera.words import DEFAULT_LANGUAGE, Argument, Term, arguments_to_wire, say

Status = Literal["legal", "illegal", "impossible"]
Arguments = dict[str, Argument]

EFFECT_RULES = (  # [Effect]
    "R5.1", "R5.1", "R5.2", "R5.2", "R5.3", "R5.3", "R5.4", "R5.4", "R5.5", "R5.5",
    "R5.6", "R6.1", "R6.2", "R6.3", "R6.5", "R6.6",
)  # fmt: skip
PAYMENT = {  # the Domain that pays for each discard effect (R4.5)
    Effect.ATTACK: Domain.MILITARY,
    Effect.INQUISITION: Domain.RELIGION,
    Effect.EMBARGO: Domain.ECONOMY,
    Effect.BREAKTHROUGH: Domain.SCIENCE,
    Effect.DEMOCRACY: Domain.UTOPIA,
}
DRAFT_DECISIONS = (Decision.PICK, Decision.CLAIM)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to «may I?»: a status, the deciding rule, and a sentence with its counts."""

    action: Action
    status: Status
    rule: str
    key: str
    arguments: Arguments = field(default_factory=dict)

    @property
    def is_legal(self) -> bool:
        """May it be played now?"""
        return self.status == "legal"

    def said_in(self, language: str) -> str:
        """Say it in a language, the rule number first."""
        return f"{self.rule}: {say(self.key, language, **self.arguments)}"

    def __str__(self) -> str:
        """Say it in English."""
        return self.said_in(DEFAULT_LANGUAGE)

    def to_error(self) -> ActionError:
        """The error that refuses this action."""
        tree = IllegalActionError if self.status == "illegal" else ImpossibleActionError
        return tree(self.key, rule=self.rule, **self.arguments)

    def to_wire(self) -> VerdictInfo:
        """Write it for a client: terms by their key, so that it says them in its own language."""
        return VerdictInfo(
            action=self.action.text,
            status=self.status,
            rule=self.rule,
            key=self.key,
            arguments=arguments_to_wire(self.arguments),
            message=str(self),
        )


def explain(s: State, action: Action) -> Verdict:
    """Explain an action for the seat that decides now."""
    impossible = _why_impossible(s, action)
    if impossible:
        return impossible
    reason = Reason(why_not(s, action.id))
    if reason == Reason.LEGAL:
        rule, key, arguments = _legal(s, action)
        return Verdict(action, "legal", rule, key, arguments)
    rule, key, arguments = REASONS[reason](s, action)
    return Verdict(action, "illegal", rule, key, arguments)


def domain_term(domain: int) -> Term:
    """The name of a Domain."""
    return Term(f"domain-{DOMAIN_LETTERS[domain]}")


def effect_term(effect: int) -> Term:
    """The name of an effect."""
    return Term(f"effect-{EFFECT_NAMES[effect]}")


def _why_impossible(s: State, action: Action) -> Verdict | None:
    parts = action.parts
    if parts.seat >= s.players:
        arguments: Arguments = {"seat": seat_name(seat_of(parts.seat)), "players": int(s.players)}
        return Verdict(action, "impossible", "R2.1", "impossible-seat", arguments)
    if parts.verb in ("pick", "claim"):
        if s.variant == Variant.BASIC:
            return Verdict(action, "impossible", "R2.4", "impossible-draft")
        if AGE_OF[parts.kind] > 0:
            return Verdict(action, "impossible", "R2.5", "impossible-draft-age", {"card": KINDS[parts.kind]})
    return None


Sentence = tuple[str, str, Arguments]


def _legal(s: State, action: Action) -> Sentence:
    parts = action.parts
    if parts.verb == "end":
        return "R3.3", "legal-end", {}
    if parts.kind != NONE:
        have = int(cards_offered(s, s.decision)[parts.kind])
        return _rule_of_pending(s), f"legal-{parts.verb}", {"card": KINDS[parts.kind], "have": have}
    if parts.effect == Effect.INSPIRATION:
        return "R5.6", "legal-inspiration", _copy_counts(s, action)
    if parts.effect < LEVELLED:
        return EFFECT_RULES[parts.effect], "legal-permanent", _level_counts(s, parts.effect)
    return EFFECT_RULES[parts.effect], "legal-discard-effect", _payment_counts(s, action)


def _rule_of_pending(s: State) -> str:
    """The rule that asks for the pending decision."""
    if s.decision in DRAFT_DECISIONS:
        return "R2.5"
    return EFFECT_RULES[s.effect] if s.effect != NONE else "R3.2"


def _level_counts(s: State, effect: int) -> Arguments:
    domain = EFFECT_DOMAIN[effect]
    return {
        "effect": effect_term(effect),
        "domain": domain_term(domain),
        "needed": int(cards_needed(s, effect)),
        "have": int(s.tally[s.deciding, domain]),
    }


def _copy_counts(s: State, action: Action) -> Arguments:
    effect, source = action.parts.copied, action.parts.seat
    domain = EFFECT_DOMAIN[effect]
    return {
        "effect": effect_term(effect),
        "source": seat_name(seat_of(source)),
        "domain": domain_term(domain),
        "needed": int(cards_needed(s, effect)),
        "have": int(s.tally[source, domain]),
    }


def _payment_counts(s: State, action: Action) -> Arguments:
    domain = PAYMENT[Effect(action.parts.effect)]
    return {
        "effect": effect_term(action.parts.effect),
        "domain": domain_term(domain),
        "have": int(s.tally[s.deciding, domain]),
    }


def _over(s: State, _: Action) -> Sentence:
    by_hegemony = s.ending == int(Ending.HEGEMONY)
    return ("R8.1", "why-over-hegemony", {}) if by_hegemony else ("R8.2", "why-over-majority", {})


def _not_asked(s: State, action: Action) -> Sentence:
    if s.decision in DRAFT_DECISIONS:
        return "R2.5", f"why-asked-{DECISIONS[s.decision]}", {}
    if s.decision == Decision.EFFECTS:
        return ("R3.2", "why-play-over", {}) if action.verb == "play" else ("R3.3", "why-no-such-choice", {})
    if s.effect == NONE:
        return "R3.2", "why-play-first", {}
    arguments: Arguments = {"effect": effect_term(s.effect), "left": int(s.owed)}
    return "R3.3", f"why-asked-{DECISIONS[s.decision]}", arguments


def _not_offered(key: str) -> Callable[[State, Action], Sentence]:
    def sentence(s: State, action: Action) -> Sentence:
        return _rule_of_pending(s), key, {"card": KINDS[action.parts.kind]}

    return sentence


def _embargoed(s: State, action: Action) -> Sentence:
    domain = DOMAIN_OF[action.parts.kind]
    laid = int(s.embargo[s.deciding, domain].sum() - s.embargo_fresh[domain].sum())
    return "R6.3", "why-embargoed", {"domain": domain_term(domain), "have": laid}


def _levelled_effect(action: Action) -> int:
    """The permanent effect an action would apply, own or copied."""
    return action.parts.copied if action.parts.copied != NONE else action.parts.effect


def _permanent_spent(_: State, action: Action) -> Sentence:
    return "R4.2", "why-permanent-spent", {"domain": domain_term(EFFECT_DOMAIN[_levelled_effect(action)])}


def _level_too_low(s: State, action: Action) -> Sentence:
    return "R4.1", "why-level-too-low", _level_counts(s, action.parts.effect)


def _source_too_low(s: State, action: Action) -> Sentence:
    return "R5.6", "why-source-too-low", _copy_counts(s, action)


def _cost_too_high(key: str, zone: str) -> Callable[[State, Action], Sentence]:
    def sentence(s: State, action: Action) -> Sentence:
        effect = _levelled_effect(action)
        have = int(getattr(s, zone)[s.deciding])
        return "R4.3", key, {"effect": effect_term(effect), "needed": int(EFFECT_CARDS[effect]), "have": have}

    return sentence


def _pile_empty(_: State, action: Action) -> Sentence:
    return "R5.5", "why-pile-empty", {"effect": effect_term(_levelled_effect(action))}


def _no_culture_lead(s: State, _: Action) -> Sentence:
    mine = int(s.tally[s.deciding, Domain.CULTURE])
    others = max(int(s.tally[seat, Domain.CULTURE]) for seat in range(s.players) if seat != s.deciding)
    return "R5.6", "why-no-culture-lead", {"have": mine, "others": others}


def _discard_spent(_: State, action: Action) -> Sentence:
    return "R3.3", "why-discard-spent", {"domain": domain_term(PAYMENT[Effect(action.parts.effect)])}


def _cannot_pay(s: State, action: Action) -> Sentence:
    return "R4.5", "why-cannot-pay", _payment_counts(s, action)


def _nothing_to_attack_with(s: State, action: Action) -> Sentence:
    domain = action.parts.domain
    needed = 2 if domain == Domain.MILITARY else 1
    have = int(s.tally[s.deciding, domain])
    return "R6.1", "why-attack", {"domain": domain_term(domain), "needed": needed, "have": have}


def _target_empty(s: State, action: Action) -> Sentence:
    parts = action.parts
    arguments: Arguments = {"domain": domain_term(parts.domain), "target": seat_name(seat_of(parts.seat))}
    have = face_up_after_payment(s, int(s.deciding), parts.seat, parts.domain, PAYMENT[Effect(parts.effect)])
    is_own = parts.seat == s.deciding and parts.domain == PAYMENT[Effect(parts.effect)]
    key = "why-target-empty-own" if is_own else "why-target-empty"
    return EFFECT_RULES[parts.effect], key, arguments | {"have": int(have)}


REASONS: dict[Reason, Callable[[State, Action], Sentence]] = {
    Reason.OVER: _over,
    Reason.NOT_ASKED: _not_asked,
    Reason.NOT_IN_HAND: _not_offered("why-not-in-hand"),
    Reason.NOT_IN_AREA: _not_offered("why-not-in-area"),
    Reason.NOT_IN_PILE: _not_offered("why-not-in-pile"),
    Reason.NOT_IN_PACK: _not_offered("why-not-in-pack"),
    Reason.NOT_IN_CENTRE: _not_offered("why-not-in-centre"),
    Reason.EMBARGOED: _embargoed,
    Reason.PERMANENT_SPENT: _permanent_spent,
    Reason.LEVEL_TOO_LOW: _level_too_low,
    Reason.HAND_TOO_SMALL: _cost_too_high("why-hand-too-small", "hand_count"),
    Reason.AREA_TOO_SMALL: _cost_too_high("why-area-too-small", "area_count"),
    Reason.PILE_EMPTY: _pile_empty,
    Reason.COPIES_ITSELF: lambda s, action: ("R5.6", "why-copies-itself", {}),
    Reason.CULTURE_SPENT: lambda s, action: ("R5.6", "why-culture-spent", {}),
    Reason.NO_CULTURE_LEAD: _no_culture_lead,
    Reason.SOURCE_TOO_LOW: _source_too_low,
    Reason.DISCARD_SPENT: _discard_spent,
    Reason.CANNOT_PAY: _cannot_pay,
    Reason.NOTHING_TO_ATTACK_WITH: _nothing_to_attack_with,
    Reason.AIMS_AT_ITSELF: lambda s, action: ("R6.2", "why-aims-at-itself", {}),
    Reason.TARGET_EMPTY: _target_empty,
}
