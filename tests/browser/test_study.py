"""A study in the browser: a note is written at a position, saved with the game, and read again from the file."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.by_http import finished_by_the_rules
from tests.browser.player import Player

NOTE = "Here I would give back the Military."


def test_a_note_is_kept_and_comes_back_with_the_study(player: Player, tmp_path: Path) -> None:
    """By keys: letters that are commands of the review are letters while one writes."""
    page = player.page
    player.open()
    table = finished_by_the_rules(page)
    player.open(f"/table/{table}")
    page.get_by_role("button", name="Step through the game").click()
    page.locator(".review input").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator(".review input")).to_have_value("3")
    page.locator("[data-action=note]").click()
    expect(page.get_by_role("textbox", name="Note after action 3")).to_be_focused()
    page.keyboard.type(NOTE)
    expect(page.locator(".review input")).to_have_value("3")
    player.check_access("a note")
    page.get_by_role("button", name="Keep it").click()
    expect(page.locator("[data-note]")).to_contain_text(NOTE)
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-note]")).to_have_count(0)

    player.open(f"/table/{table}")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save as a study").click()
    file = tmp_path / "study.txt"
    saved.value.save_as(file)
    written = file.read_text(encoding="utf-8")
    file.write_text(
        written + "\n" + written.replace(f'[Id "{table}"]', f'[Id "b"]\n[From "{table} 3"]'), encoding="utf-8"
    )

    player.open("/replay")
    page.locator("input[type=file]").set_input_files(file)
    games = page.locator("[data-study] button")
    expect(games).to_have_count(2)
    expect(games.nth(1)).to_contain_text("after action 3")
    player.check_access("a study")
    games.first.click()
    page.locator("[data-action=step]").click()
    page.locator(".review input").wait_for()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(page.locator("[data-note]")).to_contain_text(NOTE)
    assert page.locator("[data-action=note]").count() == 0
    assert not player.troubles
