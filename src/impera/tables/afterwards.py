"""What can be asked about a table: its record, the proof of its shuffle, its statistics, any past position."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from msgspec import convert

from impera.game.action import Action
from impera.game.agreement import Agreement, agreement_of
from impera.game.board_name import BoardName
from impera.game.event import Event
from impera.game.game import Game
from impera.game.lots import are_lots_true, read_lots, write_lots
from impera.game.record import Record
from impera.game.seat import seat_name, seats_of
from impera.game.shuffle import shuffled
from impera.game.verify import verify
from impera.tables.entry import Change, Origin
from impera.tables.errors import NotAllowedError, NotFoundError
from impera.tables.seals import are_seals_kept
from impera.tables.sight import seen_action
from impera.tables.table import Table, by_the_rules
from impera.wire.bodies import PositionAt, Proof, SeatStatistics, Statistics
from impera.wire.records import TruthInfo
from impera.wire.table import ResultInfo

SHUFFLE = frozenset({"verify-commitment", "verify-seals", "verify-lots"})


def finished_game(table: Table) -> Game:
    """The game of a table, once everything is open (R7.3)."""
    if table.game is None or table.status != "finished":
        raise NotAllowedError("table-not-finished")
    return table.game


def record_of(table: Table) -> Record:
    """A finished game on paper."""
    game = finished_game(table)
    names = {f"Seat{seat}": holder.name or holder.bot or "" for seat, holder in enumerate(table.holders, start=1)}
    agreed = table.agreement
    comment = {"Comment": str(_written(agreed))} if agreed else {}
    seals = {f"Seal{seat}": holder.seal for seat, holder in enumerate(table.holders, start=1) if holder.seal}
    lots = {"Lots": write_lots(table.lots)} if table.lots else {}
    origin = table.match.origin
    commitment = None if origin else table.seeds.commitment
    branch = _origin_tags(origin) if origin else {}
    board = _board_tag(table) if table.options.duplicate else {}
    return Record(game, commitment=commitment, tags=board | names | comment | seals | lots | branch)


def _board_tag(table: Table) -> dict[str, str]:
    """Which board of a duplicate match it is: its deal, and the seats of those who are compared."""
    options = table.options
    seats = tuple(seat for seat, holder in enumerate(table.holders, start=1) if holder.kind == "person")
    level = options.level if options.room else None
    return {"Event": str(BoardName(options.duplicate, options.deal, seats, level))}


def _origin_tags(origin: Origin) -> dict[str, str]:
    """Where a branch comes from, and how its cards lie: as they lay there, or dealt anew for a seat's eyes."""
    dealt = "true" if origin.seat is None else seat_name(origin.seat)
    return {"From": f"{origin.match} {origin.action}", "Dealt": dealt}


def _written(agreed: ResultInfo) -> Agreement:
    return Agreement("draw" if agreed.how == "draw" else "concession", tuple(agreed.winners))


def result_of(table: Table) -> ResultInfo:
    """How a finished game ended."""
    if table.result is None or table.status != "finished":
        raise NotAllowedError("table-not-finished")
    return table.result


def proof_of(table: Table) -> Proof:
    """The commitment; after the game also the seeds, the deal, and whether they fit."""
    options, seeds = table.options, table.seeds
    is_open = table.status == "finished"
    started = table.game is not None
    proof = Proof(
        commitment=seeds.commitment,
        server_seed=seeds.server if is_open and not table.match.origin else None,
        player_seeds=[holder.seed for holder in table.holders] if started else [],
        player_seals=[holder.seal for holder in table.holders],
        players=options.players,
        variant=options.variant,
        teams=options.teams,
        first=table.game.setup.first if table.game else None,
        deck=None,
        removed=None,
        verified=None,
        lots=table.lots,
    )
    if table.game and is_open:
        setup = table.game.setup
        again = shuffled(seeds, players=options.players, variant=options.variant, teams=options.teams)
        proof.deck, proof.removed = list(setup.deck), list(setup.removed)
        if not table.match.origin:  # a branch was dealt by no shuffle
            proof.verified = again == setup and are_seals_kept(table) and _are_lots_true(table)
    return proof


def _are_lots_true(table: Table) -> bool:
    return table.lots is None or are_lots_true(table.seeds, table.lots, table.options.players)


def proof_of_record(record: Record) -> Proof | None:
    """What proves the shuffle of a game on paper, if the record holds the seed."""
    setup, seeds = record.setup, record.game.seeds
    if seeds is None:
        return None
    again = shuffled(seeds, players=setup.players, variant=setup.variant, teams=setup.teams)
    promised = record.commitment or seeds.commitment
    return Proof(
        commitment=promised,
        server_seed=seeds.server,
        player_seeds=list(seeds.players),
        player_seals=[record.tags.get(f"Seal{seat}") for seat in range(1, setup.players + 1)],
        **setup.to_data(),
        verified=again == setup and all(check.holds for check in verify(record) if check.key in SHUFFLE),
        lots=read_lots(record.tags["Lots"]) if "Lots" in record.tags else None,
    )


def result_of_record(record: Record) -> ResultInfo | None:
    """How a game on paper ended: by the rules, or as the table agreed, which its comment tells."""
    if record.game.result:
        return by_the_rules(record.game.result)
    agreed = agreement_of(record)
    return ResultInfo(how=agreed.how, winners=list(agreed.winners)) if agreed else None


@dataclass(frozen=True, slots=True)
class PastPosition:
    """A game played again up to one of its actions; step 0 is the deal."""

    game: Game
    number: int
    of: int
    mover: int | None
    action: Action | None
    events: tuple[Event, ...]

    def to_wire(self, seat: int | None, *, is_open: bool) -> PositionAt:
        """Write the position: what a seat saw and, once everything is open (R7.3), the truth."""
        return PositionAt(
            action=self.number,
            actions=self.of,
            played=self._played(seat, is_open),
            seat=self.mover,
            events=[event if is_open else event.seen_by(seat) for event in self.events],
            view=self.game.view(seat).to_wire(),
            truth=convert(self.game.truth(), TruthInfo) if is_open else None,
        )

    def _played(self, seat: int | None, is_open: bool) -> str | None:
        if self.action is None or is_open:
            return self.action.text if self.action else None
        return seen_action(self.action, self.mover, self.events, seat)


def steps_of(game: Game, since: int = 0) -> Iterator[PastPosition]:
    """Play a game again: every step from number `since` on."""
    actions = game.actions
    again = Game.replay(game.setup, actions[: max(0, since - 1)], game.seeds)
    if since == 0:
        yield PastPosition(again, 0, len(actions), None, None, again.events_of(0))
    for number, action in enumerate(actions[max(0, since - 1) :], start=max(1, since)):
        mover = again.deciding
        yield PastPosition(again, number, len(actions), mover, action, again.play(action))


def position_at(table: Table, number: int, seat: int | None, own: int | None = None) -> PositionAt:
    """The game after its first `number` actions: while it runs as the asker's `own` seat saw it, later as any did."""
    is_open = table.status == "finished"
    if not is_open and seat not in (None, own):
        raise NotAllowedError("table-not-finished")
    game = table.game
    most = len(game.actions) if game else -1
    if game is None or not 0 <= number <= most or (seat is not None and seat > table.options.players):
        raise NotFoundError("table-no-position", most=max(0, most))
    return next(steps_of(game, number)).to_wire(seat if is_open else own, is_open=is_open)


def positions_of(game: Game) -> Iterator[PositionAt]:
    """Every position of a game on paper, from the deal on, as `position_at` tells one; a spectator's view."""
    return (step.to_wire(None, is_open=True) for step in steps_of(game))


def statistics_of(table: Table, changes: Iterable[Change]) -> Statistics:
    """What everyone may count: from the log, without any face that is hidden."""
    seats = seats_of(table.options.players)
    acted, undone, away = Counter[int](), Counter[int](), Counter[int]()
    seconds: Counter[int] = Counter()
    effects: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
    cards: dict[int, Counter[str]] = {seat: Counter() for seat in seats}
    began = last = 0
    for change in changes:
        entry = change.entry
        if entry.what == "started":
            began = last = entry.at
        if entry.what == "acted" and entry.seat:
            acted[entry.seat] += 1
            seconds[entry.seat] += entry.at - last
            last = entry.at
        undone[entry.seat or 0] += entry.what == "undone"
        away[entry.seat or 0] += entry.what == "away"
        for event in change.events:
            if event.effect:
                effects[event.seat][event.effect] += 1
            elif event.card:
                cards[event.seat][event.what] += 1
    return Statistics(
        table=table.match.id,
        actions=sum(acted.values()),
        turns=int(table.game.state.turns) if table.game else 0,
        seconds=(last - began) / 1000,
        seats=[
            SeatStatistics(
                seat=seat,
                actions=acted[seat],
                undone=undone[seat],
                seconds=seconds[seat] / 1000,
                away=away[seat],
                effects=dict(effects[seat]),
                cards=dict(cards[seat]),
            )
            for seat in seats
        ],
    )
