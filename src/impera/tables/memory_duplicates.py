"""Duplicate matches in memory."""

from collections.abc import Sequence
from dataclasses import replace

from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate, KeptField
from impera.tables.entry import Match, Person, Status
from impera.tables.errors import SequenceTakenError


class MemoryDuplicates:
    """The part of a store in memory that keeps duplicate matches."""

    people: dict[str, Person]
    status: dict[str, Status]

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self._duplicates: dict[str, KeptDuplicate] = {}
        self._boards: dict[tuple[str, str, int], KeptBoard] = {}
        self._bots: dict[str, list[BotsResult]] = {}
        self._entrants: dict[tuple[str, str], int] = {}
        self._begun: dict[str, int] = {}

    def _keep_board(self, match: Match) -> None:
        """Keep the board that a match is, if it is one."""
        options, person = match.options, match.host or ""
        key = (options.duplicate, person, options.board)
        if options.room:
            for each, board in self._boards.items():
                if (board.duplicate, board.room) == (options.duplicate, options.room):
                    self._boards[each] = replace(board, match=match.id, at=match.created)
        elif options.duplicate:
            if key in self._boards:
                raise SequenceTakenError
            self._boards[key] = KeptBoard(*key, match.id, match.created)

    def _forget_boards_matches(self, matches: frozenset[str]) -> None:
        """A board outlives its match."""
        for key, each in self._boards.items():
            if each.match in matches:
                self._boards[key] = replace(each, match=None)

    def forget_boards_of(self, person: str) -> None:
        """Drop somebody's boards; the matches they made go on."""
        self._duplicates = {
            key: replace(each, host=None) if each.host == person else each for key, each in self._duplicates.items()
        }
        self._boards = {key: board for key, board in self._boards.items() if key[1] != person}
        self._entrants = {key: at for key, at in self._entrants.items() if key[1] != person}

    async def add_duplicate(self, duplicate: KeptDuplicate) -> None:
        """Keep a new match."""
        self._duplicates[duplicate.id] = duplicate

    async def duplicate(self, duplicate: str) -> KeptDuplicate | None:
        """Find a match."""
        return self._duplicates.get(duplicate)

    async def duplicates_of(self, person: str, limit: int) -> list[KeptDuplicate]:
        """The matches somebody made or takes part in, latest first."""
        played = {of for of, who, *_ in (*self._boards, *self._entrants) if who == person}
        found = [each for each in self._duplicates.values() if each.host == person or each.id in played]
        return sorted(found, key=lambda each: (-each.created, each.id))[:limit]

    async def duplicate_boards(self, duplicate: str) -> list[KeptBoard]:
        """Every board that was begun in a match, by person and number."""
        return [each for key, each in sorted(self._boards.items()) if key[0] == duplicate]

    async def duplicate_boards_of(self, person: str) -> list[KeptBoard]:
        """Every board that somebody has begun, in any match."""
        found = [each for each in self._boards.values() if each.person == person]
        return sorted(found, key=lambda each: (each.at, each.duplicate, each.number))

    async def duplicate_names(self, duplicate: str) -> dict[str, str]:
        """What those who take part are called, in the order they began."""
        boards = [each for each in self._boards.values() if each.duplicate == duplicate]
        return {
            each.person: self.people[each.person].name
            for each in sorted(boards, key=lambda each: (each.at, each.person))
        }

    async def enter_duplicate(self, duplicate: str, person: str, at: int) -> None:
        """Note that somebody takes part in a match against each other, unless they do."""
        self._entrants.setdefault((duplicate, person), at)

    async def leave_duplicate(self, duplicate: str, person: str) -> None:
        """Take somebody out: before it has begun altogether, afterwards from the tables that are not laid."""
        if duplicate not in self._begun:
            self._entrants.pop((duplicate, person), None)
        for key, each in tuple(self._boards.items()):
            if key[:2] == (duplicate, person) and each.is_ahead:
                del self._boards[key]

    async def duplicate_field(self, duplicate: str) -> KeptField:
        """Who takes part in a match against each other, and when it was begun."""
        found = sorted((at, who) for (of, who), at in self._entrants.items() if of == duplicate)
        return KeptField({who: self.people[who].name for _, who in found}, self._begun.get(duplicate))

    async def begin_duplicate(self, duplicate: str, boards: Sequence[KeptBoard], at: int) -> None:
        """Keep what the field was given; SequenceTakenError if it has begun before."""
        if duplicate in self._begun:
            raise SequenceTakenError
        self._begun[duplicate] = at
        self._boards |= {(each.duplicate, each.person, each.number): each for each in boards}

    async def duplicate_entries_of(self, person: str) -> dict[str, int]:
        """The matches against each other that somebody takes part in, and since when."""
        return {of: at for (of, who), at in self._entrants.items() if who == person}

    async def unscored_boards(self, limit: int) -> list[KeptBoard]:
        """The boards whose game is over and whose result is not kept, the oldest first."""
        found = [
            each
            for each in self._boards.values()
            if each.won is None and self.status.get(each.match or "") == "finished"
        ]
        return sorted(found, key=lambda each: each.at)[:limit]

    async def keep_board_score(self, board: KeptBoard, won: float, luck: float) -> None:
        """Keep what came of a board, unless it is known."""
        key = (board.duplicate, board.person, board.number)
        if key in self._boards and self._boards[key].won is None:
            self._boards[key] = replace(self._boards[key], won=won, luck=luck)

    async def keep_bots_results(self, results: Sequence[BotsResult]) -> None:
        """Keep what the bots made of all boards of a match, unless it is known."""
        for each in results[:1]:
            self._bots.setdefault(each.duplicate, sorted(results, key=lambda found: found.number))

    async def bots_results(self, duplicate: str) -> list[BotsResult]:
        """What the bots made of the boards of a match."""
        return list(self._bots.get(duplicate, []))

    async def duplicates_without_bots(self, limit: int) -> list[KeptDuplicate]:
        """The matches that somebody has begun and that the bots have not played."""
        begun = {of for of, _, _ in self._boards}
        found = [each for each in self._duplicates.values() if each.id in begun and each.id not in self._bots]
        return sorted(found, key=lambda each: (each.created, each.id))[:limit]
