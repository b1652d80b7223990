"""A whole game by mouse in each set-up, against bots."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player

SETUPS = [(2, "basic", False), (3, "basic", False), (4, "basic", False), (3, "draft", False), (4, "draft", True)]


@pytest.mark.parametrize(("players", "variant", "teams"), SETUPS)
def test_a_whole_game_by_mouse(player: Player, players: int, variant: str, teams: bool) -> None:
    """From the form to the result, the shuffle verified."""
    player.set_table(players=players, variant=variant, teams=teams)
    player.start()
    player.play_game(player.step_by_mouse)
    expect(player.page.locator("[data-verified=true]")).to_be_visible()
    assert player.page.locator(".result tbody tr").count() == players


def test_one_click_from_the_first_page_to_the_first_decision(player: Player) -> None:
    """Quick play asks for a decision within two seconds of the click (the server is warm)."""
    player.quick_play()
    player.open()
    started = player.page.evaluate("performance.now()")
    player.page.keyboard.press("Enter")
    player.page.locator(".prompt").wait_for()
    player.await_my_turn()
    assert player.page.evaluate("performance.now()") - started < 2_000
