"""Commands: offering a draw or a concession, and answering."""

from impera.tables.commands.command import Command, entry_of, need_present, need_status, own_seat
from impera.tables.counting import need_ripe
from impera.tables.entry import Entry, EntryBody, Person
from impera.tables.errors import NotAllowedError, TableError, TooManyError
from impera.tables.table import Table
from impera.wire.fields import OfferKind, SeatNumber


class Offer(Command, tag="offer"):
    """Offer a draw, or that my side concedes to the seat `to`."""

    kind: OfferKind
    to: SeatNumber | None = None

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Put the offer on the table."""
        need_status(table, "running")
        seat = own_seat(table, person)
        need_present(table, seat)
        need_ripe(table)
        if table.offer:
            raise TableError("table-offer-pending")
        if table.offered_in.get(seat) == table.turn:
            raise TooManyError("table-offer-again")
        winners = [] if self.kind == "draw" else self._winners(table, seat)
        voters = [
            number
            for number, holder in enumerate(table.holders, start=1)
            if holder.is_deciding_person and number not in winners
        ]
        if self.kind == "draw" and len(voters) == 1:
            raise NotAllowedError("table-draw-alone")
        body: EntryBody = {"kind": self.kind, "voters": voters}
        if winners:
            body["to"] = winners[0] if self.to is None else self.to
        return entry_of(table, "offered", at, seat, person.id, body)

    def _winners(self, table: Table, seat: int) -> list[int]:
        own = table.side_of(seat)
        others = [number for number in range(1, table.options.players + 1) if number not in own]
        chosen = others[0] if self.to is None and len(table.side_of(others[0])) == len(others) else self.to
        if chosen is None or chosen not in others:
            raise TableError("table-concede-to")
        return table.side_of(chosen)


class Answer(Command, tag="answer"):
    """Agree to the offer on the table, or not; its maker may withdraw it."""

    agree: bool

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Answer the offer."""
        need_status(table, "running")
        seat = own_seat(table, person)
        if table.offer is None:
            raise TableError("table-no-offer")
        if seat not in table.offer.voters:
            raise NotAllowedError("table-not-asked")
        if self.agree and seat in table.offer.agreed:
            return None
        return entry_of(table, "answered", at, seat, person.id, {"agree": self.agree})
