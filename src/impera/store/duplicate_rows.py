"""Duplicate matches in SQL."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict

from impera.store.rows import Rows, Statement
from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate, KeptField
from impera.tables.entry import Match
from impera.tables.errors import SequenceTakenError


def board_row(match: Match) -> Statement:
    """What is written with a match that is somebody's board: there is no other of theirs with its number."""
    options = match.options
    if options.room:  # its boards were given to several people before
        laid = {"table": match.id, "laid": match.created}
        return "lay duplicate room", {"of_duplicate": options.duplicate, "in_room": options.room} | laid
    board = KeptBoard(options.duplicate, match.host or "", options.board, match.id, match.created)
    return "add duplicate board", asdict(board)


class DuplicateRows(Rows):
    """The part of a store that keeps duplicate matches."""

    async def add_duplicate(self, duplicate: KeptDuplicate) -> None:
        """Keep a new match."""
        await self._write(("add duplicate", asdict(duplicate)))

    async def duplicate(self, duplicate: str) -> KeptDuplicate | None:
        """Find a match."""
        rows = await self._read("duplicate", id=duplicate)
        return KeptDuplicate(*rows[0]) if rows else None

    async def duplicates_of(self, person: str, limit: int) -> list[KeptDuplicate]:
        """The matches somebody made or takes part in, latest first."""
        return [KeptDuplicate(*row) for row in await self._read("duplicates of", person=person, most=limit)]

    async def duplicate_boards(self, duplicate: str) -> list[KeptBoard]:
        """Every board that was begun in a match, by person and number."""
        return [KeptBoard(*row) for row in await self._read("duplicate boards", duplicate=duplicate)]

    async def duplicate_boards_of(self, person: str) -> list[KeptBoard]:
        """Every board that somebody has begun, in any match."""
        return [KeptBoard(*row) for row in await self._read("duplicate boards of", person=person)]

    async def duplicate_names(self, duplicate: str) -> dict[str, str]:
        """What those who take part are called, in the order they began."""
        return {row[0]: row[1] for row in await self._read("duplicate names", duplicate=duplicate)}

    async def enter_duplicate(self, duplicate: str, person: str, at: int) -> None:
        """Note that somebody takes part in a match against each other, unless they do."""
        with suppress(SequenceTakenError):
            await self._write(("add duplicate entrant", {"duplicate": duplicate, "person": person, "at": at}))

    async def leave_duplicate(self, duplicate: str, person: str) -> None:
        """Take somebody out: before it has begun altogether, afterwards from the tables that are not laid."""
        which = {"duplicate": duplicate, "person": person}
        await self._write(("drop duplicate entrant", which), ("drop boards ahead", which))

    async def duplicate_field(self, duplicate: str) -> KeptField:
        """Who takes part in a match against each other, and when it was begun."""
        people = await self._read("duplicate entrants", duplicate=duplicate)
        begun = await self._read("duplicate begun", duplicate=duplicate)
        return KeptField({row[0]: row[1] for row in people}, begun[0][0] if begun else None)

    async def begin_duplicate(self, duplicate: str, boards: Sequence[KeptBoard], at: int) -> None:
        """Keep what the field was given; SequenceTakenError if it has begun before."""
        given: list[Statement] = [("add duplicate board", asdict(each)) for each in boards]
        await self._write(("begin duplicate", {"duplicate": duplicate, "at": at}), *given)

    async def unscored_boards(self, limit: int) -> list[KeptBoard]:
        """The boards whose game is over and whose result is not kept, the oldest first."""
        return [KeptBoard(*row) for row in await self._read("unscored boards", most=limit)]

    async def keep_board_score(self, board: KeptBoard, won: float, luck: float) -> None:
        """Keep what came of a board, unless it is known."""
        which = {"of_duplicate": board.duplicate, "by": board.person, "which": board.number}
        await self._write(("keep board score", which | {"won": won, "luck": luck}))

    async def keep_bots_results(self, results: Sequence[BotsResult]) -> None:
        """Keep what the bots made of all boards of a match, unless it is known."""
        with suppress(SequenceTakenError):
            await self._write(*(("add bots result", asdict(each)) for each in results))

    async def bots_results(self, duplicate: str) -> list[BotsResult]:
        """What the bots made of the boards of a match."""
        return [BotsResult(*row) for row in await self._read("bots results", duplicate=duplicate)]

    async def duplicates_without_bots(self, limit: int) -> list[KeptDuplicate]:
        """The matches that somebody has begun and that the bots have not played."""
        return [KeptDuplicate(*row) for row in await self._read("duplicates without bots", most=limit)]
