"""Every page, in both looks and all languages, at phone size and at a desk; refusals in words."""

import re
import time

import pytest
from playwright.sync_api import Route, expect

from tests.browser.by_http import PLAY_ON, table_of
from tests.browser.conftest import NewPlayer
from tests.browser.player import LANDED, Player

RULE = {
    "en": "You cannot pass",
    "el": "πάσο",
    "hu": "Nem passzolhatsz",
    "it": "Non puoi passare",
    "ro": "Nu poți trece",
}
PAGES = ["/", "/new", "/lobby", "/ratings", "/games", "/replay", "/rules", "/settings", "/no-such-page"]
LANGUAGES = {"en": "Play now", "el": "Παίξτε τώρα", "hu": "Gyors játék", "it": "Gioca subito", "ro": "Joacă acum"}


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_every_page_is_clean_for_axe(new_player: NewPlayer, theme: str) -> None:
    """In both looks."""
    player = new_player(theme=theme)
    player.quick_play()
    player.await_my_turn()
    player.check_access(f"table, {theme}")
    for path in PAGES:
        player.open(path)
        player.page.locator("h1").first.wait_for()
        player.check_access(f"{path}, {theme}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_s_language_is_spoken(new_player: NewPlayer, language: str) -> None:
    """From the first page to the table, with no key shown instead of a sentence; switchable."""
    player = new_player(language=language)
    player.open()
    expect(player.page.locator(".play")).to_contain_text(LANGUAGES[language])
    assert player.page.evaluate("document.documentElement.lang") == language
    player.page.locator(".play").click()
    player.await_my_turn()
    player.page.locator(".field .card.offered").first.click()
    expect(player.page.locator("[data-prompt=effects]")).to_be_visible()
    text = player.page.locator("body").inner_text()
    assert not re.findall(r"\b(?:web|event|effect|domain|table)-[a-z-]+", text)
    player.open("/settings")
    player.page.locator("select").first.select_option("hu" if language != "hu" else "it")
    expect(player.page.locator("h1")).to_have_text("Beállítások" if language != "hu" else "Impostazioni")


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (844, 390), (768, 1024), (1024, 768)])
def test_nothing_scrolls_sideways_and_targets_are_large(new_player: NewPlayer, size: tuple[int, int]) -> None:
    """Phones and tablets, upright and lying."""
    player = new_player(size=size)
    for path in PAGES:
        player.open(path)
        player.page.locator("h1").first.wait_for()
        assert not player.is_sideways(), path
    player.quick_play()
    player.await_my_turn()
    player.page.locator(".field .card.offered").first.dispatch_event("click")
    expect(player.page.locator("[data-prompt=effects]")).to_be_visible()
    assert not player.is_sideways()
    small = player.page.evaluate(
        "[...document.querySelectorAll('.prompt button, .tabs button, .bar a, .bar button, .hand .card')]"
        ".filter(e => e.offsetParent).map(e => [e.getBoundingClientRect(), e.className])"
        ".filter(([r]) => r.width < 44 || r.height < 44).map(([r, c]) => `${c} ${r.width}x${r.height}`)"
    )
    assert not small


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_says_how_it_plays(new_player: NewPlayer, language: str) -> None:
    """Each in a sentence of its own, where a table is set and where the usual strength is chosen."""
    player = new_player(language=language)
    page = player.page
    player.open("/new")
    page.locator("input[name=holder][value=bot]").check()
    strength = page.locator("select[name=strength]")
    told = []
    for level in range(1, 11):
        strength.select_option(f"ladder:{level}")
        told.append(page.locator(".manner").inner_text())
    for style in ("builder", "raider", "merchant", "scholar", "diplomat"):
        page.locator("select[name=style]").select_option(style)
        told.append(page.locator(".manner").inner_text())
    assert len(set(told)) == 15
    assert all(text.endswith(".") for text in told)
    player.open("/settings")
    page.locator("[aria-describedby=manner]").select_option("ladder:5")
    expect(page.locator("#manner")).to_have_text(told[4])


def test_a_phone_plays_a_turn_by_touch(new_player: NewPlayer) -> None:
    """Card, effects sheet, end of the turn."""
    player = new_player(size=(360, 740))
    player.quick_play()
    player.await_my_turn()
    player.page.locator(".field .card.offered").first.tap()
    expect(player.page.locator("[data-prompt=effects]")).to_be_visible()
    player.page.locator(".prompt .effects").tap()
    expect(player.page.locator("dialog[open] .board[role=group]")).to_be_visible()
    player.check_access("effects on a phone")
    player.page.keyboard.press("Escape")
    player.page.locator("[data-action=end]").tap()
    player.await_my_turn()


def test_a_long_press_explains_a_card_and_does_not_play_it(new_player: NewPlayer) -> None:
    """Long press: its text. Letting go: nothing."""
    player = new_player(size=(390, 844))
    player.quick_play()
    player.await_my_turn()
    card = player.page.locator(".field .card.offered").first
    box = card.bounding_box()
    assert box
    touch = player.context.new_cdp_session(player.page)
    point = {"x": box["x"] + 20, "y": box["y"] + 40}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(player.page.locator(".tip")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    player.page.wait_for_timeout(200)
    assert player.decision == "play"


def test_illegal_clicks_are_explained_with_their_rule(player: Player) -> None:
    """An effect out of reach, and a card out of time."""
    player.quick_play()
    player.await_my_turn()
    player.page.locator("[data-effect=purge]").first.click()
    note = player.page.locator(".note")
    expect(note).to_contain_text("Play a card from your hand first")
    expect(note.locator("a")).to_have_text("R3.2")
    player.page.locator(".field .card.offered").first.click()
    expect(player.page.locator("[data-prompt=effects]")).to_be_visible()
    player.page.locator("[data-effect=purge]").first.click()
    expect(note).to_contain_text("Purge needs 5 Military in play")
    expect(note.locator("a")).to_have_text("R4.1")
    player.page.locator(".field .hand .card").first.click()
    expect(note).to_contain_text("The play step of this turn is over")


def test_a_first_game_explains_what_matters(new_player: NewPlayer) -> None:
    """Each thing once."""
    player = new_player(firstGame=True)
    player.quick_play()
    player.await_my_turn()
    advice = player.page.locator(".advice")
    expect(advice).to_contain_text("7 of one Domain")
    player.check_access("advice")
    advice.get_by_role("button", name="Got it").click()
    expect(advice).to_have_count(0)


def test_the_log_shows_an_earlier_position(player: Player) -> None:
    """Any entry; and back to now."""
    player.quick_play()
    for _ in range(5):
        player.step_by_mouse(player.await_my_turn())
    player.await_my_turn()
    player.page.locator(".log li button").first.click()
    expect(player.page.locator(".prompt")).to_contain_text("earlier position")
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".prompt")).not_to_contain_text("earlier position")


def test_the_back_button_and_unknown_tables(player: Player) -> None:
    """Back from the table to the first page; a table that is none says so."""
    player.quick_play()
    player.page.go_back()
    player.page.locator(".play").wait_for()
    player.open("/table/nosuchtable99")
    expect(player.page.locator("main")).to_contain_text("nothing at this address")


def test_the_back_button_closes_what_lies_over_the_table(player: Player) -> None:
    """A sheet, one after the other; one that was closed by hand needs no step of its own."""
    player.quick_play()
    sheet = player.page.locator("dialog[open]")
    for key in ("l", "p"):
        player.page.keyboard.press(key)
        expect(sheet).to_be_visible()
        player.page.go_back()
        expect(sheet).to_have_count(0)
        expect(player.page.locator(".prompt")).to_be_visible()
    for key in ("l", "p"):
        player.page.keyboard.press(key)
        expect(sheet).to_be_visible()
        player.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    player.page.go_back()
    player.page.locator(".play").wait_for()


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (1280, 800)])
def test_offline_is_said_above_the_table_and_covers_nothing(new_player: NewPlayer, size: tuple[int, int]) -> None:
    """And taken back; the rail begins below the banner, and the hand is still in the window."""
    player = new_player(size=size)
    player.quick_play()
    player.await_my_turn()
    player.context.set_offline(True)
    banner, rail = player.page.locator(".offline"), player.page.locator("header.rail")
    expect(banner).to_be_visible()
    said, bar = banner.bounding_box(), rail.bounding_box()
    assert said
    assert bar
    assert bar["y"] >= said["y"] + said["height"] - 0.5
    card = player.page.locator(".mine-hand .card").last.bounding_box()
    assert card
    assert card["y"] + card["height"] <= size[1] + 8  # a fanned card may dip its corner
    player.context.set_offline(False)
    expect(banner).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_the_player_s_language(new_player: NewPlayer, language: str) -> None:
    """The number in a refusal opens the rule's text; the rules page has them all."""
    player = new_player(language=language)
    player.quick_play()
    player.await_my_turn()
    player.page.locator("[data-effect=purge]").first.click()
    player.page.locator(".note a").click()
    text = player.page.locator("dialog [data-rule='R3.2']")
    expect(text).to_contain_text(RULE[language])
    player.check_access(f"a rule in {language}")
    player.page.locator("dialog .all button").click()
    expect(player.page.locator("dialog [id='r3.2']")).to_be_in_viewport()
    player.open("/rules#r9.3")
    expect(player.page.locator("[id='r9.3']")).to_be_in_viewport()
    assert player.page.locator(".rule[id^=r]").count() == 42
    player.check_access(f"rules in {language}")


def test_a_rated_game_is_in_the_list_of_ratings(player: Player) -> None:
    """Against a bot, to the end; the list of the lobby then has the bot, and below it what is mine."""
    player.set_table(players=2, rated=True)
    player.start()
    assert player.page.locator(".prompt .hint").count() == 0
    assert player.page.evaluate(PLAY_ON, table_of(player.page)) == "finished"
    expect(player.page.locator("[data-change]")).to_have_count(2)
    player.open("/lobby")
    player.page.get_by_role("link", name="Ratings").click()
    expect(player.page.get_by_label("2 players")).to_be_checked()
    expect(player.page.locator("tbody tr")).to_have_count(1)  # the bot; people from three opponents on
    expect(player.page.locator(".own")).to_contain_text("Different opponents so far: 1 of 3")
    player.check_access("ratings")


def test_a_rated_table_has_no_hints(player: Player) -> None:
    """The form says so and does so."""
    player.open("/new")
    hints = player.page.locator("input[name=hints]")
    expect(hints).to_be_checked()
    player.page.locator("input[name=rated]").check()
    expect(hints).not_to_be_checked()
    expect(hints).to_be_disabled()
    player.page.locator("input[name=rated]").uncheck()
    expect(hints).to_be_checked()


@pytest.mark.parametrize(
    ("size", "players"), [((360, 640), 3), ((360, 740), 3), ((360, 740), 4), ((740, 360), 3), ((740, 360), 4)]
)
def test_my_cards_are_in_sight_on_a_phone(new_player: NewPlayer, size: tuple[int, int], players: int) -> None:
    """Upright and lying, with any number of others: nothing covers my play area, nothing my hand."""
    player = new_player(size=size)
    player.set_table(players=players)
    player.start()
    player.await_my_turn()
    player.page.locator(".field .card.offered").first.dispatch_event("click")
    expect(player.page.locator("[data-prompt=effects]")).to_be_visible()
    player.page.evaluate(LANDED)
    covered = player.page.evaluate(
        "[...document.querySelectorAll('.mine .stack .card, .dock .hand .card')].map(e => e.getBoundingClientRect())"
        ".filter(r => { const x = r.x + r.width / 2, y = r.bottom - 5;"
        " return y > innerHeight || !document.elementFromPoint(x, y)?.closest('.mine, .hand'); }).length"
    )
    assert covered == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_nothing_lies_under_the_prompt_at_a_desk(new_player: NewPlayer, players: int) -> None:
    """My area, its marks and the piles end above the prompt, from a small laptop up; so they do in a draft."""
    player = new_player(size=(1280, 720))
    player.set_table(players=players, variant="draft")
    player.start()
    while (decision := player.await_my_turn()) in ("pick", "claim"):
        _assert_clear_of_the_dock(player, decision)
        player.step_by_mouse(decision)
    for _ in range(6):
        player.step_by_mouse(player.await_my_turn())
    _assert_clear_of_the_dock(player, "play")


def _assert_clear_of_the_dock(player: Player, where: str) -> None:
    for width, height in [(1280, 720), (1366, 768), (1920, 1080)]:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(LANDED)
        assert not player.page.evaluate(
            "top => [...document.querySelectorAll('.middle .card, .middle .column, .piece, .pile, .coin, .draft li')]"
            ".filter(e => e.getBoundingClientRect().bottom > top).map(e => e.className)",
            player.page.evaluate("document.querySelector('.dock').getBoundingClientRect().top"),
        ), (where, width, height)


def test_what_a_phone_on_its_side_is_told_is_in_sight(new_player: NewPlayer) -> None:
    """Advice, a hint and the text of a card are inside the window."""
    player = new_player(size=(740, 360), firstGame=True)
    player.quick_play()
    player.await_my_turn()
    page = player.page
    expect(page.locator(".advice")).to_be_in_viewport(ratio=1)
    page.locator(".prompt .hint").click()
    expect(page.locator(".note")).to_be_in_viewport(ratio=1)
    page.locator(".dock .hand .card").first.hover()
    expect(page.locator(".tip")).to_be_in_viewport(ratio=1)


def _late(route: Route) -> None:
    time.sleep(0.2)
    route.continue_()


def test_a_rule_is_found_though_letters_come_late(new_player: NewPlayer) -> None:
    """The page opened for the first time on a phone: the rule is in the middle when the fonts have come."""
    player = new_player(size=(360, 740))
    player.page.route("**/*.woff2", _late)
    player.open("/rules#R4.3")
    rule = player.page.locator("[id='r4.3']")
    expect(rule).to_have_class(re.compile("wanted"))
    player.page.evaluate("document.fonts.ready")
    player.page.wait_for_timeout(200)
    expect(rule).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_fits_a_phone_in_each_language(new_player: NewPlayer, language: str) -> None:
    """No word runs out of its door; lying, the button to play is in sight."""
    player = new_player(language=language, size=(360, 740))
    player.open()
    player.page.locator(".play").wait_for()
    wide = "[...document.querySelectorAll('nav a')].filter(a => a.scrollWidth > a.clientWidth).map(a => a.textContent)"
    assert player.page.evaluate(wide) == []
    player.page.set_viewport_size({"width": 740, "height": 360})
    expect(player.page.locator(".play")).to_be_in_viewport(ratio=1)
    assert player.page.evaluate(wide) == []
