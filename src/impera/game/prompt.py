"""A view as a few lines of text, for language models and logs, and a reader of answers that forgives form.

`describe` never needs more than 700 characters. `read_answer` finds the action somebody meant in what they wrote;
whether it may be played is not its business: that is ruled where all actions are.
"""

import re
from collections.abc import Iterator, Sequence

from impera.errors import UnparsableActionError
from impera.game.action import ALL_ACTIONS, Action
from impera.game.position import Counts
from impera.game.seat import place_of, seats_of
from impera.game.view import View
from impera.rules.actions import IDS
from impera.rules.facts import DOMAIN_LETTERS
from impera.wire.view import ViewInfo

LONGEST = 700  # characters of a description

# The last line of an answer that names its choice, whatever else it says before
MARKED = re.compile(r"^\W*(?:my\s+|final\s+)*(?:action|move|answer|choice|play)\W*[:=]\s*(.+)$", re.I | re.M)


def describe(view: View | ViewInfo) -> str:
    """Write what a seat sees in at most 700 characters, in full where that is enough, by Domain where not.

    A view as it comes over the wire will do too.
    """
    seen = view.to_info() if isinstance(view, View) else view
    text = "\n".join(_lines(seen, True))
    return text if len(text) <= LONGEST else "\n".join(_lines(seen, False))


def offer(legal: Sequence[str]) -> str:
    """Write what may be done: each action as it is to be answered, those that differ in their last word together."""
    groups: dict[str, list[str]] = {}
    for text in legal:
        head, _, last = text.rpartition(" ")
        groups.setdefault(head, []).append(last)
    return "; ".join(f"{head} {'/'.join(lasts)}".strip() for head, lasts in groups.items())


def read_answer(text: str, legal: Sequence[Action] = ()) -> Action:
    """Find the action in an answer: marked as such, alone on a line, a number of the list, or anywhere in it.

    The last one named counts: people and models think aloud first.
    """
    for part in (*reversed(MARKED.findall(text)), *reversed(text.strip().splitlines()), text):
        found = _whole(part, legal) or _named_in(part)
        if found:
            return found
    raise UnparsableActionError("unparsable-answer", text=text.strip()[-80:] or "–")


def _whole(part: str, legal: Sequence[Action]) -> Action | None:
    """A line that is nothing but an action, or its number in the list, from 1."""
    bare = _plain(part)
    if bare.isascii() and bare.isdigit() and 1 <= int(bare[:4]) <= len(legal):
        return legal[int(bare[:4]) - 1]
    return ALL_ACTIONS[IDS[bare]] if bare in IDS else None


def _named_in(part: str) -> Action | None:
    """The last action named in a text, the longest that ends there; `end` must stand alone."""
    plain = f" {_plain(part)} "
    places = [(plain.rfind(f" {name} "), name) for name in IDS if name != "end"]
    found = [(place + len(name), len(name), name) for place, name in places if place >= 0]
    return ALL_ACTIONS[IDS[max(found)[2]]] if found else None


def _plain(text: str) -> str:
    """A text with signs as spaces, kinds, seats and Domains in capitals and words in small letters."""
    words = re.sub(r"[^\w-]+", " ", text.replace("_", "-")).split()
    return " ".join(
        word.upper() if re.fullmatch(r"[mrescup][1-4]|[mrescu]", word, re.I) else word.lower() for word in words
    )


def _lines(seen: ViewInfo, is_full: bool) -> Iterator[str]:
    needs, me = seen.needs, seen.seat
    kind = f"{seen.variant}{', teams P1+P3 v P2+P4' if seen.teams else ''}"
    yield f"Impera, {seen.players} players, {kind}. {f'You are P{me}. ' if me else ''}First P{seen.first}."
    yield _asked(seen)
    yield f"Levels {needs.level_1}/{needs.level_2}; Hegemony {min(needs.hegemony[0].values())}+democracies."
    if me:
        yield f"Hand: {_cards(seen.hand)}"
    for seat in seats_of(seen.players):
        yield _seat_line(seen, seat, is_full)
    one, two, three = seen.deck
    yield f"Deck {one}+{two}+{three}. Pile: {_cards(seen.discard) if is_full else _by_domain(seen.discard)}"
    if seen.draft:
        yield f"Pack: {_cards(seen.draft.pack)}. Centre: {_cards(seen.draft.centre)}"
    if seen.spent.permanent or seen.spent.discard:
        yield f"Spent: permanent {seen.spent.permanent or '-'}, discard {seen.spent.discard or '-'}"


def _asked(seen: ViewInfo) -> str:
    if seen.result:
        winners = "+".join(f"P{seat}" for seat in seen.result.winners)
        return f"Over: {winners} won by {seen.result.how}."
    effect = f" for {seen.effect}" if seen.effect else ""
    owed = f", {seen.owed} to go" if seen.owed else ""
    return f"Turn {seen.turns + 1}: P{seen.turn} decides: {seen.decision}{effect}{owed}."


def _seat_line(seen: ViewInfo, seat: int, is_full: bool) -> str:
    """A seat's area, hand by Ages, and what lies on its Domains."""
    hand, area = seen.hands[place_of(seat)], seen.areas[place_of(seat)]
    parts = [f"P{seat}: {_cards(area) if is_full else _by_domain(area)}"]
    if seat != seen.seat:
        parts.append("hand " + "+".join(str(count) for count in hand.ages))
        if hand.known and is_full:
            parts.append(f"has {_cards(hand.known)}")
    if seen.embargoes[place_of(seat)]:
        parts.append("embargo " + "".join(domain for domain, _ in seen.embargoes[place_of(seat)]))
    if seen.democracies[place_of(seat)]:
        laid: Counts = seen.democracies[place_of(seat)]
        parts.append("democracy " + "".join(domain * count for domain, count in laid.items()))
    return "; ".join(parts)


def _cards(counts: Counts) -> str:
    return " ".join(kind if count == 1 else f"{kind}*{count}" for kind, count in counts.items()) or "-"


def _by_domain(counts: Counts) -> str:
    sums = {letter: sum(n for kind, n in counts.items() if kind[0] == letter) for letter in DOMAIN_LETTERS}
    return " ".join(f"{letter}{count}" for letter, count in sums.items() if count) or "-"
