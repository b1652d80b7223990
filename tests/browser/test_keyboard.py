"""The keyboard alone, and axe on every state it passes through."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player


def test_a_whole_game_by_keyboard_with_nothing_for_axe_to_find(player: Player) -> None:
    """Every kind of decision, aiming included, is playable by keys and clean."""
    player.open()
    player.check_access("home")
    player.page.keyboard.press("Enter")
    player.page.locator(".prompt").wait_for()
    seen: set[str] = set()

    def step(decision: str) -> None:
        state = decision + ("+aim" if player.page.locator(".targets").count() else "")
        if state not in seen:
            seen.add(state)
            player.check_access(state)
        player.step_by_keyboard(decision)

    player.play_game(step)
    expect(player.page.locator("[data-verified=true]")).to_be_visible()
    player.check_access("result")
    assert {"play", "effects"} <= seen


def test_every_sheet_opens_and_closes_by_keyboard(player: Player) -> None:
    """Each sheet of the table: its key, clean, closed by Escape."""
    player.quick_play()
    player.await_my_turn()
    for key in ("?", "l", "c", "p", "r"):
        player.page.keyboard.press(key)
        expect(player.page.locator("dialog[open]")).to_be_visible()
        player.check_access(f"sheet {key}")
        player.page.keyboard.press("Escape")
        expect(player.page.locator("dialog[open]")).to_have_count(0)


def test_the_live_region_tells_what_is_asked(player: Player) -> None:
    """A player who cannot see hears the prompt."""
    player.quick_play()
    player.await_my_turn()
    assert "play a card from your hand" in player.told()


def test_the_first_tab_leads_to_the_hand(player: Player) -> None:
    """Past the rail and everybody's cards; the table itself is where the focus starts."""
    player.quick_play()
    player.await_my_turn()
    expect(player.page.locator(".field h1")).to_be_focused()
    skip = player.page.get_by_role("button", name="To your hand", exact=True)
    skip.focus()
    expect(skip).to_be_visible()
    player.check_access("skip link")
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".field .hand .card").first).to_be_focused()


def test_arrow_keys_walk_along_the_hand(player: Player) -> None:
    """D goes to the hand, the arrows go on from there."""
    player.quick_play()
    player.await_my_turn()
    player.page.keyboard.press("d")
    cards = player.page.locator(".field .hand .card")
    expect(cards.nth(0)).to_be_focused()
    player.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()


def test_the_letters_are_those_of_the_language(new_player: NewPlayer) -> None:
    """An Italian ends the turn («Fine turno») with F: shown beside the button, told and listed in the help."""
    player = new_player("Italo", language="it")
    player.quick_play()
    player.await_my_turn()
    player.page.keyboard.press("1")
    end = player.page.locator("[data-action=end]")
    expect(end).to_have_attribute("aria-keyshortcuts", "F")
    expect(end.locator("kbd")).to_be_visible()
    player.page.keyboard.press("?")
    expect(player.page.locator("dialog[open] dd", has_text="Fine turno")).to_be_visible()
    assert player.page.locator("dialog[open] kbd").all_inner_texts()[5] == "F"
    player.page.keyboard.press("Escape")
    seen = player.page.locator("[data-version]").get_attribute("data-version")
    player.page.keyboard.press("f")
    expect(player.page.locator("[data-version]")).not_to_have_attribute("data-version", seen or "")
