"""Measure Impera against its peers in one run on one core: `python3 dev.py bench`.

Every figure is decisions per CPU second; what counts are the ratios, since all were measured in the same minute on
the same core. With `--write` the table goes to benchmarks/results.md.
"""

import argparse
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.core import measure_calls, measure_core, measure_simulation
from benchmarks.figures import Figure, table
from benchmarks.peers import measure_crazy_eights, measure_uno

RESULTS = Path(__file__).with_name("results.md")


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="CPU seconds for each measurement")
    parser.add_argument("--write", action="store_true", help="write benchmarks/results.md")
    options = parser.parse_args()
    figures = measure(options.seconds)
    text = report(figures)
    print(text)
    if options.write:
        RESULTS.write_text(text, encoding="utf-8")
        print(f"written to {RESULTS.relative_to(Path.cwd())}", file=sys.stderr)


def measure(seconds: float) -> list[Figure]:
    figures = []
    for step in (
        lambda: measure_core(2, seconds),
        lambda: measure_core(3, seconds),
        lambda: measure_core(4, seconds),
        lambda: measure_calls(seconds),
        measure_simulation,
        lambda: measure_crazy_eights(seconds),
        lambda: measure_uno(seconds),
    ):
        figures.append(step())
        print(f"  {figures[-1].name}: {figures[-1].rate:,.0f} {figures[-1].unit}", file=sys.stderr, flush=True)
    return figures


def report(figures: list[Figure]) -> str:
    machine = f"{platform.machine()}, Python {platform.python_version()}, one core"
    return f"""# Benchmarks

Measured {datetime.now(UTC):%Y-%m-%d} on {machine}, by `python3 dev.py bench --write`. CPU time, all in one run; the
ratios are what to look at: the machine may be shared.

{table(figures)}

* *core*: random whole games inside the compiled core, all rules, knowledge of every seat tracked, shuffles included.
* *one call*: `impera.rules.apply.step` from Python: applies an action and fills the mask of 230 actions.
* *impera sim*: the command's own figure for 100,000 random games, wall time, process start and compilation left out.
* *crazy_eights* and *uno*: random whole games of the peers, stepped from Python as their users do.

The server under load has [a page of its own](tables.md), and so has [the browser game](browser.md).
"""


main()
