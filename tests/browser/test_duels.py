"""The pages one comes back for: a duel's result, and the deal of the day."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.by_http import call
from tests.browser.conftest import NewPlayer

DUEL = "0123456789abcdef"
LOSSES = {"Ada": (0.0, 0.012, 0.31), "Bob": (0.2, 0.05, 0.0)}


def turn(number: int, loss: float) -> dict[str, Any]:
    """An answer as the server tells it: only one that lost something has a better turn beside it."""
    won = [{"key": "reason-win-missed", "arguments": {"plan": "play S2; divine-right; end"}}]
    return {
        "number": number,
        "played": ["play M1", "attack S", "end"],
        "loss": loss,
        "better": ["play S2", "embargo P2 R", "end"] if loss > 0.01 else [],
        "reasons": won if loss > 0.15 else [],
        "recorded": ["play S2", "divine-right", "end"],
    }


def result(me: str) -> dict[str, Any]:
    """A duel that Ada, who looks, has lost fewer points in."""
    turns = {name: [turn(at, loss) for at, loss in enumerate(lost, start=1)] for name, lost in LOSSES.items()}
    people = [
        {"person": me if name == "Ada" else "bob", "name": name, "answered": 3, "finished": True, "place": place,
         "loss": sum(LOSSES[name]), "seconds": 200 + place, "turns": turns[name]}
        for place, name in ((1, "Bob"), (2, "Ada"))
    ]  # fmt: skip
    nothing = {"number": None, "start": None, "seat": None, "ends": None}
    about = {"id": DUEL, "host": "Ada", "players": 2, "minutes": 8, "count": 3, "status": "over", "now": 0}
    return about | nothing | {"mine": turns["Ada"], "people": people}


def test_the_result_of_a_duel_says_who_won_and_what_was_better(new_player: NewPlayer) -> None:
    """On a phone: the order, a sign for each position, the better turn and why, by keyboard."""
    player = new_player(size=(390, 844))
    page = player.page
    player.open("/duels")
    expect(page.locator("h1")).to_be_visible()
    me = call(page, "POST", "/guests", {"name": "Ada"})["person"]
    page.evaluate("localStorage.setItem('impera-known', 'yes')")
    page.route(f"**/api/duels/{DUEL}", lambda route: route.fulfill(json=result(me)))
    player.open(f"/duels/{DUEL}")
    expect(page.locator(".result h2")).to_contain_text("Bob")
    expect(page.locator(".result tbody tr")).to_have_count(2)
    positions = page.locator(".turns details")
    expect(positions).to_have_count(3)
    positions.nth(2).locator("summary").press("Enter")
    expect(positions.nth(2)).to_contain_text("It wins at once")
    expect(positions.nth(2)).to_contain_text("embargo on Religion of Seat 2")
    expect(positions.nth(0).locator(".better")).to_have_count(0)
    player.check_access("the result of a duel")


def test_the_deal_of_the_day_can_be_played_from_its_page(new_player: NewPlayer) -> None:
    """The page says which day it is, and leads to a table with two bots."""
    player = new_player()
    page = player.page
    player.open("/daily")
    expect(page.locator("h1")).to_have_text("Today’s deal")
    player.check_access("the deal of the day")
    page.locator("main .button.main").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".field")).to_be_visible()
