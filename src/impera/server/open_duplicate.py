"""A duplicate match with everything that is known of it; and who may know what."""

from dataclasses import dataclass
from functools import cached_property

from impera.coach.duplicates.scoring import BOTS, PlayedBoard
from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate
from impera.tables.entry import Person


@dataclass(frozen=True)
class OpenDuplicate:
    """A duplicate match as it stands."""

    kept: KeptDuplicate
    boards: list[KeptBoard]  # of everyone
    names: dict[str, str]  # of those who take part, in the order they began
    bots: list[BotsResult]  # of every board, or none
    begun: int | None = None  # when the tables of a match against each other were drawn

    def of(self, person: Person | None) -> dict[int, KeptBoard]:
        """Somebody's boards, by number."""
        return {each.number: each for each in self.boards if person and each.person == person.id}

    def finished(self, person: Person | None) -> frozenset[int]:
        """The boards whose result somebody has: from then on they may know what others made of them."""
        return frozenset(number for number, board in self.of(person).items() if board.won is not None)

    def compared(self, person: Person | None) -> frozenset[int]:
        """The boards that somebody has finished and the bots have played too."""
        return self.finished(person) if self.bots else frozenset()

    def has_finished_deal(self, person: Person | None, deal: int) -> bool:
        """Is a deal behind somebody? From then on its cards are open to them."""
        return self.kept.is_through(deal, self.finished(person))

    @cached_property
    def results(self) -> list[PlayedBoard]:
        """What everybody made of every board that is over, and the bots of all of them."""
        people = [
            self._played(each.person, each.number, each.won, each.luck)
            for each in self.boards
            if each.won is not None and each.luck is not None
        ]
        return people + [self._played(BOTS, each.number, each.won, each.luck) for each in self.bots]

    def _played(self, who: str, number: int, won: float, luck: float) -> PlayedBoard:
        return PlayedBoard(who, self.kept.deal_of(number), self.kept.seat_of(number), won, luck)

    def results_on(self, numbers: frozenset[int]) -> list[PlayedBoard]:
        """What everybody made of some of the boards; against each other, of their deals from any seat."""
        if self.kept.is_together:
            deals = {self.kept.deal_of(number) for number in numbers}
            return [each for each in self.results if each.deal in deals]
        boards = {(self.kept.deal_of(number), self.kept.seat_of(number)) for number in numbers}
        return [each for each in self.results if each.board in boards]

    def is_led_by(self, person: Person) -> bool:
        """Is a match against each other somebody's to begin: its host's, or anybody's in it if the host is gone?"""
        return person.id == self.kept.host if self.kept.host else person.id in self.names

    def room(self, room: int | None) -> dict[int, KeptBoard]:
        """Who sits where in a room of a match against each other; in every other seat sits a bot."""
        return {self.kept.seat_of(each.number): each for each in self.boards if each.room == room}

    @cached_property
    def names_apart(self) -> dict[str, str]:
        """What everyone goes by in records: with a number, if somebody before is called the same."""
        taken: dict[str, str] = {}
        for person, name in self.names.items():
            number, unlike = 1, name
            while unlike in taken.values():
                number += 1
                unlike = f"{name} ({number})"
            taken[person] = unlike
        return taken
