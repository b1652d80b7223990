"""The same games on a Ray cluster: one that runs already, or a small one started here and stopped again."""

import os
import tempfile
from typing import Any, Self

from impera.errors import UsageError
from impera.lab.arena import Played
from impera.lab.contest import Contest
from impera.lab.engines import AHEAD, play_one

LOOPBACK = "127.0.0.1"
OBJECT_STORE_BYTES = 80_000_000  # results are small; Ray refuses less than 75 MB
SETTINGS = {
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",
    "RAY_DISABLE_DOCKER_CPU_WARNING": "1",
}


class RayEngine:
    """Deals as Ray tasks, one CPU each."""

    def __init__(self, jobs: int, address: str | None = None) -> None:
        """Play so many deals at a time, on the cluster at an address or one of our own."""
        self.jobs = max(1, jobs)
        self.ahead = self.jobs * AHEAD
        self.address = address
        self._ray = _import_ray()
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._play: Any = None

    def __enter__(self) -> Self:
        """Join the cluster, or start one on this machine alone."""
        if self.address is None:
            self._folder = tempfile.TemporaryDirectory(prefix="impera-ray-", ignore_cleanup_errors=True)
            _settle_home(self._folder.name)
            self._ray.init(**_own_cluster(self.jobs, self._folder.name))
        else:
            self._join(self.address)
        self._play = self._ray.remote(num_cpus=1, max_retries=3)(play_one)
        return self

    def __exit__(self, *raised: object) -> None:
        """Leave the cluster; our own stops with it."""
        self._ray.shutdown()
        if self._folder is not None:
            self._folder.cleanup()

    def begin(self, contest: Contest, number: int) -> Any:
        """Hand a deal to the cluster."""
        return self._play.remote(contest, number)

    def finish(self, ticket: Any) -> list[Played]:
        """Wait for the games of a deal; what a bot did wrong there is said here as it would be at home."""
        try:
            games: list[Played] = self._ray.get(ticket)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error
        return games

    def forget(self, ticket: Any) -> None:
        """A deal is no longer wanted."""
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


def _settle_home(folder: str) -> None:
    """Ray writes to the home folder: give it one where there is none."""
    home = os.environ.get("HOME", "")
    if not home or not os.access(home, os.W_OK):
        os.environ["HOME"] = folder
