"""Commands: who sits where, and the start."""

from collections.abc import Sequence

from impera.game.lots import drawn_by_lot
from impera.tables.commands.command import (
    Command,
    checked_seed,
    entry_of,
    holder_of,
    need_host,
    need_status,
    own_seat,
)
from impera.tables.counting import marks_of
from impera.tables.entry import Entry, EntryBody, Person
from impera.tables.errors import NotAllowedError, TableError
from impera.tables.naming import told_apart
from impera.tables.seals import need_revealable, need_revealed, need_sealable
from impera.tables.table import Table
from impera.wire.fields import BotName, Seal, SeatNumber, Seed


class Sit(Command, tag="sit"):
    """Take a seat before the start; without a number the first one that is free for me."""

    seat: SeatNumber | None = None
    seed: Seed | None = None

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Sit down."""
        need_status(table, "open")
        sits = table.seat_of(person.id)
        if sits is not None:
            if self.seat in (None, sits):
                return None
            raise TableError("table-seated-already", seat=f"P{sits}")
        chosen = _free_seat(table, person) if self.seat is None else self.seat
        holder = holder_of(table, chosen)
        if holder.kind == "reserved" and holder.person != person.id:
            raise NotAllowedError("table-seat-reserved", seat=f"P{chosen}")
        if holder.is_taken:
            raise NotAllowedError("table-seat-taken", seat=f"P{chosen}")
        body: EntryBody = {"name": told_apart(table, person.name, person.id)}
        if table.options.rated:
            body["marks"] = marks_of(table.match.server_seed, {person.id, *person.marks})
        if self.seed:
            if table.options.sealed_seeds:
                raise NotAllowedError("table-seals-first")
            body["seed"] = checked_seed(table, self.seed)
        return entry_of(table, "sat", at, chosen, person.id, body)


def _free_seat(table: Table, person: Person) -> int:
    own = [n for n, holder in enumerate(table.holders, 1) if holder.person == person.id]
    free: Sequence[int] = own or [n for n, holder in enumerate(table.holders, 1) if holder.kind == "open"]
    if not free:
        raise NotAllowedError("table-full")
    return free[0]


class Leave(Command, tag="leave"):
    """Get up. In a running game a bot plays on, and the seat can be taken back."""

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Get up."""
        need_status(table, "open", "running")
        seat = own_seat(table, person)
        if table.options.is_compared:
            raise NotAllowedError("daily-stays" if table.options.daily else "duplicate-stays")
        if table.holder(seat).gone == "left":
            return None
        return entry_of(table, "left", at, seat, person.id)


class Return(Command, tag="return"):
    """Take my seat back from the bot that stands in; or take over a seat that somebody left."""

    seat: SeatNumber | None = None

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Come back."""
        need_status(table, "running")
        sits = table.seat_of(person.id)
        chosen = sits if self.seat is None else self.seat
        if chosen is None or (sits is not None and chosen != sits):
            raise NotAllowedError("table-not-seated")
        holder = holder_of(table, chosen)
        if holder.is_deciding_person and holder.person == person.id:
            return None
        if holder.kind != "person" or (holder.person != person.id and holder.gone != "left"):
            raise NotAllowedError("table-seat-taken", seat=f"P{chosen}")
        return entry_of(table, "returned", at, chosen, person.id, {"name": told_apart(table, person.name, person.id)})


def _own_seat_before(table: Table, person: Person) -> int:
    """Where somebody sits, who must, before the start."""
    need_status(table, "open")
    return own_seat(table, person)


class SealSeed(Command, tag="seal"):
    """Promise a seed by its hash, at a table of sealed seeds, before anybody has shown one."""

    seal: Seal

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Note the seal."""
        seat = _own_seat_before(table, person)
        if table.holder(seat).seal == self.seal:
            return None
        need_sealable(table)
        return entry_of(table, "sealed", at, seat, person.id, {"seal": self.seal})


class SetSeed(Command, tag="seed"):
    """Add to the shuffle, before the start; at a table of sealed seeds once all have sealed theirs."""

    seed: Seed

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Note the seed."""
        seat = _own_seat_before(table, person)
        if table.holder(seat).seed == self.seed:
            return None
        seed = checked_seed(table, self.seed)
        need_revealable(table, seat, seed)
        return entry_of(table, "seeded", at, seat, person.id, {"seed": seed})


class SetBot(Command, tag="bot"):
    """Seat a bot in an open seat, or with null free that of a bot or of somebody else (the host, before the start)."""

    seat: SeatNumber
    bot: BotName | None = None

    @property
    def seated_bot(self) -> str | None:
        """The bot that is to sit."""
        return self.bot

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Seat the bot."""
        need_status(table, "open")
        need_host(table, person)
        holder = holder_of(table, self.seat)
        if holder.kind == "person" and (self.bot is not None or holder.person == person.id):
            raise NotAllowedError("table-seat-taken", seat=f"P{self.seat}")
        if holder.bot == self.bot and holder.kind in ("bot", "open"):
            return None
        return entry_of(table, "bot-set", at, self.seat, person.id, {"bot": self.bot})


class Fill(Command, tag="fill"):
    """Put bots into every open seat (the host, before the start)."""

    bot: BotName = "light"

    @property
    def seated_bot(self) -> str | None:
        """The bot that is to sit everywhere."""
        return self.bot

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Seat the bots."""
        need_status(table, "open")
        need_host(table, person)
        empty = [seat for seat, holder in enumerate(table.holders, start=1) if not holder.is_taken]
        if not empty:
            return None
        return entry_of(table, "filled", at, None, person.id, {"bots": {str(seat): self.bot for seat in empty}})


class Start(Command, tag="start"):
    """Deal (the host; all seats taken)."""

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Begin."""
        if table.status == "running":
            return None
        need_status(table, "open")
        need_host(table, person)
        missing = sum(not holder.is_taken for holder in table.holders)
        if missing:
            raise TableError("table-not-full", missing=missing)
        need_revealed(table)
        return entry_of(table, "started", at, None, person.id, _seated_at_last(table))


def _seated_at_last(table: Table) -> EntryBody:
    """Who comes to sit where, if that is drawn by lot."""
    return {"seats": drawn_by_lot(table.seeds, table.options.players)} if table.options.shuffle else {}


def take_kept_seat(table: Table, person: Person, at: int) -> Entry | None:
    """Sit down where a rematch keeps a seat; whoever has none, or sits already, stays where they are."""
    is_kept = any(holder.kind == "reserved" and holder.person == person.id for holder in table.holders)
    return Sit().decide(table, person, at) if is_kept and table.status == "open" else None


def begin_rematch(table: Table, at: int) -> Entry | None:
    """Deal as soon as everybody who was asked for a rematch sits; where players add to the shuffle, the host deals."""
    is_full = all(holder.is_taken for holder in table.holders)
    if table.status != "open" or table.match.rematch_of is None or table.options.player_seeds or not is_full:
        return None
    return entry_of(table, "started", at, None, table.match.host, _seated_at_last(table))


class Close(Command, tag="close"):
    """Give up a table that has not started (the host), or one that cannot be read any more (anyone seated)."""

    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Give it up."""
        if table.status == "closed":
            return None
        if table.broken is None:
            need_status(table, "open")
            need_host(table, person)
        else:
            own_seat(table, person)
        return entry_of(table, "closed", at, None, person.id)
