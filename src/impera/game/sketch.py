"""Positions of which only some cards are told, for lessons, puzzles and tests: the others go where they can be.

    players=2 decision=play seat=P1 area.P1=M1*7 hand.P1=M1,R1 hand.P2=E1,S1 deck=R1,S1

The fields are those of `impera.game.notation`, over as many lines as one likes. `deck` tells the top cards. Of those
that are not told three of each Age leave the game with two or three players (R2.2); those of an Age before the deck's
are on the discard pile; the rest lies under the deck. With `rest=pile` it all lies on the pile, and the deck is no
more than what is told.
"""

from collections import Counter
from collections.abc import Iterable

from impera.errors import PositionError
from impera.game.notation import FORMAT, parse_position, read_cards
from impera.game.setup import ALL_CARDS, ages_of_deck
from impera.rules.facts import AGES, KINDS, REMOVED_PER_AGE
from impera.rules.state import State

USUAL = {"variant": "basic", "teams": "no", "first": "P1", "deck": "-"}
ZONES = ("hand", "area", "pack", "pile", "centre", "picked")
MARKED = "U3"  # what a democracy is made of


def parse_sketch(text: str) -> State:
    """Read a position of which only some cards are told."""
    fields = USUAL | dict(_field(word) for word in text.split())
    if fields.get("decision") == "play":
        fields.setdefault("owed", "1")
    is_all_on_pile = fields.pop("rest", "deck") == "pile"
    try:
        left = ALL_CARDS - _told(fields)
        deck = [KINDS[kind] for kind in read_cards(fields["deck"])]
        players = int(fields["players"])
        removed = list(_removed(left, REMOVED_PER_AGE[players]))
    except (KeyError, ValueError, IndexError) as error:
        raise PositionError("position-field", field=text[:60], column=1) from error
    left -= Counter(removed)
    below = [] if is_all_on_pile or not deck else list(_below(left, int(deck[0][1])))
    left -= Counter(below)
    deck = sorted(deck + below, key=lambda kind: kind[1])
    fields |= {"deck": _list(deck), "removed": _list(removed), "drawn": str(sum(ages_of_deck(players)) - len(deck))}
    if left:
        on_pile = [fields["pile"]] if "pile" in fields else []
        fields["pile"] = ",".join([*on_pile, *left.elements()])
    return parse_position(" ".join([FORMAT, *(f"{name}={value}" for name, value in fields.items())]))


def _field(word: str) -> tuple[str, str]:
    name, _, value = word.partition("=")
    return name, value


def _told(fields: dict[str, str]) -> Counter[str]:
    told: Counter[str] = Counter()
    for name, value in fields.items():
        stem = name.partition(".")[0]
        if stem in ZONES or stem == "deck":
            told.update(KINDS[kind] for kind in read_cards(value))
        elif stem in ("embargo", "embargo_fresh"):
            told.update(part.partition(":")[2] for part in value.split(","))
        elif stem == "democracy":
            told[MARKED] += len(value)
    return told


def _removed(left: Counter[str], per_age: int) -> Iterable[str]:
    """So many of each Age, of the kinds of which most are left."""
    for age in range(1, AGES + 1):
        of_age = Counter({kind: count for kind, count in left.items() if int(kind[1]) == age})
        for _ in range(per_age):
            ((kind, _),) = of_age.most_common(1)
            of_age[kind] -= 1
            yield kind


def _below(left: Counter[str], top: int) -> Iterable[str]:
    """The cards under the deck: dealt out kind by kind, so that no Domain comes in a row."""
    rows = [[kind] * count for kind, count in left.items() if int(kind[1]) >= top]
    for turn in range(max(map(len, rows), default=0)):
        yield from (row[turn] for row in rows if turn < len(row))


def _list(kinds: list[str]) -> str:
    return ",".join(kinds) or "-"
