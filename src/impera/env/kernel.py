"""The batch kernel: many games stepped in one call of machine code, everything written into the caller's buffers.

Actions are the ids of `impera.rules.actions` with seats counted from whoever decides: 0 is oneself, 1 the left
neighbour, and so on. An observation is seen from the same place, so one policy serves every seat.
"""

from enum import IntEnum
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from impera.bots.players.light import choose_light
from impera.bots.players.policies import choose
from impera.compiled import compiled
from impera.env.observation import Rows, write_observation
from impera.game.chance import RandomState, below, shuffle_deck
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import CARDS, DOMAINS, LEVELLED, REMOVED_PER_AGE, SEATS, Decision
from impera.rules.legal import legal_actions
from impera.rules.setup import deal
from impera.rules.state import State, States
from impera.rules.trace import COLUMNS

SEAT, OVER, BROKEN_OFF = 7, 8, 16  # the bits of what a step says of the last game


class Mode(IntEnum):
    """Who decides in a step, and what is written after it.

    From Python hand over `int(Mode.X)`: numba takes a millisecond to look at a member.
    """

    EVERY_SEAT = 0  # one decision of whoever must act; what the next to act sees
    EVERY_SEAT_BLIND = 1  # the same, and no observations: they are asked for one by one
    FIRST_SEAT = 2  # one decision of the first seat; what it sees
    FIRST_SEAT_INSIDE = 3  # the same, and opponents inside the kernel decide until it must again
    LOOK = 4  # no decision; what the first seat sees


class Inside(IntEnum):
    """The opponents that play inside the kernel, without a call from Python."""

    RANDOM = 0
    BUILDER = 1
    LIGHT = 2


# Arrays inside a record are not counted by reference, which costs more than most rules do.
SCRATCH = np.dtype([("ids", np.int16, (actions.ACTIONS,)), ("silence", np.int16, (1, COLUMNS))])


class Terms(NamedTuple):
    """What is played, and for how long."""

    players: int
    variant: int
    teams: bool
    turn_limit: int
    opponents: NDArray[np.int8]  # [seat] who decides there, of those inside


class Games(NamedTuple):
    """The games themselves: one record each and a blank one last, their chance, and room to work in."""

    states: States  # [game + 1]
    randoms: RandomState  # [game]
    scratch: Any  # [1]


class Buffers(NamedTuple):
    """Where results go: the caller's arrays, one row for each game."""

    observations: Rows  # [game, cell] what the seat that decides may see
    masks: NDArray[np.bool_]  # [game, action] what it may do
    deciding: NDArray[np.int8]  # [game] which seat that is, from 0
    rewards: NDArray[np.float32]  # [game, seat]
    terminated: NDArray[np.bool_]  # [game] the game has ended
    truncated: NDArray[np.bool_]  # [game] it was broken off at the limit of turns (R8.5)


def _turned(players: int, me: int, backwards: bool) -> list[int]:
    """Every action id with its seat counted from `me`, or with one counted so back to the table's."""
    ids = list(range(actions.ACTIONS))
    for first, width in (
        (actions.INSPIRATION, LEVELLED),
        (actions.INQUISITION, 1),
        (actions.EMBARGO, DOMAINS),
        (actions.DEMOCRACY, DOMAINS),
    ):
        for seat in range(players):
            other = (seat + me if backwards else seat - me) % players
            for place in range(width):
                ids[first + seat * width + place] = first + other * width + place
    return ids


def _all_turned(backwards: bool) -> NDArray[np.int16]:
    table = [[_turned(max(players, 1), me, backwards) for me in range(SEATS)] for players in range(SEATS + 1)]
    return np.array(table, dtype=np.int16)


AS_SEEN = _all_turned(False)  # [players, seat, action id] the id as that seat's environment numbers it
AT_TABLE = _all_turned(True)  # [players, seat, action id] and back


@compiled
def begin(table: Games, game: int, terms: Terms) -> None:
    """Shuffle and deal a new game into a record."""
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[terms.players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    states = table.states
    states[game] = states[states.shape[0] - 1]
    random = table.randoms[game : game + 1]
    shuffle_deck(random, terms.players, deck, removed)
    first = below(random, terms.players)
    silent = table.scratch[0].silence[:0]
    deal(states[game], terms.players, terms.variant, terms.teams, first, deck, removed, silent)


@compiled
def offer(s: State, ids: NDArray[np.int16], masks: NDArray[np.bool_], game: int) -> None:
    """Write the mask of whoever decides."""
    for action in range(actions.ACTIONS):
        masks[game, action] = False
    count = legal_actions(s, ids)
    if s.decision == Decision.EFFECTS and s.deciding > 0:
        for place in range(count):
            masks[game, AS_SEEN[s.players, s.deciding, ids[place]]] = True
    else:
        for place in range(count):
            masks[game, ids[place]] = True


@compiled
def settle(s: State, game: int, turn_limit: int, out: Buffers) -> None:
    """Say whether a game has ended or was broken off, and what each seat gets for it."""
    over = s.decision == Decision.OVER
    out.deciding[game] = s.deciding
    out.terminated[game] = over
    out.truncated[game] = not over and s.turns >= turn_limit
    for seat in range(SEATS):
        out.rewards[game, seat] = 0
    if over:
        for seat in range(s.players):
            out.rewards[game, seat] = reward_of(s, seat)


@compiled
def reward_of(s: State, seat: int) -> float:
    """What the end is worth to a seat: 1 for the only winner; all seats together get 0.

    A win shared by all is worth nothing, and those who lose share the loss.
    """
    winners = 0
    for other in range(s.players):
        winners += s.winners >> other & 1
    if winners == s.players:
        return 0.0
    sole = 2 if s.teams else 1
    scale = (s.players - sole) / sole
    won = s.winners >> seat & 1
    return (s.players / winners - 1) / scale if won else -1 / scale


@compiled
def first_illegal(chosen: NDArray[np.int64], out: Buffers) -> int:
    """The first game whose action its mask does not allow, or -1; a game that is over takes any."""
    for game in range(chosen.shape[0]):
        if not (out.terminated[game] or out.truncated[game]):
            action = chosen[game]
            if action < 0 or action >= actions.ACTIONS or not out.masks[game, action]:
                return game
    return -1


@compiled
def advance(table: Games, terms: Terms, chosen: NDArray[np.int64], mode: int, out: Buffers) -> int:
    """Step every game; one that was over begins anew instead, so to reset is to call them all over.

    Return how the last game stands: the seat that decides, plus 8 if it is over, plus 16 if it was broken off. If an
    action is not legal nothing has moved, and the answer is -1 for the first game, -2 for the second, …

    One function does it all because machine code is made for each function that holds the rules.
    """
    wrong = -1 if mode == Mode.LOOK else first_illegal(chosen, out)
    if wrong >= 0:
        return -1 - wrong
    ids, silent = table.scratch[0].ids[:], table.scratch[0].silence[:0]
    stands = 0
    for game in range(chosen.shape[0]):
        s = table.states[game]
        if mode != Mode.LOOK:
            action = -1
            if out.terminated[game] or out.truncated[game]:
                begin(table, game, terms)
            else:
                action = int(AT_TABLE[terms.players, s.deciding, chosen[game]])
            while True:
                if action >= 0:
                    apply(s, action, silent)
                over = s.decision == Decision.OVER or s.turns >= terms.turn_limit
                if over or mode != Mode.FIRST_SEAT_INSIDE or s.deciding == 0:
                    break
                action = decide(terms.opponents[s.deciding], s, ids, table.randoms[game : game + 1])
        settle(s, game, terms.turn_limit, out)
        offer(s, ids, out.masks, game)
        if mode != Mode.EVERY_SEAT_BLIND:
            write_observation(s, int(s.deciding) if mode == Mode.EVERY_SEAT else 0, out.observations, game)
        stands = s.deciding + OVER * out.terminated[game] + BROKEN_OFF * out.truncated[game]
    return stands


@compiled
def decide(who: int, s: State, ids: NDArray[np.int16], random: RandomState) -> int:
    """What an opponent inside does."""
    count = legal_actions(s, ids)
    if who == Inside.LIGHT:
        return choose_light(s, ids, count, random)
    return choose(who, s, ids, count, random)


@compiled
def look(states: States, game: int, seat: int, out: Rows) -> None:
    """Write what a seat sees of a game into the first row."""
    write_observation(states[game], seat, out, 0)


@compiled
def choose_at_random(table: Games, chosen: NDArray[np.int64]) -> None:
    """Choose a legal action for every game, each as likely as another; games that are over get 0."""
    ids = table.scratch[0].ids[:]
    for game in range(chosen.shape[0]):
        s = table.states[game]
        count = legal_actions(s, ids)
        chosen[game] = 0
        if count > 0:
            at_table = int(ids[below(table.randoms[game : game + 1], count)])
            chosen[game] = AS_SEEN[s.players, s.deciding, at_table]
