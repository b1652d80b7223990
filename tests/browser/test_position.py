"""A position of one's own in the browser: set up, refused by its rule, shared by its link, played."""

import re
from urllib.parse import quote

from playwright.sync_api import expect

from tests.browser.player import Player

SLOW = 60_000  # milliseconds
TEXT = "players=2 decision=play seat=P1 area.P1=M1*3 hand.P1=M1,R1 hand.P2=E1,S1 deck=S2"


def test_a_position_is_set_up_by_hand_checked_and_played(player: Player) -> None:
    """What cannot be is told with its rule; what can be is played like any table."""
    page = player.page
    player.open()
    page.get_by_role("link", name="Set up a position").click()
    military = page.locator("[data-put=M1]")
    military.click(click_count=6)  # where I play: nine of them, which there are not
    page.locator("[data-action=check]").click()
    expect(page.locator("[data-trouble]")).to_contain_text("R1.1", timeout=SLOW)
    player.troubles.clear()  # the browser itself notes every refusal
    for _ in range(5):
        page.locator("[data-tray=areas-1] [data-take=M1]").click()
    page.locator("[data-action=check]").click()
    expect(page.locator("textarea")).to_have_value(re.compile("^impera-position/1 players=2"), timeout=SLOW)
    player.check_access("a position")
    page.locator("[data-action=play]").click()
    page.locator(".prompt").wait_for(timeout=60_000)
    assert player.await_my_turn(60) == "play"


def test_a_link_opens_the_position_it_was_made_of(player: Player) -> None:
    """The whole of it is in the link."""
    player.open(f"/position#{quote(TEXT)}")
    expect(player.page.locator("[data-tray=areas-1] [data-take=M1] b")).to_have_text("3")
    expect(player.page.locator("[data-tray=hands-2] [data-take=S1]")).to_have_count(1)
