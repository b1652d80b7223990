"""Events as sentences, in any of the five languages."""

from collections.abc import Mapping

from impera.rules.facts import EFFECT_NAMES, LEVELLED
from impera.wire.log import EventInfo
from impera.words import DEFAULT_LANGUAGE, Argument, Term, say

COPYABLE = frozenset(EFFECT_NAMES[:LEVELLED])


def narrate(event: EventInfo, names: Mapping[int, str], language: str = DEFAULT_LANGUAGE) -> str:
    """Say what happened; seats are called by `names`."""
    arguments: dict[str, Argument] = {"seat": names[event.seat]}
    if event.card:
        arguments["card"] = card_text(event.card, language)
    if event.other is not None:
        arguments["other"] = names[event.other]
    if event.domain:
        arguments["domain"] = Term(f"domain-{event.domain}")
    if event.effect:
        arguments["effect"] = Term(f"effect-{event.effect}")
    if event.number is not None:
        arguments["number"] = event.number
    return say(sentence_key(event), language, **arguments)


def sentence_key(event: EventInfo) -> str:
    """The catalogue key of an event: some happenings need several sentences."""
    if event.what == "applied":
        if event.effect in COPYABLE:
            return "event-applied-own" if event.other is None else "event-applied-copied"
        return f"event-applied-{event.effect}"
    if event.what == "ended":
        return f"event-ended-{event.ending}"
    return f"event-{event.what}"


def card_text(card: str, language: str = DEFAULT_LANGUAGE) -> str:
    """A card as text: its kind, or for a hidden one its back."""
    return say("card-back", language, age=int(card[1])) if card.startswith("?") else card
