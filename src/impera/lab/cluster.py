"""The same games on a Ray cluster: one that runs already, or a small one started here and stopped again."""

import os
import re
import secrets
import socket
import tempfile
from contextlib import suppress
from typing import Any, Self

from impera.errors import UsageError
from impera.lab.engines import AHEAD, Found, Given, Task

LOOPBACK = "127.0.0.1"
ANSWER_SECONDS = 5.0
ATTEMPTS = 3  # to start a cluster of our own
OBJECT_STORE_BYTES = 80_000_000  # results are small; Ray refuses less than 75 MB
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DISABLE_DOCKER_CPU_WARNING": "1",
}


class RayEngine:
    """Tasks on Ray, one CPU each."""

    def __init__(self, jobs: int, address: str | None = None) -> None:
        """Do so many tasks at a time, on the cluster at an address or one of our own."""
        self.jobs = max(1, jobs)
        self.ahead = self.jobs * AHEAD
        self.address = address
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._remote: dict[Any, Any] = {}
        _settle(has_own=address is None)
        self._ray = _import_ray()

    def __enter__(self) -> Self:
        """Join the cluster, or start one on this machine alone."""
        if self.address is not None:
            _check_answers(self.address)
            self._ray.init(address=self.address, configure_logging=False, log_to_driver=False)
            return self
        for _ in range(ATTEMPTS - 1):
            with suppress(Exception):  # Ray gives a node 30 s to start: a busy machine needs more
                return self._start_own()
        try:
            return self._start_own()
        except Exception as error:
            raise UsageError("engine-no-start", why=str(error)) from error

    def _start_own(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="impera-ray-", ignore_cleanup_errors=True)
        try:
            self._ray.init(**_own_cluster(self.jobs, self._folder.name))
        except BaseException:
            self._ray.shutdown()
            self._folder.cleanup()
            raise
        return self

    def __exit__(self, *raised: object) -> None:
        """Leave the cluster; our own stops with it."""
        self._ray.shutdown()
        if self._folder is not None:
            self._folder.cleanup()

    def begin(self, task: Task[Given, Found], *given: Given.args, **named: Given.kwargs) -> Any:
        """Hand it to the cluster."""
        if task not in self._remote:
            self._remote[task] = self._ray.remote(num_cpus=1, max_retries=3)(task)
        return self._remote[task].remote(*given, **named)

    def finish(self, ticket: Any) -> Any:
        """Wait for what came of it; what went wrong there is said here as it would be at home."""
        try:
            return self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error

    def forget(self, ticket: Any) -> None:
        """It is no longer wanted."""
        self._ray.cancel(ticket, force=True)


def _import_ray() -> Any:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray  # noqa: PLC0415 - an extra, slow to import
    except ImportError as error:
        raise UsageError("engine-no-ray") from error
    return ray


def _own_cluster(jobs: int, folder: str) -> dict[str, Any]:
    return {
        "address": "local",
        "num_cpus": jobs,
        "num_gpus": 0,
        "object_store_memory": OBJECT_STORE_BYTES,
        "include_dashboard": False,
        "configure_logging": False,
        "log_to_driver": False,
        "_node_ip_address": LOOPBACK,
        "_temp_dir": folder,
    }


def _settle(has_own: bool) -> None:
    """Ray writes to the home folder: give it one where there is none; and only we may use a cluster of our own."""
    home = os.environ.get("HOME", "")
    if not home or not os.access(home, os.W_OK):
        os.environ["HOME"] = tempfile.gettempdir()
    if has_own and "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def _check_answers(address: str) -> None:
    """Refuse an address where nobody answers: Ray itself would go on asking for minutes."""
    place = re.fullmatch(r"(?:ray://)?\[?([^\]]+?)\]?:(\d+)", address)
    if place is None:
        return
    try:
        socket.create_connection((place[1], int(place[2])), timeout=ANSWER_SECONDS).close()
    except (OSError, OverflowError) as error:
        raise UsageError("engine-no-cluster", address=address) from error
