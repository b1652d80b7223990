"""Routes: the deal of the day, its standings, the days before, and the tables of weeks and months."""

from datetime import date, timedelta
from typing import Annotated

from fastapi import Path, Query

from impera.server.daily_desk import DailyDesk
from impera.server.house import Address, Anyone, House, Me, TheHouse
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables.chain import Chain
from impera.tables.daily import BOT, PLAYERS, days_needed, month_of, need_begun, stage_of, start_of, week_of
from impera.tables.daily_scores import Average, DayPlace, Score, Try
from impera.tables.entry import Person
from impera.tables.errors import NotFoundError
from impera.wire.daily import (
    DailyAverage,
    DailyDay,
    DailyLevel,
    DailyNow,
    DailyPlace,
    DailyScore,
    DailyTable,
    DailyTry,
    PastDay,
    PastDays,
    Promised,
    ShownLink,
    Verdict,
)
from impera.wire.table import TableState

router = Router(prefix="/api/daily", tags=["daily"], responses=RESPONSES)

PROMISED = 2  # days to come that are shown
LISTED, PAGE = 50, 30
VERDICTS: dict[str, Verdict] = {"f": "fine", "i": "inaccuracy", "m": "mistake", "b": "blunder"}
DateText = Annotated[str, Path(pattern=r"^\d{4}-\d{2}-\d{2}$", examples=["2026-11-17"])]
Before = Annotated[str | None, Query(pattern=r"^\d{4}-\d{2}-\d{2}$", description="Days before this one.")]


def date_of(text: str) -> date:
    """Read a date."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise NotFoundError("daily-no-date", date=text) from error


@router.get("")
async def daily_now(who: Anyone, house: TheHouse) -> DailyNow:
    """The deal of today, and what is promised for the days to come."""
    desk = house.daily
    chain, today = await desk.chain(), desk.today()
    tomorrow = today + timedelta(days=1)
    coming = [tomorrow + timedelta(days=number) for number in range(PROMISED)]
    return DailyNow(
        today=await _day(house, chain, today, who),
        ends=start_of(tomorrow),
        players=PLAYERS,
        bot=BOT,
        anchor=chain.anchor,
        first=chain.first.isoformat(),
        since=chain.made,
        coming=[Promised(date=day.isoformat(), commitment=chain.seeds(day).commitment) for day in coming],
    )


@router.get("/days")
async def past_days(who: Anyone, house: TheHouse, before: Before = None) -> PastDays:
    """Days that are over, latest first."""
    desk = house.daily
    chain, today = await desk.chain(), desk.today()
    end = min(date_of(before) if before else today, today)
    start = max(chain.first, end - timedelta(days=PAGE))
    days = [end - timedelta(days=number) for number in range(1, max(0, (end - start).days) + 1)]
    first, last = start.isoformat(), end.isoformat()
    begun = await house.store.tries_begun(first, last)
    mine = await _my_tries(house, who, first, last)
    return PastDays(
        days=[
            PastDay(
                date=(text := day.isoformat()),
                commitment=chain.seeds(day).commitment,
                shown=_shown(desk, chain, day),
                begun=begun.get(text, 0),
                mine=mine.get(text),
            )
            for day in days
        ],
        more=bool(days) and days[-1] > chain.first,
    )


@router.get("/days/{day}")
async def see_day(day: DateText, who: Anyone, house: TheHouse) -> DailyDay:
    """A day: what is promised or proven of it, my try, and who stands where."""
    chain, asked = await house.daily.chain(), date_of(day)
    need_begun(chain, asked, house.daily.today())
    return await _day(house, chain, asked, who)


@router.post("/days/{day}/play", status_code=201)
async def play_day(day: DateText, me: Me, house: TheHouse, address: Address) -> TableState:
    """Play the deal of a day: on the day itself the first time counts, all else is practice; what is begun goes on."""
    live = await house.daily.play(date_of(day), me, address, lambda: house.check_room(me, address))
    return await live.state(me, 0)


@router.get("/weeks/{day}")
async def see_week(day: DateText, who: Anyone, house: TheHouse) -> DailyTable:
    """The table of the week of a date."""
    return await _table(house, *week_of(date_of(day)))


@router.get("/months/{day}")
async def see_month(day: DateText, who: Anyone, house: TheHouse) -> DailyTable:
    """The table of the month of a date."""
    return await _table(house, *month_of(date_of(day)))


async def _day(house: House, chain: Chain, day: date, who: Person | None) -> DailyDay:
    store, desk, text = house.store, house.daily, day.isoformat()
    mine = (await _my_tries(house, who, text, text)).get(text)
    tries = await store.tries_of(who.id, text, text) if who else []
    is_open = await desk.is_open_to(day, who)
    places = await store.standings(text, LISTED) if is_open else None
    score = mine.score if mine else None
    return DailyDay(
        date=text,
        stage=stage_of(day, desk.today()),
        commitment=chain.seeds(day).commitment,
        shown=_shown(desk, chain, day),
        begun=(await store.tries_begun(text, text)).get(text, 0),
        scored=await store.scores_better(text, None),
        mine=mine,
        practice=sum(each.number > 1 for each in tries),
        places=None if places is None else _places(places, who, is_past=stage_of(day, desk.today()) == "past"),
        place=1 + await store.scores_better(text, score.loss) if score else None,
        levels=await _levels(house, text) if is_open else None,
    )


def _shown(desk: DailyDesk, chain: Chain, day: date) -> ShownLink | None:
    """The link of a day, once nobody's try can be helped by it any more."""
    if stage_of(day, desk.today()) != "past":
        return None
    return ShownLink(link=chain.link(day).hex(), seed=chain.seeds(day).server)


async def _my_tries(house: House, who: Person | None, first: str, last: str) -> dict[str, DailyTry]:
    """My tries that count, by day."""
    if who is None:
        return {}
    scores = await house.store.scores_of(who.id, first, last)
    tries = [each for each in await house.store.tries_of(who.id, first, last) if each.number == 1]
    return {each.day: await _my_try(house, each, scores.get(each.day)) for each in tries}


async def _my_try(house: House, tried: Try, score: Score | None) -> DailyTry:
    told = _told(score) if score else None
    if score:
        return DailyTry(table=tried.match, status="scored" if told else "void", score=told)
    live = await house.tables.open(tried.match) if tried.match else None
    if live is None:
        return DailyTry(table=None, status="void", score=None)
    if live.status != "finished":
        return DailyTry(table=live.id, status="running", score=None)
    state = await house.daily.progress(live.id)
    done, total = (state.done, state.total) if state else (0, 0)
    return DailyTry(table=live.id, status="judging", score=None, done=done, total=total)


def _told(score: Score) -> DailyScore | None:
    if score.won is None or score.loss is None or score.luck is None:
        return None
    verdicts = [VERDICTS[letter] for letter in score.verdicts]
    return DailyScore(won=score.won, loss=score.loss, luck=score.luck, accuracy=score.accuracy, verdicts=verdicts)


def _places(standings: list[DayPlace], who: Person | None, *, is_past: bool) -> list[DailyPlace]:
    """Who stands where; whoever lost the same shares a place."""
    places: list[DailyPlace] = []
    for number, each in enumerate(standings, start=1):
        score = _told(each.score)
        if score is None:
            continue
        is_mine = who is not None and each.person == who.id
        place = places[-1].place if places and places[-1].score.loss == score.loss else number
        table = each.match if is_mine or is_past else None
        places.append(DailyPlace(place=place, person=each.person, name=each.name, score=score, table=table))
    return places


async def _levels(house: House, day: str) -> list[DailyLevel]:
    found = [(each.level, _told(each.score)) for each in await house.store.level_scores(day)]
    return [DailyLevel(level=level, score=score) for level, score in found if score]


async def _table(house: House, first: date, last: date) -> DailyTable:
    needed = max(1, days_needed(first, last, house.daily.today()))
    rows = await house.store.averages(first.isoformat(), last.isoformat(), needed, LISTED)
    return DailyTable(first=first.isoformat(), last=last.isoformat(), needed=needed, rows=_averages(rows, needed))


def _averages(rows: list[Average], needed: int) -> list[DailyAverage]:
    return [
        DailyAverage(
            place=number if each.days >= needed else None,
            person=each.person,
            name=each.name,
            days=each.days,
            won=each.won,
            loss=round(each.loss, 4),
        )
        for number, each in enumerate(rows, start=1)
    ]
