"""What a command is, and what commands check first."""

from abc import abstractmethod

from impera.game.action import Action
from impera.game.shuffle import PLAYER_SEED_MAX
from impera.tables.entry import Entry, EntryBody, Person
from impera.tables.errors import NotAllowedError, StaleError, TableError, TooManyError
from impera.tables.seats import Holder
from impera.tables.table import Table
from impera.wire.fields import What
from impera.wire.requests import CommandShape

BESIDE_MOST = 1000  # of what is not the game, nor talk, which has its own bound, nor leaving, which stays possible
BESIDE = frozenset({"sat", "returned", "seeded", "bot-set", "filled", "offered", "chat-switched"})


class Command(CommandShape):
    """What somebody may do at a table: its fields are what is sent, `decide` is what it comes to."""

    @property
    def seated_bot(self) -> str | None:
        """The bot that it would seat, which must be there."""
        return None

    @abstractmethod
    def decide(self, table: Table, person: Person, at: int) -> Entry | None:
        """Look at the table and give the entry to be stored, or refuse. None: it is so already, sent twice."""


def entry_of(
    table: Table,
    what: What,
    at: int,
    seat: int | None = None,
    person: str | None = None,
    body: EntryBody | None = None,
    action: Action | None = None,
) -> Entry:
    """The next entry of a table's log, unless it holds too many that are not the game."""
    if what in BESIDE and sum(table.tally[each] for each in BESIDE) >= BESIDE_MOST:
        raise TooManyError("table-log-full", most=BESIDE_MOST)
    return Entry(table.version + 1, what, max(at, table.updated), seat, person, body or {}, action)


def holder_of(table: Table, seat: int) -> Holder:
    """Who holds a seat, which must be there."""
    if not 1 <= seat <= table.options.players:
        raise TableError("table-no-seat", seat=f"P{seat}", players=table.options.players)
    return table.holder(seat)


def own_seat(table: Table, person: Person) -> int:
    """Where somebody sits, who must."""
    seat = table.seat_of(person.id)
    if seat is None:
        raise NotAllowedError("table-not-seated")
    return seat


def checked_seed(table: Table, seed: str) -> str:
    """A player's seed, if the table takes any and this one."""
    if not table.options.player_seeds:
        raise NotAllowedError("table-no-seeds")
    if len(seed) > PLAYER_SEED_MAX:
        raise TooManyError("table-seed-long", most=PLAYER_SEED_MAX)
    return seed


def need_status(table: Table, *wanted: str) -> None:
    """The table must stand where the command makes sense."""
    if table.broken is not None:
        raise TableError("table-broken", entry=table.broken)
    if table.status not in wanted:
        raise TableError(f"table-is-{table.status}")


def need_host(table: Table, person: Person) -> None:
    """The host decides; once the host has got up, whoever sits first."""
    host = table.match.host
    if table.seat_of(host) is None:
        seated = [holder.person for holder in table.holders if holder.kind == "person"]
        if person.id in seated[:1]:
            return
    if host != person.id:
        raise NotAllowedError("table-host-only")


def need_present(table: Table, seat: int) -> None:
    """No bot may be playing for the seat."""
    if table.holder(seat).gone:
        raise NotAllowedError("table-take-back-first", seat=f"P{seat}")


def need_sequence(table: Table, seq: int) -> None:
    """The sequence number must be the next one."""
    if seq != table.seq:
        raise StaleError("table-stale", needed=table.seq, have=seq)
