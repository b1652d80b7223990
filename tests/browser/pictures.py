"""Pictures of the drawing board, compared with those that are kept; made anew by: python -m tests.browser.pictures

Each is shot at a fixed size with our own fonts and nothing moving, then made small: what a machine smooths
differently is gone, what has moved, vanished or changed its colour is not.
"""

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import numpy as np
from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from impera.compiled.locks import held
from tests.browser.server import ROOT, chromium

FOLDER = Path(__file__).parent / "kept"
PHONE, LYING, TABLET, DESK, WIDE = (390, 844), (844, 390), (768, 1024), (1280, 800), (1920, 1080)
SHOWN: dict[str, tuple[tuple[int, int], str]] = {
    "desk-three": (DESK, "name=three"),
    "desk-three-light": (DESK, "name=three&theme=light"),
    "desk-danger-greek": (DESK, "name=danger&language=el"),
    "desk-marks": (DESK, "name=marks"),
    "desk-aim-embargo": (DESK, "name=three&state=aim-embargo"),
    "desk-note": (DESK, "name=three&state=note"),
    "desk-keys": (DESK, "name=three&state=keys"),
    "desk-draft-light": (DESK, "name=draft&theme=light"),
    "desk-review": (DESK, "screen=review&name=three"),
    "desk-hegemony": (DESK, "name=hegemony"),
    "desk-pile": (DESK, "name=recover&sheet=pile"),
    "desk-puzzles": (DESK, "screen=puzzles"),
    "desk-position": (DESK, "screen=position&theme=light"),
    "wide-teams": (WIDE, "name=teams"),
    "tablet-last-round": (TABLET, "name=last-round"),
    "phone-three": (PHONE, "name=three"),
    "phone-two-light": (PHONE, "name=two&theme=light"),
    "phone-wait": (PHONE, "name=wait"),
    "phone-tip": (PHONE, "name=three-play&first"),
    "phone-give": (PHONE, "name=give"),
    "phone-effects": (PHONE, "name=coin&sheet=effects"),
    "phone-over-light": (PHONE, "name=over&theme=light"),
    "phone-learn-light": (PHONE, "screen=learn&theme=light"),
    "phone-daily": (PHONE, "screen=daily"),
    "lying-danger": (LYING, "name=danger"),
    "lying-discard": (LYING, "name=discard"),
    "lying-aim-attack": (LYING, "name=teams&state=aim-attack"),
}
SMALL = 240  # pixels: the width of a kept picture
BLOCK = 8
MOST = 30.0  # of 255: how much a block may differ on average; another sentence in the same place does by less
NOW = "2026-01-01T12:00:00Z"
NOT_MINE = ".result .buttons { display: none }"  # ways to go on, which other tests follow


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing."""

    def log_message(self, *_: Any) -> None:
        """Nobody reads it."""


@contextmanager
def drawing_board(folder: Path) -> Iterator[str]:
    """Build the drawing board into a folder, unless another process has, and serve it on loopback."""
    with held(folder / "lock", alone=True):
        if not (folder / "built").exists():
            build_board(folder / "board")
            (folder / "built").touch()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder / "board")))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with server:
        yield f"http://127.0.0.1:{server.server_port}/fixtures.html"
        server.shutdown()


def build_board(folder: Path) -> None:
    """Every screen from stored games, as a site."""
    vite = ROOT / "web" / "node_modules" / "vite" / "bin" / "vite.js"
    environment = os.environ | {"IMPERA_FIXTURES": "1", "IMPERA_FIXTURES_DIR": str(folder)}
    node = Path(sys.executable).with_name("node")
    subprocess.run([node, vite, "build", "--logLevel", "error"], cwd=ROOT / "web", env=environment, check=True)


def query_of(name: str) -> str:
    """What a picture asks the drawing board for."""
    query = SHOWN[name][1]
    return query if "screen=" in query else f"screen=table&{query}"


def screen_of(query: str) -> frozenset[tuple[str, str]]:
    """The screen a query opens, in whatever order it is asked for."""
    return frozenset(parse_qsl(query))


def shoot(browser: Browser, board: str, names: list[str]) -> dict[str, Image.Image]:
    """The pictures of that name as they look now, small; nothing may fail in any."""
    shot = {}
    troubles: list[str] = []
    for size in {SHOWN[name][0] for name in names}:
        context = browser.new_context(viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
        page = context.new_page()
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.clock.set_fixed_time(NOW)
        for name in [name for name in names if SHOWN[name][0] == size]:
            page.goto(f"{board}?{query_of(name)}&still")
            page.add_style_tag(content=NOT_MINE)
            page.locator("main").first.wait_for()
            page.evaluate("document.fonts.ready.then(() => new Promise(requestAnimationFrame))")
            page.wait_for_timeout(60)
            image = Image.open(BytesIO(page.screenshot(animations="disabled", caret="hide"))).convert("RGB")
            shot[name] = image.resize((SMALL, round(SMALL * size[1] / size[0])), Image.Resampling.BOX)
        context.close()
    assert not troubles
    return shot


def difference(one: Image.Image, two: Image.Image) -> float:
    """How much the most different block of two pictures differs, 0 to 255."""
    if one.size != two.size:
        return 255.0
    apart = np.abs(np.asarray(one, dtype=np.float64) - np.asarray(two, dtype=np.float64)).mean(axis=2)  # [row, column]
    high, wide = (length // BLOCK for length in apart.shape)
    blocks = apart[: high * BLOCK, : wide * BLOCK].reshape(high, BLOCK, wide, BLOCK)
    return float(blocks.mean(axis=(1, 3)).max())


def kept(name: str) -> Image.Image:
    """The picture as it is kept."""
    return Image.open(FOLDER / f"{name}.webp").convert("RGB")


def main() -> int:
    """Make them anew: all, or those that are named."""
    FOLDER.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        drawing_board(Path(folder)) as board,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**chromium())  # type: ignore[arg-type]
        for name, image in shoot(browser, board, sys.argv[1:] or list(SHOWN)).items():
            image.save(FOLDER / f"{name}.webp", quality=90, method=6)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
