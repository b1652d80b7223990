"""What a player sets: sounds, notices, another device. And the weight of the first page."""

import gzip

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

MOST_BYTES = 150_000
NO_SOUND_DEVICE = """
window.heard = 0;
window.AudioContext = class {
  currentTime = 0; destination = {}; state = "running";
  resume() { return Promise.resolve(); }
  createGain() { return { gain: { value: 0, setValueAtTime() {}, linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {} }, connect(next) { return next; } }; }
  createOscillator() { window.heard++; return { frequency: { value: 0, setValueAtTime() {},
    exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} }, connect(next) { return next; },
    start() {}, stop() {} }; }
};
"""
NOTICES = """
window.notices = [];
class Notice { static permission = "granted"; static requestPermission() { return Promise.resolve("granted"); }
  constructor(text) { window.notices.push(text); } }
window.Notification = Notice;
window.unseen = false;
Object.defineProperty(document, "hidden", { get: () => window.unseen });
"""


def test_sounds_are_off_until_they_are_switched_on(new_player: NewPlayer) -> None:
    """Off by default; on at once, and kept."""
    player = new_player()
    player.context.add_init_script(NO_SOUND_DEVICE)
    player.quick_play()
    player.step_by_mouse(player.await_my_turn())
    player.page.locator("[data-effect=purge]").first.click()
    player.page.locator(".note").wait_for()
    assert player.page.evaluate("window.heard") == 0
    player.page.get_by_label("Settings").click()
    player.page.get_by_label("Sounds").check()
    player.page.keyboard.press("Escape")
    player.page.locator("[data-effect=purge]").first.click()
    player.page.wait_for_timeout(300)
    assert player.page.evaluate("window.heard") > 0
    player.page.reload()
    player.page.get_by_label("Settings").click()
    expect(player.page.get_by_label("Sounds")).to_be_checked()


def test_a_notice_tells_my_turn_when_the_page_is_not_seen(new_player: NewPlayer) -> None:
    """Only if asked for and allowed; the title tells it in any case."""
    player = new_player()
    player.context.add_init_script(NOTICES)
    player.open("/settings")
    player.page.get_by_label("Notify me").check()
    player.quick_play()
    player.await_my_turn()
    assert player.page.evaluate("window.notices") == []
    player.page.evaluate("window.unseen = true")
    player.step_by_mouse("play")
    player.step_by_mouse("effects") if player.page.locator("[data-prompt=effects]").count() else None
    while player.await_my_turn() not in ("play", "over"):
        player.page.locator("[data-action=end]").dispatch_event("click")
        player.page.wait_for_timeout(100)
    assert player.page.evaluate("window.notices").count("It is your turn") >= 1
    assert "Your turn" in player.page.title() or player.decision == "over"


def test_a_game_goes_on_on_another_device(new_player: NewPlayer) -> None:
    """The personal link makes the other browser the same person; it is good once."""
    here, there, thief = new_player("Ada"), new_player("Nobody"), new_player("Thief")
    here.quick_play()
    here.await_my_turn()
    here.page.get_by_label("Settings").click()
    here.page.get_by_role("button", name="Continue on another device").click()
    link = here.page.locator("input[readonly]").input_value()
    there.page.goto(link)
    there.page.get_by_role("link", name="Continue").click()
    expect(there.page.locator(".field .hand .card")).to_have_count(here.page.locator(".field .hand .card").count())
    assert there.await_my_turn() == here.decision
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_be_visible()
    thief.troubles.clear()  # the browser tells of the refusal in its console


def test_a_foreign_link_asks_first_and_the_old_identity_can_be_had_again(new_player: NewPlayer) -> None:
    """Whoever opens somebody else's link is told what is lost, stays with one key, and comes back later."""
    ada, bob = new_player("Ada"), new_player("Bob")
    for player in (ada, bob):
        player.quick_play()
    link = ada.address + ada.page.evaluate("fetch('/api/me/links', {method: 'POST'}).then(a => a.json())")["path"]
    bob.page.goto(link)
    expect(bob.page.get_by_role("dialog")).to_contain_text("Here you are Bob")
    expect(bob.page.get_by_role("dialog")).to_contain_text("your one game")
    bob.check_access("foreign link")
    bob.page.keyboard.press("Enter")
    expect(bob.page.get_by_role("dialog")).to_have_count(0)
    who = "fetch('/api/me').then(a => a.json()).then(a => a.name)"
    assert bob.page.evaluate(who) == "Bob"
    bob.page.goto(link)
    bob.page.reload()
    bob.page.get_by_role("button", name="Become Ada").click()
    bob.page.wait_for_url("**/games")
    assert bob.page.evaluate(who) == "Ada"
    bob.open("/settings")
    bob.page.get_by_role("button", name="Be Bob again").click()
    bob.page.wait_for_url("**/games")
    assert bob.page.evaluate(who) == "Bob"


def test_the_first_load_is_small(player: Player) -> None:
    """Script and style of the first page, compressed."""
    loaded: list[bytes] = []
    player.page.on("response", lambda r: loaded.append(r.body()) if r.url.endswith((".js", ".css")) else None)
    player.open()
    player.page.locator(".play").wait_for()
    player.page.wait_for_load_state("networkidle")
    assert len(loaded) >= 3
    assert sum(len(gzip.compress(body, 6)) for body in loaded) < MOST_BYTES
