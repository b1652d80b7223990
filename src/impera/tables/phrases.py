"""The phrases of diplomacy: a key and typed arguments, which every client says in its own language."""

from typing import Literal

from impera.rules.facts import DOMAIN_LETTERS
from impera.tables.errors import BadMessageError

ArgumentType = Literal["seat", "domain", "number"]

# The sentence of `truce` is `phrase-truce` in the catalogue.
PHRASES: dict[str, dict[str, ArgumentType]] = {
    "hello": {},
    "good-game": {},
    "well-played": {},
    "thanks": {"seat": "seat"},
    "sorry": {"seat": "seat"},
    "yes": {},
    "no": {},
    "think": {},
    "truce": {"seat": "seat"},
    "truce-against": {"seat": "seat", "target": "seat"},
    "accept": {"seat": "seat"},
    "decline": {"seat": "seat"},
    "warn-hegemony": {"target": "seat", "domain": "domain", "missing": "number"},
    "warn-deck": {},
    "promise-no-attack": {"seat": "seat", "domain": "domain"},
    "promise-no-embargo": {"seat": "seat"},
    "promise-no-inquisition": {"seat": "seat"},
    "ask-embargo": {"seat": "seat", "target": "seat", "domain": "domain"},
    "ask-democracy": {"seat": "seat", "target": "seat", "domain": "domain"},
    "ask-attack": {"seat": "seat", "domain": "domain"},
    "betrayed": {"seat": "seat"},
}
NUMBER_MOST = 20


def check_phrase(phrase: str, arguments: dict[str, str | int], players: int) -> None:
    """Refuse a phrase that is none, or whose arguments do not fit."""
    wanted = PHRASES.get(phrase)
    if wanted is None:
        raise BadMessageError("table-phrase-unknown", phrase=phrase)
    if set(arguments) != set(wanted):
        raise BadMessageError("table-phrase-arguments", phrase=phrase, needed=", ".join(wanted) or "-")
    for name, kind in wanted.items():
        if not _fits(arguments[name], kind, players):
            raise BadMessageError("table-phrase-value", phrase=phrase, argument=name)


def _fits(value: str | int, wanted: ArgumentType, players: int) -> bool:
    if wanted == "domain":
        return isinstance(value, str) and len(value) == 1 and value in DOMAIN_LETTERS
    most = players if wanted == "seat" else NUMBER_MOST
    return isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most
