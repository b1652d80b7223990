"""Games that only have to be there: played from inside the page, without a click."""

from typing import Any

from playwright.sync_api import Page

CALL = """async ([method, path, body]) => {
    const answer = await fetch(`/api${path}`, {
        method, headers: {"Content-Type": "application/json"}, body: body === null ? undefined : JSON.stringify(body)});
    return await answer.json();
}"""
PLAY_SOME = """async ([id, actions]) => {
    for (let done = 0; ;) {
        const told = await (await fetch(`/api/tables/${id}`)).json();
        const mine = told.view.legal.length > 0;
        if (told.table.status !== "running" || (mine && done === actions)) return told.table.status;
        if (mine && ++done)
            await fetch(`/api/tables/${id}/commands`, {method: "POST", headers: {"Content-Type": "application/json"},
                body: JSON.stringify({type: "act", seq: told.seq, action: told.view.legal[0]})});
        else await new Promise((next) => setTimeout(next, 10));
    }
}"""
PLAY_ON = f"id => ({PLAY_SOME})([id, Infinity])"


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Ask the server as this browser."""
    return page.evaluate(CALL, [method, path, body])


def table_of(page: Page) -> str:
    """The table that is shown."""
    return page.url.rpartition("/")[2]


def concede(page: Page) -> None:
    """Give up the game against bots that is shown."""
    seat = call(page, "GET", f"/tables/{table_of(page)}")["you"]["seat"]
    call(
        page,
        "POST",
        f"/tables/{table_of(page)}/commands",
        {"type": "offer", "kind": "concession", "to": 2 if seat == 1 else 1},
    )
    page.locator(".result h1").wait_for(timeout=60_000)


def quick_table(page: Page, **wish: Any) -> str:
    """A game of two against a bot, begun."""
    call(page, "POST", "/guests", {"name": "Ada"})
    page.evaluate("localStorage.setItem('impera-known', 'yes')")
    return str(call(page, "POST", "/quick", {"players": 2, "bot": "light"} | wish)["table"]["id"])


def finished_by_the_rules(page: Page) -> str:
    """A whole game of two, over."""
    table = quick_table(page)
    assert page.evaluate(PLAY_ON, table) == "finished"
    return table
