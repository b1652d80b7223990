"""How even the ladder is: `python -m benchmarks.ladder --levels 2,3,4 --games 100 --seed 31 [--players 4 | --teams]`.

Each level plays the one below it, alone among the others, from every seat of every deal, basic and draft in turn. With
`--styles 5` every style of a level plays the level itself instead. `--save FILE` adds a line for each result;
`--save FILE --draw PICTURE` draws what was saved, with intervals.
"""

import argparse
import json
from collections.abc import Iterator
from pathlib import Path

from benchmarks.duel import Duel
from benchmarks.ladder_drawing import Step, drawn
from impera.bots.players.styles import Style


def duels(asked: argparse.Namespace) -> Iterator[Duel]:
    """The pairs asked for."""
    if asked.styles:
        for style in Style:
            yield Duel(f"ladder:{asked.styles}/{style}", f"ladder:{asked.styles}", asked.players, asked.teams)
        return
    for level in map(int, asked.levels.split(",")):
        yield Duel(f"ladder:{level}", f"ladder:{level - 1}", asked.players, asked.teams)


def step_of(duel: Duel, seed: int) -> Step:
    """What is kept of a result."""
    table = "teams" if duel.teams else f"{duel.players} players"
    pace = 1000 * duel.seconds / max(1, duel.turns)
    return Step(table, duel.name, duel.share, duel.spread, duel.games, seed, round(pace, 1))


def main() -> None:
    """Measure what is asked for, save it, draw it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default="2,3,4,5,6,7,8,9")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--teams", action="store_true")
    parser.add_argument("--styles", type=int, default=0)
    parser.add_argument("--save", type=Path)
    parser.add_argument("--draw", type=Path)
    asked = parser.parse_args()
    if asked.teams:
        asked.players = 4
    for duel in () if asked.draw else duels(asked):
        duel.play(asked.games, asked.seed)
        print(duel, flush=True)
        if asked.save:
            with asked.save.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(step_of(duel, asked.seed)._asdict()) + "\n")
    if asked.draw:
        steps = [Step(**json.loads(line)) for line in asked.save.read_text(encoding="utf-8").splitlines()]
        asked.draw.write_text(drawn(steps), encoding="utf-8")


if __name__ == "__main__":
    main()
