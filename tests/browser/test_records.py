"""Looking back: any entry of a running game, the key moments of a finished one, a record from a file."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.by_http import PLAY_SOME, quick_table
from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

GOLDEN = Path(__file__).parents[1] / "golden"


def test_any_entry_shows_its_position_after_the_page_is_loaded_anew(player: Player, new_player: NewPlayer) -> None:
    """In this tab, in another one, and for someone who only watches: the server tells the position."""
    player.quick_play()
    for _ in range(6):
        player.step_by_mouse(player.await_my_turn())
    player.await_my_turn()
    lying = player.page.locator(".mine .stack .card")
    assert lying.count() > 0
    player.page.reload()
    entries = player.page.locator(".log li button")
    entries.first.wait_for()
    entries.first.click()
    expect(player.page.locator(".prompt")).to_contain_text("earlier position")
    expect(lying.nth(1)).to_have_count(0)
    expect(player.page.locator(".field .hand .card")).not_to_have_count(0)
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".prompt")).not_to_contain_text("earlier position")
    watcher = new_player("Carl")
    watcher.open(player.page.url.removeprefix(player.address))
    watcher.page.locator(".log li button").first.click()
    expect(watcher.page.locator(".prompt")).to_contain_text("earlier position")
    assert watcher.page.locator(".others :is(.told, .held.known)").count() == 0


def test_a_long_log_opens_at_its_end(player: Player, new_player: NewPlayer) -> None:
    """Also for someone who comes in the middle of the game."""
    player.open()
    tables = (quick_table(player.page, players=3) for _ in range(5))  # a game may be over before its log is long
    table = next(table for table in tables if player.page.evaluate(PLAY_SOME, [table, 20]) == "running")
    for someone in (player, new_player("Carl")):
        someone.open(f"/table/{table}")
        expect(someone.page.locator(".log li button").last).to_be_in_viewport()
        assert someone.page.locator(".log").evaluate("log => log.scrollHeight > log.clientHeight")


def test_the_review_tells_nothing_before_it_is_reached(player: Player) -> None:
    """The log grows with the steps, names are those of the record, and the back button closes the review."""
    text = (
        (GOLDEN / "team-majority-S.txt").read_text(encoding="utf-8").replace("[Players", '[Seat4 "Ada"]\n[Players', 1)
    )
    player.open("/")
    player.open("/replay")
    player.page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )
    player.page.locator("[data-action=step]").click()
    lines = player.page.locator(".log li")
    player.page.locator("[data-action=next]").wait_for()
    before = lines.count()
    for _ in range(14):
        player.page.locator("[data-action=next]").click()
    expect(player.page.locator(".review .count")).to_contain_text("14/")
    expect(player.page.locator(".log li:not(.later)")).not_to_have_count(before)
    expect(player.page.locator(".log")).not_to_contain_text("the game is over")
    expect(player.page.locator(".log")).to_contain_text("Ada")
    player.page.locator("[data-action=back]").click()
    expect(player.page.locator(".log li.later")).not_to_have_count(0)
    player.check_access("a step back in the review")
    player.page.go_back()
    player.page.locator("[data-action=other]").click()
    player.page.locator("input[type=file]").wait_for(state="attached")


def test_a_record_from_a_file_is_stepped_through(player: Player) -> None:
    """Choose the file, step, jump from moment to moment, close; a file that is none is refused in words."""
    player.open("/replay")
    player.page.locator("input[type=file]").set_input_files(GOLDEN / "team-majority-S.txt")
    expect(player.page.locator("[data-result=majority]")).to_contain_text("won")
    expect(player.page.locator("[data-verified=none]")).to_contain_text("no seed")
    assert player.page.get_by_role("button", name="Copy the link").count() == 0
    player.check_access("a record from a file")
    player.page.locator("[data-action=step]").click()
    player.page.locator("[data-action=next]").click()
    count = player.page.locator(".review .count")
    expect(count).to_contain_text("1/")
    player.page.keyboard.press("n")
    expect(player.page.locator("[data-moment]")).to_be_visible()
    first = count.inner_text()
    player.page.locator("[data-action=moment-next]").click()
    expect(count).not_to_have_text(first)
    player.page.keyboard.press("b")
    expect(count).to_have_text(first)
    player.check_access("replay of a file")
    for _ in range(200):
        if player.page.locator("[data-action=moment-next]").is_disabled():
            break
        player.page.keyboard.press("n")
    expect(player.page.locator("[data-moment=end]")).to_be_visible()
    player.page.keyboard.press("Escape")
    player.page.locator("[data-action=other]").click()
    illegal = (GOLDEN / "team-majority-S.txt").read_text(encoding="utf-8").replace("; end", "; play M1; end", 1)
    line = 1 + next(at for at, text in enumerate(illegal.splitlines()) if "; play M1; end" in text)
    for wrong, why in (("no record", "could not be read"), (illegal, f"line {line},")):
        player.page.locator("input[type=file]").set_input_files(
            {"name": "wrong.txt", "mimeType": "text/plain", "buffer": wrong.encode()}
        )
        expect(player.page.get_by_role("alert")).to_contain_text(re.compile(why, re.IGNORECASE))
    player.troubles.clear()  # the browser tells of the refusal in its console
