"""Notes that somebody makes at the positions of a finished game, for themselves."""

from dataclasses import dataclass

from impera.tables.errors import NotFoundError, TooManyError

NOTES_MOST = 200  # of one person at one game


@dataclass(frozen=True, slots=True)
class Note:
    """What somebody wrote about the position after so many actions."""

    action: int
    text: str


def check_note(last: int, kept: list[Note], note: Note) -> None:
    """Refuse a note about a position that the game, over after its `last` action, never came to, and one too many."""
    if note.action > last:
        raise NotFoundError("table-no-position", most=last)
    if note.text and len(kept) >= NOTES_MOST and all(one.action != note.action for one in kept):
        raise TooManyError("study-notes-full", most=NOTES_MOST)
