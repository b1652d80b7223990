"""Routes: a study of a finished game. Notes at its positions, and all of it with its branches as one text."""

from typing import Annotated

from fastapi import Path
from fastapi.responses import PlainTextResponse

from impera.game.study import annotated, write_study
from impera.server.branches import tree_of
from impera.server.closed_cards import OPEN_CARDS
from impera.server.house import Anyone, Me, TheHouse
from impera.server.play import TableId
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.notes import Note, check_note
from impera.wire.studies import NewNote, NoteInfo, NoteList

router = Router(prefix="/api/tables/{table}", tags=["studies"], responses=RESPONSES, dependencies=OPEN_CARDS)

AS_TEXT = {"description": "The study.", "content": {"text/plain": {"schema": {"type": "string"}}}}


@router.get("/notes")
async def notes(table: TableId, who: Anyone, house: TheHouse) -> NoteList:
    """My notes at the positions of a game."""
    live = await house.tables.open(table)
    return _told(await house.store.notes(who.id, live.id) if who else [])


@router.put("/notes/{action}")
async def write_note(
    table: TableId, action: Annotated[int, Path(ge=0, le=100_000)], body: NewNote, me: Me, house: TheHouse
) -> NoteList:
    """Keep a note of mine at a position of a finished game, in place of the one that was there."""
    live = await house.tables.open(table)
    note = Note(action, body.text.strip())
    last = len(live.record().game.actions)  # refused while the game runs
    check_note(last, await house.store.notes(me.id, live.id), note)
    await house.store.keep_note(me.id, live.id, note)
    return _told(await house.store.notes(me.id, live.id))


@router.get("/study.txt", response_model=None, responses={200: AS_TEXT})
async def study(table: TableId, who: Anyone, house: TheHouse) -> PlainTextResponse:
    """A finished game, its finished branches and my notes: records one after the other."""
    asked = await house.tables.open(table)
    asked.record()  # refused while the game runs
    finished = [live for live in await tree_of(asked, who, house) if live.status == "finished"]
    written = {live.id: await house.store.notes(who.id, live.id) if who else [] for live in finished}
    records = [
        annotated(live.record(), live.id, {note.action: note.text for note in written[live.id]}) for live in finished
    ]
    name = f"study-{asked.id}.txt"
    return PlainTextResponse(write_study(records), headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _told(kept: list[Note]) -> NoteList:
    return NoteList(notes=[NoteInfo(action=note.action, text=note.text) for note in kept])
