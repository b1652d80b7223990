"""Where work is done: in this process, in several, or on a Ray cluster. Results come in the order of the tasks."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, ParamSpec, Protocol, Self, TypeVar

from impera.errors import UsageError

AHEAD = 4  # tasks under way per job
ENGINES = ("local", "ray")

Given = ParamSpec("Given")
Found = TypeVar("Found")
Task = Callable[Given, Found]  # a function of a module, so that another process can find it

_stop: Event | None = None  # in a worker: set when the games are no longer wanted


class Stopped(Exception):
    """Somebody asked for the end while a task was under way."""


class Engine(Protocol):
    """Does tasks somewhere; it is open inside a `with`."""

    ahead: int  # tasks to have under way

    def __enter__(self) -> Self:
        """Start."""
        ...

    def __exit__(self, *raised: object) -> None:
        """Stop at once, whatever is under way."""
        ...

    def begin(self, task: Task[Given, Found], *given: Given.args, **named: Given.kwargs) -> Any:
        """Begin a task; return a ticket for it."""
        ...

    def finish(self, ticket: Any) -> Any:
        """Wait for what came of it."""
        ...

    def forget(self, ticket: Any) -> None:
        """It is no longer wanted."""
        ...


def in_order(
    engine: Engine, task: Callable[..., Found], given: Iterable[tuple[Any, ...]], ahead: int | None = None
) -> Generator[Found, None, None]:
    """Do task(*arguments) for all the arguments given, a few at a time; yield what came of each in the order given.

    Arguments are asked for when their task begins: with the same `ahead` that is after the same results.
    """
    most = ahead or engine.ahead
    under_way: deque[Any] = deque()
    try:
        for arguments in given:
            under_way.append(engine.begin(task, *arguments))
            if len(under_way) >= most:
                yield engine.finish(under_way.popleft())
        while under_way:
            yield engine.finish(under_way.popleft())
    finally:
        for ticket in under_way:
            engine.forget(ticket)


class HereEngine:
    """One task after another in this process."""

    ahead = 1

    def __enter__(self) -> Self:
        """Nothing to start."""
        return self

    def __exit__(self, *raised: object) -> None:
        """Nothing to stop."""

    def begin(self, task: Task[Given, Found], *given: Given.args, **named: Given.kwargs) -> Any:
        """Put it off until it is asked for."""
        return partial(task, *given, **named)

    def finish(self, ticket: Any) -> Any:
        """Do it now."""
        return ticket()

    def forget(self, ticket: Any) -> None:
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
        """Processes start with the first task."""
        return self

    def __exit__(self, *raised: object) -> None:
        """Tell the processes to give up their games, and wait for them to end."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)

    def begin(self, task: Task[Given, Found], *given: Given.args, **named: Given.kwargs) -> Any:
        """Hand it to a process."""
        return self._pool.submit(task, *given, **named)

    def finish(self, ticket: Any) -> Any:
        """Wait for what came of it."""
        return ticket.result()

    def forget(self, ticket: Any) -> None:
        """It is no longer wanted."""
        ticket.cancel()


def is_stopped() -> bool:
    """Is what this process works on no longer wanted?"""
    return _stop is not None and _stop.is_set()


def _begin_worker(stop: Event) -> None:
    """Leave Ctrl-C to the process that directs, and listen to it."""
    global _stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _stop = stop


def engine_named(name: str, jobs: int, address: str | None = None) -> Engine:
    """Find the engine: `local` or `ray` (on the cluster at an address, or a small one of our own)."""
    if name not in ENGINES:
        raise UsageError("engine-unknown", engine=name, engines=", ".join(ENGINES))
    if name == "ray":
        from impera.lab.cluster import RayEngine  # noqa: PLC0415 - an extra

        return RayEngine(jobs, address)
    return HereEngine() if jobs <= 1 else LocalEngine(jobs)
