"""The playthrough policies together reach every effect, every copied effect and every ending in a few hundred games."""

from collections import Counter

import numpy as np
import pytest

from impera.cli.playthrough import playthrough_lines
from impera.game.playthrough import check_playthroughs
from impera.rules.facts import EFFECT_NAMES, LEVELLED

GAMES = 60


@pytest.mark.compiled
def test_the_policies_reach_every_effect_copy_and_ending() -> None:
    seen: Counter[str] = Counter()
    for players in (2, 3, 4):
        for policy in ("random", "builder", "mixed"):
            for number in range(GAMES):
                lines = playthrough_lines(players, "basic", False, 3, number, policy)
                for game in check_playthroughs(lines):
                    state = game.state
                    seen[f"{game.result['how']} {state.hegemony}" if game.result else "?"] += 1
                    for action in game.actions:
                        words = action.text.split()
                        seen[words[0] if words[0] != "inspiration" else f"inspiration {words[2]}"] += 1
    effects = [*EFFECT_NAMES[:LEVELLED], *EFFECT_NAMES[LEVELLED + 1 :]]
    copied = [f"inspiration {name}" for name in EFFECT_NAMES[:LEVELLED]]
    endings = ["majority -1", *(f"hegemony {domain}" for domain in range(6))]
    missing = [name for name in (*effects, *copied, *endings) if not seen[name]]
    assert not missing
    assert np.sum([seen[name] for name in endings]) == 9 * GAMES
