"""Games that differ only in what is hidden: is everybody who has not seen it sent the same, byte for byte?

    python -m benchmarks.attacks.twins [--twins 1000] [--minutes 30] [--write]

In every set-up whole games are played at tables with everybody and a spectator listening, refused questions and past
positions included; then again with two cards exchanged that somebody has not seen.
"""

import random

from benchmarks.attacks.conduct import Progress, conduct, options
from tests.server.serving import SET_UPS
from tests.tables.twins import compare_twins

TWINS_OF_ONE = 8
LONGEST = 400  # actions: to the end of the game, as a rule


def main() -> None:
    asked = options(__doc__, 30, twins=1000)
    rng = random.Random(17)
    progress = Progress("twin games", asked.twins, asked.minutes)
    games = messages = sent = 0

    def play() -> None:
        nonlocal games, messages, sent
        while not progress.is_done:
            setup = SET_UPS[games % len(SET_UPS)]
            longest = rng.choice((20, 60, LONGEST))
            found = compare_twins(rng, **setup, most=TWINS_OF_ONE, longest=longest, tries=200)
            games += 1
            messages, sent = messages + found.messages, sent + found.sent
            progress.step(found.twins)

    def report() -> str:
        return (
            f"{progress.count:,} twins of {games:,} games in {len(SET_UPS)} set-ups: {messages:,} messages, "
            f"{sent / 1e6:,.0f} MB, to those who had not seen the exchanged cards; none differs in a byte."
        )

    conduct("Twin games", play, report, write=asked.write)


if __name__ == "__main__":
    main()
