"""The terminal client: whole games by keys, and its screens as golden text at three sizes.

Written anew by IMPERA_GOLDEN=1 pytest tests/tui; look at what changed before committing it.
"""

import asyncio
import contextlib
import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from textual.widgets import OptionList, Static

from impera.bots.bot import Budget
from impera.game.action import Action
from impera.game.game import Game
from impera.game.view import View
from impera.tui.app import ImperaApp
from impera.tui.remote import TableSitting
from impera.tui.replay import ReplayScreen
from impera.tui.sitting import LocalSitting
from impera.words import LANGUAGES, say
from tests.server.serving import guests, serving

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(80, 24), (100, 30), (160, 45)]


class First:
    """Takes the first thing it may do: always the same game."""

    name = "first"

    def choose(self, view: View, budget: Budget, rng: np.random.Generator) -> Action:
        return view.legal[0]


def sitting(players: int = 3, variant: str = "basic", seed: int = 3) -> LocalSitting:
    return LocalSitting(Game.new(players, variant, seed=seed), [First()] * (players - 1), seed)


def text_of(app: ImperaApp) -> str:
    """The screen as lines of text."""
    return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips()) + "\n"


async def settled(pilot: Any) -> None:
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def shown(pilot: Any, text: str) -> None:
    """Wait for what is drawn a moment later, as the line of keys is."""
    for _ in range(100):
        if text in text_of(pilot.app):
            return
        await pilot.pause(0.02)
    assert text in text_of(pilot.app)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "el"])
def test_the_screen_is_as_it_was_seen_to_be_good(size: tuple[int, int], language: str) -> None:
    async def promise() -> str:
        app = ImperaApp(sitting(), language)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            for _ in range(3):
                await pilot.press("enter")
                await settled(pilot)
            return text_of(app)

    shown = asyncio.run(promise())
    path = GOLDEN / f"{language}-{size[0]}x{size[1]}.txt"
    if os.environ.get("IMPERA_GOLDEN"):
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "seed"), [("basic", 44), ("draft", 1)])  # games that are soon over
def test_a_whole_game_by_the_enter_key(variant: str, seed: int) -> None:
    async def promise() -> None:
        app = ImperaApp(sitting(2, variant, seed), "en")
        async with app.run_test(size=(80, 24)) as pilot:
            for _ in range(600):
                await settled(pilot)
                seen = app.sitting.seen
                assert seen is not None
                if seen.result:
                    break
                await pilot.press("enter")
            assert "Winners" in str(app.query_one("#title", Static).content)

    asyncio.run(promise())


def test_every_choice_is_explained_before_it_is_made_and_undone_after() -> None:
    async def promise() -> None:
        app = ImperaApp(sitting(), "en")
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            assert "R3.2" in str(app.query_one("#word", Static).content)
            before = app.sitting.seen
            await pilot.press("enter")
            await settled(pilot)
            assert app.sitting.seen != before
            await pilot.press("u")
            await settled(pilot)
            assert app.sitting.seen == before
            await pilot.press("u")
            await settled(pilot)
            assert say("play-no-undo", "en") in str(app.query_one("#word", Static).content)

    asyncio.run(promise())


def test_back_and_forward_through_the_game() -> None:
    async def promise() -> None:
        app = ImperaApp(sitting(), "en")
        async with app.run_test(size=(100, 30)) as pilot:
            for _ in range(4):
                await settled(pilot)
                await pilot.press("enter")
            await settled(pilot)
            now = text_of(app)
            await pilot.press("left_square_bracket")
            await pilot.pause()
            assert "after" in str(app.query_one("#title", Static).content)
            assert not app.query_one(OptionList).options
            await pilot.press("right_square_bracket")
            await settled(pilot)
            assert app.past is None
            assert text_of(app).splitlines()[:8] == now.splitlines()[:8]

    asyncio.run(promise())


def test_the_keys_change_language_and_shade_and_save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def promise() -> None:
        app = ImperaApp(sitting(), "en")
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            for language in [*list(LANGUAGES)[1:], "en"]:
                await pilot.press("l")
                await settled(pilot)
                assert app.language == language
                assert say("screen-your-hand", language) in text_of(app)
                await shown(pilot, say("tui-key-undo", language))
            shade = app.theme
            await pilot.press("d")
            assert app.theme != shade
            await pilot.press("s")
            await settled(pilot)
            assert (tmp_path / "impera-game.txt").read_text("utf-8").startswith("[")

    asyncio.run(promise())


def test_it_plays_at_a_servers_table(tmp_path: Path) -> None:
    async def promise() -> None:
        async with asyncio.timeout(120), serving(tmp_path) as (address, _), contextlib.AsyncExitStack() as stack:
            (host,) = await guests(stack, address, 1)
            table = await host.make_table(sit=1, players=2)
            friend = await stack.enter_async_context(host.seat(table))
            app = ImperaApp(TableSitting(address, table, "Terminal"), "en")
            async with app.run_test(size=(80, 24)) as pilot:
                while friend.table.seats[1].person is None:
                    await friend.news()
                await friend.ask("start")

                async def play_friend() -> None:
                    async for view in friend.decisions():
                        await friend.act(view.legal[0])

                playing = asyncio.create_task(play_friend())
                mine = 0
                for _ in range(400):
                    mine = sum(change.entry.what == "acted" and change.entry.seat == 2 for change in friend.changes)
                    if mine >= 6:
                        break
                    if app.query_one(OptionList).options:
                        await pilot.press("enter")
                    await asyncio.sleep(0.05)
                assert mine >= 6
                playing.cancel()
                await pilot.press("r")
                assert not isinstance(app.screen, ReplayScreen)
                await friend.ask("offer", kind="concession", to=2)
                while not app.sitting.is_over:  # noqa: ASYNC110
                    await asyncio.sleep(0.02)
                await settled(pilot)
                await pilot.press("r")
                await settled(pilot)
                assert isinstance(app.screen, ReplayScreen)
                assert app.screen.paper.names[2] == "Terminal"

    asyncio.run(promise())
