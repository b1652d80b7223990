"""What someone decides: an action, with its text and back."""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property

from impera.errors import UnparsableActionError
from impera.game.seat import seat_name, seat_of
from impera.rules.actions import CARD_VERBS, IDS, PARTS, TEXTS, Parts
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES, KINDS, LEVELLED, SEATS

SEAT_NAMES = tuple(seat_name(seat_of(place)) for place in range(SEATS))
ARGUMENTS = {  # what must follow each verb
    "end": (),
    **dict.fromkeys(CARD_VERBS, ("kind",)),
    **dict.fromkeys(EFFECT_NAMES[:LEVELLED], ()),
    "inspiration": ("seat", "permanent"),
    "attack": ("domain",),
    "inquisition": ("seat",),
    "embargo": ("seat", "domain"),
    "breakthrough": (),
    "democracy": ("seat", "domain"),
}
CHOICES = {
    "kind": KINDS,
    "seat": SEAT_NAMES,
    "domain": tuple(DOMAIN_LETTERS),
    "permanent": EFFECT_NAMES[:LEVELLED],
}


@dataclass(frozen=True, slots=False)
class Action:
    """One decision. Equal actions have equal ids."""

    id: int

    @property
    def text(self) -> str:
        """The action as in docs/reference/playthrough.md: `embargo P2 M`."""
        return TEXTS[self.id]

    @cached_property
    def parts(self) -> Parts:
        """Its verb and arguments, as the rules number them."""
        return PARTS[self.id]

    @property
    def verb(self) -> str:
        """Its first word."""
        return self.parts.verb

    @property
    def kind(self) -> str | None:
        """The card it names, if any."""
        return KINDS[self.parts.kind] if self.parts.kind >= 0 else None

    @property
    def seat(self) -> int | None:
        """The seat it is aimed at, from 1, if any."""
        return seat_of(self.parts.seat) if self.parts.seat >= 0 else None

    @property
    def domain(self) -> str | None:
        """The letter of the Domain it is aimed at, if any."""
        return DOMAIN_LETTERS[self.parts.domain] if self.parts.domain >= 0 else None

    @property
    def effect(self) -> str | None:
        """The effect it starts, if any."""
        return EFFECT_NAMES[self.parts.effect] if self.parts.effect >= 0 else None

    def __str__(self) -> str:
        """Write its text."""
        return self.text

    @classmethod
    def parse(cls, text: str) -> "Action":
        """Read an action; upper and lower case and the amount of space do not matter."""
        known = IDS.get(text)
        if known is not None:
            return ALL_ACTIONS[known]
        words = re.split(r"\s+", text.strip())
        verb = words[0].lower()
        if verb not in ARGUMENTS:
            raise _unknown_verb(text, verb)
        wanted = ARGUMENTS[verb]
        if len(words) - 1 != len(wanted):
            raise UnparsableActionError(
                "unparsable-count", text=text, verb=verb, needed=len(wanted), have=len(words) - 1
            )
        canonical = [verb] + [_argument(text, what, word) for what, word in zip(wanted, words[1:], strict=True)]
        return ALL_ACTIONS[IDS[" ".join(canonical)]]


ALL_ACTIONS = tuple(Action(action) for action in range(len(TEXTS)))


def _unknown_verb(text: str, verb: str) -> UnparsableActionError:
    near = get_close_matches(verb, ARGUMENTS, n=1)
    if near:
        return UnparsableActionError("unparsable-verb-near", text=text, near=near[0])
    return UnparsableActionError("unparsable-verb", text=text, verbs=", ".join(ARGUMENTS))


def _argument(text: str, what: str, word: str) -> str:
    canonical = word.lower() if what == "permanent" else word.upper()
    if canonical not in CHOICES[what]:
        raise UnparsableActionError(f"unparsable-{what}", text=text, word=word, choices=", ".join(CHOICES[what]))
    return canonical
