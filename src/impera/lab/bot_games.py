"""Whole games of any bots, one decision at a time: each is handed a view, and its own random numbers."""

from collections.abc import Sequence

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.game.chance import Word, below, shuffle_deck
from impera.game.view import View
from impera.lab.playout import TURN_LIMIT, Outcomes, note_effect
from impera.rules import actions
from impera.rules.apply import apply
from impera.rules.facts import CARDS, REMOVED_PER_AGE, Decision
from impera.rules.setup import deal
from impera.rules.state import State, new_state
from impera.rules.trace import SILENT


def deal_from(word: Word, players: int, variant: int, teams: bool) -> State:
    """Shuffle and deal as the compiled loop does."""
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    shuffle_deck(word, players, deck, removed)
    state = new_state()
    deal(state, players, variant, teams, below(word, players), deck, removed, SILENT)
    return state


def play_bots(state: State, bots: Sequence[Bot], chances: Sequence[np.random.Generator], outcome: Outcomes) -> None:
    """Play a dealt game to its end, or to the limit of turns, and note what came of it."""
    while state.decision != Decision.OVER and state.turns < TURN_LIMIT:
        seat = int(state.seat)
        action = bots[seat].choose(View(state, seat + 1), Budget(), chances[seat]).id
        if action >= actions.PERMANENT:
            note_effect(outcome, action)
        apply(state, action, SILENT)
        outcome.decisions += 1
    outcome.ending = state.ending
    outcome.hegemony = state.hegemony
    outcome.winners = state.winners
    outcome.first = state.first
    outcome.turns = state.turns
