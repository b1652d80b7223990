"""The picture that messengers show of a link, drawn by the client itself: python -m tests.browser.preview."""

import tempfile
from pathlib import Path
from typing import Any, cast

from PIL import Image
from playwright.sync_api import sync_playwright

from impera.server.preview import HEIGHT, WIDTH
from tests.browser.player import LANDED, Player
from tests.browser.server import ROOT, Server, chromium

PLACE = ROOT / "web" / "public" / "preview.png"
COLOURS = 128  # a small file is shown sooner
BARE = """
.home { background: radial-gradient(ellipse at 50% 22%, var(--felt-hi), var(--felt) 45%, var(--felt-lo)) !important; }
.language, .play, .against, nav, footer { display: none !important; }
.fan { height: 290px !important; }
.fan span { width: 168px !important; margin: 0 -22px !important; }
h1 { font-size: 112px !important; }
.tagline { font-size: 30px !important; max-width: 34ch !important; }
"""


def main() -> None:
    """Draw it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        try:
            browser = playwright.chromium.launch(**cast(dict[str, Any], chromium()))
            context = browser.new_context(viewport={"width": WIDTH, "height": HEIGHT}, bypass_csp=True, locale="en-GB")
            player = Player(context, server.address, "Ada", {})
            player.open("/")
            player.page.add_style_tag(content=BARE)
            player.page.evaluate(LANDED)
            player.page.evaluate("document.fonts.ready")
            player.page.screenshot(path=str(PLACE))
            browser.close()
        finally:
            server.stop()
    Image.open(PLACE).convert("RGB").quantize(COLOURS, dither=Image.Dither.NONE).save(PLACE, optimize=True)


if __name__ == "__main__":
    main()
