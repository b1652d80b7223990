"""Practice and lessons: playing on from a position that the server knows by its name, without a stored match."""

from typing import Annotated, Literal

from msgspec import Meta

from impera.wire.fields import ActionText
from impera.wire.messages import Update, Welcome
from impera.wire.positions import PositionText
from impera.wire.shapes import Asked, Told

MOVES_MOST = 120

StartName = Annotated[
    str,
    Meta(max_length=80, pattern=r"^[a-z]+(/[A-Za-z0-9_-]+){1,3}$", examples=["lesson/turn/exercise"]),
]
Moves = Annotated[
    list[ActionText],
    Meta(max_length=MOVES_MOST, description="What I did since the start, in order; `undo` takes the last back."),
]
PracticeOutcome = Literal["open", "solved", "failed"]


OwnPosition = Annotated[
    PositionText | None, Meta(description="For a start `position/SEAT`: the position that it begins from.")
]


class PracticeAsked(Asked):
    """Play on from a start. All my moves are sent each time: nothing is kept on the server."""

    start: StartName
    moves: Moves
    since: Annotated[
        Annotated[int, Meta(ge=0)] | None, Meta(description="The last version I was told; null: nothing yet.")
    ] = None
    position: OwnPosition = None


class PracticeQuestion(Asked):
    """May I do this after these moves, and by which rule?"""

    start: StartName
    moves: Moves
    action: ActionText
    position: OwnPosition = None


class Practised(Told):
    """A practice after my moves and the others' answers: what a live table would have told."""

    welcome: Annotated[Welcome | None, Meta(description="The table at its start; null if `since` was given.")]
    updates: Annotated[list[Update], Meta(description="One for each change after that.")]
    outcome: Annotated[
        PracticeOutcome, Meta(description="`open`: not decided yet, or nothing was asked; else the turn is over.")
    ]


class StepInfo(Told):
    """A step of a lesson: its sentence, and what may be touched; nothing: it is only read."""

    say: str
    may: list[str]


class SceneInfo(Told):
    """A part of a lesson on one position: led step by step, or a task."""

    start: str
    steps: list[StepInfo]
    task: Annotated[str | None, Meta(description="The key of what is asked; null: it is led.")]


class LessonInfo(Told):
    """A lesson."""

    id: str
    title: str
    scenes: list[SceneInfo]


class MyLessons(Asked):
    """Lessons that I have taken, by their ids: those of this device, or all that are known."""

    lessons: Annotated[list[Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9-]+$")]], Meta(max_length=100)]


class LessonList(Told):
    """Every lesson, in order. `title`, `say` and `task` are keys of the catalogue."""

    lessons: list[LessonInfo]
