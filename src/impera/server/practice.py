"""Routes: practice, a game played on from a known position without a match. Nothing is stored.

The learner's moves come along each time; the table is laid, everything is done again, and what a live table would have
told is told. What is hidden stays here: a view is blanked as at every table.
"""

import asyncio
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

from impera.coach.lesson import find_start, lessons
from impera.coach.practice import Others, PracticeStart
from impera.errors import NotYourTurnError
from impera.game.action import Action
from impera.game.game import Game, to_action
from impera.game.notation import parse_position, write_position
from impera.game.possible import read_possible
from impera.game.seat import seats_of
from impera.game.setup import VARIANTS
from impera.rules.facts import SEATS
from impera.server.house import Anyone, House, Me, TheHouse, milliseconds
from impera.server.refusals import RESPONSES
from impera.server.routes import Router
from impera.tables import telling
from impera.tables.commands import Act, Command, Undo
from impera.tables.commands.playing import taken
from impera.tables.entry import Change, Entry, Match, Person
from impera.tables.errors import NotFoundError, TableError
from impera.tables.options import STAND_IN, Options
from impera.tables.release import Pace
from impera.tables.settle import SeatRatings
from impera.tables.table import Table
from impera.tables.telling import Watcher
from impera.wire.messages import Update, Welcome
from impera.wire.practice import LessonList, MyLessons, PracticeAsked, PracticeOutcome, PracticeQuestion, Practised
from impera.wire.refusal import VerdictInfo

router = Router(prefix="/api", tags=["practice"], responses=RESPONSES)

SOURCES: dict[str, Callable[[str], PracticeStart | None]] = {"lesson": find_start}  # by the first word of its name
OWN = {f"position/{seat}": seat for seat in range(1, SEATS + 1)}  # starts in a position of one's own, by seat
LEARNER = Person("learner", "")
NO_SEED = "0" * 64  # nothing is shuffled
NOW = 0  # no clock runs: everyone is told the same bytes
ANSWERS_MOST = 400  # of the others between two moves of the learner


@dataclass
class PracticeTable:
    """A table that is laid for one answer: a scene of impera.tables.telling."""

    start: PracticeStart
    table: Table
    watchers: Collection[Watcher] = ()
    ratings: SeatRatings = field(default_factory=dict)
    pace: Pace = Pace.USUAL
    updates: list[Update] = field(default_factory=list)
    outcome: PracticeOutcome = "open"
    turn: list[Action] = field(default_factory=list)  # what the learner has done in it

    def here(self) -> set[str]:
        """The learner."""
        return {LEARNER.id}

    def now(self) -> int:
        """No time passes."""
        return NOW

    def expiry(self) -> int | None:
        """It is gone at once."""
        return None

    def welcome(self) -> Welcome:
        """The table as it is now."""
        return Welcome.of(telling.state(self, LEARNER, ()))

    def game(self) -> Game:
        """The game, which has begun."""
        assert self.table.game
        return self.table.game

    def play_on(self, moves: list[str]) -> None:
        """Let the others answer, then every move of the learner, and the others again."""
        others = Others(self.start)
        for text in self.start.lead:
            self._happen(taken(self.table, NOW, self.game().deciding, None, Action.parse(text)))
        self._answer(others)
        for move in moves:
            self._move(move)
            self._judge()
            self._answer(others)

    def _move(self, move: str) -> None:
        if self.outcome != "open":
            raise TableError("practice-over")
        seq = self.table.seq
        asked: Command = Undo(seq=seq) if move == "undo" else Act(seq=seq, action=move)
        entry = asked.decide(self.table, LEARNER, NOW)
        assert entry
        if move == "undo":
            self.turn.pop()
        else:
            self.turn.append(entry.action)
        self._happen(entry)

    def _judge(self) -> None:
        """Once the learner's turn is over the task is met or not, and the others show why not."""
        task, game = self.start.task, self.game()
        if not game.is_over and game.deciding == self.start.seat:
            return
        turn, self.turn = tuple(self.turn), []
        if task is None:
            return
        self.outcome = "solved" if task.is_met(game, turn) else "failed"
        if self.outcome == "failed":
            for action in task.answer(game):
                self._happen(taken(self.table, NOW, game.deciding, None, action))

    def _answer(self, others: Others) -> None:
        game = self.game()
        for _ in range(ANSWERS_MOST):
            if self.outcome != "open" or game.is_over or game.deciding == self.start.seat:
                return
            action = others.choose(game)
            if action is None:
                return
            self._happen(taken(self.table, NOW, game.deciding, None, action))

    def _happen(self, entry: Entry) -> None:
        change: Change = self.table.apply(entry)
        self.updates.append(telling.Telling(self, change).update(self.start.seat))


def laid(start: PracticeStart) -> PracticeTable:
    """Lay the table of a start: the learner sits, bots hold the other seats, the cards lie."""
    position = parse_position(start.position)
    options = Options(
        players=int(position.players),
        variant=VARIANTS[position.variant],
        teams=bool(position.teams),
        hints=False,
        chat=False,
        grace=0,
    )
    table = Table(Match("practice", NOW, None, options, NO_SEED, position=start.position))
    for seat in seats_of(options.players):
        if seat == start.seat:
            table.apply(Entry(seat, "sat", NOW, seat, LEARNER.id, {"name": None}))
        else:
            table.apply(Entry(seat, "bot-set", NOW, seat, None, {"bot": start.bot or STAND_IN}))
    table.apply(Entry(options.players + 1, "started", NOW))
    return PracticeTable(start, table)


async def begin_at(asked: PracticeAsked | PracticeQuestion, who: Person | None, house: House) -> PracticeStart:
    """Where somebody begins: in a duel if it is their turn to see the position, at a mistake if it is theirs."""
    kind, _, rest = asked.start.partition("/")
    if kind == "duel":
        return await house.duels.practice(rest, who)
    return await house.mistakes.practice(rest, who) if kind == "mistake" else start_of(asked)


def start_of(asked: PracticeAsked | PracticeQuestion) -> PracticeStart:
    """Where anybody may begin: at a start that has a name, or in a position of their own, against a strong bot."""
    seat = OWN.get(asked.start)
    if seat is None or asked.position is None:
        return start_named(asked.start)
    position = read_possible(asked.position)
    if seat > position.players:
        raise TableError("table-no-seat", seat=f"P{seat}", players=int(position.players))
    return PracticeStart(write_position(position), seat, bot=STAND_IN)


def start_named(name: str) -> PracticeStart:
    """The start of that name; there must be one."""
    kind, _, rest = name.partition("/")
    start = SOURCES[kind](rest) if kind in SOURCES else None
    if start is None:
        raise NotFoundError("practice-unknown", start=name)
    return start


def whole_turn(start: PracticeStart, moves: list[str]) -> tuple[Action, ...]:
    """The whole turn that these moves make from a start with nothing before it; one that is not over is refused."""
    practice = laid(start)
    practice.play_on(moves)
    game = practice.game()
    if not game.is_over and game.deciding == start.seat:
        raise TableError("puzzle-turn-not-over")
    return tuple(game.actions)


@router.post("/practice")
async def play_on(asked: PracticeAsked, who: Anyone, house: TheHouse) -> Practised:
    """Play on from a start: all my moves, the others' answers, and what came of it. Nothing is stored."""
    return await asyncio.to_thread(practise, asked, await begin_at(asked, who, house))


def practise(asked: PracticeAsked, start: PracticeStart) -> Practised:
    """Lay the table, do everything again, and tell it."""
    practice = laid(start)
    welcome = practice.welcome() if asked.since is None else None
    practice.play_on(asked.moves)
    since = asked.since or 0
    updates = [update for update in practice.updates if update.version > since]
    return Practised(welcome=welcome, updates=updates, outcome=practice.outcome)


@router.post("/practice/explain")
async def ask_why(asked: PracticeQuestion, who: Anyone, house: TheHouse) -> VerdictInfo:
    """May I, after these moves, and by which rule?"""
    return await asyncio.to_thread(explain, asked, await begin_at(asked, who, house))


def explain(asked: PracticeQuestion, start: PracticeStart) -> VerdictInfo:
    """Lay the table, do everything again, and ask the rules."""
    practice = laid(start)
    practice.play_on(asked.moves)
    game, action = practice.game(), to_action(asked.action)
    if game.deciding != start.seat and not game.is_over:
        raise NotYourTurnError("not-your-turn", rule="R3.1", seat=f"P{start.seat}", turn=f"P{game.deciding}")
    return game.explain(action).to_wire()


@router.get("/me/lessons")
async def my_lessons(me: Me, house: TheHouse) -> MyLessons:
    """The lessons I have taken, on whatever device."""
    return MyLessons(lessons=await house.store.lessons_taken(me.id))


@router.put("/me/lessons")
async def take_lessons(body: MyLessons, me: Me, house: TheHouse) -> MyLessons:
    """Add lessons to those I have taken: none is ever lost. Told are all of them; what is no lesson is left out."""
    taken = await house.store.lessons_taken(me.id)
    known = [lesson.id for lesson in lessons()]
    for lesson in known:
        if lesson in body.lessons and lesson not in taken:
            await house.store.take_lesson(me.id, lesson, milliseconds())
    return await my_lessons(me, house)


@router.get("/lessons")
def list_lessons() -> LessonList:
    """Every lesson, in order: its scenes, their steps and what may be touched."""
    return LessonList(lessons=[lesson.to_wire() for lesson in lessons()])
