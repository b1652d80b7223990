"""Impera: Carta Impera Victoria for players, bots and researchers.

>>> from impera import Game
>>> game = Game.new(players=2, seed=1)
>>> game.play(game.legal()[0])  # doctest: +ELLIPSIS
(Event(...

The names below are the public door; everything behind it may move.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from impera.errors import ImperaError as ImperaError
    from impera.game.action import Action as Action
    from impera.game.belief import determinize as determinize
    from impera.game.event import Event as Event
    from impera.game.explain import Verdict as Verdict
    from impera.game.game import Game as Game
    from impera.game.narrate import narrate as narrate
    from impera.game.notation import parse_position as parse_position
    from impera.game.notation import write_position as write_position
    from impera.game.playthrough import check_playthroughs as check_playthroughs
    from impera.game.playthrough import write_playthrough as write_playthrough
    from impera.game.record import Record as Record
    from impera.game.record import record_to_json as record_to_json
    from impera.game.record import write_record as write_record
    from impera.game.record_reader import parse_record as parse_record
    from impera.game.result import Result as Result
    from impera.game.setup import Setup as Setup
    from impera.game.shuffle import Seeds as Seeds
    from impera.game.verify import verify as verify
    from impera.game.view import View as View
    from impera.rules.facts import RULES_VERSION as RULES_VERSION
    from impera.words import LANGUAGES as LANGUAGES

DOOR = {
    "Action": "impera.game.action",
    "Event": "impera.game.event",
    "Game": "impera.game.game",
    "ImperaError": "impera.errors",
    "LANGUAGES": "impera.words",
    "RULES_VERSION": "impera.rules.facts",
    "Record": "impera.game.record",
    "Result": "impera.game.result",
    "Seeds": "impera.game.shuffle",
    "Setup": "impera.game.setup",
    "Verdict": "impera.game.explain",
    "View": "impera.game.view",
    "check_playthroughs": "impera.game.playthrough",
    "determinize": "impera.game.belief",
    "narrate": "impera.game.narrate",
    "parse_position": "impera.game.notation",
    "parse_record": "impera.game.record_reader",
    "record_to_json": "impera.game.record",
    "verify": "impera.game.verify",
    "write_playthrough": "impera.game.playthrough",
    "write_position": "impera.game.notation",
    "write_record": "impera.game.record",
}

__all__ = sorted(DOOR)  # noqa: PLE0605 - a list of the names above
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Open the door to a name when it is first asked for: `import impera` itself costs nothing."""
    if name not in DOOR:
        raise AttributeError(f"module 'impera' has no attribute {name!r}")
    value = getattr(import_module(DOOR[name]), name)
    globals()[name] = value
    return value
