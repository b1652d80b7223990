"""Games that differ only in what is hidden: is everybody who has not seen it sent the same, byte for byte?

    python -m benchmarks.attacks.twins [--twins 1000] [--minutes 30] [--write]

In every set-up whole games are played at tables with everybody and a spectator listening, refused questions and past
positions included; then again with two cards exchanged that somebody has not seen. Every core plays games of its own.
"""

import random
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from benchmarks.attacks.conduct import Progress, conduct, options
from impera.tables.thinking import cores
from tests.server.serving import SET_UPS
from tests.tables.twins import Compared, compare_twins

TWINS_OF_ONE = 8
LONGEST = 400  # actions: to the end of the game, as a rule
PAST = 12  # positions asked for again at the end of each game


def compare(number: int) -> Compared:
    """One game and its twins, always the same for a number."""
    rng, setup = random.Random(number), SET_UPS[number % len(SET_UPS)]
    longest = rng.choice((20, 60, LONGEST))
    return compare_twins(rng, **setup, most=TWINS_OF_ONE, longest=longest, tries=200, past=PAST)


def main() -> None:
    asked = options(__doc__, 30, twins=1000)
    progress = Progress("twin games", asked.twins, asked.minutes)
    games = messages = sent = 0

    def take(found: Compared) -> None:
        nonlocal games, messages, sent
        games += 1
        messages, sent = messages + found.messages, sent + found.sent
        progress.step(found.twins)

    def play() -> None:
        with ProcessPoolExecutor(cores()) as pool:
            playing: set[Future[Compared]] = set()
            number = 0
            while not progress.is_done:
                while len(playing) <= cores():
                    playing.add(pool.submit(compare, number))
                    number += 1
                done, playing = wait(playing, return_when=FIRST_COMPLETED)
                for each in done:
                    take(each.result())
            pool.shutdown(cancel_futures=True)
            for each in playing:
                if not each.cancelled():
                    take(each.result())

    def report() -> str:
        return (
            f"{progress.count:,} twins of {games:,} games in {len(SET_UPS)} set-ups: {messages:,} messages, "
            f"{sent / 1e6:,.0f} MB, to those who had not seen the exchanged cards; none differs in a byte."
        )

    conduct("Twin games", play, report, write=asked.write)


if __name__ == "__main__":
    main()
