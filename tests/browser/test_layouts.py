"""Where things lie at each size, on the drawing board: what was once covered, cut off or too small stays mended."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

SIZES = {"short": (360, 640), "phone": (390, 844), "lying": (844, 390), "laptop": (1280, 800), "wide": (1920, 1080)}
BOXES = """query => [...document.querySelectorAll(query)].filter(e => e.checkVisibility()).map(e => {
    const box = e.getBoundingClientRect();
    return [box.left, box.top, box.right, box.bottom];
})"""
SMALL_TEXT = """least => [...document.querySelectorAll('#app *')].filter(e => !e.closest('svg, .unseen, kbd')
    && e.checkVisibility({opacityProperty: true, visibilityProperty: true})
    && [...e.childNodes].some(n => n.nodeType === 3 && n.textContent.trim())
    && parseFloat(getComputedStyle(e).fontSize) < least).map(e => e.className + ': ' + e.textContent.trim())"""
CUT = """query => [...document.querySelectorAll(query)]
    .filter(e => e.scrollWidth > e.clientWidth + 1).map(e => e.textContent)"""
Box = tuple[float, float, float, float]


@pytest.fixture(params=SIZES)
def page(request: pytest.FixtureRequest, browser: Browser) -> Iterator[Page]:
    """A window of each size."""
    width, height = SIZES[request.param]
    touch = request.param in ("short", "phone", "lying")
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch, reduced_motion="reduce"
    )
    yield context.new_page()
    context.close()


def boxes(page: Page, query: str) -> list[Box]:
    """Where the visible ones lie: left, top, right, bottom."""
    found: list[Any] = page.evaluate(BOXES, query)
    return [(box[0], box[1], box[2], box[3]) for box in found]


def do_meet(one: Box, two: Box) -> bool:
    """Whether two boxes cover each other by more than a line."""
    return min(one[2], two[2]) - max(one[0], two[0]) > 2 and min(one[3], two[3]) - max(one[1], two[1]) > 2


def show(page: Page, board: str, query: str) -> None:
    """Open a table of the drawing board."""
    page.goto(f"{board}?screen=table&still&{query}")
    page.locator("main").wait_for()
    page.evaluate("document.fonts.ready")


def test_a_tip_covers_nobody_and_the_chat_stays_in_the_window(page: Page, board: str):
    show(page, board, "name=three-play&first")
    (tip,) = boxes(page, ".advice")
    for other in boxes(page, ".others .seat, .middle .seat, .prompt, .mine-hand .card"):
        assert not do_meet(tip, other)
    size = page.viewport_size
    assert size
    chat = page.get_by_role("tab", name="Chat")
    if chat.count():
        chat.click()
        (field,) = boxes(page, ".side input[type=text]")
        assert field[3] <= size["height"]


def test_a_finger_finds_every_domain_and_every_text_can_be_read(page: Page, board: str):
    for query in ("name=marks", "name=last-round", "name=claim", "name=last-round&state=aim-attack"):
        show(page, board, query)
        assert page.evaluate(SMALL_TEXT, 13.9) == []
        size = page.viewport_size
        assert size
        if size["width"] < 1000:
            for left, top, right, bottom in boxes(page, ".mine .column .head"):
                assert right - left >= 44
                assert bottom - top >= 44


def test_cards_that_are_chosen_from_my_area_are_as_large_as_a_finger(page: Page, board: str):
    for query in ("name=take", "name=sacrifice"):
        show(page, board, query)
        offered = boxes(page, ".mine .card.offered")
        assert offered
        for left, top, right, bottom in offered:
            assert right - left >= 30
            assert bottom - top >= 44


def test_targets_stand_in_the_order_of_the_seats_and_are_all_in_sight(page: Page, board: str):
    show(page, board, "name=three&state=aim-embargo")
    order = page.locator(".targets .seat").all_inner_texts()
    assert order == ["Cosimo", "Hypatia", "Yourself"]
    size = page.viewport_size
    assert size
    if size["width"] > 1000:
        (frame,) = boxes(page, ".asked")
        for target in boxes(page, ".targets button"):
            assert target[3] <= min(frame[3], size["height"])


def test_a_warning_leads_to_its_answer(page: Page, board: str):
    show(page, board, "name=danger")
    (warning,) = boxes(page, ".warnings li")
    for other in boxes(page, ".others .seat, .middle .seat, .prompt, .mine-hand .card"):
        assert not do_meet(warning, other)
    page.locator("[data-answer=embargo]").click()
    page.locator(".targets button").first.wait_for()
    assert page.locator(".prompt").get_attribute("data-prompt")


def test_marks_cover_no_card_and_tell_when_they_bind(page: Page, board: str):
    show(page, board, "name=marks")
    binding = page.locator(".mine .column.domain-M")
    title = binding.locator(".pieces > .piece").get_attribute("title")
    assert title == "Embargo: this Domain may not be played this turn"
    assert "may not be played this turn" in (binding.locator(".head").text_content() or "")
    marks = boxes(page, ".pieces .piece")
    assert marks
    for mark in marks:
        for card in boxes(page, ".stack .card"):
            assert not do_meet(mark, card)


def test_marks_cover_no_count_and_what_is_left_is_read_whole(page: Page, board: str):
    show(page, board, "name=last-round")
    for mark in boxes(page, ".pieces .piece"):
        for count in boxes(page, ".column .count b"):
            assert not do_meet(mark, count)
    size = page.viewport_size
    assert size
    (left,) = boxes(page, ".majority .left")
    assert left[0] >= 0
    assert left[2] <= size["width"]
    (rail,) = boxes(page, ".rail .bar")
    for part in boxes(page, ".majority li, .majority .left"):
        assert part[1] >= rail[1]
        assert part[3] <= rail[3]


def test_in_a_team_game_and_in_a_wordy_language_every_name_is_whole(page: Page, board: str):
    for query in ("name=teams", "name=danger&language=it", "name=danger&language=ro"):
        show(page, board, query)
        assert page.evaluate(CUT, ".others .name") == []


def test_who_watches_has_the_screen_for_the_players(page: Page, board: str):
    show(page, board, "name=three&watched")
    size = page.viewport_size
    assert size
    heights = sum(box[3] - box[1] for box in boxes(page, ".others"))
    assert heights > 0.5 * size["height"]


def test_in_a_draft_nothing_lies_under_what_is_asked(page: Page, board: str):
    show(page, board, "name=draft&language=hu")
    (prompt,) = boxes(page, ".prompt")
    for box in boxes(page, ".draft .card, .done li"):
        assert not do_meet(prompt, box)
