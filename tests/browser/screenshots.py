"""Make the screenshots of docs/screenshots: python -m tests.browser.screenshots

A real server, a real game, Chromium. The client must be built (web/dist).
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.browser.server import ROOT, Server, chromium

FOLDER = ROOT / "docs" / "screenshots"
DESKTOP, PHONE = (1440, 900), (390, 844)
FULL = 9  # cards before me that make a table worth a picture
MOVES = 160  # and no more clicks than these


def new_player(
    browser: Browser, server: Server, size: tuple[int, int], language: str = "en", **likes: object
) -> Player:
    """A player with a window of that size."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale=language, device_scale_factor=2 if size == PHONE else 1
    )
    return Player(context, server.address, "Ada", {"opponent": ""} | likes)


def shoot(player: Player, name: str) -> None:
    """Keep what is seen now, the mouse out of the way."""
    player.page.mouse.move(1, 1)
    player.page.wait_for_timeout(900)
    player.page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=86)
    print(f"docs/screenshots/{name}.jpg", flush=True)


def play_on(player: Player, full: int = FULL) -> None:
    """Play towards a full table, without effects of our own; stop where effects are asked for."""
    for _ in range(MOVES):
        if player.page.locator(".mine .stack .card").count() >= full:
            break
        decision = player.await_my_turn()
        if decision == "over":
            player.quick_play()
        elif decision == "effects" and not player.page.locator(".targets").count():
            player.page.locator("[data-action=end]").click()
            player.page.wait_for_timeout(60)
        else:
            player.step_by_mouse(decision)
    while player.await_my_turn() not in ("effects", "over"):
        player.step_by_mouse(player.decision)


def at_the_desk(browser: Browser, server: Server, look: str) -> None:
    """First page, table, aiming and the end, in a look."""
    player = new_player(browser, server, DESKTOP, theme=look)
    player.open()
    shoot(player, f"desktop-home-{look}")
    player.quick_play()
    play_on(player)
    shoot(player, f"desktop-table-{look}")
    if look == "dark":
        for effect in ("embargo", "democracy", "attack"):
            ready = player.page.locator(f".side .ready[data-effect={effect}]")
            if ready.count():
                ready.click()
                shoot(player, "desktop-aiming")
                player.page.keyboard.press("Escape")
                break
        player.set_table(players=4, variant="draft", teams=True)
        player.start()
        shoot(player, "desktop-draft-teams")
        player.play_game(player.step_by_mouse)
        shoot(player, "desktop-result")
        player.page.get_by_role("button", name="Step through").click()
        player.page.locator(".review input").fill("90")
        shoot(player, "desktop-review")
        player.open("/rules")
        shoot(player, "desktop-rules")
    player.context.close()


def on_the_phone(browser: Browser, server: Server) -> None:
    """The same in the hand."""
    player = new_player(browser, server, PHONE, theme="dark")
    player.open()
    shoot(player, "phone-home")
    player.quick_play()
    play_on(player, 7)
    shoot(player, "phone-table")
    player.page.locator(".tabs button").first.click()
    shoot(player, "phone-effects")
    player.context.close()
    greek = new_player(browser, server, PHONE, language="el", theme="light")
    greek.quick_play()
    play_on(greek, 6)
    shoot(greek, "phone-table-greek")
    greek.context.close()


def main() -> int:
    """Make them all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(**chromium())  # type: ignore[arg-type]
            for look in ("dark", "light"):
                at_the_desk(browser, server, look)
            on_the_phone(browser, server)
            browser.close()
        finally:
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
