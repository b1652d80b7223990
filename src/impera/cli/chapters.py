"""The commands in chapters: what somebody looks for stands together, and each is told in a whole sentence."""

from typing import Any

from typer.core import TyperGroup

from impera.words import say

CHAPTERS: dict[str, tuple[str, ...]] = {
    "play": ("play", "serve", "mcp"),
    "records": ("replay", "review", "evaluate", "explain", "verify", "convert"),
    "learn": ("lesson", "puzzles", "duplicate"),
    "research": ("sim", "arena", "dataset", "train", "calibrate", "bot", "playthrough"),
    "host": ("admin", "think", "doctor", "completion"),
}
WHOLE = 500  # letters: no sentence is cut


def chapters_in(language: str) -> type[TyperGroup]:
    """A group of commands that tells its chapters in a language; a test asks that every command has one."""

    class Chapters(TyperGroup):
        """The command `impera`."""

        def format_commands(self, ctx: Any, formatter: Any) -> None:
            """Write the help of the commands, chapter by chapter."""
            for chapter, names in CHAPTERS.items():
                found = [(name, self.get_command(ctx, name)) for name in names]
                rows = [(name, command.get_short_help_str(WHOLE)) for name, command in found if command]
                if rows:
                    with formatter.section(say(f"help-chapter-{chapter}", language)):
                        formatter.write_dl(rows)

    return Chapters
