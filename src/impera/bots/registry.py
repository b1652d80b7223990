"""Bots by name: `ladder:3`, `greedy`, `ismcts:1000`, `plan:200`, `search:50ms`, and those that others bring along.

The opponents for people are the ten of the ladder, `ladder:1` to `ladder:10`, each in a style if one is named:
`ladder:5/raider`. The six levels of earlier tables and records, `level:1` to `level:6`, stay what they were.

The learned ones take weights of one's own from a file, `plan:1000@run/weights.npz`, or the other shipped ones:
`plan:1000@deep`, `search:20ms@broad`, `search:1s@deepest`.

A package brings a bot along by an entry point of the group `impera.bots`; `module:Class` names one directly.
"""

import importlib
import re
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

from impera.bots.bot import Bot
from impera.bots.players.greedy import GreedyBot
from impera.bots.players.ismcts import IsmctsBot
from impera.bots.players.ladder import LADDER, ladder_bot
from impera.bots.players.light import MISTAKES, LightBot
from impera.bots.players.plan import PlanBot
from impera.bots.players.policies import POLICY_NAMES, PolicyBot
from impera.bots.players.search import SearchBot
from impera.bots.players.styles import Style
from impera.bots.search.weights import School
from impera.errors import UsageError

GROUP = "impera.bots"

LEVELS: dict[int, Callable[[str], Bot]] = {
    1: lambda name: LightBot(name, MISTAKES),
    2: GreedyBot,
    3: lambda name: IsmctsBot(name, 1000),
    4: lambda name: PlanBot(name, 1000),
    5: lambda name: SearchBot(name, 0.02),
    6: lambda name: SearchBot(name, 1.0, School.DEEPEST),
}
PLAIN: dict[str, Callable[[], Bot]] = {
    **{name: lambda name=name: PolicyBot(name) for name in POLICY_NAMES},  # type: ignore[misc]
    "light": LightBot,
    "greedy": GreedyBot,
    "ismcts": IsmctsBot,
    "plan": PlanBot,
    "search": SearchBot,
}
MOST_ITERATIONS = 1_000_000
MOST_SECONDS = 3600.0


def names() -> tuple[str, ...]:
    """Names that can be asked for; those with a parameter show one."""
    own = (*POLICY_NAMES, "light", "greedy", "ismcts:1000", "plan:1000", "search:50ms")
    ladder = tuple(f"ladder:{level}" for level in LADDER)
    levels = tuple(f"level:{level}" for level in LEVELS)
    return own + ladder + levels + tuple(sorted(_brought_along()))


def create(name: str) -> Bot:
    """Make the bot of that name; each call makes a new one, for one table and one thread at a time."""
    family, colon, parameter = name.strip().partition(":")
    if not colon and family in PLAIN:
        return PLAIN[family]()
    if colon and family in FAMILIES:
        return FAMILIES[family](name, parameter)
    if family in PLAIN:
        raise UsageError("bots-no-parameter", bot=family, parameter=parameter)
    if name in _brought_along():
        return cast(Bot, _brought_along()[name]())
    if colon:
        return _from_module(name, family, parameter)
    raise _unknown(name)


def _unknown(name: str) -> UsageError:
    return UsageError("bots-unknown", bot=name, bots=", ".join(names()))


def _level(name: str, parameter: str) -> Bot:
    level = int(parameter) if parameter.isdecimal() else 0
    if level not in LEVELS:
        raise UsageError("bots-level", parameter=parameter, most=len(LEVELS))
    return LEVELS[level](name)


def _ladder(name: str, parameter: str) -> Bot:
    number, slash, style = parameter.partition("/")
    level = int(number) if number.isdecimal() and len(number) < 3 else 0
    if level not in LADDER or (slash and style not in list(Style)):
        raise UsageError("bots-ladder", parameter=parameter, most=len(LADDER), styles=", ".join(Style))
    return ladder_bot(name, level, Style(style) if slash else None)


def _count(name: str, parameter: str) -> int:
    count = int(parameter) if parameter.isdecimal() and len(parameter) < 9 else 0
    if not 1 <= count <= MOST_ITERATIONS:
        raise UsageError("bots-count", bot=name.partition(":")[0], parameter=parameter, most=MOST_ITERATIONS)
    return count


def _seconds(parameter: str) -> float:
    match = re.fullmatch(r"(\d+(?:\.\d+)?)(ms|s)", parameter)
    seconds = float(match[1]) / (1000 if match[2] == "ms" else 1) if match else 0.0
    if not 0 < seconds <= MOST_SECONDS:
        raise UsageError("bots-seconds", parameter=parameter)
    return seconds


def _plan(name: str, outcomes: str, weights: str) -> Bot:
    return PlanBot(name, _count(name, outcomes), _weights(weights or School.BROAD.name))


def _search(name: str, time: str, weights: str) -> Bot:
    return SearchBot(name, _seconds(time), _weights(weights) if weights else None)


def _weights(named: str) -> Path | School:
    """A school of shipped weights, or a file, which must be there."""
    if named.upper() in School.__members__:
        return School[named.upper()]
    if not Path(named).is_file():
        raise UsageError("bots-no-weights", file=named)
    return Path(named)


FAMILIES: dict[str, Callable[[str, str], Bot]] = {
    "ladder": _ladder,
    "level": _level,
    "ismcts": lambda name, parameter: IsmctsBot(name, _count(name, parameter)),
    "plan": lambda name, parameter: _plan(name, *parameter.partition("@")[::2]),
    "search": lambda name, parameter: _search(name, *parameter.partition("@")[::2]),
}


def _brought_along() -> dict[str, Callable[[], object]]:
    return {point.name: lambda point=point: point.load()() for point in entry_points(group=GROUP)}  # type: ignore[misc]


def _from_module(name: str, module: str, attribute: str) -> Bot:
    """Make a bot of a class named `module:Class`."""
    try:
        made = getattr(importlib.import_module(module), attribute)()
    except (ImportError, ValueError):
        raise _unknown(name) from None
    except AttributeError:
        raise UsageError("bots-no-class", module=module, attribute=attribute) from None
    if not callable(getattr(made, "choose", None)):
        raise UsageError("bots-no-bot", bot=name)
    if not hasattr(made, "name"):
        made.name = name
    return cast(Bot, made)
