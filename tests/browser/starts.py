"""How long a first decision takes: for the test that no bot delays it, and for the benchmark that measures it."""

from playwright.sync_api import Browser

from tests.browser.player import Player
from tests.browser.server import Server

STARTS = 5
TOLD = ".prompt.mine[data-prompt=play]"
MEASURE = f"""new Promise(done => {{
    const clicked = performance.now();
    document.querySelector('.play').click();
    const look = () => document.querySelector('{TOLD}') ? done((performance.now() - clicked) / 1000)
        : requestAnimationFrame(look);
    look();
}})"""


def starts(browser: Browser, server: Server) -> list[float]:
    """Seconds from the click to the decision, cards flying as usual, my seat by lot each time."""
    context = browser.new_context(locale="en-GB", viewport={"width": 1280, "height": 800})
    player = Player(context, server.address, "Ada", {"speed": "normal", "opponent": "level:3"})
    found = []
    for _ in range(STARTS):
        player.open()
        player.page.locator(".play").wait_for()
        found.append(float(player.page.evaluate(MEASURE)))
    context.close()
    assert not player.troubles
    return found
