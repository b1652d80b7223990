"""Open the page of a server in the user's browser, once it answers."""

import os
import socket
import sys
import threading
import time
import webbrowser

from impera.errors import UsageError
from impera.words import say

PATIENCE = 60.0  # seconds until a server that does not answer is given up
EVERYWHERE = ("0.0.0.0", "::")


def address(host: str, port: int) -> str:
    """Where the page is found from this machine."""
    name = "127.0.0.1" if host in EVERYWHERE else host
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def check_port(host: str, port: int) -> None:
    """Refuse a port that another program has taken, before anything is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise UsageError("serve-port-taken", host=host, port=str(port), why=error.strerror or "") from error


def open_when_ready(host: str, port: int, language: str) -> None:
    """Wait for the server in the background, then open its page and say where it is."""
    threading.Thread(target=_wait_and_open, args=(host, port, language), daemon=True).start()


def _wait_and_open(host: str, port: int, language: str) -> None:
    name = "127.0.0.1" if host in EVERYWHERE else host
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        try:
            socket.create_connection((name, port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
            continue
        page = address(host, port)
        print(say("serve-open", language, address=page), flush=True)
        if has_screen():
            webbrowser.open(page)
        return


def has_screen() -> bool:
    """Is there a screen to open a browser on? A text browser would take the terminal from the server."""
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
