"""A duplicate match in the browser: made, played board by board, compared with the bots."""

import contextlib
import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.by_http import concede
from tests.browser.conftest import NewPlayer
from tests.browser.server import Server


def compare(data: Path, match: str) -> None:
    """Write the results that the coach would find out: the processes it needs are slow to start."""
    with contextlib.closing(sqlite3.connect(data / "impera.db", timeout=30)) as database, database:
        database.execute("UPDATE duplicate_boards SET won = 0.0, luck = -0.2 WHERE duplicate = ?", [match])
        rows = [(match, number, 1.0, 0.1) for number in (1, 2)]
        database.executemany("INSERT OR IGNORE INTO duplicate_bots VALUES (?, ?, ?, ?)", rows)


def test_a_match_is_made_played_and_compared_with_the_bots(new_player: NewPlayer, server: Server) -> None:
    """One board given up, one ahead: the plate of the first opens with everyone's results, the second stays closed."""
    player = new_player()
    page = player.page
    player.open("/puzzles")
    page.locator("a[href='/duplicates']").click()
    page.locator("input[name=deals][value='2']").check()
    page.locator("input[name=seating][value=one]").check()
    expect(page.get_by_role("status").filter(has_text="2 games")).to_be_visible()
    player.check_access("a match to be made")
    page.locator("form button[type=submit]").click()
    page.wait_for_url("**/duplicates/*")
    match = page.url.rpartition("/")[2]
    page.locator("[data-action=play]").click()
    page.wait_for_url("**/table/*")
    player.await_my_turn()
    concede(page)
    page.get_by_role("link", name="Go on with the match").click()
    compare(server.data, match)
    expect(page.locator(".plate.lost")).to_be_enabled()
    expect(page.locator(".plate.ahead")).to_be_disabled()
    expect(page.locator(".sheet tbody tr")).to_have_count(3)  # mine, the bots', the field
    expect(page.locator(".standings tbody tr")).to_have_count(2)
    expect(page.locator("[data-action=play]")).to_have_text("Play board 2")
    assert not player.is_sideways()
    player.check_access("a match under way")
    assert not player.troubles
