"""Which cards are closed: those of a deal of a duplicate match that somebody has still to play."""

from impera.tables.options import Options
from impera.tables.ports import Store


async def are_cards_open(store: Store, options: Options, person: str | None) -> bool:
    """May somebody know the cards of a finished game: is it no board of a match, or is its deal behind them?"""
    if not options.duplicate:
        return True
    kept, boards = await store.duplicate(options.duplicate), await store.duplicate_boards(options.duplicate)
    finished = {each.number for each in boards if each.person == person and each.won is not None}
    return kept is not None and kept.is_through(options.deal, finished)
