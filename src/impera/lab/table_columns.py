"""Games of people and bots at tables as rows of a file: seats without names, the deal, every move."""

import numpy as np

from impera.game.seat import place_of
from impera.game.setup import kinds_to_cells
from impera.lab.export import GameRow
from impera.lab.game_columns import BOTS, DEAL, MOVES, OUTCOME, SETUP
from impera.rules.facts import DOMAIN_LETTERS, NONE
from impera.tables.afterwards import finished_game, result_of
from impera.tables.table import Table

COLUMNS: dict[str, type] = {"match": str, "created_ms": np.int64, **SETUP, **OUTCOME, **DEAL, **MOVES}


def row_of(table: Table) -> GameRow:
    """Write a finished game; a seat without a bot is a person's, and nobody is named."""
    game, result = finished_game(table), result_of(table)
    state = game.state
    bots = {name: holder.bot for name, holder in zip(BOTS, table.holders, strict=False)}
    return {
        "match": table.match.id,
        "created_ms": table.match.created,
        "players": game.setup.players,
        "variant": game.setup.variant,
        "teams": game.setup.teams,
        **dict.fromkeys(BOTS, None),
        **bots,
        "first": game.setup.first,
        "ending": result.how,
        "domain": DOMAIN_LETTERS[state.hegemony] if state.hegemony != NONE else None,
        "winners": sum(1 << place_of(seat) for seat in result.winners),
        "turns": int(state.turns),
        "decisions": len(game.actions),
        "deck": kinds_to_cells(game.setup.deck).tobytes(),
        "removed": kinds_to_cells(game.setup.removed).tobytes(),
        "moves": bytes(action.id for action in game.actions),
    }
