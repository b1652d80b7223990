"""Every screen of the drawing board opens, and looks as it is kept."""

from urllib.parse import urlsplit

import pytest
from PIL import Image, ImageDraw, ImageFilter
from playwright.sync_api import Browser

from tests.browser import pictures

TRIES = 3  # on a busy machine a picture may be taken before a screen stands; what really changed differs each time


@pytest.mark.slow
def test_every_screen_of_the_drawing_board_opens(browser: Browser, board: str):
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    troubles: list[str] = []
    page.on("pageerror", lambda error: troubles.append(f"{page.url}: {error}"))
    page.goto(board)
    page.locator(".list a").first.wait_for()
    links = page.locator(".list a").evaluate_all("links => links.map(link => link.href)")
    at_desk = [name for name, (size, _) in pictures.SHOWN.items() if size == pictures.DESK]
    shown = {pictures.screen_of(pictures.query_of(name)) for name in at_desk}  # opened below, as strictly
    rest = [link for link in links if pictures.screen_of(urlsplit(link).query) not in shown]
    assert len(links) > 40
    assert 0 < len(links) - len(rest) < len(links)
    for link in rest:
        page.goto(f"{link}&still")
        page.locator("main, .cards").first.wait_for(timeout=30_000)
    context.close()
    assert not troubles


@pytest.mark.slow
def test_nothing_looks_other_than_it_is_kept(browser: Browser, board: str):
    """Made anew by `python -m tests.browser.pictures`, once the new looks are wanted."""
    names, apart = list(pictures.SHOWN), {}
    for _ in range(TRIES):
        shot = pictures.shoot(browser, board, names)
        apart = {name: round(pictures.difference(image, pictures.kept(name))) for name, image in shot.items()}
        names = [name for name, much in apart.items() if much > pictures.MOST]
        if not names:
            break
    assert {name: apart[name] for name in names} == {}


def test_a_card_that_moved_is_seen_and_a_smoother_edge_is_not():
    picture = pictures.kept("desk-three")
    moved = picture.copy()
    ImageDraw.Draw(moved).rectangle((40, 60, 55, 75), fill=(240, 220, 160))
    assert pictures.difference(picture, moved) > pictures.MOST
    smooth = Image.blend(picture, picture.filter(ImageFilter.BLUR), 0.2)
    assert pictures.difference(picture, smooth) < pictures.MOST / 2
