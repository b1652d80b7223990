"""What the coach promises, proved by the games it speaks of: `python -m benchmarks.coach PROOF [options]`.

Each proof says how far it is, ends early on Ctrl-C or after `--minutes` of CPU time with what is done, and prints what
it found beside what was asked. The sizes given when nothing is said take seconds; those of the issue are in the help.
`--write` keeps the figures in docs/reference/coach-proofs.md, with the command.
"""

import argparse
import sys
from collections.abc import Callable

from benchmarks.coach import hints, luck, turns
from benchmarks.coach.proof import Proof, keep

Prove = Callable[[argparse.Namespace], list[Proof]]


def parser() -> argparse.ArgumentParser:
    """The proofs and their options."""
    made = argparse.ArgumentParser(
        prog="python -m benchmarks.coach", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    proofs = made.add_subparsers(required=True, metavar="PROOF")

    def add(name: str, prove: Prove, text: str, **sizes: int | str) -> argparse.ArgumentParser:
        one = proofs.add_parser(name, help=(said := text.replace("%", "%%")), description=f"{prove.__doc__} {said}")
        one.set_defaults(prove=prove)
        one.add_argument("--minutes", type=float, default=float("inf"), help="of CPU time, at most")
        one.add_argument("--write", action="store_true", help="keep the figures in the page")
        for option, size in sizes.items():
            one.add_argument(f"--{option.replace('_', '-')}", type=type(size), default=size)
        return one

    def add_judged(name: str, prove: Prove, text: str, **sizes: int | str) -> argparse.ArgumentParser:
        one = add(name, prove, text, **sizes)
        one.add_argument("--worlds", type=int, help="the judge plays on in; 0: it only glances, in milliseconds a game")
        return one

    add_judged("account", luck.account, "Asked: --games 1000.", games=2, bot="light")
    one = add_judged("luck", luck.luck, "Asked: --games 5000, also --random-weights.", games=4, bot="light")
    one.add_argument("--random-weights", action="store_true")
    one = add_judged("sharper", luck.sharper, "By number of players.", games=6, bot="plan:200@deep")
    one.add_argument("--players", type=lambda text: [int(part) for part in text.split(",")], default=[2])
    add(
        "deals",
        luck.deals,
        "Asked: until both are decided.",
        bots="search:20ms,plan:1000",
        deals=2,
        variant="basic",
        seed=1,
    )
    add("planted", turns.planted, "Asked: --mistakes 500.", mistakes=2, bot="plan:200@deep", worlds=96)
    add("strongest", turns.strongest, "Asked: at most 2 %.", games=1, bot="search:20ms")
    add("hidden", turns.hidden, "Asked: --errors 10000.", errors=6, bot="light")
    add("levels", turns.levels, "Asked: --games 200.", games=1, levels="1,5", every=1)
    add("choices", turns.choices, "By levels.", games=1, levels="1,5", every=4, bot="ladder:5")
    add("times", turns.times, "Asked: whole games.", games=1, bot="plan:200", turns=0)
    add("certain", hints.certain, "Asked: --worlds 1000.", claims=2, bot="plan:40", worlds=50)
    add("likely", hints.likely, "Asked: --worlds 2000.", claims=2, bot="plan:40", worlds=200)
    add("chances", hints.chances, "Asked: --worlds 2000.", hints=2, bot="light", worlds=200)
    add("answers", hints.answers, "Asked: --answers 100.", answers=4, bot="light")
    add("blindly", hints.blindly, "Asked: many deals.", deals=1, bot="search:20ms", against="ismcts:1000")
    return made


def main(arguments: list[str]) -> int:
    """Prove what is asked for; 1 if a promise does not hold."""
    asked = parser().parse_args(arguments)
    found = asked.prove(asked)
    command = " ".join(["python -m benchmarks.coach", *(one for one in arguments if one != "--write")])
    for proof in found:
        print(proof, flush=True)
        if asked.write:
            keep(proof, command)
    return 0 if all(proof.holds for proof in found) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
