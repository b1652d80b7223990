"""The desk of one's own mistakes: finds them in reviewed games, and has new tries judged. They are nobody else's."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec import structs

from impera.coach.duels.duel import Duel, DuelGame, DuelPosition, write_duel
from impera.coach.loss import own_part
from impera.coach.practice import PracticeStart
from impera.coach.puzzles.points import SAME
from impera.game.action import Action
from impera.server.coaching import CoachDesk
from impera.tables.closed_deals import are_cards_open
from impera.tables.entry import Person
from impera.tables.errors import NotFoundError, TooManyError
from impera.tables.live import LiveTable
from impera.tables.live_tables import LiveTables
from impera.tables.mistakes import MistakeTry, by_turn, order_of, rests
from impera.tables.ports import Now, Store
from impera.tables.table import Table
from impera.wire.coach import DuelCost, GameReview, TurnReview

LATEST = 30  # games of somebody that are looked through
BEGUN_MOST = 3  # reviews that are begun at once
SERIOUS = ("mistake", "blunder")  # the interval of the loss lies above seven points


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turn that lost something for certain, by the review of its game."""

    table: Table
    turn: TurnReview
    since: int  # actions before the turn that the seat played last: what is shown on the way begins there

    @property
    def key(self) -> tuple[str, int]:
        """Its match, and the actions before it."""
        return self.table.match.id, self.turn.start

    @property
    def name(self) -> str:
        """How practice of it is asked for."""
        return f"mistake/{self.table.match.id}/{self.turn.start}"

    def asked(self) -> Duel:
        """It as the one position of a duel, which is how it is asked and judged."""
        game = self.table.game
        assert game
        record = DuelGame(game.setup, tuple(action.id for action in game.actions))
        return Duel((record,), (DuelPosition(0, self.since, self.turn.start, self.turn.end),))


@dataclass(frozen=True, slots=True)
class FoundMistakes:
    """What somebody's latest games hold."""

    waiting: list[Mistake]  # in the order in which they are asked
    resting: int
    tried: dict[tuple[str, int], MistakeTry]
    reviewed: int
    unreviewed: list[LiveTable]
    under_way: int


def mistakes_of(table: Table, review: GameReview, person: str) -> list[Mistake]:
    """The mistakes that somebody made at a table themselves: no stand-in, and nothing that a branch began with."""
    found = []
    began: dict[int, int] = {}  # seat: where its latest turn began
    for turn in review.turns:
        played = table.standing[turn.start : turn.end]
        if turn.verdict in SERIOUS and all(action.person == person for action in played):
            found.append(Mistake(table, turn, began.get(turn.seat, 0)))
        began[turn.seat] = turn.start
    return found


class MistakeDesk:
    """Where one's own mistakes are asked for."""

    def __init__(self, store: Store, tables: LiveTables, coach: CoachDesk, now: Now) -> None:
        """Make a desk."""
        self._store, self._tables, self._coach, self._now = store, tables, coach, now

    async def of(self, person: Person) -> FoundMistakes:
        """What somebody's latest games hold, and which of them could be reviewed."""
        tried, now = by_turn(await self._store.mistake_tries(person.id)), self._now()
        found: list[Mistake] = []
        unreviewed: list[LiveTable] = []
        reviewed = under_way = 0
        for live in await self._tables.open_known(await self._store.matches_of(person.id, LATEST)):
            if live.status != "finished" or not any(each.person == person.id for each in live.table.standing):
                continue
            if not await are_cards_open(self._store, live.table.options, person.id):
                continue  # the same deal is to be played from another seat
            review = await self._coach.kept(live.id)
            if review:
                reviewed += 1
                found += mistakes_of(live.table, review, person.id)
            elif self._coach.is_reviewing(live.id):
                under_way += 1
            else:
                unreviewed.append(live)
        waiting = [each for each in found if not rests(tried.get(each.key), now)]
        waiting.sort(key=lambda each: order_of(tried.get(each.key), each.turn.loss))
        return FoundMistakes(waiting, len(found) - len(waiting), tried, reviewed, unreviewed, under_way)

    async def review_latest(self, person: Person) -> None:
        """Have somebody's latest games reviewed that are not yet: a few, as far as there is room in the line."""
        for number, live in enumerate((await self.of(person)).unreviewed[:BEGUN_MOST]):
            try:
                await self._coach.review(live, begin=True)
            except TooManyError:
                if number == 0:
                    raise
                return

    async def find(self, match: str, action: int, person: Person | None) -> Mistake:
        """One mistake; only who made it may see it."""
        live = await self._tables.open(match)
        review = await self._coach.kept(live.id)
        found = mistakes_of(live.table, review, person.id) if review and person else []
        mistake = next((each for each in found if each.turn.start == action), None)
        if mistake is None:
            raise NotFoundError("mistake-unknown")
        return mistake

    async def practice(self, name: str, person: Person | None) -> PracticeStart:
        """A position by its name, TABLE/ACTION, with what led there."""
        match, _, text = name.partition("/")
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise NotFoundError("practice-unknown", start=f"mistake/{name}")
        return (await self.find(match, int(text), person)).asked().start(1)

    async def judge(self, mistake: Mistake, turn: Sequence[Action], person: Person) -> tuple[bool, DuelCost]:
        """Have a try judged and keep what came of it."""
        cost = await self._cost(mistake, turn)
        is_solved = cost.loss <= SAME
        match, action = mistake.key
        await self._store.keep_mistake_try(person.id, MistakeTry(match, action, self._now(), is_solved))
        return is_solved, cost

    async def _cost(self, mistake: Mistake, turn: Sequence[Action]) -> DuelCost:
        """What a turn costs here. What the review has said of it stands: the coach does not contradict itself."""
        text, told = "; ".join(action.text for action in turn), mistake.turn
        if text == told.better:
            return DuelCost(loss=0.0, better=[], reasons=[])
        asked, ids = mistake.asked(), [action.id for action in turn]
        is_told = text == told.played
        if is_told and told.better and own_part(asked.game(1).view(told.seat), ids) == len(ids):
            return DuelCost(loss=told.loss, better=told.better.split("; "), reasons=told.reasons)
        cost = await self._coach.judge_duel(write_duel(asked), 1, ids)
        return structs.replace(cost, loss=told.loss) if is_told else cost
