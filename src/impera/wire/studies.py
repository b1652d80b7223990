"""Notes at the positions of a finished game, each seen by whoever wrote it."""

from typing import Annotated

from msgspec import Meta

from impera.wire.shapes import Asked, Told

NOTE_LENGTH = 1_000


class NewNote(Asked):
    """What to note at a position; nothing: the note that is there goes."""

    text: Annotated[str, Meta(max_length=NOTE_LENGTH)]


class NoteInfo(Told):
    """A note at the position after so many actions."""

    action: int
    text: str


class NoteList(Told):
    """Notes at the positions of one game, in their order."""

    notes: list[NoteInfo]
