"""Make the golden games anew: `python -m tests.golden.make_golden`. Only after a change of the rules version.

Plays until every way to end has been met, and writes a record for each; and one playthrough for every set-up.
"""

import json
from pathlib import Path

import numpy as np

from impera.cli.playthrough import playthrough_lines, policy_of
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.game.playthrough import check_playthroughs
from impera.game.position import truth
from impera.game.record import Record, write_record
from impera.game.setup import VARIANTS
from impera.lab.playout import NO_ACTIONS, new_outcomes, new_scratch, play_games
from impera.rules.state import Cells, new_states
from tests.games import SET_UPS, Options
from tests.golden.endings import WANTED, ending_of
from tests.golden.perft import perft_table

HERE = Path(__file__).parent
SEED = 20_261_115
MOST = 400_000
POLICIES = ("random", "builder", "mixed")


def final_truth(
    options: Options, number: int, policies: np.ndarray[tuple[int], np.dtype[np.int8]]
) -> dict[str, object]:
    states = new_states(2)
    random = new_random_state(SEED, number)
    outcomes = new_outcomes(1)
    variant = VARIANTS.index(options.variant)
    play_games(states, options.players, variant, options.teams, policies, random, new_scratch(), outcomes, NO_ACTIONS)
    return dict(truth(states[0]))


def seated(policy: str, number: int) -> Cells:
    return np.array([policy_of(policy, seat, number) for seat in range(4)], dtype=np.int8)


def find_endings() -> dict[str, tuple[Options, int, str]]:
    found: dict[str, tuple[Options, int, str]] = {}
    for number in range(MOST):
        options = SET_UPS[number % len(SET_UPS)]
        policy = POLICIES[number // len(SET_UPS) % len(POLICIES)]
        ending = ending_of(final_truth(options, number, seated(policy, number)), options.teams)
        if ending in WANTED and ending not in found:
            found[ending] = (options, number, policy)
            print(f"{number}: {ending} ({options}, {policy}), {len(WANTED) - len(found)} to find", flush=True)
            if len(found) == len(WANTED):
                break
    return found


def replayed(options: Options, number: int, policy: str) -> Game:
    lines = playthrough_lines(options.players, options.variant, options.teams, SEED, number, policy)
    (game,) = check_playthroughs(lines)
    return game


def main() -> None:
    for name, (options, number, policy) in find_endings().items():
        game = replayed(options, number, policy)
        text = write_record(Record(game, tags={"Event": f"golden: {name}"}))
        (HERE / f"{name}.txt").write_text(text, encoding="utf-8")
    for options in SET_UPS:
        lines = playthrough_lines(options.players, options.variant, options.teams, SEED, 0, "mixed")
        (HERE / f"playthrough-{options}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    (HERE / "perft.json").write_text(
        json.dumps({str(options): perft_table(options) for options in SET_UPS}, indent=1) + "\n", encoding="utf-8"
    )


if __name__ == "__main__":
    main()
