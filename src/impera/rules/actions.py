"""Action ids: a dense range, one id for one decision, each with its text (docs/reference/playthrough.md) and back."""

from dataclasses import dataclass

from impera.rules.facts import (
    DOMAIN_LETTERS,
    DOMAINS,
    EFFECT_NAMES,
    KIND_COUNT,
    KINDS,
    LEVELLED,
    NONE,
    SEATS,
    Effect,
)

END = 0
PLAY = 1  # + kind
PICK = PLAY + KIND_COUNT
CLAIM = PICK + KIND_COUNT
DISCARD = CLAIM + KIND_COUNT
SACRIFICE = DISCARD + KIND_COUNT
TAKE = SACRIFICE + KIND_COUNT
RECOVER = TAKE + KIND_COUNT
GIVE = RECOVER + KIND_COUNT
PERMANENT = GIVE + KIND_COUNT  # + effect
INSPIRATION = PERMANENT + LEVELLED  # + seat * LEVELLED + effect
ATTACK = INSPIRATION + SEATS * LEVELLED  # + Domain
INQUISITION = ATTACK + DOMAINS  # + seat
EMBARGO = INQUISITION + SEATS  # + seat * DOMAINS + Domain
BREAKTHROUGH = EMBARGO + SEATS * DOMAINS
DEMOCRACY = BREAKTHROUGH + 1  # + seat * DOMAINS + Domain
ACTIONS = DEMOCRACY + SEATS * DOMAINS

CARD_VERBS = (
    "play",
    "pick",
    "claim",
    "discard",
    "sacrifice",
    "take",
    "recover",
    "give",
)  # in the order of ids


@dataclass(frozen=True, slots=True)
class Parts:
    """What an action id says: a verb and its arguments, NONE where it has none."""

    verb: str
    kind: int = NONE
    effect: int = NONE  # of the sixteen, also for `inspiration` (the copied one is in `copied`)
    copied: int = NONE
    seat: int = NONE
    domain: int = NONE

    @property
    def text(self) -> str:
        """Write the action as in docs/reference/playthrough.md."""
        words = [self.verb]
        if self.kind != NONE:
            words.append(KINDS[self.kind])
        if self.seat != NONE:
            words.append(f"P{self.seat + 1}")
        if self.domain != NONE:
            words.append(DOMAIN_LETTERS[self.domain])
        if self.copied != NONE:
            words.append(EFFECT_NAMES[self.copied])
        return " ".join(words)


def _all_parts() -> list[Parts]:
    """List what every id says, in the order of ids."""
    table = [Parts("end")]
    table += [Parts(verb, kind=kind) for verb in CARD_VERBS for kind in range(KIND_COUNT)]
    table += [Parts(EFFECT_NAMES[effect], effect=effect) for effect in range(LEVELLED)]
    table += [
        Parts("inspiration", effect=Effect.INSPIRATION, seat=seat, copied=copied)
        for seat in range(SEATS)
        for copied in range(LEVELLED)
    ]
    table += [Parts("attack", effect=Effect.ATTACK, domain=domain) for domain in range(DOMAINS)]
    table += [Parts("inquisition", effect=Effect.INQUISITION, seat=seat) for seat in range(SEATS)]
    table += _aimed("embargo", Effect.EMBARGO)
    table += [Parts("breakthrough", effect=Effect.BREAKTHROUGH)]
    table += _aimed("democracy", Effect.DEMOCRACY)
    return table


def _aimed(verb: str, effect: Effect) -> list[Parts]:
    return [Parts(verb, effect=effect, seat=seat, domain=domain) for seat in range(SEATS) for domain in range(DOMAINS)]


PARTS = tuple(_all_parts())  # [id]
TEXTS = tuple(parts.text for parts in PARTS)  # [id]
IDS = {text: action for action, text in enumerate(TEXTS)}
