"""A game on paper: gone through by keys and mouse, judged by the coach, as golden text at three sizes.

Written anew by IMPERA_GOLDEN=1 pytest tests/tui; look at what changed before committing it.
"""

import asyncio
import os
from pathlib import Path
from typing import Any

import pytest
from textual.widgets import OptionList, Static

from impera.game.record import Record
from impera.game.record_reader import parse_record
from impera.tui.app import ImperaApp
from impera.tui.paper import Paper
from impera.tui.replay import ReplayApp, ReplayScreen
from impera.words import say
from tests.tui.test_app import settled, sitting, text_of

GOLDEN = Path(__file__).parent / "golden"
GAMES = Path(__file__).parent.parent / "golden"
SHOWN = [("en", (80, 24), 0), ("el", (100, 30), 40), ("hu", (160, 45), None)]


def record(name: str = "team-hegemony-M") -> Record:
    return parse_record((GAMES / f"{name}.txt").read_text("utf-8"))


def said(screen: Any, what: str) -> str:
    return str(screen.query_one(f"#{what}", Static).content)


def first_turns(count: int) -> Record:
    """The beginning of a game, which the players then agreed to end: short to judge."""
    whole = record("hegemony-E")
    paper = Paper(whole)
    game = whole.game.replay(whole.setup, whole.game.actions[: paper.turns[count - 1].end])
    return Record(game, tags={"Comment": "concession P1", "Seat1": "Anna"})


@pytest.mark.parametrize(("language", "size", "place"), SHOWN)
def test_the_record_on_the_screen_is_as_it_was_seen_to_be_good(
    language: str, size: tuple[int, int], place: int | None
) -> None:
    async def promise() -> str:
        app = ReplayApp(record(), language, place)
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            return text_of(app)  # type: ignore[arg-type]

    shown = asyncio.run(promise())
    path = GOLDEN / f"replay-{language}-{size[0]}x{size[1]}.txt"
    if os.environ.get("IMPERA_GOLDEN"):
        path.write_text(shown, encoding="utf-8")
    assert shown == path.read_text("utf-8")


def test_keys_and_mouse_go_through_the_game() -> None:
    async def promise() -> None:
        app = ReplayApp(record(), "en", 0)
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            screen = app.paper_screen
            paper = screen.paper
            await pilot.press("right", "right")
            assert screen.place == 2
            await pilot.press("left")
            assert screen.place == 1
            await pilot.press("end")
            assert screen.place == paper.last
            assert "Winners" in said(screen, "title")
            await pilot.press("right")
            assert screen.place == paper.last
            await pilot.press("home", "down", "down")
            await pilot.pause()
            assert screen.place == paper.turns[1].end
            await pilot.click(OptionList, offset=(4, 4))  # the border, the deal, three turns
            await pilot.pause()
            assert screen.place == paper.turns[2].end
            await pilot.press("q")
        assert app.return_code == 0

    asyncio.run(promise())


def test_every_place_is_drawn_with_all_hands_open() -> None:
    paper = Paper(record("majority-C"))
    for place in range(0, paper.last + 1, 7):
        position = paper.at(place)
        counted = [sum(hand.values()) for hand in position.hands]
        assert counted == [sum(hand.ages) for hand in position.seen.hands]
    assert paper.turns[0].start == 0
    assert paper.turns[-1].end == paper.last
    assert all(one.end == other.start for one, other in zip(paper.turns, paper.turns[1:], strict=False))


def test_the_coach_judges_where_wanted_and_m_goes_to_the_mistakes() -> None:
    async def promise() -> None:
        app = ReplayApp(first_turns(6), "en", 0)
        async with app.run_test(size=(100, 40)) as pilot:
            await settled(pilot)
            screen = app.paper_screen
            assert say("tui-ask-coach", "en") in said(screen, "chances")
            await pilot.press("r")
            await settled(pilot)
            assert said(screen, "chances").startswith(say("tui-chances", "en"))
            assert "Anna" in said(screen, "chances")
            found = [turn for turn in range(1, 7) if (judged := screen.paper.judged(turn)) and judged.verdict != "fine"]
            await pilot.press("m")
            await pilot.pause()
            turn = screen.paper.turn_at(screen.place)
            assert turn == (found[0] if found else 0)
            await pilot.press("end")
            await pilot.pause()
            assert say("review-account", "en") in text_of(app)  # type: ignore[arg-type]
            assert say("review-luck", "en") in text_of(app)  # type: ignore[arg-type]

    asyncio.run(promise())


def test_a_game_that_runs_is_refused_by_the_coach_in_words() -> None:
    async def promise() -> None:
        unfinished = first_turns(6)
        app = ReplayApp(Record(unfinished.game), "en", 0)
        async with app.run_test(size=(100, 30), notifications=True) as pilot:
            await settled(pilot)
            await pilot.press("r")
            await settled(pilot)
            assert [note.message for note in app._notifications] == [say("review-not-over", "en")]

    asyncio.run(promise())


def test_a_finished_game_is_opened_from_the_table_and_left_again() -> None:
    async def promise() -> None:
        place = sitting(2)
        app = ImperaApp(place, "en")
        async with app.run_test(size=(100, 30)) as pilot:
            await settled(pilot)
            await pilot.press("r")  # hands stay hidden while it runs
            await settled(pilot)
            assert not isinstance(app.screen, ReplayScreen)
            while not place.game.is_over:
                place.game.play(place.game.legal()[0])
            await place.settle()
            app.draw()
            await pilot.press("r")
            await settled(pilot)
            assert isinstance(app.screen, ReplayScreen)
            await pilot.press("l", "q")
            await settled(pilot)
            assert not isinstance(app.screen, ReplayScreen)
            assert app.language != "en"

    asyncio.run(promise())
