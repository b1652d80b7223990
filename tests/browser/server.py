"""A real server on loopback with the built client, for the browser tests and the screenshots."""

import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from urllib.error import URLError

from tools.web_steps import found_browser

ROOT = Path(__file__).resolve().parents[2]
START_SECONDS = 180.0
# Where every core has work already, threads that compile and tidy up ahead of need take time and save none.
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none", "--js-flags=--single-threaded"]
SERVE = """
import sys
from pathlib import Path
from impera.server.run import serve
from impera.server.settings import Settings
serve(Settings.read({}, host="127.0.0.1", port=int(sys.argv[1]), data=Path(sys.argv[2]), bot_pause=float(sys.argv[3]),
                    web=sys.argv[4], limits=False, log_level="warning", hint_bot=sys.argv[5]))
"""


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """A server that can be stopped and started again under its players."""

    def __init__(self, data: Path, bot_pause: float = 0.0, hint_bot: str = "light") -> None:
        """Choose a port; keep data in a folder. Without a bot for hints the coach gives them."""
        self.data = data
        self.bot_pause = bot_pause
        self.hint_bot = hint_bot
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        """Where it answers."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        arguments = [str(self.port), str(self.data), str(self.bot_pause), str(ROOT / "web" / "dist"), self.hint_bot]
        self.process = subprocess.Popen([sys.executable, "-c", SERVE, *arguments], cwd=ROOT)
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            if self._answers():
                return
            time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        """Stop it."""
        if self.process:
            self.process.terminate()
            self.process.wait(20)
            self.process = None

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.address}/ready", timeout=1) as response:
                return bool(response.status == 200)
        except (URLError, OSError):
            return False


def chromium() -> dict[str, object]:
    """How Chromium is started: the system's if there is one."""
    found = found_browser()
    launch: dict[str, object] = {"args": ARGUMENTS}
    return launch | ({"executable_path": found} if found else {})
