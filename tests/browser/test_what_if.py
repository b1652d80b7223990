"""What if, in the browser: play on from a moment of a game, see both outcomes, climb the tree."""

import re

from playwright.sync_api import expect

from tests.browser.by_http import concede, table_of
from tests.browser.player import Player


def test_a_finished_game_is_played_on_from_a_moment_of_it(player: Player) -> None:
    """Step through, choose a moment, play on; at the end both outcomes stand side by side."""
    page = player.page
    player.quick_play()
    player.await_my_turn()
    player.step_by_mouse("play")
    original = table_of(page)
    concede(page)
    page.get_by_role("button", name="Step through").click()
    page.locator("[data-action=play-on]").click()
    form = page.locator("dialog form.branch")
    form.wait_for()
    player.check_access("play on from here")
    form.locator("select[name=cards]").select_option(index=1)
    form.locator("[data-action=branch]").click()
    page.wait_for_url(lambda url: "/table/" in url and original not in url, timeout=60_000)
    page.locator(".prompt").wait_for(timeout=60_000)
    assert table_of(page) != original
    concede(page)
    outcomes = page.locator("[data-outcomes]")
    expect(outcomes).to_contain_text("The original")
    expect(outcomes.locator("dd")).to_have_count(2)
    expect(page.locator("[data-verified]")).to_have_count(0)
    player.check_access("two outcomes")
    page.locator("[data-tree] a").first.click()
    page.wait_for_url(re.compile(original))


def test_ones_own_game_against_bots_is_played_on_while_it_runs(player: Player) -> None:
    """From the table's menu; the cards are dealt anew, which is said and cannot be chosen."""
    page = player.page
    player.quick_play()
    player.await_my_turn()
    running = table_of(page)
    page.get_by_role("button", name="This table").click()
    page.locator("dialog [data-action=play-on]").click()
    form = page.locator("dialog form.branch")
    form.wait_for()
    expect(form.locator("select[name=cards]")).to_have_count(0)
    form.locator("[data-action=branch]").click()
    page.wait_for_url(lambda url: "/table/" in url and running not in url, timeout=60_000)
    page.locator(".prompt").wait_for(timeout=60_000)
