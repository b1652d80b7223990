"""Chance from everyone: browsers seal and show their seeds by themselves."""

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer


def test_two_browsers_seal_and_show_by_themselves(new_player: NewPlayer) -> None:
    """The host asks for players' seeds, a friend joins by the link, nobody types anything, and the game starts."""
    host, guest = new_player("Ada"), new_player("Bob")
    host.open("/new")
    host.page.locator("input[name=players][value='2']").check()
    host.page.get_by_label("Each player may add to the shuffle").evaluate("box => box.click()")
    host.page.locator("form button[type=submit]").click()
    host.page.locator("[data-action=start]").wait_for()
    expect(host.page.get_by_text("Chance comes from everyone")).to_be_visible()
    guest.page.goto(host.page.url)
    guest.page.locator("form.join button[type=submit]").click()
    host.page.wait_for_function(
        "async () => (await (await fetch('/api' + location.pathname.replace('/table', '/tables'))).json())"
        ".table.seats.every((seat) => seat.seal && seat.seeded)"
    )
    host.start()
