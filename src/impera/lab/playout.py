"""Whole games inside the compiled core: shuffle, deal and play without leaving machine code."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from impera.bots.players.policies import choose
from impera.compiled import compiled
from impera.game.chance import RandomState, below, shuffle_deck
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import CARDS, LEVELLED, REMOVED_PER_AGE, Decision, Effect
from impera.rules.legal import legal_actions
from impera.rules.setup import deal
from impera.rules.state import States
from impera.rules.trace import COLUMNS, Trace

TURN_LIMIT = 2000  # R8.5: the simulator's own; a game that reaches it counts as unfinished

OUTCOME = np.dtype(
    [
        ("ending", np.int8),  # 0: unfinished
        ("hegemony", np.int8),  # Domain, or NONE
        ("winners", np.int8),  # bit per seat
        ("first", np.int8),
        ("turns", np.int16),
        ("decisions", np.int32),
        (
            "effects",
            np.int16,
            (len(Effect),),
        ),  # times applied; a copied one counts for Inspiration
        ("copied", np.int16, (LEVELLED,)),  # times copied
    ]
)
# Room for the compiled loop. Arrays that are part of a record are not counted by reference, which costs more than
# most rules do.
SCRATCH = np.dtype(
    [
        ("random", np.uint64, (1,)),
        ("ids", np.int16, (actions.ACTIONS,)),
        ("silence", np.int16, (1, COLUMNS)),
    ]
)
Outcomes = Any  # an array of OUTCOME records
ActionIds = NDArray[np.uint8]  # action ids
NO_ACTIONS = np.empty(0, dtype=np.uint8)


def new_scratch() -> Any:
    """Make room for the compiled loop."""
    return np.zeros(1, dtype=SCRATCH).view(np.recarray)


def new_outcomes(games: int) -> Outcomes:
    """Make room for what comes of so many games."""
    return np.zeros(games, dtype=OUTCOME).view(np.recarray)


@compiled
def play_games(
    states: States,
    players: int,
    variant: int,
    teams: bool,
    policies: NDArray[np.int8],
    randoms: NDArray[np.uint64],
    scratches: Any,
    outcomes: Outcomes,
    moves: ActionIds,
) -> None:
    """Play one game for each state, its own source of chance; `states` is room for two records, the second blank.

    The action ids of all games go into `moves`, one game behind the other, as far as there is room.
    """
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    scratch = scratches[0]
    random, ids, silent = scratch.random[:], scratch.ids[:], scratch.silence[:0]
    played = 0
    for number in range(randoms.shape[0]):
        random[0] = randoms[number]
        states[0] = states[1]
        s = states[0]
        shuffle_deck(random, players, deck, removed)
        deal(s, players, variant, teams, below(random, players), deck, removed, silent)
        played = play_out(states, policies, random, ids, outcomes, number, silent, moves, played)


@compiled
def play_out(
    states: States,
    policies: NDArray[np.int8],
    random: RandomState,
    ids: NDArray[np.int16],
    outcomes: Outcomes,
    number: int,
    silent: Trace,
    moves: ActionIds,
    played: int,
) -> int:
    """Play states[0] to its end, or to the limit of turns, and note what came of it; return where the next begins."""
    s = states[0]
    out = outcomes[number]
    out.effects[:] = 0
    out.copied[:] = 0
    decisions = 0
    while s.decision != Decision.OVER and s.turns < TURN_LIMIT:
        count = legal_actions(s, ids)
        action = choose(policies[s.deciding], s, ids, count, random)
        if action >= actions.PERMANENT:
            note_effect(out, action)
        if played + decisions < moves.shape[0]:
            moves[played + decisions] = action
        apply(s, action, silent)
        decisions += 1
    out.decisions = decisions
    out.ending = s.ending
    out.hegemony = s.hegemony
    out.winners = s.winners
    out.first = s.first
    out.turns = s.turns
    return played + decisions


@compiled
def note_effect(out: Outcomes, action: int) -> None:
    """Count an effect, and what it copied."""
    if action < actions.INSPIRATION:
        out.effects[action - actions.PERMANENT] += 1
    elif action < actions.ATTACK:
        out.effects[Effect.INSPIRATION] += 1
        out.copied[(action - actions.INSPIRATION) % LEVELLED] += 1
    elif action < actions.INQUISITION:
        out.effects[Effect.ATTACK] += 1
    elif action < actions.EMBARGO:
        out.effects[Effect.INQUISITION] += 1
    elif action < actions.BREAKTHROUGH:
        out.effects[Effect.EMBARGO] += 1
    elif action == actions.BREAKTHROUGH:
        out.effects[Effect.BREAKTHROUGH] += 1
    else:
        out.effects[Effect.DEMOCRACY] += 1
