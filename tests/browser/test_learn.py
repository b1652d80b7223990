"""A newcomer learns: a whole lesson by mouse, one by keyboard, a wrong touch answered kindly, progress kept."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def end_turn(player: Player) -> None:
    player.page.locator("[data-action=end]").click()


def test_a_lesson_by_mouse_with_a_wrong_touch_and_a_failed_try(player: Player) -> None:
    page = player.page
    player.open()
    page.get_by_role("link", name="Learn by playing").click()
    page.get_by_role("link", name="Begin").click()
    narrator = page.locator(".narrator")
    expect(narrator).to_contain_text("Play the Science card")
    expect(page.locator(".hand .card.offered")).to_have_count(1)
    player.check_access("lesson")
    page.locator(".hand [data-card=M1]").click()
    expect(page.locator(".note")).to_contain_text("touch what glows")
    page.locator(".hand [data-card=S1]").click()
    end_turn(player)
    narrator.get_by_role("button", name="Next").click()
    expect(narrator).to_contain_text("Win now")
    page.locator(".hand [data-card=E1]").click()
    end_turn(player)
    narrator.get_by_role("button", name="Try again").click()
    page.locator(".hand [data-card=M2]").click()
    end_turn(player)
    solved = page.get_by_role("dialog", name="Solved!")
    expect(solved).to_be_visible()
    player.check_access("solved")
    solved.get_by_role("link", name="All lessons").click()
    expect(page.get_by_text("1 of 14")).to_be_visible()
    player.check_access("lessons")
    page.reload()
    expect(page.get_by_role("link", name="Go on")).to_have_attribute("href", "/learn/victory")


def test_a_lesson_by_keyboard_on_a_phone(new_player: NewPlayer) -> None:
    player = new_player(size=(390, 844))
    page, keys = player.page, player.page.keyboard
    player.open("/learn/victory")
    narrator = page.locator(".narrator")
    expect(narrator).to_contain_text("seven cards of one Domain")
    expect(narrator).to_be_in_viewport(ratio=1)
    keys.press("1")
    expect(narrator).to_contain_text("Seven!")
    keys.press("e")
    expect(narrator.get_by_role("button", name="Next")).to_be_focused()
    keys.press("Enter")
    expect(narrator).to_contain_text("the last turn")
    page.locator(".hand [data-card=M2]").first.focus()
    keys.press("Enter")
    page.locator("[data-action=end]").wait_for()
    keys.press("e")
    expect(page.get_by_role("dialog", name="Solved!")).to_be_visible()
    expect(page.get_by_role("link", name="Next lesson")).to_be_focused()
    keys.press("Enter")
    expect(narrator).to_contain_text("level 1")
