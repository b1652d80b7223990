"""What can be asked about a table: its record, the proof of its shuffle, its statistics, any past position."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from impera.game.action import Action
from impera.game.event import Event
from impera.game.game import Game
from impera.game.record import Record
from impera.game.shuffle import shuffled
from impera.tables.entry import Change, Entry
from impera.tables.errors import NotAllowedError, NotFoundError
from impera.tables.sight import seen_action
from impera.tables.table import Table


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
    comment = {"Comment": f"{agreed['how']} {' '.join(f'P{n}' for n in agreed['winners'])}".strip()} if agreed else {}
    return Record(game, commitment=table.seeds.commitment, tags=names | comment)


def proof_of(table: Table) -> dict[str, Any]:
    """The commitment; after the game also the seeds, the deal, and whether they fit."""
    options, seeds = table.options, table.seeds
    is_open = table.status == "finished"
    started = table.game is not None
    proof: dict[str, Any] = {
        "commitment": seeds.commitment,
        "server_seed": seeds.server if is_open else None,
        "player_seeds": [holder.seed for holder in table.holders] if started else [],
        "players": options.players,
        "variant": options.variant,
        "teams": options.teams,
        "first": table.game.setup.first if table.game else None,
        "deck": None,
        "removed": None,
        "verified": None,
    }
    if table.game and is_open:
        setup = table.game.setup
        again = shuffled(seeds, players=options.players, variant=options.variant, teams=options.teams)
        proof |= {"deck": list(setup.deck), "removed": list(setup.removed), "verified": again == setup}
    return proof


@dataclass(frozen=True, slots=True)
class Step:
    """A game played again up to one of its actions; step 0 is the deal."""

    game: Game
    number: int
    of: int
    mover: int | None
    action: Action | None
    events: tuple[Event, ...]

    def to_json(self, seat: int | None, *, is_open: bool) -> dict[str, Any]:
        """Write the position: what a seat saw and, once everything is open (R7.3), the truth."""
        return {
            "action": self.number,
            "actions": self.of,
            "played": self._played(seat, is_open),
            "seat": self.mover,
            "events": [(event if is_open else event.seen_by(seat)).to_json() for event in self.events],
            "view": self.game.view(seat).to_json(),
            "truth": self.game.truth() if is_open else None,
        }

    def _played(self, seat: int | None, is_open: bool) -> str | None:
        if self.action is None or is_open:
            return self.action.text if self.action else None
        entry = Entry(self.number, "acted", 0, self.mover, body={"action": self.action.text})
        return seen_action(Change(entry, self.events), seat)


def steps_of(game: Game, since: int = 0) -> Iterator[Step]:
    """Play a game again: every step from number `since` on."""
    actions = game.actions
    again = Game.replay(game.setup, actions[: max(0, since - 1)], game.seeds)
    if since == 0:
        yield Step(again, 0, len(actions), None, None, again.events_of(0))
    for number, action in enumerate(actions[max(0, since - 1) :], start=max(1, since)):
        mover = again.seat
        yield Step(again, number, len(actions), mover, action, again.play(action))


def position_at(table: Table, number: int, seat: int | None, own: int | None = None) -> dict[str, Any]:
    """The game after its first `number` actions: while it runs as the asker's `own` seat saw it, later as any did."""
    is_open = table.status == "finished"
    if not is_open and seat not in (None, own):
        raise NotAllowedError("table-not-finished")
    game = table.game
    most = len(game.actions) if game else -1
    if game is None or not 0 <= number <= most or (seat is not None and seat > table.options.players):
        raise NotFoundError("table-no-position", most=max(0, most))
    return next(steps_of(game, number)).to_json(seat if is_open else own, is_open=is_open)


def positions_of(game: Game) -> Iterator[dict[str, Any]]:
    """Every position of a game on paper, from the deal on, as `position_at` tells one; a spectator's view."""
    return (step.to_json(None, is_open=True) for step in steps_of(game))


def statistics_of(table: Table, changes: Iterable[Change]) -> dict[str, Any]:
    """What everyone may count: from the log, without any face that is hidden."""
    seats = range(1, table.options.players + 1)
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
    return {
        "table": table.match.id,
        "actions": sum(acted.values()),
        "turns": int(table.game.state.turns) if table.game else 0,
        "seconds": (last - began) / 1000,
        "seats": [
            {
                "seat": seat,
                "actions": acted[seat],
                "undone": undone[seat],
                "seconds": seconds[seat] / 1000,
                "away": away[seat],
                "effects": dict(effects[seat]),
                "cards": dict(cards[seat]),
            }
            for seat in seats
        ],
    }
