"""What the browser game costs: `python -m benchmarks.browser [--write]`.

A real server on loopback, the built client, Chromium: bytes of a first load, memory, the time from the first page to
the first decision, and from a touch to the frame that shows its result. With `--write` the page goes to
benchmarks/browser.md.
"""

import argparse
import platform
import statistics
import tempfile
from datetime import UTC, datetime
from os import getloadavg
from pathlib import Path

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.player import Player
from tests.browser.server import Server, chromium
from tests.browser.starts import starts

RESULTS = Path(__file__).with_name("browser.md")
LANGUAGES = ("en", "el", "hu", "it", "ro")
TOUCHES = 20
BOT_PAUSE = 0.5  # seconds, as at any server
MEGABYTE = 1_000_000
# The time from the touch to the first frame in which the table shows more of the game than before.
TOUCH = """card => new Promise(done => {
    const table = document.querySelector('[data-version]'), seen = table.dataset.version, began = performance.now();
    const look = () => table.dataset.version !== seen
        ? requestAnimationFrame(() => done(performance.now() - began)) : setTimeout(look, 0);
    card.dispatchEvent(new PointerEvent('pointerdown', {bubbles: true})); // a finger skips what still flies
    card.click();
    look();
})"""
ECHO = """async () => {
    const began = performance.now();
    await fetch('/ready');
    return performance.now() - began;
}"""


def first_load(browser: Browser, server: Server, language: str) -> int:
    """Bytes that come over the line when the front page is opened for the first time."""
    context = browser.new_context(locale=language)
    page = context.new_page()
    sizes: list[int] = []
    line = context.new_cdp_session(page)
    line.on("Network.loadingFinished", lambda told: sizes.append(round(told["encodedDataLength"])))
    line.send("Network.enable")
    page.goto(server.address)
    page.locator(".play").wait_for()
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes)


def memory(line: CDPSession) -> float:
    """Megabytes of JavaScript that are in use, after collecting what is not."""
    line.send("HeapProfiler.collectGarbage")
    return float(line.send("Runtime.getHeapUsage")["usedSize"]) / MEGABYTE


def play(player: Player, touches: int) -> list[float]:
    """Milliseconds from each touch of a card to the frame that shows what came of it; games are played on and again."""
    times: list[float] = []
    while len(times) < touches:
        decision = player.await_my_turn(60)
        card = player.page.locator(".field .card.offered").first
        if decision == "over":
            player.quick_play()
        elif decision == "effects" or not card.count():
            player.step_by_mouse(decision)
        else:
            times.append(float(card.evaluate(TOUCH)))
    return times


def echoes(page: Page) -> float:
    """The median of a plain question to the same server from the same page."""
    return statistics.median(float(page.evaluate(ECHO)) for _ in range(TOUCHES))


def measure(browser: Browser, server: Server) -> str:
    """All figures, as a page."""
    loads = {language: first_load(browser, server, language) for language in LANGUAGES}
    context = browser.new_context(locale="en")
    player = Player(context, server.address, "Ada", {"speed": "normal"})
    line = context.new_cdp_session(player.page)
    player.open()
    player.page.locator(".play").wait_for()
    line.send("HeapProfiler.enable")
    front = memory(line)
    player.quick_play()
    player.await_my_turn(60)
    began = memory(line)
    times = play(player, TOUCHES)
    ended = memory(line)
    echo = echoes(player.page)
    context.close()
    first = sorted(starts(browser, server))
    middle, slow = statistics.median(times), statistics.quantiles(times, n=10)[-1]
    rows = "\n".join(f"| {language} | {size / 1000:,.0f} kB |" for language, size in loads.items())
    return f"""# The browser game

Measured {datetime.now(UTC):%Y-%m-%d} on {platform.machine()}, Python {platform.python_version()}, with a load of \
{getloadavg()[0]:.0f} on 2 cores, by
`python -m benchmarks.browser --write`. Bytes do not depend on the machine; times do, so they stand beside an echo.

| first load | all bytes, fonts included (at most 250 kB) |
|---|---|
{rows}

| memory | JavaScript in use |
|---|---|
| front page | {front:.1f} MB |
| a table, first decision | {began:.1f} MB |
| after {TOUCHES} cards played | {ended:.1f} MB |

| time | median | 9 of 10 within |
|---|---|---|
| from one click on the first page to the first decision (promised: 2 s) | {statistics.median(first):.1f} s | \
{first[-1]:.1f} s, the longest of {len(first)} |
| from touching a card to the frame that shows the result, at normal speed | {middle:.0f} ms | {slow:.0f} ms |
| a plain question to the same server | {echo:.0f} ms | |

What a touch does is stored by the server before anyone sees it: it takes {middle / max(echo, 0.1):.1f} times an echo.
"""


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write benchmarks/browser.md")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data), bot_pause=BOT_PAUSE)
        server.start()
        try:
            browser = playwright.chromium.launch(**chromium())  # type: ignore[arg-type]
            text = measure(browser, server)
            browser.close()
        finally:
            server.stop()
    print(text)
    if options.write:
        RESULTS.write_text(text, encoding="utf-8")


main()
