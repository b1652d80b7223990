"""Make the stored games of the drawing board (web/fixtures): python -m tests.browser.stored

Each is a real game of chance players, seen from seat 1 at the first moment that shows what its name says.
"""

import random
import sys
from collections.abc import Callable
from itertools import count
from typing import Any

from msgspec import json

from impera import Game
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


def stored(game: Game) -> dict[str, object]:
    """A game as the drawing board reads it: the view, and what happened, as seat 1 saw them."""
    changes = [
        {"seat": told.seat, "action": told.played, "events": told.events}
        for told in (step.to_wire(ME, is_open=False) for step in steps_of(game))
    ]
    return {"view": game.view(ME).to_wire(), "changes": changes}


def main() -> int:
    """Write them all, or those that are named."""
    for name in sys.argv[1:] or SITUATIONS:
        game = found(*SITUATIONS[name])
        path = FOLDER / f"{name}.json"
        path.write_bytes(json.encode(stored(game)))
        print(f"web/fixtures/{name}.json: {len(game.actions)} actions", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
