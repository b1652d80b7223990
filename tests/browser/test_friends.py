"""With friends and fitting bots: a host with a name, an opponent that fits, a rematch in one click each, my games."""

import re
import struct

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player

PHONE, DESK = (390, 844), (1280, 860)


def concede(player: Player) -> None:
    """Give up the running game of two."""
    player.page.get_by_label("This table").click()
    player.page.locator("dialog [data-action=concede]").click()
    player.page.locator("dialog [data-action=sure]").click()


def test_a_first_game_is_against_the_weakest_and_says_so(new_player: NewPlayer) -> None:
    """On the first page, at the table, in the result; a chosen opponent is said to be chosen."""
    player = new_player(opponent="", size=PHONE)
    player.quick_play()
    levels = player.page.locator(".others .strength")
    expect(levels).not_to_have_count(0)
    for level in levels.all():
        expect(level).to_have_text("1Newcomer")
        assert level.locator("b").is_visible()  # the number, where a phone has no room for the word
    player.open("/")
    expect(player.page.locator(".against")).to_have_text("Level 1 of 10 · Newcomer, the weakest, for a first game")
    mine = player.page.request.get(f"{player.address}/api/me/tables").json()["tables"]
    assert {seat["bot"] for seat in mine[0]["table"]["seats"]} == {None, "ladder:1"}
    player.open("/games")
    expect(player.page.locator(".who", has_text="1 · Newcomer")).to_have_count(2)
    player.open("/settings")
    player.page.locator("[aria-describedby=manner]").select_option("ladder:4")
    player.open("/")
    expect(player.page.locator(".against")).to_contain_text("4 · Casual")


def test_a_new_table_has_a_named_host_a_styled_bot_a_clock_of_its_own_and_seats_by_lot(new_player: NewPlayer) -> None:
    """On a phone: nobody is called Guest, and everything that was chosen stands on the next screen."""
    player = new_player("", size=PHONE, opponent="")
    page = player.page
    player.open("/new")
    page.locator("form button[type=submit]").click()
    expect(page.locator("input[name=name]")).to_be_focused()  # a table without a host's name is not set
    page.locator("input[name=name]").fill("Zoë")
    page.locator("input[name=players][value='2']").check()
    page.locator("input[name=holder][value=bot]").check()
    expect(page.locator("select[name=strength]")).to_have_value("ladder:1")
    page.locator("select[name=strength]").select_option("ladder:3")
    page.locator("select[name=style]").select_option("scholar")
    expect(page.locator(".manner")).to_contain_text("Science")
    page.locator("[data-action=fits]").click()
    expect(page.locator("select[name=strength]")).to_have_value("ladder:1")
    page.locator("select[name=strength]").select_option("ladder:3")
    page.locator("input[name=clock][value=seconds]").check()
    page.locator("input[name=turn]").fill("30")
    page.locator("input[name=bank]").fill("1.5")
    page.locator("input[name=shuffle]").check()
    player.check_access("a new table")
    page.locator("form button[type=submit]").click()
    facts = page.get_by_role("list", name="The game")
    expect(facts).to_contain_text("30 s a turn, 1.5 min in reserve")
    expect(facts).to_contain_text("seats by lot")
    expect(page.locator("[data-seat='1']")).to_contain_text("Zoë")
    chosen = page.locator("[data-seat='2'] select option:checked")
    expect(chosen.first).to_have_text("3 · Learner")
    expect(chosen.last).to_have_text("Scholar")
    player.start()


def test_at_a_rated_table_nobody_is_chosen_to_fit(player: Player) -> None:
    """The offer is gone as soon as the game is to count."""
    player.open("/new")
    player.page.locator("input[name=holder][value=bot]").check()
    player.page.locator("select[name=strength]").select_option("ladder:5")
    fits = player.page.locator("[data-action=fits]")
    expect(fits).to_be_visible()
    player.page.locator("input[name=rated]").check()
    expect(fits).to_have_count(0)


def test_a_rematch_takes_one_click_each_and_my_games_tell_who_won(new_player: NewPlayer) -> None:
    """Two friends at a desk and a phone: the second click deals; then the list is filtered and searched."""
    host, guest = new_player("Ada"), new_player("Blaise", size=PHONE)
    host.set_table(players=2, bots=0)
    guest.open(host.page.url.removeprefix(host.address))
    guest.page.locator("[data-action=join]").click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Blaise")
    host.start()
    concede(host)
    guest.page.locator("[data-action=rematch]").click()
    expect(guest.page.locator("[data-holder=reserved]")).to_contain_text("Ada")
    host.page.locator("[data-action=rematch]").click()
    for player in (host, guest):
        player.page.locator(".prompt").wait_for()
    host.open("/games")
    rows = host.page.locator("main li")
    expect(rows).to_have_count(2)
    host.page.locator(".choice", has_text="Lost").click()
    expect(rows).to_have_count(1)
    expect(rows.locator("[data-state]")).to_have_text("Blaise won")
    host.page.locator(".choice", has_text="All").click()
    host.page.get_by_role("searchbox").fill("carl")
    expect(rows).to_have_count(0)
    expect(host.page.get_by_role("status")).to_have_text("No game fits.")
    host.page.get_by_role("searchbox").fill("BLAISE")
    expect(rows).to_have_count(2)
    host.check_access("my games")


def test_a_messenger_finds_a_title_and_a_picture_of_ours(player: Player) -> None:
    """The built page tells them; the picture is there, at its whole address, in the size that is told."""
    player.set_table(players=3, bots=0)
    page = player.page.request.get(player.page.url).text()
    assert re.search('<meta property="og:title" content="Impera: Ada at the table" />', page)
    told = re.search('<meta property="og:image" content="([^"]+)"', page)
    assert told
    assert told[1] == f"{player.address}/preview.png"
    picture = player.page.request.get(told[1])
    assert picture.headers["content-type"] == "image/png"
    assert struct.unpack(">II", picture.body()[16:24]) == (1200, 630)


def test_an_opponent_is_changed_in_one_step_after_the_game(new_player: NewPlayer) -> None:
    """The next that fits, or any other of the ladder."""
    player = new_player(opponent="ladder:7", size=DESK)
    player.open("/new")
    player.page.locator("input[name=players][value='2']").check()
    player.page.locator("[data-action=fill]").click()
    player.page.locator("form button[type=submit]").click()
    player.start()
    concede(player)
    expect(player.page.locator(".result")).to_contain_text("7 · Expert")
    player.page.locator("[data-action=next]").click()
    player.page.locator(".prompt").wait_for()
    mine = player.page.request.get(f"{player.address}/api/me/tables").json()["tables"]
    assert [seat["bot"] for seat in mine[0]["table"]["seats"] if seat["bot"]] == ["ladder:1"]
