"""What can be asked about a table: its record, the proof of its shuffle, its statistics, any past position."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from impera.game.game import Game
from impera.game.record import Record
from impera.game.shuffle import shuffled
from impera.tables.entry import Change
from impera.tables.errors import NotAllowedError, NotFoundError
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


def position_at(table: Table, number: int, seat: int | None) -> dict[str, Any]:
    """A finished game after its first `number` actions: what a seat saw, and everything."""
    game = finished_game(table)
    actions = game.actions
    if not 0 <= number <= len(actions) or (seat is not None and seat > table.options.players):
        raise NotFoundError("table-no-position", most=len(actions))
    again = Game.replay(game.setup, actions[: max(0, number - 1)])
    mover = again.seat
    events = again.play(actions[number - 1]) if number else again.events_of(0)
    return {
        "action": number,
        "actions": len(actions),
        "played": actions[number - 1].text if number else None,
        "seat": mover if number else None,
        "events": [event.to_json() for event in events],
        "view": again.view(seat).to_json(),
        "truth": again.truth(),
    }


def positions_of(game: Game) -> Iterator[dict[str, Any]]:
    """Every position of a game on paper, from the deal on, as `position_at` tells one; a spectator's view."""
    actions = game.actions
    again = Game(game.setup, game.seeds)
    events = again.events_of(0)
    seat: int | None = None
    for number in range(len(actions) + 1):
        yield {
            "action": number,
            "actions": len(actions),
            "played": actions[number - 1].text if number else None,
            "seat": seat,
            "events": [event.to_json() for event in events],
            "view": again.view(None).to_json(),
            "truth": again.truth(),
        }
        if number < len(actions):
            seat = again.seat
            events = again.play(actions[number])


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
