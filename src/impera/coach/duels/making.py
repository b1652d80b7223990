"""Duels are made: a strong bot plays against itself, and of one seat's turns those with something to lose are kept."""

import hashlib
from collections.abc import Iterator
from itertools import islice, pairwise

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.steady import steady_rng
from impera.coach.duels.duel import POSITIONS, Duel, DuelGame, DuelPosition
from impera.coach.puzzles.judge import trials_of
from impera.game.game import Game
from impera.game.seat import seats_of
from impera.game.shuffle import Seeds, shuffled

LEVEL = 8  # of the ladder; it thinks by count
ACTIONS_MOST = 2_000
GAMES_MOST = 12  # played for one duel, before what was found has to do
AT_STAKE = 0.05  # between the best idea of a turn and the least of those listed, by the network's own opinion
OF_ONE_GAME = 8  # positions, so that one lost game does not make a duel


def make_duel(seed: str, players: int, count: int = POSITIONS) -> Duel:
    """A duel from a seed that nobody else knows: the same seed makes the same."""
    games: list[DuelGame] = []
    positions: list[DuelPosition] = []
    for number in range(GAMES_MOST):
        own = hashlib.sha256(f"{seed} {number}".encode()).hexdigest()
        game, seat = recorded_game(own, players), 1 + int(own[:8], 16) % players
        least = AT_STAKE if number < GAMES_MOST - 1 else 0.0
        found = list(islice(turns_at_stake(game, seat, least), min(OF_ONE_GAME, count - len(positions))))
        if found:
            positions += [DuelPosition(len(games), *turn) for turn in found]
            games.append(game)
        if len(positions) == count:
            break
    return Duel(tuple(games), tuple(positions))


def recorded_game(seed: str, players: int) -> DuelGame:
    """A game that a strong level plays against itself, by count and by its seed alone."""
    game = Game(shuffled(Seeds(seed), players=players))
    bots = {seat: create(f"ladder:{LEVEL}") for seat in seats_of(players)}
    while not game.is_over and len(game.actions) < ACTIONS_MOST:
        seat = game.deciding
        game.play(bots[seat].choose(game.view(seat), Budget(), steady_rng(seed, len(game.actions))))
    return DuelGame(game.setup, tuple(action.id for action in game.actions))


def turns_at_stake(record: DuelGame, seat: int, least: float) -> Iterator[tuple[int, int, int]]:
    """A seat's turns with something to lose: where the one before begins, its own start and its end."""
    latest = 0
    trials = trials_of(record.setup.players, record.setup.teams)
    for start, end in pairwise(turn_starts(record)):
        game = record.at(start)
        if game.deciding != seat:
            continue
        if start > 0:  # the first turn of all shows nothing yet
            ideas = trials.ideas(game.view(seat))
            if len(ideas) > 1 and ideas[0][1] - ideas[-1][1] >= least:
                yield latest, start, end
        latest = start


def turn_starts(record: DuelGame) -> list[int]:
    """After how many actions each turn begins, and the length of the game last."""
    game, starts, turn = Game(record.setup), [], 0
    for number, action in enumerate(record.moves):
        if game.turn_number != turn:
            starts.append(number)
            turn = game.turn_number
        game.play(action)
    return [*starts, len(record.moves)]
