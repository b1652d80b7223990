"""One server for all browser tests of a worker, one clean browser profile for each player."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext

from tests.browser.player import Player
from tests.browser.server import ROOT, Server, chromium

NewPlayer = Callable[..., Player]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


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


@pytest.fixture
def new_player(browser: Browser, server: Server) -> Iterator[NewPlayer]:
    """Make players, each with a browser profile of their own; at the end nothing may have failed in any."""
    contexts: list[BrowserContext] = []
    players: list[Player] = []

    def make(
        name: str = "Ada", language: str = "en-GB", size: tuple[int, int] = (1280, 860), **likes: object
    ) -> Player:
        context = browser.new_context(
            locale=language, viewport={"width": size[0], "height": size[1]}, has_touch=size[0] < 700
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
