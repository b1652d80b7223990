"""Routes: being someone."""

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from impera.server.bodies import (
    ContinueLink,
    ContinueWith,
    MuteList,
    MyTable,
    MyTables,
    NewGuest,
    Person,
    Rename,
    SignedIn,
)
from impera.server.house import House, Me, TheHouse, milliseconds
from impera.server.identity import (
    LINK_LIFE,
    clean_name,
    drop_cookie,
    hash_of,
    new_guest,
    new_secret,
    set_cookie,
    token_of,
)
from impera.server.refusals import RESPONSES
from impera.server.shapes import TableInfo
from impera.tables.errors import NotFoundError, TooManyError

router = APIRouter(prefix="/api", tags=["people"], responses=RESPONSES)

MY_TABLES = 50
MUTES_MOST = 200
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@router.post("/guests", status_code=201)
async def be_someone(body: NewGuest, house: TheHouse, response: Response) -> SignedIn:
    """Be a guest with a name. Browsers get the token as a cookie too."""
    person, token = await new_guest(house.store, body.name, milliseconds())
    set_cookie(response, token, house.settings)
    return SignedIn(person=person.id, name=person.name, token=token)


@router.post("/continue")
async def continue_elsewhere(body: ContinueWith, house: TheHouse, response: Response) -> SignedIn:
    """Be the same person on another device, with a personal link."""
    person = await house.store.take_link(hash_of(body.secret), milliseconds())
    if person is None:
        raise NotFoundError("table-no-link")
    token = new_secret()
    await house.store.add_token(person.id, hash_of(token), milliseconds())
    set_cookie(response, token, house.settings)
    return SignedIn(person=person.id, name=person.name, token=token)


@router.get("/me")
async def who_am_i(me: Me) -> Person:
    """Who the server takes me for."""
    return Person(person=me.id, name=me.name)


@router.patch("/me")
async def rename(body: Rename, me: Me, house: TheHouse) -> Person:
    """Go by another name, from the next table on."""
    name = clean_name(body.name)
    await house.store.rename(me.id, name)
    return Person(person=me.id, name=name)


@router.delete("/me/token", status_code=204)
async def forget_me(me: Me, house: TheHouse, request: Request) -> Response:
    """Forget the token that this request came with."""
    token = token_of(request)
    if token:
        await house.store.drop_token(hash_of(token))
    response = Response(status_code=204)
    drop_cookie(response)
    return response


@router.post("/me/links", status_code=201)
async def make_link(me: Me, house: TheHouse) -> ContinueLink:
    """Make a personal link to continue on another device. It is good once."""
    secret, expires = new_secret(), milliseconds() + LINK_LIFE
    await house.store.add_link(me.id, hash_of(secret), expires)
    return ContinueLink(path=f"/#/continue/{secret}", secret=secret, expires=expires)


@router.get("/me/mutes")
async def whom_i_muted(me: Me, house: TheHouse) -> MuteList:
    """The people whose words I am not sent."""
    return MuteList(muted=sorted(await house.store.mutes(me.id)))


@router.put("/me/mutes/{person}")
async def mute(person: PersonId, me: Me, house: TheHouse) -> MuteList:
    """Be sent nothing that this person says. Holds at once, at every table."""
    if len(await house.store.mutes(me.id)) >= MUTES_MOST:
        raise TooManyError("table-mutes-full", most=MUTES_MOST)
    if not await house.store.has_person(person):
        raise NotFoundError("table-no-person")
    await house.store.set_mute(me.id, person, True)
    return await _muted_now(house, me.id)


@router.delete("/me/mutes/{person}")
async def unmute(person: PersonId, me: Me, house: TheHouse) -> MuteList:
    """Be sent again what this person says."""
    await house.store.set_mute(me.id, person, False)
    return await _muted_now(house, me.id)


async def _muted_now(house: House, me: str) -> MuteList:
    muted = await house.store.mutes(me)
    for room in house.hall.rooms.values():
        for watcher in room.watchers:
            if watcher.person and watcher.person.id == me:
                watcher.muted = muted
    return MuteList(muted=sorted(muted))


@router.get("/me/tables")
async def my_tables(me: Me, house: TheHouse) -> MyTables:
    """My games: those that wait for me first."""
    found = []
    for match in await house.store.matches_of(me.id, MY_TABLES):
        room = await house.hall.room(match)
        seat, turn = room.table.seat_of(me.id), room.table.deciding
        my_turn = seat is not None and turn == seat
        found.append(
            MyTable(table=TableInfo(**room.info()), seat=seat, my_turn=my_turn, turn=turn, updated=room.table.updated)
        )
    return MyTables(tables=sorted(found, key=lambda mine: not mine.my_turn))
