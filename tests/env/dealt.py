"""The games of a batch, dealt again as `Game`: the same chance gives the same cards."""

import numpy as np

from impera.game.chance import below, new_random_states, shuffle_deck
from impera.game.game import Game
from impera.game.setup import Setup
from impera.rules.facts import CARDS, KINDS, REMOVED_PER_AGE
from tests.games import Options


def games_of(options: Options, seed: int, count: int) -> list[Game]:
    """The first games of a batch with this seed."""
    randoms = new_random_states(seed, 0, count)
    return [_game(options, randoms[number : number + 1]) for number in range(count)]


def _game(options: Options, random: np.ndarray) -> Game:
    removed = np.empty(3 * REMOVED_PER_AGE[options.players], dtype=np.int8)
    deck = np.empty(CARDS - removed.shape[0], dtype=np.int8)
    shuffle_deck(random, options.players, deck, removed)
    first = int(below(random, options.players)) + 1
    cards = [KINDS[kind] for kind in deck]
    return Game(
        Setup.of(players=options.players, variant=options.variant, teams=options.teams, first=first, deck=cards)
    )
