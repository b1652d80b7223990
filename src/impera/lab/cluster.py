"""The same games on a Ray cluster: one that runs already, or a small one started here and stopped again."""

import os
import secrets
import tempfile
from typing import Any, Self

from impera.errors import UsageError
from impera.lab.engines import AHEAD, Found, Task, What

LOOPBACK = "127.0.0.1"
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
        if address is None:
            self._folder = tempfile.TemporaryDirectory(prefix="impera-ray-", ignore_cleanup_errors=True)
            _settle(self._folder.name)
        self._ray = _import_ray()
        self._remote: dict[Any, Any] = {}

    def __enter__(self) -> Self:
        """Join the cluster, or start one on this machine alone."""
        if self._folder is not None:
            self._ray.init(**_own_cluster(self.jobs, self._folder.name))
        elif self.address is not None:
            self._join(self.address)
        return self

    def __exit__(self, *raised: object) -> None:
        """Leave the cluster; our own stops with it."""
        self._ray.shutdown()
        if self._folder is not None:
            self._folder.cleanup()

    def begin(self, task: Task[What, Found], what: What, number: int) -> Any:
        """Hand it to the cluster."""
        if task not in self._remote:
            self._remote[task] = self._ray.remote(num_cpus=1, max_retries=3)(task)
        return self._remote[task].remote(what, number)

    def finish(self, ticket: Any) -> Any:
        """Wait for what came of it; what went wrong there is said here as it would be at home."""
        try:
            return self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error

    def forget(self, ticket: Any) -> None:
        """It is no longer wanted."""
        self._ray.cancel(ticket, force=True)

    def _join(self, address: str) -> None:
        try:
            self._ray.init(address=address, configure_logging=False, log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise UsageError("arena-no-cluster", address=address) from error


def _import_ray() -> Any:
    for name, value in SETTINGS.items():
        os.environ.setdefault(name, value)
    try:
        import ray  # noqa: PLC0415 - an extra, slow to import
    except ImportError as error:
        raise UsageError("arena-no-ray") from error
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


def _settle(folder: str) -> None:
    """Ray writes to the home folder: give it one where there is none; and only we may use our cluster."""
    home = os.environ.get("HOME", "")
    if not home or not os.access(home, os.W_OK):
        os.environ["HOME"] = folder
    if "RAY_AUTH_MODE" not in os.environ:
        os.environ["RAY_AUTH_MODE"] = "token"
        os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)
