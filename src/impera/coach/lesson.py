"""Lessons as data: `lessons/*.toml`, each a position led step by step and then an exercise on another.

docs/how-to/write-a-lesson.md says how to write one; impera.coach.lesson_check proves it.
"""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from impera.coach.goal import Goal, parse_goal
from impera.coach.practice import PracticeStart
from impera.errors import PositionError, UsageError
from impera.game.notation import write_position
from impera.game.seat import seat_of
from impera.game.sketch import parse_sketch
from impera.rules.state import State
from impera.wire.practice import LessonInfo, SceneInfo, StepInfo

FOLDER = Path(__file__).parent / "lessons"
GUIDED, EXERCISE = "guided", "exercise"


@dataclass(frozen=True, slots=True)
class Step:
    """A step of a led scene: the key of its sentence, and what may be touched; nothing: it is only read."""

    say: str
    may: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One idea: a scene that is led, and an exercise in which only that idea helps."""

    id: str
    guided: State
    script: tuple[str, ...]  # what the others do in the led scene
    steps: tuple[Step, ...]
    exercise: State
    goal: Goal
    idea: str  # the action, or its beginning, that every solution holds

    @property
    def keys(self) -> list[str]:
        """Every sentence it needs."""
        said = dict.fromkeys(step.say for step in self.steps)
        return [f"lesson-{self.id}-title", *said, f"lesson-{self.id}-task"]

    def start(self, scene: str) -> PracticeStart | None:
        """Where one of its scenes begins."""
        if scene == GUIDED:
            return PracticeStart(write_position(self.guided), seat_of(self.guided.deciding), self.script)
        if scene == EXERCISE:
            return PracticeStart(write_position(self.exercise), self.goal.seat, task=self.goal)
        return None

    def to_wire(self) -> LessonInfo:
        """Write it for a client: no position, and nothing of what solves it."""
        steps = [StepInfo(say=step.say, may=list(step.may)) for step in self.steps]
        name = f"lesson/{self.id}"
        return LessonInfo(
            id=self.id,
            title=f"lesson-{self.id}-title",
            scenes=[
                SceneInfo(start=f"{name}/{GUIDED}", steps=steps, task=None),
                SceneInfo(start=f"{name}/{EXERCISE}", steps=[], task=f"lesson-{self.id}-task"),
            ],
        )


@cache
def lessons() -> tuple[Lesson, ...]:
    """The shipped lessons, in order."""
    return tuple(read_lesson(path) for path in sorted(FOLDER.glob("*.toml")))


def find_start(name: str) -> PracticeStart | None:
    """Where a scene `turn/exercise` of a shipped lesson begins."""
    ident, _, scene = name.partition("/")
    return next((lesson.start(scene) for lesson in lessons() if lesson.id == ident), None)


def read_lesson(path: Path) -> Lesson:
    """Read a lesson from its file, named such as `04-military.toml`; what is wrong with it is said."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
        ident = path.stem.partition("-")[2] or path.stem
        guided, exercise = data[GUIDED], data[EXERCISE]
        task = parse_sketch(exercise["position"])
        goal = parse_goal(exercise["goal"], seat_of(task.deciding))
        if goal is None:
            raise UsageError("lesson-goal", file=path.name, goal=str(exercise["goal"]))
        return Lesson(
            id=ident,
            guided=parse_sketch(guided["position"]),
            script=tuple(guided.get("script", ())),
            steps=tuple(_steps(ident, guided["steps"])),
            exercise=task,
            goal=goal,
            idea=str(exercise["idea"]),
        )
    except (OSError, tomllib.TOMLDecodeError, UnicodeError, PositionError) as error:
        raise UsageError("lesson-unreadable", file=path.name, why=str(error)) from error
    except (KeyError, TypeError, AttributeError) as error:
        raise UsageError("lesson-missing", file=path.name, field=str(error).strip("'")) from error


def _steps(ident: str, written: list[dict[str, Any]]) -> Iterator[Step]:
    """The steps, each as often as it says; `say` names a sentence that lessons share."""
    for number, step in enumerate(written, start=1):
        for _ in range(int(step.get("times", 1))):
            yield Step(f"lesson-{step.get('say', f'{ident}-{number}')}", tuple(step.get("may", ())))
