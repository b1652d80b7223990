"""A game on paper: a text file a person can read and edit, and its JSON twin. Both replay exactly.

    [Impera "1"]
    [Rules "1"]
    [Players "2"]
    [Variant "basic"]
    [Teams "no"]
    [First "P2"]
    [Deck "R1 M1 …"]
    [Removed "M1 …"]
    [Result "hegemony P2"]

    1. P2 play M1; end
    2. P1 play R1; holy-book; end

A line of play is one turn: its number, who decides, and the actions. The picks and claims of a draft are turn 0. `#`
begins a comment. A game that is not over has the result `*`.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import cast

from msgspec import UNSET

from impera.game.game import Game
from impera.game.result import Result
from impera.game.setup import Setup
from impera.rules.facts import RULES_VERSION
from impera.wire.records import RecordInfo
from impera.wire.shapes import JsonObject, as_data

TEXT_FORMAT = "1"
JSON_FORMAT = "impera-record/1"
UNFINISHED = "*"
LINE_ENDS = "[\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029]"  # what would end a line, beside the newline


@dataclass(frozen=True, slots=True)
class Record:
    """A game and what is told about it: names, date, place and whatever else a header may say."""

    game: Game
    commitment: str | None = None  # published before the game
    tags: Mapping[str, str] = field(default_factory=dict)  # Event, Site, Date, Seat1 … : free text

    @property
    def setup(self) -> Setup:
        """The set-up of the game."""
        return self.game.setup


FREE_TAGS = (
    *("Event", "Site", "Date", "Seat1", "Seat2", "Seat3", "Seat4", "Comment"),
    *("Seal1", "Seal2", "Seal3", "Seal4", "Lots", "Id", "From", "Dealt"),
)
NOTE = re.compile(r"Note(0|[1-9]\d{0,5})")  # Note12: what somebody wrote about the position after 12 actions


def free_tags(names: Iterable[str]) -> list[str]:
    """Those of a header that are free text, in the order in which they are written: notes last."""
    given = set(names)
    notes = [int(match[1]) for name in given if (match := NOTE.fullmatch(name))]
    return [name for name in FREE_TAGS if name in given] + [f"Note{number}" for number in sorted(notes)]


def notes_of(record: Record) -> dict[int, str]:
    """What the record says about its positions, by how many actions were made by then."""
    found = {int(match[1]): text for name, text in record.tags.items() if (match := NOTE.fullmatch(name))}
    return dict(sorted(found.items()))


def result_text(result: Result | None) -> str:
    """Write a result in a few words, or `*` while there is none."""
    return UNFINISHED if result is None else str(result)


def write_record(record: Record) -> str:
    """Write a record as text."""
    header = [f'[{name} "{_escape(value)}"]' for name, value in _tags(record)]
    return "\n".join([*header, "", *_turn_lines(record.game)]) + "\n"


def record_to_wire(record: Record) -> RecordInfo:
    """Write a record in the shape that is sent."""
    seeds = record.game.seeds
    return RecordInfo(
        format=JSON_FORMAT,
        rules=RULES_VERSION,
        **record.setup.to_data(),
        actions=[action.text for action in record.game.actions],
        result=result_text(record.game.result),
        tags=dict(record.tags),
        commitment=record.commitment or UNSET,
        seed=seeds.server if seeds else UNSET,
        player_seeds=list(seeds.players) if seeds else UNSET,
    )


def record_to_json(record: Record) -> JsonObject:
    """Write a record as JSON."""
    return cast(JsonObject, as_data(record_to_wire(record)))


def _tags(record: Record) -> Iterator[tuple[str, str]]:
    setup, seeds = record.setup, record.game.seeds
    yield "Impera", TEXT_FORMAT
    yield "Rules", str(RULES_VERSION)
    yield from ((name, record.tags[name]) for name in free_tags(record.tags))
    yield "Players", str(setup.players)
    yield "Variant", setup.variant
    yield "Teams", "yes" if setup.teams else "no"
    yield "First", f"P{setup.first}"
    if record.commitment:
        yield "Commitment", record.commitment
    if seeds:
        yield "Seed", seeds.server
        yield from ((f"PlayerSeed{seat}", text) for seat, text in enumerate(seeds.players, start=1))
    yield "Deck", " ".join(setup.deck)
    yield "Removed", " ".join(setup.removed)
    yield "Result", result_text(record.game.result)


def _turn_lines(game: Game) -> Iterator[str]:
    replayed = Game(game.setup, game.seeds)
    line: list[str] = []
    head = ""
    for action in game.actions:
        now = f"{replayed.turn_number}. P{replayed.deciding}"
        if now != head:
            if line:
                yield f"{head} {'; '.join(line)}"
            head, line = now, []
        line.append(action.text)
        replayed.play(action)
    if line:
        yield f"{head} {'; '.join(line)}"


def _escape(text: str) -> str:
    plain = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return re.sub(LINE_ENDS, lambda match: f"\\u{ord(match[0]):04x}", plain)
