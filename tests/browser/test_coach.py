"""The coach in the browser: the review with its graph and account, hints as plans, "sure?", the meter."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.by_http import finished_by_the_rules, quick_table
from tests.browser.player import Player
from tests.browser.server import Server

PATIENCE = 300_000  # milliseconds: the coach's process loads its machine code first

# In the page itself, since the client waits for the coach for a moment only.
MOUTH = """
window.asked = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type !== "sure") return send.call(this, text);
    asked.push(message.action);
    const told = {type: "sure", id: message.id, version: 1, action: message.action, gives_away: true};
    const data = JSON.stringify({...told, loss: 0.4, better: ["end"], reasons: []});
    setTimeout(() => this.dispatchEvent(new MessageEvent("message", {data})));
};
"""


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose hints come from the coach."""
    running = Server(tmp_path_factory.mktemp("coached"), hint_bot="")
    running.start()
    yield running
    running.stop()


def player_of(browser: Browser, server: Server, **likes: object) -> Player:
    size: ViewportSize = {"width": 1280, "height": 860}
    context = browser.new_context(locale="en-GB", viewport=size, reduced_motion="reduce")
    return Player(context, server.address, "Ada", likes)


@pytest.mark.slow
def test_a_game_is_explained_and_the_better_line_tried(browser: Browser, coached: Server) -> None:
    """Asked for once; the graph is led through by keys, the account adds up in words, and "try this" opens a branch."""
    player = player_of(browser, coached)
    page = player.page
    player.open()
    table = finished_by_the_rules(page)
    player.open(f"/table/{table}")
    page.locator("[data-action=coach]").click(timeout=60_000)
    page.locator("[data-coach=ready]").wait_for(timeout=PATIENCE)
    graph = page.get_by_role("slider", name="Every player’s chance over the game")
    graph.focus()
    page.keyboard.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "2")
    expect(page.get_by_role("group", name="The account").locator("tbody tr")).to_have_count(2)
    player.check_access("the coach's review")
    player.open(f"/table/{table}")  # kept: it is there at once
    page.locator("[data-coach=ready]").wait_for(timeout=60_000)
    tries = page.locator("[data-action=try]")
    if tries.count():  # whoever plays the first action that is legal leaves something to be tried
        tries.first.click()
        page.wait_for_url(lambda url: "/table/" in url and table not in url, timeout=60_000)
        page.locator(".prompt, .result h1").first.wait_for(timeout=60_000)
    page.keyboard.press("Escape")
    assert not player.troubles
    player.context.close()


def test_a_hint_is_a_plan_that_is_followed_step_by_step_and_the_meter_shows_the_chance(
    browser: Browser, coached: Server
) -> None:
    """The plan on a sheet, "show me", each step confirmed; beside it the meter, since it was switched on."""
    player = player_of(browser, coached, meter=True)
    page = player.page
    player.open()
    player.open(f"/table/{quick_table(page, seat=1)}")
    player.await_my_turn(60)
    expect(page.get_by_role("meter")).to_be_visible(timeout=PATIENCE)
    page.locator(".prompt .hint").first.click()
    sheet = page.locator("dialog .plan")
    sheet.wait_for(timeout=PATIENCE)
    player.check_access("a hint")
    page.get_by_role("button", name="Show me, step by step").click()
    guide = page.locator("[data-guide]")
    step = guide.get_attribute("data-guide")
    guide.get_by_role("button", name="Do it").click()
    expect(page.locator(f"[data-guide='{step}']")).to_have_count(0)
    assert not player.troubles
    player.context.close()


def test_the_coach_asks_once_before_the_game_is_given_away(browser: Browser, coached: Server) -> None:
    """With an answer put into the coach's mouth: the sheet, back, and in the same turn it does not ask again."""
    player = player_of(browser, coached, sure=True)
    page = player.page
    page.add_init_script(MOUTH)
    player.open()
    offered = page.locator(".field .card.offered")
    kinds: set[str] = set()
    while len(kinds) < 2:  # with three cards of one kind there would be nothing to ask
        player.open(f"/table/{quick_table(page, seat=1)}")
        assert player.await_my_turn(60) == "play"
        kinds = set(offered.evaluate_all("cards => cards.map(card => card.ariaLabel)"))
    offered.first.click()
    sheet = page.locator("[data-sure]")
    expect(sheet).to_contain_text("40 points")
    player.check_access("sure?")
    page.locator("[data-action=think-again]").click()
    expect(sheet).to_have_count(0)
    assert player.decision == "play"
    offered.first.click()
    expect(page.locator(".prompt:not([data-prompt=play])")).to_be_visible()
    assert page.evaluate("asked.length") == 1
    assert not player.troubles
    player.context.close()
