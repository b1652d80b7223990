"""`impera playthrough`: games with every decision in the open, one JSON line each, on standard output."""

import sys
from collections.abc import Iterator

import numpy as np

from impera.bots.players.policies import Policy, choose
from impera.game.action import ALL_ACTIONS, Action
from impera.game.chance import below, new_random_state, shuffle_deck
from impera.game.game import Game
from impera.game.playthrough import decision_line, header, write_line
from impera.game.setup import Setup, check_options
from impera.rules.actions import ACTIONS
from impera.rules.facts import CARDS, DOMAINS, KINDS, REMOVED_PER_AGE
from impera.rules.legal import legal_actions


def print_playthroughs(players: int, variant: str, teams: bool, seed: int, games: int, policy: str) -> None:
    """Write games number 0 to games - 1 of a seed; each is the same however many there are."""
    check_options(players, variant, teams)
    for number in range(games):
        for line in playthrough_lines(players, variant, teams, seed, number, policy):
            sys.stdout.write(line + "\n")


def playthrough_lines(players: int, variant: str, teams: bool, seed: int, number: int, policy: str) -> Iterator[str]:
    """Deal and play one game; yield its lines."""
    random = new_random_state(seed, number)
    out = int(REMOVED_PER_AGE[players])
    deck = np.empty(CARDS - 3 * out, dtype=np.int8)
    removed = np.empty(3 * out, dtype=np.int8)
    shuffle_deck(random, players, deck, removed)
    first = 1 + below(random, players)
    setup = Setup.of(
        players=players,
        variant=variant,
        teams=teams,
        first=first,
        deck=[KINDS[kind] for kind in deck],
        removed=[KINDS[kind] for kind in removed],
    )
    policies = [policy_of(policy, seat, number) for seat in range(players)]
    game = Game(setup)
    ids = np.empty(ACTIONS, dtype=np.int16)
    yield write_line(header(setup))
    while not game.is_over:
        state = game.state
        count = legal_actions(state, ids)
        action: Action = ALL_ACTIONS[choose(policies[game.deciding - 1], state, ids, count, random)]
        yield write_line(decision_line(game, action))


def policy_of(name: str, seat: int, number: int) -> int:
    """The player of a seat. Builders want another Domain from game to game; a mixed game seats both kinds in turn."""
    if name == "random" or (name == "mixed" and (seat + number) % 2 == 0):
        return int(Policy.RANDOM)
    turn = (number // 2 + seat) % (DOMAINS + 1)
    return int(Policy.BUILDER) if turn == DOMAINS else int(Policy.BUILDER_OF) + turn
