"""Where deals are played: in this process, in several, or on a Ray cluster. Results come in the order of deals."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Protocol, Self

from impera.errors import UsageError
from impera.lab.arena import Played, never, play_deal, warm_up
from impera.lab.contest import Contest

AHEAD = 4  # deals under way per job
ENGINES = ("local", "ray")

_stop: Event | None = None  # in a worker: set when the games are no longer wanted
_warm: set[Contest] = set()  # contests whose bots this process has warmed up


class Engine(Protocol):
    """Plays deals somewhere; it is open inside a `with`."""

    ahead: int  # deals to have under way

    def __enter__(self) -> Self:
        """Start."""
        ...

    def __exit__(self, *raised: object) -> None:
        """Stop at once, whatever is under way."""
        ...

    def begin(self, contest: Contest, number: int) -> Any:
        """Begin a deal; return a ticket for it."""
        ...

    def finish(self, ticket: Any) -> list[Played]:
        """Wait for the games of a deal."""
        ...

    def forget(self, ticket: Any) -> None:
        """A deal is no longer wanted."""
        ...


def play_in_order(engine: Engine, contest: Contest, deals: Iterable[int]) -> Generator[list[Played]]:
    """Play deals, a few at a time; yield the games of each in the order given."""
    under_way: deque[Any] = deque()
    try:
        for number in deals:
            under_way.append(engine.begin(contest, number))
            if len(under_way) >= engine.ahead:
                yield engine.finish(under_way.popleft())
        while under_way:
            yield engine.finish(under_way.popleft())
    finally:
        for ticket in under_way:
            engine.forget(ticket)


class HereEngine:
    """One deal after another in this process."""

    ahead = 1

    def __enter__(self) -> Self:
        """Nothing to start."""
        return self

    def __exit__(self, *raised: object) -> None:
        """Nothing to stop."""

    def begin(self, contest: Contest, number: int) -> Callable[[], list[Played]]:
        """Put it off until it is asked for."""
        return lambda: play_one(contest, number)

    def finish(self, ticket: Callable[[], list[Played]]) -> list[Played]:
        """Play it now."""
        return ticket()

    def forget(self, ticket: Callable[[], list[Played]]) -> None:
        """It was not begun."""


class LocalEngine:
    """Several processes on this machine."""

    def __init__(self, jobs: int) -> None:
        """Use so many processes."""
        self.ahead = jobs * AHEAD
        context = get_context("forkserver")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_begin_worker, initargs=(self._stop,))

    def __enter__(self) -> Self:
        """Processes start with the first deal."""
        return self

    def __exit__(self, *raised: object) -> None:
        """Tell the processes to give up their games, and wait for them to end."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def begin(self, contest: Contest, number: int) -> Any:
        """Hand a deal to a process."""
        return self._pool.submit(play_one, contest, number)

    def finish(self, ticket: Any) -> list[Played]:
        """Wait for the games of a deal."""
        games: list[Played] = ticket.result()
        return games

    def forget(self, ticket: Any) -> None:
        """A deal is no longer wanted."""
        ticket.cancel()


def play_one(contest: Contest, number: int) -> list[Played]:
    """Play one deal, after warming the bots up if this process has not played them yet."""
    if contest not in _warm:
        warm_up(contest)
        _warm.add(contest)
    return play_deal(contest, number, never if _stop is None else _stop.is_set)


def _begin_worker(stop: Event) -> None:
    """Leave Ctrl-C to the process that directs, and listen to it."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


def engine_named(name: str, jobs: int, address: str | None = None) -> Engine:
    """Find the engine: `local` or `ray` (on the cluster at an address, or a small one of our own)."""
    if name not in ENGINES:
        raise UsageError("arena-engine-unknown", engine=name, engines=", ".join(ENGINES))
    if name == "ray":
        from impera.lab.cluster import RayEngine  # noqa: PLC0415 - imports this module

        return RayEngine(jobs, address)
    return HereEngine() if jobs <= 1 else LocalEngine(jobs)
