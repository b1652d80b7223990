"""The promise of the first page: one click, and no bot makes anybody wait for the first decision."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.server import Server
from tests.browser.starts import starts

PAUSE = 4.0  # how long a bot is said to think, in seconds


@pytest.fixture
def unhurried(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots pause before they act."""
    running = Server(tmp_path_factory.mktemp("unhurried"), bot_pause=PAUSE)
    running.start()
    yield running
    running.stop()


def test_no_bot_pauses_before_my_first_decision(browser: Browser, unhurried: Server) -> None:
    """A bot that sits before me plays and ends its turn: two pauses, were there any."""
    assert max(starts(browser, unhurried)) < 2 * PAUSE
