"""Routes: being someone."""

from typing import Annotated

from fastapi import Path, Query, Request, Response

from impera.server.house import House, Me, TheHouse, milliseconds
from impera.server.identity import (
    COOKIE,
    LINK_LIFE,
    drop_cookie,
    hash_of,
    keep_before,
    new_guest,
    new_secret,
    person_of,
    set_cookie,
    token_before,
    token_of,
)
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.commands import go_by
from impera.tables.entry import Person
from impera.tables.errors import NotFoundError, TooManyError
from impera.tables.naming import clean_name
from impera.wire.bodies import (
    Before,
    ContinueLink,
    ContinueWith,
    MuteList,
    MyTable,
    MyTables,
    NewGuest,
    PersonInfo,
    Rename,
    SignedIn,
)

router = Router(prefix="/api", tags=["people"], responses=RESPONSES)

MY_TABLES = 50
OFFSET_MOST = 100_000
MUTES_MOST = 200
PersonId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


@router.post("/guests", status_code=201)
async def be_someone(body: NewGuest, house: TheHouse, response: Response) -> SignedIn:
    """Be a guest with a name. Browsers get the token as a cookie too."""
    person, token = await new_guest(house.store, body.name, milliseconds())
    set_cookie(response, token, house.settings)
    return SignedIn(person=person.id, name=person.name, token=token)


@router.post("/continue")
async def continue_elsewhere(body: ContinueWith, house: TheHouse, request: Request, response: Response) -> SignedIn:
    """Be the same person on another device, with a personal link. A browser keeps for 30 days who it was before."""
    person = await house.store.take_link(hash_of(body.secret), milliseconds())
    if person is None:
        raise NotFoundError("table-no-link")
    token = new_secret()
    await house.store.add_token(person.id, hash_of(token), milliseconds())
    old = request.cookies.get(COOKIE)
    was = await person_of(house.store, old)
    if old and was and was.id != person.id:
        keep_before(response, old, house.settings)
    set_cookie(response, token, house.settings)
    return SignedIn(person=person.id, name=person.name, token=token)


@router.post("/continue/look")
async def look_at_link(body: ContinueWith, house: TheHouse) -> PersonInfo:
    """Whose personal link it is; it stays good."""
    person = await house.store.look_link(hash_of(body.secret), milliseconds())
    if person is None:
        raise NotFoundError("table-no-link")
    return PersonInfo(person=person.id, name=person.name)


@router.get("/me/before")
async def who_was_i(house: TheHouse, request: Request) -> Before:
    """Whom this browser was before it opened a personal link."""
    was = await person_of(house.store, token_before(request))
    return Before(before=PersonInfo(person=was.id, name=was.name) if was else None)


@router.post("/me/before")
async def be_again(house: TheHouse, request: Request, response: Response) -> PersonInfo:
    """Be again whom this browser was before it opened a personal link; the other way back stays open too."""
    token, now = token_before(request), request.cookies.get(COOKIE)
    was = await person_of(house.store, token)
    if was is None or token is None:
        raise NotFoundError("table-nobody-before")
    set_cookie(response, token, house.settings)
    if now:
        keep_before(response, now, house.settings)
    return PersonInfo(person=was.id, name=was.name)


@router.get("/me")
async def who_am_i(me: Me) -> PersonInfo:
    """Who the server takes me for."""
    return PersonInfo(person=me.id, name=me.name)


@router.patch("/me")
async def rename(body: Rename, me: Me, house: TheHouse) -> PersonInfo:
    """Go by another name, at once: also where I sit now, before the start and in a running game."""
    renamed = Person(me.id, clean_name(body.name))
    await house.store.rename(me.id, renamed.name)
    house.tables.rename(renamed)
    for match in await house.store.matches_of(me.id, MY_TABLES):
        table = await house.tables.open(match)
        if table.status in ("open", "running"):
            await table.do(lambda at_table, at: go_by(at_table, renamed, at))
    return PersonInfo(person=renamed.id, name=renamed.name)


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
    house.tables.mute(me, muted)
    return MuteList(muted=sorted(muted))


@router.get("/me/tables")
async def my_tables(me: Me, house: TheHouse, offset: Annotated[int, Query(ge=0, le=OFFSET_MOST)] = 0) -> MyTables:
    """My games, the latest fifty or those before them: what waits for me first."""
    found = []
    matches = await house.store.matches_of(me.id, MY_TABLES + 1, offset)
    for table in await house.tables.open_known(matches[:MY_TABLES]):
        seat, turn = table.seat_of(me), table.deciding
        my_turn = seat is not None and turn == seat
        found.append(MyTable(table=table.info(), seat=seat, my_turn=my_turn, turn=turn, updated=table.updated))
    return MyTables(tables=sorted(found, key=lambda mine: not mine.my_turn), more=len(matches) > MY_TABLES)
