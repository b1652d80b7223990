"""Views ready to be sent, with their digests: machine code is called once for all seats, and each is written once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from impera.game.action import Action
from impera.game.game import Game
from impera.game.seat import place_of
from impera.game.seen import Shared
from impera.rules.facts import PUBLIC, SEATS
from impera.rules.knowledge import observe_each
from impera.rules.state import STATE, States
from impera.wire.view import ViewInfo, sealed

SIZE = STATE.itemsize


class Sight(NamedTuple):
    """A view ready to be sent."""

    view: ViewInfo
    digest: str


class Sights:
    """A position as everyone at a table may see it."""

    def __init__(self, game: Game, legal: Sequence[Action], *, is_open: bool) -> None:
        """Look at a game; `legal` is what the deciding seat may do, `is_open` once everybody sees everything."""
        self._game, self._is_open = game, is_open or game.is_over
        self._made: dict[int | None, Sight] = {}
        if not self._is_open:
            self._raw = _observed(game.states)
            self._shared = Shared(self._raw)
            self._deciding = game.deciding
            self._legal = legal

    def of(self, seat: int | None) -> Sight:
        """What a seat (None: a spectator) sees."""
        sight = self._made.get(seat)
        if sight is None:
            sight = self._made[seat] = Sight(*sealed(self._seen(seat)))
        return sight

    def _seen(self, seat: int | None) -> ViewInfo:
        if self._is_open:
            return self._game.open_view(seat).to_wire()
        observer = PUBLIC if seat is None else place_of(seat)
        raw = self._raw[observer * SIZE : (observer + 1) * SIZE]
        return self._shared.seen(raw, seat, self._legal if seat == self._deciding else ())


def _observed(states: States) -> bytes:
    """The records that the seats and a spectator may see, one after the other."""
    cells = np.empty((SEATS + 1, SIZE), dtype=np.int8)
    cells[:] = states.view(np.int8)
    observe_each(states, cells.reshape(-1).view(STATE))
    return cells.tobytes()
