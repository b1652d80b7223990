"""A table is laid: from what somebody wants to the match and the first entries of its log."""

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from impera.errors import SetupError
from impera.tables import commands
from impera.tables.branching import branch_options, deciding_at, following
from impera.tables.clock import Outage
from impera.tables.entry import Entry, Match, Origin, Person
from impera.tables.errors import NotAllowedError, TableError
from impera.tables.options import Options
from impera.tables.table import Table
from impera.wire.bodies import NewBranch


@dataclass(frozen=True, slots=True)
class TablePlan:
    """What somebody wants: bots in their seats, themselves in theirs (0: in none), and perhaps to begin at once."""

    options: Options
    host: Person
    bots: Mapping[int, str] = field(default_factory=dict)
    seat: int | None = None
    seed: str | None = None
    start: bool = False
    reserved: Mapping[int, str] = field(default_factory=dict)
    rematch_of: str | None = None
    origin: Origin | None = None  # of a branch
    server_seed: str | None = None  # None: a new one
    guests: Mapping[int, Person] = field(default_factory=dict)  # who is seated without having come
    ident: str | None = None  # None: a new one


def lay(plan: TablePlan, now: int, outages: Sequence[Outage] = ()) -> tuple[Table, list[Entry]]:
    """Lay a table as planned: the table, and the entries that made it so."""
    if plan.options.rated and plan.options.hints:
        raise SetupError("table-rated-hints")
    match = Match(
        id=plan.ident or secrets.token_urlsafe(12),
        created=now,
        host=plan.host.id,
        options=plan.options,
        server_seed=plan.server_seed or secrets.token_hex(32),
        reserved=dict(plan.reserved),
        rematch_of=plan.rematch_of,
        origin=plan.origin,
    )
    table = Table(match, outages)
    entries: list[Entry] = []
    for person, wish in _wishes(plan):
        entry = wish.decide(table, person, now)
        for each in (entry, *following(table, entry)) if entry else ():
            table.apply(each)
            entries.append(each)
    return table, entries


def _wishes(plan: TablePlan) -> list[tuple[Person, commands.Command]]:
    """Who wants what, in order."""
    host = plan.host
    return [
        *((host, commands.SetBot(seat, bot)) for seat, bot in plan.bots.items()),
        *([] if plan.seat == 0 else [(host, commands.Sit(plan.seat, plan.seed))]),
        *((guest, commands.Sit(seat)) for seat, guest in plan.guests.items()),
        *([(host, commands.Start())] if plan.start else []),
    ]


def plan_rematch(table: Table, person: Person) -> TablePlan:
    """The same again, everybody one seat further.

    Who played with bots alone has nobody to wait for: it begins at once.
    """
    if table.status != "finished":
        raise TableError("table-not-finished")
    if table.options.is_compared:
        raise NotAllowedError("daily-no-rematch" if table.options.daily else "duplicate-no-rematch")
    if table.seat_of(person.id) is None:
        raise NotAllowedError("table-not-seated")
    reserved = commands.rotated(table)
    return TablePlan(
        replace(table.options, hints=table.options.hints and not table.options.rated),
        person,
        bots=commands.rotated_bots(table),
        seat=next(seat for seat, who in reserved.items() if who == person.id),
        start=len(reserved) == 1 and not table.options.player_seeds,
        reserved=reserved,
        rematch_of=table.match.id,
    )


def plan_branch(table: Table, person: Person, wish: NewBranch, origin: Origin) -> TablePlan:
    """The same game from where it is left: bots where they are wished for, other seats but mine open to friends."""
    players = table.options.players
    seat = wish.sit
    if seat is None:
        seat = table.seat_of(person.id) or deciding_at(table, origin.action)
    for asked in (seat, *wish.bots):
        if asked > players:
            raise TableError("table-no-seat", seat=f"P{asked}", players=players)
    bots = {number: bot for number, bot in wish.bots.items() if number != seat}
    return TablePlan(
        branch_options(table.options),
        person,
        bots=bots,
        seat=seat,
        start=len(bots) + (seat > 0) == players,
        origin=origin,
    )
