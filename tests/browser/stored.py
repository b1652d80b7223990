"""Make the stored games of the drawing board (web/fixtures): python -m tests.browser.stored

Each is a real game of chance players, seen from seat 1 at the first moment that shows what its name says. A scene
(web/fixtures/scenes) goes on from there: what somebody does next, to be watched as it moves.
"""

import random
import sys
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from msgspec import json

from impera import Action, Game
from impera.tables.afterwards import steps_of
from tests.browser.server import ROOT

View = dict[str, Any]  # as the wire tells it
FOLDER = ROOT / "web" / "fixtures"
ME = 1
LATE = 14  # turns after which a table is worth a picture


def is_late(view: View) -> bool:
    """Enough lies on the table."""
    return bool(view["turns"] > LATE)


def is_danger(view: View) -> bool:
    """Somebody else is one card from Hegemony, and I can answer."""
    needs, area = view["needs"]["hegemony"][1], view["areas"][1]
    missing = [
        need - sum(number for kind, number in area.items() if kind[0] == domain) for domain, need in needs.items()
    ]
    return min(missing) == 1 and len(view["legal"]) > 1


# Players, what is asked and of whom, and what it must show beside.
SITUATIONS: dict[str, tuple[int, str, bool, Callable[[View], bool]]] = {
    "recover": (3, "recover", True, is_late),
    "give": (3, "give", True, is_late),
    "discard": (3, "discard", True, is_late),
    "sacrifice": (4, "sacrifice", True, is_late),
    "take": (2, "take", True, is_late),
    "danger": (3, "effects", True, is_danger),
    "marks": (3, "effects", True, lambda view: bool(view["barred"] and any(view["democracies"]))),
    "coin": (3, "effects", True, lambda view: view["coin"] is not None and view["coin"]["holder"] == ME),
    "last-round": (4, "effects", True, lambda view: not any(view["deck"])),
    "wait": (4, "effects", False, is_late),
}


# Players, whose action it is, and how it begins: each blow that moves the table in a way of its own.
SCENES: dict[str, tuple[int, int, str]] = {
    "attack": (3, 2, "attack"),
    "inquisition": (3, 2, "inquisition P1"),
    "inquisition-mine": (3, 1, "inquisition P2"),
    "embargo": (3, 2, "embargo P1"),
    "democracy": (3, 3, "democracy P1"),
    "breakthrough": (3, 2, "breakthrough"),
    "inspiration": (3, 2, "inspiration P1"),
    "hegemony": (3, 2, "end"),
}
KEPT = 24  # changes before a scene that its table still tells


def found(players: int, decision: str, is_mine: bool, shows: Callable[[View], bool]) -> Game:
    """The first game of chance that comes to such a moment, stopped there."""
    for number in count():
        rng = random.Random(number)
        game = Game.new(players, seed=number)
        while not game.is_over:
            is_asked = game.decision == decision and (game.deciding == ME) == is_mine
            if is_asked and shows(json.decode(json.encode(game.view(ME).to_wire()))):
                return game
            game.play(rng.choice(game.legal()))
    raise AssertionError


def changes_of(game: Game) -> list[dict[str, object]]:
    """What happened, as seat 1 saw it."""
    told = (step.to_wire(ME, is_open=False) for step in steps_of(game))
    return [{"seat": each.seat, "action": each.played, "events": each.events} for each in told]


def stored(game: Game) -> dict[str, object]:
    """A game as the drawing board reads it: the view, and what happened, as seat 1 saw them."""
    return {"view": game.view(ME).to_wire(), "changes": changes_of(game)}


def beginning(game: Game, seat: int, begins: str) -> Action | None:
    """The action that begins a scene now, if there is one: an attack that hits everybody, an end that wins."""
    if game.deciding != seat:
        return None
    for action in [action for action in game.legal() if str(action).startswith(begins)]:
        after = game.copy()
        events = after.play(action)
        if begins == "end" and not (after.result and after.result.how == "hegemony"):
            continue
        if begins != "attack" or sum(event.what == "lost" for event in events) == game.setup.players:
            return action
    return None


def scene(players: int, seat: int, begins: str) -> dict[str, object]:
    """The first moment of chance at which it can begin, and what comes of it until the effect is done."""
    for number in count():
        rng = random.Random(number)
        game = Game.new(players, seed=number)
        while not game.is_over:
            action = beginning(game, seat, begins) if game.turn_number > LATE else None
            if action:
                told = stored(game) | {"changes": changes_of(game)[-KEPT:]}
                return told | {"then": list(played_on(game, action, rng))}
            game.play(rng.choice(game.legal()))
    raise AssertionError


def played_on(game: Game, action: Action, rng: random.Random) -> Iterator[dict[str, object]]:
    """Do it, and what it asks for: each step as seat 1 sees it."""
    while True:
        game.play(action)
        view = game.view(ME).to_wire()
        yield changes_of(game)[-1] | {"view": view}
        if game.is_over or not view.effect:
            return
        action = rng.choice(game.legal())


def write(path: str, told: dict[str, object]) -> None:
    """Keep it for the drawing board."""
    file = FOLDER / path
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(json.encode(told))
    print(f"web/fixtures/{path}: {file.stat().st_size} bytes", flush=True)


def main() -> int:
    """Write them all, or those that are named."""
    wanted = sys.argv[1:]
    for name in [name for name in SITUATIONS if not wanted or name in wanted]:
        write(f"{name}.json", stored(found(*SITUATIONS[name])))
    for name in [name for name in SCENES if not wanted or f"scenes/{name}" in wanted]:
        write(f"scenes/{name}.json", scene(*SCENES[name]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
