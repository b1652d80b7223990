"""The account of a finished game: what luck gave each seat, what it decided itself, what the others decided.

    result - even share = luck + own decisions + others' decisions

holds exactly, for every seat. A draw is worth how the game stands after it, less the mean over every draw there could
have been; the deal is worth how the game stands after it, less the even share. So luck has mean zero, however well or
badly the judge judges. Whatever else moves the chances belongs to the seat that decided.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from impera.coach.draws import Draws, lay_on_top, list_draws, new_draws
from impera.coach.open_value import Chances, Judge, foreseen, new_judge
from impera.compiled import compiled
from impera.errors import UsageError
from impera.game.agreement import Agreement
from impera.game.game import Game
from impera.game.seat import seat_of
from impera.rules.actions import END
from impera.rules.apply import apply
from impera.rules.facts import SEATS, Decision
from impera.rules.state import State, States, new_states
from impera.rules.trace import SILENT, Trace
from impera.rules.victory import share_of_win

Moved = NDArray[np.float64]  # [action, seat] how chances moved; row 0 is the deal


@dataclass(frozen=True, slots=True)
class Entered:
    """One line of the account: how a turn (0: the deal and the draft) moved every seat's chance."""

    turn: int
    seat: int | None  # who decided; None: nobody, it was the deal
    luck: tuple[float, ...]  # [seat]
    decided: tuple[float, ...]  # [seat]
    chances: tuple[float, ...]  # [seat] after it


@dataclass(frozen=True, slots=True)
class SeatAccount:
    """A seat's result, split."""

    seat: int
    result: float  # 1 won, 0 lost, a part of a shared win
    even: float  # what everybody could expect
    luck: float
    own: float
    others: float


@dataclass(frozen=True, slots=True)
class Ledger:
    """The whole account of a game."""

    seats: tuple[SeatAccount, ...]
    entries: tuple[Entered, ...]
    agreed: tuple[float, ...] | None = None  # [seat] how an end that players agreed on moved the chances


def ledger(game: Game, judge: Judge | None = None, agreement: Agreement | None = None) -> Ledger:
    """Split a finished game's results; the judge is the shipped one unless another is given.

    What players agreed on was decided by those who gave something up: by all for a draw, else by those who conceded.
    """
    if not game.is_over and agreement is None:
        raise UsageError("review-not-over")
    setup = game.setup
    states = new_states(1)
    setup.deal(states[0])
    ids = [action.id for action in game.actions]
    luck, decided, after = _moved(states[0], ids, judge or new_judge(setup.players, setup.teams))
    entries = tuple(_entries(game, luck, decided, after))
    results = [_result(game, seat, agreement) for seat in range(setup.players)]
    lucks = luck.sum(axis=0)
    seats = [_account(game, seat, results[seat], float(lucks[seat]), entries) for seat in range(setup.players)]
    if agreement is None:
        return Ledger(tuple(seats), entries)
    moved = [result - after[-1, seat] for seat, result in enumerate(results)]
    ended = [_with_agreement(at, part, agreement) for at, part in zip(seats, moved, strict=True)]
    return Ledger(tuple(ended), entries, tuple(moved))


def luck_of(dealt: State, ids: Sequence[int], judge: Judge) -> tuple[float, ...]:
    """What luck gave each seat in a game, from how it was dealt and what was played; it need not be over."""
    luck, _, _ = _moved(dealt, ids, judge)
    return tuple(luck[:, : dealt.players].sum(axis=0).tolist())


def even_share(players: int, teams: bool) -> float:
    """What every seat can expect before the deal."""
    return 0.5 if teams else 1 / players


def _moved(dealt: State, ids: Sequence[int], judge: Judge) -> tuple[Moved, Moved, Moved]:
    actions = np.array(list(ids), dtype=np.int16)
    luck, decided, after = (np.zeros((len(actions) + 1, SEATS)) for _ in range(3))
    states = new_states(3)
    states[0] = dealt
    foreseen(judge, states[0], after[0])
    luck[0] = after[0] - even_share(int(dealt.players), bool(dealt.teams))
    split(judge, states, actions, new_draws(), SILENT, luck, decided, after)
    return luck, decided, after


@compiled
def split(
    judge: Judge,
    states: States,
    ids: NDArray[np.int16],
    draws: Draws,
    silent: Trace,
    luck: Moved,
    decided: Moved,
    after: Moved,
) -> None:
    """Play states[0] on and note how each action moved the chances; those inside a turn that draw nothing wait."""
    for number in range(1, ids.shape[0] + 1):
        action = int(ids[number - 1])
        states[1] = states[0]
        apply(states[1], action, silent)
        drawn = int(states[1].deck_top) - int(states[0].deck_top)
        after[number] = after[number - 1]
        is_draft = states[0].decision == Decision.PICK or states[0].decision == Decision.CLAIM
        if drawn > 0 or is_draft or action == END:
            foreseen(judge, states[1], after[number])
            if drawn > 0:
                _mean_over_draws(judge, states, action, drawn, draws, silent, decided[number])
                luck[number] = after[number] - decided[number]
            else:
                decided[number] = after[number]
            decided[number] -= after[number - 1]
        states[0] = states[1]


@compiled
def _mean_over_draws(
    judge: Judge, states: States, action: int, drawn: int, draws: Draws, silent: Trace, mean: Chances
) -> None:
    """How the game would stand on average after an action that draws, over all it could have drawn."""
    found = np.zeros(SEATS)
    mean[:] = 0.0
    for row in range(list_draws(states[0], drawn, draws)):
        states[2] = states[0]
        lay_on_top(states[2], draws.cards[row])
        apply(states[2], action, silent)
        foreseen(judge, states[2], found)
        mean += draws.likely[row] * found


def _entries(game: Game, luck: Moved, decided: Moved, after: Moved) -> Iterator[Entered]:
    """The account turn by turn; in a draft, pick by pick."""
    seats = game.setup.players
    yield Entered(0, None, tuple(luck[0, :seats]), (0.0,) * seats, tuple(after[0, :seats]))
    replayed = Game(game.setup, game.seeds)
    first = 1
    for number, action in enumerate(game.actions, start=1):
        seat, turn = replayed.deciding, replayed.turn_number
        replayed.play(action)
        if turn == 0 or replayed.is_over or replayed.turn_number != turn or number == len(game.actions):
            moved = slice(first, number + 1)
            sums = luck[moved, :seats].sum(axis=0), decided[moved, :seats].sum(axis=0)
            yield Entered(turn, seat, tuple(sums[0]), tuple(sums[1]), tuple(after[number, :seats]))
            first = number + 1


def _account(game: Game, seat: int, result: float, luck: float, entries: tuple[Entered, ...]) -> SeatAccount:
    own = sum(entry.decided[seat] for entry in entries if entry.seat == seat_of(seat))
    others = sum(entry.decided[seat] for entry in entries if entry.seat not in (None, seat_of(seat)))
    return SeatAccount(seat_of(seat), result, even_share(game.setup.players, game.setup.teams), luck, own, others)


def _result(game: Game, seat: int, agreement: Agreement | None) -> float:
    """A seat's part of the win, by the rules or as was agreed."""
    if agreement is None:
        return share_of_win(game.state, seat, int(game.state.winners))
    if agreement.how == "draw":
        return even_share(game.setup.players, game.setup.teams)
    return float(seat_of(seat) in agreement.winners)


def _with_agreement(at: SeatAccount, moved: float, agreement: Agreement) -> SeatAccount:
    """A seat's account with what the agreement moved: its own decision if it gave something up."""
    if at.seat in agreement.winners:
        return replace(at, others=at.others + moved)
    return replace(at, own=at.own + moved)
