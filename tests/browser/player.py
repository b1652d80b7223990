"""A player in a browser: opens pages, plays by mouse or by keyboard, is checked for accessibility."""

import json
import random
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page, TimeoutError, expect

from tests.browser.server import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
CALM = {"speed": "instant", "firstGame": False, "remind": False, "theme": "dark", "opponent": "light"}
GAME_SECONDS = 300.0  # a game that hangs is told, on a busy machine too
OFFERED = "dialog[open] .card.offered, .field .card.offered"
LANDED = """Promise.allSettled(document.getAnimations()
    .filter(a => a.effect.getTiming().iterations === 1).map(a => a.finished))"""
VIOLATIONS = """axe.run(document, {
    resultTypes: ["violations"],
    runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
}).then(r => r.violations.map(v => ({
    id: v.id, nodes: v.nodes.slice(0, 3).map(n => `${n.html.slice(0, 160)} | ${n.failureSummary.slice(0, 200)}`),
})))"""
HARMLESS = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_INTERNET_DISCONNECTED", "Failed to fetch")


class Player:
    """Someone with a browser."""

    def __init__(self, context: BrowserContext, address: str, name: str, likes: dict[str, object]) -> None:
        """Prepare the browser: settings as the player likes them."""
        settings = json.dumps(CALM | {"name": name} | likes)
        context.add_init_script(
            "localStorage.getItem('impera-settings') ?? "
            f"localStorage.setItem('impera-settings', {json.dumps(settings)})"
        )
        context.set_default_timeout(30_000)
        self.context = context
        self.address = address
        self.troubles: list[str] = []
        self.page: Page = context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"{name}: {error}"))
        self.page.on("console", lambda message: self._hear(name, message.type, message.text))
        self.rng = random.Random(name)

    def _hear(self, name: str, kind: str, text: str) -> None:
        if kind == "error" and not any(harmless in text for harmless in HARMLESS):
            self.troubles.append(f"{name}: {text}")

    # --- going somewhere ---

    def open(self, path: str = "/") -> None:
        """Open a page of the client."""
        self.page.goto(self.address + path)

    def quick_play(self) -> None:
        """From the first page to the first decision."""
        self.open()
        self.page.locator(".play").click()
        self.page.locator(".prompt").wait_for()

    def set_table(
        self, *, players: int, variant: str = "basic", teams: bool = False, bots: int | None = None, rated: bool = False
    ) -> None:
        """Set a table with the form: bots in the other seats, or in the first `bots` of them."""
        page = self.page
        self.open("/new")
        page.locator(f"input[name=players][value='{players}']").check()
        page.locator(f"input[name=variant][value='{variant}']").check()
        if teams:
            page.locator("input[name=teams]").check()
        page.locator("input[name=rated]").set_checked(rated)
        for seat in range(2, 2 + (players - 1 if bots is None else bots)):
            page.locator(f"input[name=seat][value='{seat}']").check()
            page.locator("input[name=holder][value=bot]").check()
            page.locator("select[name=strength]").select_option("light")
        page.locator("form button[type=submit]").click()
        page.locator("[data-action=start]").wait_for()

    def start(self) -> None:
        """Start the game, as the host."""
        self.page.locator("[data-action=start]").click()
        self.page.locator(".prompt").wait_for()

    # --- playing ---

    @property
    def decision(self) -> str:
        """What is asked of me: a decision, `wait`, or `over`."""
        return str(
            self.page.evaluate(
                "document.querySelector('.result') ? 'over'"
                " : document.querySelector('.prompt')?.dataset.prompt ?? 'wait'"
            )
        )

    def await_my_turn(self, seconds: float = 60.0) -> str:
        """Wait until something is asked of me, or the game is over."""
        deadline = time.monotonic() + seconds
        while (decision := self.decision) == "wait":
            assert time.monotonic() < deadline, "nothing was asked of me"
            self.page.wait_for_timeout(25)
        return decision

    def play_game(self, step: Callable[[str], None]) -> None:
        """Play to the end."""
        deadline = time.monotonic() + GAME_SECONDS
        while (decision := self.await_my_turn()) != "over":
            assert time.monotonic() < deadline, "the game does not end"
            step(decision)
        expect(self.page.locator(".result h1")).to_be_visible()

    def step_by_mouse(self, decision: str) -> None:
        """One click: an effect now and then, the end of the turn, or a card that is offered."""
        page = self.page
        targets = page.locator(".targets button")
        if targets.count():
            return self._click_one_of(targets)
        ready = page.locator(".side .ready")
        if decision == "effects":
            if ready.count() and self.rng.random() < 0.35:
                return self._click_one_of(ready)
            return self._click(page.locator("[data-action=end]"))
        return self._click_one_of(page.locator(OFFERED))

    def _click_one_of(self, choices: Locator) -> None:
        count = choices.count()
        if count:
            self._click(choices.nth(self.rng.randrange(count)))

    def _click(self, target: Locator) -> None:
        """Click; what is gone in the meantime is no matter: the next look tells what is asked."""
        seen = self.page.evaluate("document.querySelector('[data-version]')?.dataset.version")
        with suppress(TimeoutError):
            target.dispatch_event("click", timeout=1_000)
            self.page.wait_for_function(
                "seen => document.querySelector('.result') || document.querySelector('.targets') ||"
                " document.querySelector('[data-version]')?.dataset.version !== seen",
                arg=seen,
                timeout=1_500,
            )

    def step_by_keyboard(self, decision: str) -> None:
        """Keys alone: numbers for what is offered, F and Enter for an effect, E for the end."""
        page = self.page
        if page.locator(".targets").count():
            page.keyboard.press("1")
        elif decision == "effects":
            if page.locator(".side .ready").count() and self.rng.random() < 0.3:
                page.keyboard.press("f")
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("e")
        else:
            page.keyboard.press("1")
        page.wait_for_timeout(40)

    # --- looking ---

    def told(self) -> str:
        """What the live region says."""
        return " ".join(self.page.locator("[data-told], [data-asked]").all_text_contents())

    def is_sideways(self) -> bool:
        """Does the page scroll sideways?"""
        return bool(
            self.page.evaluate(
                "document.documentElement.scrollWidth > innerWidth"
                " || [...document.querySelectorAll('main, h1, .field > *, main > *')]"
                ".some(e => e.getBoundingClientRect().right > innerWidth + 1 && !e.matches('.fan, .unseen'))"
            )
        )

    def check_access(self, where: str) -> None:
        """Nothing for axe to find."""
        page = self.page
        if not page.evaluate("'axe' in window"):
            page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
        page.evaluate(LANDED)
        found: list[dict[str, Any]] = page.evaluate(VIOLATIONS)
        assert not found, f"{where}: {json.dumps(found, indent=1, ensure_ascii=False)}"
