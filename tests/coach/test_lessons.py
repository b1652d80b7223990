"""The lessons: each step can be done, each exercise has its one idea, and a broken one is told in words."""

from pathlib import Path

import pytest

from impera.coach.goal import parse_goal
from impera.coach.lesson import FOLDER, Lesson, lessons, read_lesson
from impera.coach.lesson_check import faults_of
from impera.errors import UsageError
from impera.words import LANGUAGES, say

MILITARY = (FOLDER / "04-military.toml").read_text(encoding="utf-8")
SLOW_READER = 120  # words a minute: half of what grown-ups read silently
STEP_SECONDS, EXERCISE_SECONDS = 5, 40  # for each step to be touched and seen, and for the exercise to be thought about


def written(folder: Path, text: str) -> Path:
    path = folder / "04-military.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_every_shipped_lesson_is_proven(lesson: Lesson):
    assert [fault.said_in("en") for fault in faults_of(lesson)] == []


def test_there_are_ten_to_fourteen_and_every_domain_has_its_own():
    names = [lesson.id for lesson in lessons()]
    assert 10 <= len(names) <= 14
    assert {"military", "religion", "economy", "science", "utopia", "culture"} <= set(names)


def test_a_step_that_cannot_be_done_is_found(tmp_path):
    lesson = read_lesson(written(tmp_path, MILITARY.replace('"attack R"', '"attack U"', 1)))
    assert [fault.key for fault in faults_of(lesson)] == ["lesson-step-none"]


def test_a_second_idea_is_found(tmp_path):
    lesson = read_lesson(written(tmp_path, MILITARY.replace("area.P1=M1*2,C3 ", "area.P1=M1*2,C3,E2 ")))
    (fault,) = faults_of(lesson)
    assert fault.key == "lesson-other-idea"
    assert "embargo" in fault.said_in("en")


def test_an_exercise_without_a_solution_is_found(tmp_path):
    lesson = read_lesson(written(tmp_path, MILITARY.replace("area.P1=M1*2,C3 hand.P1=M3,M2,C3", "hand.P1=C3,S2,C3")))
    assert [fault.key for fault in faults_of(lesson)] == ["lesson-unsolvable"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("[guided", "lesson-unreadable"),
        (MILITARY.replace('goal = "hold"', ""), "lesson-missing"),
        (MILITARY.replace('goal = "hold"', 'goal = "dance"'), "lesson-goal"),
        (MILITARY.replace("M1*3", "M9*3"), "lesson-unreadable"),
    ],
)
def test_a_damaged_lesson_is_refused_in_words(tmp_path, text, key):
    with pytest.raises(UsageError) as refused:
        read_lesson(written(tmp_path, text))
    assert refused.value.key == key
    assert "04-military.toml" in str(refused.value)


def test_goals_are_win_hold_and_apply():
    assert parse_goal("win", 1)
    assert parse_goal("apply holy-book", 1)
    assert parse_goal("apply", 1) is None
    assert parse_goal("win now", 1) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.id)
def test_a_lesson_takes_two_minutes_for_somebody_who_reads_slowly(lesson: Lesson, language: str):
    words = sum(len(say(key, language).split()) for key in lesson.keys)
    seconds = 60 * words / SLOW_READER + STEP_SECONDS * len(lesson.steps) + EXERCISE_SECONDS
    assert seconds <= 120, seconds
