"""Two browsers and a spectator at one table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.server import Server


def two_at_a_table(new_player: NewPlayer) -> tuple[Player, Player, Player]:
    """A host, a guest who came by the link, and someone who watches."""
    host, guest, watcher = new_player("Ada"), new_player("Blaise", language="it-IT"), new_player("Carl")
    host.set_table(players=3, bots=0)
    path = host.page.url.removeprefix(host.address)
    host.page.locator("[data-seat='3'] select").select_option("light")
    guest.open(path)
    guest.page.locator("[data-seat='2'] [data-action=sit]").click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Blaise")
    host.start()
    watcher.open(path)
    for player in (guest, watcher):
        player.page.locator(".prompt").wait_for()
    return host, guest, watcher


def whose_turn(*players: Player) -> Player:
    """Who is asked now."""
    for _ in range(400):
        for player in players:
            if player.decision != "wait":
                return player
        players[0].page.wait_for_timeout(25)
    raise AssertionError("nobody is asked")


def test_chat_undo_disconnect_and_restart(new_player: NewPlayer, server: Server) -> None:
    """Everything that may happen between people at one table."""
    host, guest, watcher = two_at_a_table(new_player)
    expect(watcher.page.locator(".field .hand .card")).to_have_count(0)

    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Say something").fill("Ciao!")
    host.page.keyboard.press("Enter")
    guest.page.get_by_role("tab", name="Chat").click()
    expect(guest.page.locator(".said", has_text="Ciao!")).to_be_visible()

    mover = whose_turn(host, guest)
    before = mover.page.locator(".field .hand .card").count()
    mover.page.locator(".field .card.offered").first.click()
    expect(mover.page.locator("[data-prompt=effects]")).to_be_visible()
    letter = mover.page.locator("button.undo").get_attribute("aria-keyshortcuts")
    mover.page.keyboard.press(letter or "u")
    expect(mover.page.locator("[data-prompt=play]")).to_be_visible()
    expect(mover.page.locator(".field .hand .card")).to_have_count(before)

    # A choice in progress outlives a cut line and a server that starts anew.
    mover.page.locator(".field .card.offered").first.click()
    expect(mover.page.locator("[data-prompt=effects]")).to_be_visible()
    aimable = mover.page.locator(".side .ready:is([data-effect=inquisition], [data-effect=embargo])")
    if aimable.count():
        aimable.first.click()
    aiming = mover.page.locator(".targets").count()
    server.stop()
    for player in (host, guest, watcher):
        expect(player.page.locator(".lost")).to_be_visible()
    server.start()
    for player in (host, guest, watcher):
        expect(player.page.locator(".lost")).to_have_count(0, timeout=20_000)
    expect(mover.page.locator(".targets")).to_have_count(aiming)
    if aiming:
        mover.page.keyboard.press("Escape")

    other = guest if mover is host else host
    other.context.set_offline(True)
    other.context.set_offline(False)
    for _ in range(6):
        current = whose_turn(host, guest)
        if current.decision == "over":
            break
        current.step_by_mouse(current.decision)
    assert whose_turn(host, guest).decision != "wait"


def test_two_tabs_on_one_seat_show_the_same(new_player: NewPlayer) -> None:
    """A second tab of the same person is in step with the first."""
    player = new_player()
    player.quick_play()
    player.await_my_turn()
    twin = player.context.new_page()
    twin.goto(player.page.url)
    twin.locator("[data-prompt=play]").wait_for()
    player.page.locator(".field .card.offered").first.click()
    expect(twin.locator("[data-prompt=effects]")).to_be_visible()


def test_leaving_lets_a_bot_play_and_the_seat_can_be_taken_back(new_player: NewPlayer) -> None:
    """Leave, come back, take the seat."""
    host, _, _ = two_at_a_table(new_player)
    path = host.page.url.removeprefix(host.address)
    host.page.get_by_label("This table").click()
    host.page.get_by_role("button", name="Leave").click()
    host.page.locator("dialog [data-action=sure]").click()
    host.page.locator(".play").wait_for()
    host.open(path)
    host.page.locator("[data-action=return]").click()
    expect(host.page.locator("[data-action=return]")).to_have_count(0)


def test_somebody_is_muted_and_heard_again(new_player: NewPlayer) -> None:
    """By keyboard; their words are gone and stay away, until they are heard again, with what they said meanwhile."""
    host, guest, _ = two_at_a_table(new_player)
    for player, label in ((host, "Chat"), (guest, "Chat")):
        player.page.get_by_role("tab", name=label).click()
    speak = guest.page.locator("form input[type=text]")
    speak.fill("Blah!")
    speak.press("Enter")
    expect(host.page.locator(".said", has_text="Blah!")).to_be_visible()
    switch = host.page.locator("[data-mute=Blaise]")
    expect(switch).to_have_text("Mute Blaise")
    switch.focus()
    host.page.keyboard.press("Enter")
    expect(switch).to_have_text("Unmute Blaise")
    expect(host.page.locator(".said", has_text="Blah!")).to_have_count(0)
    expect(host.page.locator("section.seat", has_text="Blaise")).to_contain_text("muted")
    host.check_access("somebody muted")
    speak.fill("More!")
    speak.press("Enter")
    expect(guest.page.locator(".said", has_text="More!")).to_be_visible()
    host.page.reload()
    host.page.get_by_role("tab", name="Chat").click()
    expect(switch).to_have_text("Unmute Blaise")
    assert host.page.locator(".said").count() == 0
    switch.click()
    expect(host.page.locator(".said", has_text="More!")).to_be_visible()
    expect(host.page.locator(".said", has_text="Blah!")).to_be_visible()


def test_a_seat_that_was_left_is_taken_over_by_a_spectator(new_player: NewPlayer) -> None:
    """Offered where the server allows it; from then on they are asked."""
    _, guest, watcher = two_at_a_table(new_player)
    expect(watcher.page.locator("[data-action=take-over]")).to_have_count(0)
    guest.page.get_by_label("Questo tavolo").click()
    guest.page.locator("dialog [data-action=leave]").click()
    guest.check_access("leaving")
    guest.page.locator("dialog [data-action=sure]").click()
    offer = watcher.page.locator("[data-action=take-over]")
    expect(offer).to_contain_text("Blaise")
    watcher.check_access("a seat to take over")
    offer.click()
    expect(watcher.page.locator(".field .hand .card")).not_to_have_count(0)
    expect(watcher.page.locator("[data-action=take-over]")).to_have_count(0)


def test_a_draw_is_offered_and_agreed(new_player: NewPlayer) -> None:
    """Both see the end of the game, and its reason."""
    host, guest, watcher = two_at_a_table(new_player)
    host.page.get_by_label("This table").click()
    host.page.get_by_role("button", name="Offer a draw").click()
    expect(host.page.locator("[data-offer=waiting]")).to_contain_text("Blaise")
    guest.page.locator(".offer .main").click()
    for player in (host, watcher):
        expect(player.page.locator(".result")).to_contain_text("agreed on a draw")
    expect(host.page.locator("[data-verified=true]")).to_be_visible()
    host.check_access("a draw")
    host.page.locator("[data-action=rematch]").click()
    kept = host.page.locator("[data-holder=reserved]")
    expect(kept).to_contain_text("Blaise")
    kept.locator("[data-action=free]").click()
    host.page.locator("[data-holder=open] select").select_option("light")
    host.start()


def test_a_draw_is_offered_withdrawn_and_declined(new_player: NewPlayer) -> None:
    """Who has offered it reads on the table how it stands."""
    host, guest, _ = two_at_a_table(new_player)
    mover, other = (host, guest) if whose_turn(host, guest) is host else (guest, host)
    for player in (mover, other):
        player.page.locator(".bar nav button").nth(2).click()
        player.page.locator("dialog .menu > .button").nth(1).click()
        waiting = player.page.locator("[data-offer=waiting]")
        expect(waiting).to_be_visible()
        if player is mover:
            waiting.locator("button").click()
            expect(player.page.locator(".offer")).to_have_count(0)
    mover.page.locator(".offer button:not(.main)").click()
    declined = other.page.locator("[data-offer=declined]")
    expect(declined).to_be_visible()
    other.check_access("a declined offer")
    declined.locator("button").click()
    expect(other.page.locator(".offer")).to_have_count(0)


def test_conceding_asks_first_and_against_bots_the_rematch_begins_at_once(player: Player) -> None:
    """Nothing happens before the second click; the result is what the title and the focus tell."""
    player.set_table(players=2)
    player.start()
    expect(player.page).to_have_title(re.compile("^(Your turn|Cosimo is thinking…) – Impera$"))
    player.page.get_by_label("This table").click()
    expect(player.page.locator("dialog [data-action=concede]")).to_be_visible()
    assert player.page.locator("dialog select").count() == 0  # of two, nobody is asked who would win
    player.page.locator("dialog [data-action=concede]").click()
    expect(player.page.locator("dialog [role=alert]")).to_contain_text("over at once")
    player.check_access("really concede?")
    player.page.keyboard.press("Enter")
    expect(player.page.locator("dialog [data-action=concede]")).to_be_focused()
    player.page.locator("dialog [data-action=concede]").click()
    player.page.locator("dialog [data-action=sure]").click()
    expect(player.page.locator(".result h1")).to_be_focused()
    expect(player.page).to_have_title("Cosimo won – Impera")
    expect(player.page.locator(".result header")).to_contain_text("You conceded.")
    player.page.locator("[data-action=rematch]").click()
    player.page.locator(".prompt").wait_for()


def test_each_side_reads_who_conceded(new_player: NewPlayer) -> None:
    """Whoever gave in, the one it was given to, and who watched."""
    host, guest, witness = new_player("Ada"), new_player("Blaise"), new_player("Carl")
    host.set_table(players=2, bots=0)
    path = host.page.url.removeprefix(host.address)
    guest.open(path)
    guest.page.locator("[data-action=join]").click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Blaise")
    host.start()
    witness.open(path)
    witness.page.locator("main.field").wait_for()
    host.page.get_by_label("This table").click()
    host.page.locator("dialog [data-action=concede]").click()
    host.page.locator("dialog [data-action=sure]").click()
    for player, said in ((host, "You conceded."), (guest, "Ada has conceded."), (witness, "Ada has conceded.")):
        expect(player.page.locator(".result header")).to_contain_text(said)


def test_the_host_gives_a_bot_a_style_before_the_start(player: Player) -> None:
    """In the room: how strong first, then in which style; both can be changed again."""
    player.set_table(players=2, bots=0)
    seat = player.page.locator("[data-seat='2']")
    seat.locator("select[name=bot]").select_option("ladder:3")
    seat.locator("select[name=style]").select_option("raider")
    expect(seat.locator("select[name=style]")).to_have_value("raider")
    seat.locator("select[name=bot]").select_option("ladder:1")
    expect(seat.locator("select[name=bot]")).to_have_value("ladder:1")
    expect(seat.locator("select[name=style]")).to_have_value("raider")
    player.check_access("a bot with a style")
    player.start()
    mine = player.page.request.get(f"{player.address}/api/me/tables").json()["tables"]
    assert mine[0]["table"]["seats"][1]["bot"] == "ladder:1/raider"


def test_friends_join_by_the_link_under_their_own_names(new_player: NewPlayer) -> None:
    """What game, who sits, a name, one button; namesakes told apart, a seat freed, a name changed in the game."""
    host, guest = new_player("Ada"), new_player("", size=(390, 844))
    host.set_table(players=2, bots=0)
    expect(host.page.get_by_role("img", name="QR code")).to_be_visible()
    guest.open(host.page.url.removeprefix(host.address))
    expect(guest.page.get_by_role("list", name="The game")).to_contain_text("no clock")
    join = guest.page.locator("[data-action=join]")
    expect(join).to_be_in_viewport(ratio=1)
    guest.check_access("joining")
    guest.page.get_by_label("Your name").fill("Ada")
    join.click()
    expect(host.page.locator("[data-seat='2']")).to_contain_text("Ada (2)")
    host.check_access("a friend sits")
    host.page.locator("[data-seat='2'] [data-action=free]").click()
    host.page.locator("input[name=at-once]").check()
    guest.page.get_by_label("Your name").fill("Blaise")
    join.click()
    for player in (host, guest):
        player.page.locator(".prompt").wait_for()
    guest.page.evaluate(
        "fetch('/api/me', {method: 'PATCH', headers: {'Content-Type': 'application/json'},"
        " body: JSON.stringify({name: 'Bruno'})})"
    )
    expect(host.page.locator("section.seat", has_text="Bruno")).to_be_visible(timeout=15_000)
