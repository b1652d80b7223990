"""Do the daily deal's bots answer the same moves the same way? `python -m benchmarks.daily --prefixes 1000 --seed 7`.

Somebody who plays at random meets the two bots of the daily deal, who remember. Then two processes of their own, which
remember nothing, are shown beginnings of these games and asked what the bot does next. All three must say the same.
"""

import argparse
import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from os import environ
from typing import TextIO

import numpy as np

from impera.bots.steady import Steady, SteadyBots, decisions_of
from impera.game.action import ALL_ACTIONS
from impera.game.game import Game
from impera.game.shuffle import seeds_of_number, shuffled
from impera.tables.daily import BOT, PLAYERS, SEAT

ASK = "import sys; from benchmarks.daily import answer_all; answer_all(sys.stdin, sys.stdout)"
OF_ONE = 40  # beginnings of one game
Prefix = tuple[int, list[int]]  # the deal, and the actions so far


def answer(bots: SteadyBots, game: Game, seed: str) -> int:
    """What the bot that decides does."""
    seat, setup, actions = game.deciding, game.setup, game.actions
    own = len(decisions_of(setup, actions, seat))
    steady = Steady(seed, len(actions), own, lambda: decisions_of(setup, actions, seat))
    return bots.choose(BOT, game.view(seat), f"game P{seat}", steady).id


def played(number: int) -> list[tuple[Prefix, int]]:
    """A whole game against bots that remember: each beginning after which a bot decided, and what it did."""
    seeds, me, bots = seeds_of_number(number), np.random.default_rng(number), SteadyBots()
    game, found = Game(shuffled(seeds, players=PLAYERS), seeds), []
    while not game.is_over:
        if game.deciding == SEAT:
            game.play(game.legal()[int(me.integers(len(game.legal())))])
            continue
        before, action = [each.id for each in game.actions], answer(bots, game, seeds.server)
        found.append(((number, before), action))
        game.play(ALL_ACTIONS[action])
    return found


def answer_all(asked: TextIO, told: TextIO) -> None:
    """What a process says that remembers nothing; a new bot for each beginning."""
    answers = []
    for number, actions in json.load(asked):
        seeds = seeds_of_number(number)
        game = Game.replay(shuffled(seeds, players=PLAYERS), [ALL_ACTIONS[each] for each in actions], seeds)
        answers.append(answer(SteadyBots(), game, seeds.server))
    json.dump(answers, told)


def ask_process(prefixes: list[Prefix], hash_seed: str) -> list[int]:
    """Ask a process of its own."""
    around = environ | {"PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", ASK]
    done = subprocess.run(command, input=json.dumps(prefixes), capture_output=True, text=True, check=True, env=around)
    found: list[int] = json.loads(done.stdout)
    return found


def main() -> None:
    """Play games, ask two processes, count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--prefixes", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=7)
    asked = parser.parse_args()
    rng, games = np.random.default_rng(asked.seed), 0
    found: list[tuple[Prefix, int]] = []
    while len(found) < asked.prefixes:
        game = played(1000 * asked.seed + games)
        kept = rng.permutation(len(game))[: min(OF_ONE, asked.prefixes - len(found))]
        found += [game[int(at)] for at in kept]
        games += 1
    prefixes = [prefix for prefix, _ in found]
    with ThreadPoolExecutor(2) as both:
        first, second = both.map(lambda seed: ask_process(prefixes, seed), ("1", "2"))
    same = sum(a == b == did for a, b, (_, did) in zip(first, second, found, strict=True))
    print(f"{same} of {len(found)} beginnings of {games} games: the same answer in both processes and in the game")
    sys.exit(same < len(found))


if __name__ == "__main__":
    main()
