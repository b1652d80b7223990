"""What a file of games says about each: the columns of `sim`, `arena` and `admin export`."""

from collections.abc import Sequence
from typing import cast

import numpy as np

from impera.game.seat import seat_of, seats_of
from impera.lab.export import Chunk, Coded, Column, Columns, GameRow, Lists, about_file
from impera.lab.playout import ActionIds, Outcomes
from impera.lab.simulate import Plan
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES, LEVELLED, SEATS, Ending
from impera.wire.shapes import JsonObject

BOTS = tuple(f"bot_{seat}" for seat in seats_of(SEATS))
EFFECTS = tuple(name.replace("-", "_") for name in EFFECT_NAMES)
COPIED = tuple(f"copied_{name}" for name in EFFECTS[:LEVELLED])
ENDINGS = tuple("unfinished" if ending == Ending.RUNNING else ending.name.lower() for ending in Ending)  # [Ending]

SETUP: dict[str, type] = {"players": np.int8, "variant": str, "teams": np.bool_, **dict.fromkeys(BOTS, str)}
OUTCOME: dict[str, type] = {
    "first": np.int8,  # seat, from 1
    "ending": str,
    "domain": str,  # of a Hegemony
    "winners": np.uint8,  # a bit for each seat, that of P1 the lowest
    "turns": np.int16,
    "decisions": np.int32,
}
MOVES: dict[str, type] = {"moves": bytes}  # action ids
DEAL: dict[str, type] = {"deck": bytes, "removed": bytes}  # kinds, top first; where no seed tells them
SIM: dict[str, type] = {
    "game": np.int64,
    **SETUP,
    **OUTCOME,
    **dict.fromkeys(EFFECTS, np.int16),
    **dict.fromkeys(COPIED, np.int16),
}


def sim_columns(*, moves: bool) -> Columns:
    """The columns of simulated games."""
    return SIM | MOVES if moves else SIM


def about_plan(plan: Plan) -> JsonObject:
    """What the games of a plan were made from."""
    return about_file(
        made_by="sim",
        players=plan.players,
        variant=plan.variant,
        teams=plan.teams,
        bots=list(plan.bots),
        seed=plan.seed,
    )


def chunk_of(plan: Plan, outcomes: Outcomes, start: int, moves: ActionIds | None = None) -> Chunk:
    """Write outcomes as columns; games count from `start`."""
    count = len(outcomes)
    chunk: dict[str, Column] = {
        "game": np.arange(start, start + count),
        **_setup_columns(plan, count),
        "first": outcomes.first + seat_of(0),
        "ending": Coded(outcomes.ending, ENDINGS),
        "domain": Coded(outcomes.hegemony, tuple(DOMAIN_LETTERS)),
        "winners": outcomes.winners,
        "turns": outcomes.turns,
        "decisions": outcomes.decisions,
    }
    chunk |= zip(EFFECTS, np.ascontiguousarray(outcomes.effects.T), strict=True)
    chunk |= zip(COPIED, np.ascontiguousarray(outcomes.copied.T), strict=True)
    if moves is not None:
        chunk["moves"] = Lists(moves, outcomes.decisions)
    return chunk


def transposed(rows: Sequence[GameRow], columns: Columns) -> Chunk:
    """Write rows as columns; a column of lists is made from bytes."""
    return {
        name: Lists.of([cast(bytes, row[name]) for row in rows]) if kind is bytes else [row[name] for row in rows]
        for name, kind in columns.items()
    }


def _setup_columns(plan: Plan, count: int) -> dict[str, Column]:
    none, zeros = np.full(count, -1, dtype=np.int8), np.zeros(count, dtype=np.int8)
    columns: dict[str, Column] = {
        "players": np.full(count, plan.players, dtype=np.int8),
        "variant": Coded(zeros, (plan.variant,)),
        "teams": np.full(count, plan.teams),
    }
    for seat, name in enumerate(BOTS):
        sits = seat < plan.players
        columns[name] = Coded(zeros if sits else none, (plan.bots[seat] if sits else "",))
    return columns
