"""One server for all browser tests of a worker, one clean browser profile for each player."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.pictures import drawing_board
from tests.browser.player import Player
from tests.browser.server import ROOT, Server, chromium
from tests.workers import shared_folder

NewPlayer = Callable[..., Player]

expect.set_options(timeout=20_000)  # how long what must come may take: the machine may be busy


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


class Loop:
    """Playwright's event loop counts as running for as long as the browser does: to others it must not."""

    def __init__(self) -> None:
        """Before the first browser there is none."""
        self.kept: asyncio.AbstractEventLoop | None = None

    def lay_aside(self) -> None:
        """Let other tests of this worker run loops of their own."""
        self.kept = asyncio._get_running_loop()
        asyncio._set_running_loop(None)

    def take_up(self) -> None:
        """Give Playwright its loop back."""
        asyncio._set_running_loop(self.kept)


@pytest.fixture(scope="session")
def loop_of_playwright(browser: Browser) -> Iterator[Loop]:
    """Kept aside between browser tests, and there again when the browser is closed."""
    loop = Loop()
    loop.lay_aside()
    yield loop
    loop.take_up()


@pytest.fixture(autouse=True)
def running_loop(loop_of_playwright: Loop) -> Iterator[None]:
    """Playwright's loop runs during a browser test, and only then."""
    loop_of_playwright.take_up()
    yield
    loop_of_playwright.lay_aside()


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Use the system's Chromium."""
    return chromium()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server."""
    assert (ROOT / "web" / "dist" / "index.html").is_file(), "build the client first: cd web && npm ci && npm run build"
    running = Server(tmp_path_factory.mktemp("impera"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def board(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The drawing board: every screen from stored games, without a server; the workers of a run share it."""
    with drawing_board(shared_folder(tmp_path_factory, "drawing-board")) as address:
        yield address


@pytest.fixture
def new_player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """Make players, each with a browser profile of their own; at the end nothing may have failed in any."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def make(
        name: str = "Ada", language: str = "en-GB", size: tuple[int, int] = (1280, 860), **likes: object
    ) -> Player:
        context = browser.new_context(
            locale=language,
            viewport={"width": size[0], "height": size[1]},
            has_touch=size[0] < 700,
            reduced_motion="no-preference" if "speed" in likes else "reduce",  # what moves takes a core of two
        )
        contexts.append(context)
        players.append(Player(context, server.address, name, likes))
        return players[-1]

    yield make
    troubles = [trouble for player in players for trouble in player.troubles]
    for context in contexts:
        context.close()
    assert not troubles


@pytest.fixture
def player(new_player: NewPlayer) -> Player:
    """One player."""
    return new_player()
