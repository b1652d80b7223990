"""`impera lesson check`: does a lesson work, and has its exercise one idea?"""

from pathlib import Path
from typing import Annotated

import typer

from impera.words import say

FAILED = 1  # exit code: something is wrong with a lesson


def lesson_app(language: str) -> typer.Typer:
    """Make the commands for those who write lessons."""
    app = typer.Typer(help=say("help-lesson", language), no_args_is_help=True, rich_markup_mode=None)

    @app.callback()
    def lesson() -> None:
        """More commands may follow."""

    @app.command("check", help=say("help-lesson-check", language))
    def check(
        file: Annotated[Path | None, typer.Argument(help=say("help-argument-lesson", language))] = None,
    ) -> None:
        check_lessons(language, file)

    return app


def check_lessons(language: str, file: Path | None) -> None:
    """Prove one lesson, or all that are shipped, and say of each how it stands."""
    from impera.coach.lesson import lessons, read_lesson  # noqa: PLC0415
    from impera.coach.lesson_check import faults_of, solution  # noqa: PLC0415
    from impera.coach.steps import plan_text  # noqa: PLC0415

    has_failed = False
    for lesson in [read_lesson(file)] if file else lessons():
        faults = faults_of(lesson)
        for fault in faults:
            print(f"{lesson.id}: {fault.said_in(language)}")
        if not faults:
            solved = solution(lesson, lesson.exercise)
            plan = plan_text(solved.text, language) if solved else ""
            steps, idea = len(lesson.steps), lesson.idea
            print(say("lesson-fine", language, lesson=lesson.id, steps=steps, idea=idea, plan=plan))
        has_failed = has_failed or bool(faults)
    if has_failed:
        raise typer.Exit(FAILED)
