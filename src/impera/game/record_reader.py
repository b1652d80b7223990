"""Reading records: every mistake is told with line, column and, where a rule decides, its number."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypedDict, TypeVar

from impera.errors import ActionError, ImperaError, RecordError
from impera.game.game import Game
from impera.game.record import FREE_TAGS, JSON_FORMAT, NOTE, TEXT_FORMAT, Record, free_tags, notes_of, result_text
from impera.game.seat import seats_of
from impera.game.setup import Setup
from impera.game.shuffle import Seeds
from impera.rules.facts import RULES_VERSION, SEATS
from impera.wire.shapes import JsonObject

NEEDED_TAGS = ("Impera", "Rules", "Players", "Variant", "Teams", "First", "Deck", "Removed", "Result")
SEED_TAGS = ("Commitment", "Seed", "PlayerSeed1", "PlayerSeed2", "PlayerSeed3", "PlayerSeed4")
ALL_TAGS = (*NEEDED_TAGS, *FREE_TAGS, *SEED_TAGS)

TAG_LINE = re.compile(r'\[(\w+)\s+"((?:[^"\\]|\\.)*)"\]\s*(?:#.*)?')
TURN_LINE = re.compile(r"(?P<number>\d{1,9})\.\s+P(?P<seat>\d{1,9})\s+(?P<actions>\S.*)")

F = TypeVar("F")


class DealOptions(TypedDict):
    """What of a set-up is not a card."""

    players: int
    variant: str
    teams: bool
    first: int


@dataclass(frozen=True, slots=True)
class Tag:
    """A value of the header and the line it stands in."""

    value: str
    line: int
    column: int


def parse_record(text: str) -> Record:
    """Read a record, text or JSON, and replay it; what is damaged is refused with its place."""
    stripped = text.lstrip("\ufeff \t\r\n")
    if not stripped:
        raise RecordError("record-empty", line=1)
    if stripped.startswith("{"):
        return _parse_json(text.lstrip("\ufeff"))
    if stripped.startswith(("[", "#")):
        return _parse_text(text)
    raise RecordError("record-format", line=1)


def _parse_text(text: str) -> Record:
    tags: dict[str, Tag] = {}
    game: Game | None = None
    number = 0
    for number, line in enumerate(text.lstrip("\ufeff").splitlines(), start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if line.lstrip().startswith("["):
            if game is not None:
                raise RecordError("record-turn", line=number, text=line.strip())
            _read_tag(tags, line, number)
        else:
            game = game or _begin(tags, number)
            _read_turn(game, line, number)
    game = game or _begin(tags, number)
    _check_result(game, tags["Result"].value, tags["Result"].line, tags["Result"].column)
    commitment = tags["Commitment"].value if "Commitment" in tags else None
    record = Record(game, commitment, {name: tags[name].value for name in free_tags(tags)})
    _check_notes(record, lambda name: (tags[name].line, tags[name].column))
    return record


def _read_tag(tags: dict[str, Tag], line: str, number: int) -> None:
    indent = len(line) - len(line.lstrip())
    match = TAG_LINE.fullmatch(line.strip())
    if not match:
        raise RecordError("record-tag", line=number, column=indent + 1, text=line.strip())
    name = match[1]
    if name not in ALL_TAGS and not NOTE.fullmatch(name):
        near = get_close_matches(name, ALL_TAGS, n=1, cutoff=0.0)[0]
        raise RecordError("record-tag-unknown", line=number, column=indent + 2, tag=name, near=near)
    if name in tags:
        raise RecordError("record-tag-twice", line=number, column=indent + 2, tag=name)
    tags[name] = Tag(_unescape(match[2]), number, indent + match.start(2) + 1)


def _unescape(text: str) -> str:
    return re.sub(r"\\(u[0-9a-f]{4}|.)", lambda match: _unescaped(match[1]), text)


def _unescaped(sign: str) -> str:
    if len(sign) > 1:
        return chr(int(sign[1:], 16))
    return "\n" if sign == "n" else sign


def _begin(tags: dict[str, Tag], line: int) -> Game:
    for name in NEEDED_TAGS:
        if name not in tags:
            raise RecordError("record-tag-missing", line=max(line, 1), tag=name)
    _choice(tags, "Impera", (TEXT_FORMAT,))
    _check_rules(_whole_number(tags, "Rules"), tags["Rules"].line, tags["Rules"].column)
    players = _whole_number(tags, "Players")
    first = int(_choice(tags, "First", ("P1", "P2", "P3", "P4"))[1])
    teams = _choice(tags, "Teams", ("yes", "no")) == "yes"
    variant = _choice(tags, "Variant", ("basic", "draft"))
    options = DealOptions(players=players, variant=variant, teams=teams, first=first)
    deck, removed = tags["Deck"].value.split(), tags["Removed"].value.split()
    return _deal(options, deck, removed, _seeds(tags, players), tags["Deck"].line, tags["Deck"].column)


def _deal(
    options: DealOptions, deck: list[str], removed: list[str], seeds: Seeds | None, line: int, column: int
) -> Game:
    try:
        return Game(Setup.of(**options, deck=deck, removed=removed), seeds)
    except ImperaError as error:
        raise RecordError("record-setup", line=line, column=column, rule=error.rule, why=error.sentence) from error


def _seeds(tags: dict[str, Tag], players: int) -> Seeds | None:
    for seat in range(players + 1, SEATS + 1):
        if tag := tags.get(f"PlayerSeed{seat}"):
            raise RecordError(
                "setup-seat", line=tag.line, column=tag.column, rule="R2.1", seat=f"P{seat}", players=players
            )
    if "Seed" not in tags:
        return None
    names = [f"PlayerSeed{seat}" for seat in seats_of(players)]
    given = tuple(tags[name].value if name in tags else "" for name in names)
    return Seeds(tags["Seed"].value, given if any(name in tags for name in names) else ())


def _whole_number(tags: dict[str, Tag], name: str) -> int:
    tag = tags[name]
    if not re.fullmatch(r"\d{1,9}", tag.value):
        needed = "1, 2, 3, …"
        raise RecordError(
            "record-tag-value", line=tag.line, column=tag.column, tag=name, value=tag.value, needed=needed
        )
    return int(tag.value)


def _choice(tags: dict[str, Tag], name: str, choices: tuple[str, ...]) -> str:
    tag = tags[name]
    if tag.value not in choices:
        raise RecordError(
            "record-tag-value",
            line=tag.line,
            column=tag.column,
            tag=name,
            value=tag.value,
            needed=", ".join(choices),
        )
    return tag.value


def _check_rules(version: int, line: int, column: int) -> None:
    if not 1 <= version <= RULES_VERSION:
        raise RecordError("record-rules", line=line, column=column, have=version, needed=RULES_VERSION)


def _read_turn(game: Game, line: str, number: int) -> None:
    code = line.split("#", 1)[0].rstrip()
    match = TURN_LINE.fullmatch(code.lstrip())
    if not match:
        raise RecordError("record-turn", line=number, text=line.strip())
    indent = len(code) - len(code.lstrip())
    _check_head(game, match, number, indent)
    for column, text in _actions_of(match["actions"], indent + match.start("actions") + 1):
        _play(game, text, number, column)


def _check_head(game: Game, match: re.Match[str], line: int, indent: int) -> None:
    if game.is_over:
        raise RecordError("record-after-end", line=line, column=indent + 1)
    needed = game.turn_number
    if int(match["number"]) != needed:
        raise RecordError("record-turn-number", line=line, column=indent + 1, needed=needed, have=int(match["number"]))
    if int(match["seat"]) != game.deciding:
        column = indent + match.start("seat")
        have = f"P{match['seat']}"
        raise RecordError("record-turn-seat", line=line, column=column, needed=f"P{game.deciding}", have=have)


def _actions_of(text: str, column: int) -> Iterator[tuple[int, str]]:
    for part in text.split(";"):
        yield column + len(part) - len(part.lstrip()), part.strip()
        column += len(part) + 1


def _play(game: Game, text: str, line: int, column: int) -> None:
    if game.is_over:
        raise RecordError("record-after-end", line=line, column=column)
    try:
        game.play(text)
    except ActionError as error:
        raise RecordError("record-action", line=line, column=column, rule=error.rule, why=error.sentence) from error


def _check_result(game: Game, said: str, line: int, column: int) -> None:
    true = result_text(game.result)
    if " ".join(said.split()) != true:
        raise RecordError("record-result", line=line, column=column, needed=true, have=said)


def _parse_json(text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise RecordError("record-json", line=error.lineno, column=error.colno, why=error.msg) from error
    except (RecursionError, ValueError) as error:  # nested too deeply, a number beyond all bounds
        raise RecordError("record-json", line=1, why=str(error)) from error
    place = _Places(text)
    if _field(data, "format", str, place) != JSON_FORMAT:
        raise RecordError("record-json-field", **place.of("format"), field="format", needed=JSON_FORMAT)
    _check_rules(_field(data, "rules", int, place), **place.of("rules"))
    options = DealOptions(
        players=_field(data, "players", int, place),
        variant=_field(data, "variant", str, place),
        teams=_field(data, "teams", bool, place),
        first=_field(data, "first", int, place),
    )
    deck, removed = (_strings(data, name, place) for name in ("deck", "removed"))
    game = _deal(options, deck, removed, _json_seeds(data, place), **place.of("deck"))
    for number, action in enumerate(_strings(data, "actions", place)):
        _play(game, action, **place.of_item("actions", number))
    _check_result(game, _field(data, "result", str, place), **place.of("result"))
    said = _field(data, "tags", dict, place) if "tags" in data else {}
    commitment = _field(data, "commitment", str, place) if "commitment" in data else None
    record = Record(game, commitment, {name: str(said[name]) for name in free_tags(said)})
    _check_notes(record, lambda _: (place.of("tags")["line"], place.of("tags")["column"]))
    return record


def _check_notes(record: Record, place: Callable[[str], tuple[int, int]]) -> None:
    """A note is about a position that the game came to."""
    last = len(record.game.actions)
    for number, text in notes_of(record).items():
        if number > last:
            name, needed = f"Note{number}", f"Note0 … Note{last}"
            line, column = place(name)
            raise RecordError("record-tag-value", line=line, column=column, tag=name, value=text, needed=needed)


def _json_seeds(data: JsonObject, place: "_Places") -> Seeds | None:
    if "seed" not in data:
        return None
    players = _strings(data, "player_seeds", place) if "player_seeds" in data else []
    return Seeds(_field(data, "seed", str, place), tuple(players))


def _field(data: JsonObject, name: str, needed: type[F], place: "_Places") -> F:
    value = data.get(name)
    if type(value) is not needed:
        raise RecordError("record-json-field", **place.of(name), field=name, needed=needed.__name__)
    return value


def _strings(data: JsonObject, name: str, place: "_Places") -> list[str]:
    values = _field(data, name, list, place)
    if not all(isinstance(value, str) for value in values):
        raise RecordError("record-json-field", **place.of(name), field=name, needed="list of str")
    return list(values)


class Spot(TypedDict):
    """Line and column, from 1."""

    line: int
    column: int


class _Places:
    """Where the fields of a JSON text stand."""

    def __init__(self, text: str) -> None:
        self.text = text

    def of(self, name: str) -> Spot:
        """Line and column of a field; of the beginning, where it is missing."""
        match = re.search(rf'"{name}"\s*:', self.text)
        return self._at(match.start() if match else 0)

    def of_item(self, name: str, number: int) -> Spot:
        """Line and column of an entry of a list of texts."""
        start = re.search(rf'"{name}"\s*:', self.text)
        entries = re.finditer(r'"(?:[^"\\]|\\.)*"', self.text[start.end() :]) if start else iter(())
        for place, entry in enumerate(entries):
            if place == number and start:
                return self._at(start.end() + entry.start())
        return self.of(name)

    def _at(self, offset: int) -> Spot:
        before = self.text[:offset]
        return {"line": before.count("\n") + 1, "column": offset - (before.rfind("\n") + 1) + 1}
