"""A whole game by mouse in each set-up, against bots."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.by_http import PLAY_ON, quick_table
from tests.browser.player import Player

SETUPS = [(2, "basic", False), (3, "basic", False), (4, "basic", False), (3, "draft", False), (4, "draft", True)]


@pytest.mark.slow
@pytest.mark.parametrize(("players", "variant", "teams"), SETUPS)
def test_a_whole_game_by_mouse(player: Player, players: int, variant: str, teams: bool) -> None:
    """From the form to the result, the shuffle verified."""
    player.set_table(players=players, variant=variant, teams=teams)
    player.start()
    player.play_game(player.step_by_mouse)
    expect(player.page.locator("[data-verified=true]")).to_be_visible()
    assert player.page.locator(".result tbody tr").count() == players


def test_a_finished_game_is_stepped_through_with_every_hand_open(player: Player) -> None:
    """A table of two bots and me, over before anybody looks at it."""
    player.open()
    table = quick_table(player.page, players=3)
    assert player.page.evaluate(PLAY_ON, table) == "finished"
    player.open(f"/table/{table}")
    player.page.get_by_role("button", name="Step through").click()
    player.page.locator(".review [data-action=next]").click()
    expect(player.page.locator(".review .count")).to_contain_text("1/")
    player.page.locator("h1").first.wait_for(state="attached")
    player.page.locator(".log li button").first.click()
    expect(player.page.locator(".review .count")).not_to_have_text(re.compile(r"^1/"))
    expect(player.page.locator(".others .told")).not_to_have_count(0)
    player.page.mouse.move(1, 1)
    player.check_access("review")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".result")).to_be_visible()


def test_one_key_from_the_first_page_to_the_first_decision(player: Player) -> None:
    """Quick play asks nothing more; how long it takes is measured by benchmarks/browser.py."""
    player.quick_play()
    player.open()
    expect(player.page.locator(".play")).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.locator(".prompt").wait_for()
    assert player.await_my_turn() == "play"
