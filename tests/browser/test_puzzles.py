"""A puzzle solved in the browser: the turn is played on the table, and the coach answers."""

from playwright.sync_api import Route, expect

from impera.coach.puzzles.file import shipped
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.game.action import ALL_ACTIONS
from tests.browser.conftest import NewPlayer

SLOW = 90_000  # the coach's process starts with the first question


def easiest() -> Puzzle:
    """One card wins."""
    return next(puzzle for puzzle in shipped() if puzzle.theme is Theme.WIN and len(puzzle.plan) == 2)


def test_a_win_is_played_on_the_table_and_counts(new_player: NewPlayer) -> None:
    """By mouse: the card, the end of the turn; then the verdict, the rating, and the solution played."""
    player, puzzle = new_player(), easiest()
    card = ALL_ACTIONS[puzzle.plan[0]].kind
    page = player.page

    def this_one(route: Route) -> None:
        route.fulfill(response=route.fetch(url=f"{player.address}/api/puzzles/{puzzle.id}"))

    page.route("**/api/puzzles/next*", this_one)
    player.open("/puzzles")
    page.locator("[data-action=next]").click()
    expect(page.locator("[data-task=win]")).to_be_visible()
    player.await_my_turn()
    page.locator(f".field .card.offered[data-card={card}]").first.dispatch_event("click")
    page.locator("[data-action=end]").click()
    told = page.locator("[data-solved]")
    expect(told).to_have_attribute("data-solved", "true", timeout=SLOW)
    player.check_access("a solved puzzle")
    page.locator("[data-action=show]").click()
    page.locator("[data-action=back]").click()
    expect(page.locator(".standing")).to_contain_text("1 of 1 solved")
    assert not player.troubles
