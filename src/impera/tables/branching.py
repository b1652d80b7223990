"""What if: from an action of a game a new table plays on, its cards as they lay or dealt anew for a seat's eyes."""

from dataclasses import dataclass

import numpy as np

from impera.game.action import Action
from impera.game.game import Game
from impera.game.redeal import redealt
from impera.game.setup import Setup
from impera.tables.entry import Entry, Origin, Person
from impera.tables.errors import NotAllowedError, NotFoundError, TableError
from impera.tables.options import Options
from impera.tables.table import Table


@dataclass(frozen=True, slots=True)
class BranchPoint:
    """Where a branch leaves a game: after so many actions, with which cards, and what is tried at once."""

    match: str
    setup: Setup
    actions: tuple[Action, ...]
    dealt_for: int | None  # the seat for whose eyes the cards are dealt anew; None: they lie as they lay
    then: tuple[str, ...] = ()

    def origin(self, rng: np.random.Generator) -> Origin:
        """Deal and play up to here; what cannot be played is refused by its rule."""
        game = Game.replay(self.setup, self.actions)
        if game.is_over:
            raise TableError("branch-over")
        if self.dealt_for is not None:
            game = redealt(game, self.dealt_for, rng)
        for text in self.then:
            game.play(text)
        return Origin(
            match=self.match,
            action=len(self.actions),
            seat=self.dealt_for,
            first=game.setup.first,
            deck=game.setup.deck,
            removed=game.setup.removed,
            actions=tuple(action.text for action in game.actions),
        )


def branch_point(
    table: Table, person: Person, number: int, dealt_for: int | None, then: tuple[str, ...] = ()
) -> BranchPoint:
    """Where somebody may leave a game: any finished one; while it runs only their own, against bots alone, unrated."""
    game = table.game
    if table.broken is not None:
        raise TableError("table-broken", entry=table.broken)
    if game is None or table.status not in ("running", "finished"):
        raise TableError(f"table-is-{table.status}")
    if table.status == "running":
        need_own_game(table, person, dealt_for)
    if not 0 <= number <= len(game.actions):
        raise NotFoundError("table-no-position", most=len(game.actions))
    if dealt_for is not None and not 1 <= dealt_for <= table.options.players:
        raise TableError("table-no-seat", seat=f"P{dealt_for}", players=table.options.players)
    return BranchPoint(table.match.id, game.setup, game.actions[:number], dealt_for, then)


def need_own_game(table: Table, person: Person, dealt_for: int | None) -> None:
    """A running game is looked into by nobody: one plays on from one's own alone, and not with its true cards."""
    own = table.seat_of(person.id)
    others = [
        holder
        for holders in (table.holders, table.starters)
        for seat, holder in enumerate(holders, start=1)
        if seat != own
    ]
    is_counted = table.options.rated or table.options.is_compared
    if own is None or is_counted or any(holder.kind != "bot" for holder in others):
        raise NotAllowedError("branch-running")
    if dealt_for != own:
        raise NotAllowedError("branch-true-cards")


def deciding_at(table: Table, number: int) -> int:
    """The seat that decided after so many actions of a game."""
    if table.game is None:
        raise TableError("table-is-open")
    return Game.replay(table.game.setup, table.game.actions[:number]).deciding


def branch_options(options: Options) -> Options:
    """The options of a branch: the same game, unrated, unlisted, in nobody's hurry."""
    return Options(players=options.players, variant=options.variant, teams=options.teams, chat=options.chat)


def following(table: Table, entry: Entry) -> list[Entry]:
    """What follows from an entry at once: when a branch starts, everything that was played before it."""
    origin = table.match.origin
    if entry.what != "started" or origin is None:
        return []
    game = Game(origin.setup(table.options))
    entries = []
    for seq, text in enumerate(origin.actions, start=entry.seq + 1):
        action = Action.parse(text)
        entries.append(Entry(seq, "acted", entry.at, game.deciding, None, {"action": text}, action))
        game.play(action)
    return entries
