"""The playthrough policies together reach every effect, every copied effect and every ending in a few hundred games."""

import numpy as np
import pytest

from impera.cli.playthrough import policy_of
from impera.game.chance import new_random_state
from impera.game.setup import VARIANTS
from impera.lab.playout import NO_ACTIONS, Outcomes, new_outcomes, new_scratch, play_games
from impera.lab.simulate import Plan
from impera.lab.summary import Summary
from impera.rules.facts import EFFECT_NAMES
from impera.rules.state import new_states
from tests.games import SET_UPS, Options

GAMES = 200


def outcome(options: Options, policy: str, number: int) -> Outcomes:
    """Game `number` of `impera playthrough --seed 3`."""
    policies = np.array([policy_of(policy, seat, number) for seat in range(4)], dtype=np.int8)
    outcomes = new_outcomes(1)
    variant = VARIANTS.index(options.variant)
    random = new_random_state(3, number)
    play_games(
        new_states(2), options.players, variant, options.teams, policies, random, new_scratch(), outcomes, NO_ACTIONS
    )
    return outcomes


@pytest.mark.compiled
@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_the_policies_reach_every_effect_copy_and_ending(options: Options) -> None:
    plan = Plan.of(players=options.players, variant=options.variant, teams=options.teams)
    summary = Summary(plan)
    for policy in ("random", "builder", "mixed"):
        for number in range(GAMES):
            summary.add(outcome(options, policy, number))
    told = summary.to_json()
    assert [name for name in EFFECT_NAMES if not told["effects"][name]] == []
    assert [name for name, times in told["copied"].items() if not times] == []
    assert [domain for domain, times in told["hegemony"].items() if not times] == []
    assert told["majority"] > 0
    assert told["shared"] > 0
    assert told["unfinished"] == 0
