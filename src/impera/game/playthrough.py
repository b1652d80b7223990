"""Playthroughs: one game, every decision, in the open (docs/reference/playthrough.md):
written, read and checked step by step."""

import json
from collections.abc import Iterable, Iterator
from typing import Any, TypedDict

from impera.errors import ImperaError, RecordError
from impera.game.action import Action
from impera.game.game import Game
from impera.game.position import Truth
from impera.game.setup import Setup
from impera.wire.shapes import JsonObject

FORMAT = "impera-playthrough/1"
HEADER = {"players": int, "variant": str, "teams": bool, "first": int, "deck": list, "removed": list}


class PlaythroughLine(TypedDict):
    """A decision: whose, what could be done, what was, and the state after."""

    seat: int
    decision: str
    legal: list[str]
    action: str
    state: Truth


def header(setup: Setup) -> JsonObject:
    """The first line of a playthrough: the format, and how the game was dealt."""
    return {"format": FORMAT, **setup.to_data()}


def decision_line(game: Game, action: Action) -> PlaythroughLine:
    """Play an action and write its line."""
    seat, decision = game.deciding, game.decision
    legal = sorted(legal.text for legal in game.legal())
    game.play(action)
    return {"seat": seat, "decision": decision, "legal": legal, "action": action.text, "state": game.truth()}


def write_playthrough(setup: Setup, actions: Iterable[Action]) -> Iterator[str]:
    """Write a game as the lines of a playthrough."""
    game = Game(setup)
    yield write_line(header(setup))
    for action in actions:
        yield write_line(decision_line(game, action))


def check_playthroughs(lines: Iterable[str]) -> Iterator[Game]:
    """Replay every game of a file against this implementation; the first difference is an error with its line."""
    game: Game | None = None
    for number, line in enumerate(lines, start=1):
        data = _read(line, number)
        if "format" in data:
            if game:
                yield game
            game = _begin(data, number)
        elif game is None:
            raise RecordError("playthrough-header", line=number, needed=FORMAT)
        else:
            _check_line(game, data, number)
    if game:
        yield game


def write_line(data: JsonObject | PlaythroughLine) -> str:
    """Write one line of a playthrough."""
    return json.dumps(data, separators=(", ", ": "))


def _read(line: str, number: int) -> JsonObject:
    try:
        data = json.loads(line)
    except json.JSONDecodeError as error:
        raise RecordError("record-json", line=number, column=error.colno, why=error.msg) from error
    except (RecursionError, ValueError) as error:  # nested too deeply, a number beyond all bounds
        raise RecordError("record-json", line=number, why=str(error)) from error
    if not isinstance(data, dict):
        raise RecordError("record-json", line=number, why=type(data).__name__)
    return data


def _begin(data: JsonObject, number: int) -> Game:
    if data["format"] != FORMAT:
        raise RecordError("playthrough-header", line=number, needed=FORMAT)
    for name, kind in HEADER.items():
        value = data.get(name)
        is_texts = kind is not list or (isinstance(value, list) and all(isinstance(text, str) for text in value))
        if type(value) is not kind or not is_texts:
            raise RecordError("record-json-field", line=number, field=name, needed=kind.__name__)
    try:
        return Game(Setup.of(**{name: data[name] for name in HEADER}))
    except ImperaError as error:
        raise RecordError("record-setup", line=number, rule=error.rule, why=error.sentence) from error


def _check_line(game: Game, data: JsonObject, number: int) -> None:
    text = str(data.get("action"))
    try:
        line = decision_line(game, Action.parse(text))
    except ImperaError as error:
        raise RecordError("record-action", line=number, rule=error.rule, why=error.sentence) from error
    for name, value in line.items():
        if data.get(name) != value:
            field, said, true = _difference(name, data.get(name), value)
            raise RecordError("playthrough-differs", line=number, field=field, have=said, needed=true)


def _difference(name: str, said: Any, true: Any) -> tuple[str, str, str]:
    """Where exactly two values differ."""
    if isinstance(said, dict) and isinstance(true, dict):
        for inner in true:
            if said.get(inner) != true[inner]:
                return _difference(f"{name}.{inner}", said.get(inner), true[inner])
    return name, json.dumps(said), json.dumps(true)
