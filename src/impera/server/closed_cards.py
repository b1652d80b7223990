"""Whose cards are open to whom: a deal of a duplicate match not to somebody who has it still before them."""

from fastapi import Depends

from impera.server.house import Anyone, TheHouse
from impera.server.play import TableId


async def need_open_cards(table: TableId, who: Anyone, house: TheHouse) -> None:
    """Refuse what is told of a finished game, even to its own player, until they are through with the deal."""
    await house.duplicates.need_open_cards(await house.tables.open(table), who, is_look=False)


OPEN_CARDS = [Depends(need_open_cards)]
