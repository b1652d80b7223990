"""The desk of duels: has them made, keeps answers, has them judged; and knows who may see what."""

import secrets
from contextlib import suppress
from dataclasses import dataclass

import msgspec

from impera.coach.duels.duel import Duel, read_duel
from impera.coach.practice import PracticeStart
from impera.game.action import Action
from impera.server.coaching import CoachDesk
from impera.tables.duels import DuelAnswer, DuelEntrant, KeptDuel
from impera.tables.entry import Person
from impera.tables.errors import NotAllowedError, NotFoundError, SequenceTakenError, TableError, TooManyError
from impera.tables.forever import Forever
from impera.tables.live_tables import OnTrouble
from impera.tables.options import DAY
from impera.tables.ports import Now, Store
from impera.wire.coach import DuelCost
from impera.wire.shapes import encode

LOOK = 1.0  # seconds between two looks for answers to judge
AT_ONCE = 12
CLAIM = "duels"  # one process of those that share a store judges
MADE_MOST = 40  # by one person in a day
MINUTE = 60_000
GRACE = 5_000  # milliseconds for the way of the last answer
UNANSWERED = 0.25  # what a position costs to which no answer came in time


def read_cost(text: str) -> DuelCost:
    """What an answer cost, as it was kept."""
    return msgspec.json.decode(text, type=DuelCost)


@dataclass(frozen=True, slots=True)
class OpenDuel:
    """A duel with everything that is known of it."""

    kept: KeptDuel
    duel: Duel
    entrants: list[DuelEntrant]
    answers: dict[str, list[DuelAnswer]]  # by person, in order
    now: int

    @property
    def count(self) -> int:
        """How many positions there are."""
        return len(self.duel.positions)

    def entrant(self, person: str) -> DuelEntrant | None:
        """Somebody's part in it."""
        return next((each for each in self.entrants if each.person == person), None)

    def answered(self, person: str) -> list[DuelAnswer]:
        """What somebody has answered."""
        return self.answers.get(person, [])

    def ends(self, entrant: DuelEntrant) -> int | None:
        """When somebody's time is over."""
        return entrant.begun + self.kept.minutes * MINUTE if self.kept.minutes else None

    def is_finished(self, entrant: DuelEntrant) -> bool:
        """Can somebody not answer any more?"""
        ends = self.ends(entrant)
        return len(self.answered(entrant.person)) >= self.count or (ends is not None and self.now > ends + GRACE)

    def is_finished_by(self, person: Person | None) -> bool:
        """Has somebody begun and finished?"""
        entrant = self.entrant(person.id) if person else None
        return entrant is not None and self.is_finished(entrant)

    def loss(self, entrant: DuelEntrant) -> float | None:
        """What somebody lost in all; None while it is not known."""
        answers = self.answered(entrant.person)
        if not self.is_finished(entrant) or any(each.cost is None for each in answers):
            return None
        lost = sum(read_cost(each.cost).loss for each in answers if each.cost)
        return lost + UNANSWERED * (self.count - len(answers))

    def seconds(self, entrant: DuelEntrant) -> int | None:
        """How long somebody took, once they have finished."""
        answers = self.answered(entrant.person)
        if not self.is_finished(entrant):
            return None
        if len(answers) < self.count or not answers:
            return self.kept.minutes * 60
        return (answers[-1].at - entrant.begun) // 1000

    def place(self, entrant: DuelEntrant) -> int | None:
        """Where somebody stands among those who are judged: by points lost, then by time."""
        key = self._key(entrant)
        if key is None:
            return None
        others = (self._key(each) for each in self.entrants)
        return 1 + sum(other is not None and other < key for other in others)

    def _key(self, entrant: DuelEntrant) -> tuple[float, int] | None:
        loss, seconds = self.loss(entrant), self.seconds(entrant)
        return None if loss is None or seconds is None else (round(loss, 3), seconds)


class DuelDesk:
    """Where duels are asked for."""

    def __init__(self, store: Store, coach: CoachDesk, now: Now, on_trouble: OnTrouble) -> None:
        """Make a desk."""
        self._store, self._coach, self._now, self._on_trouble = store, coach, now, on_trouble
        self._timer = Forever(self.judge, LOOK, on_trouble)

    async def start(self) -> None:
        """See to answers from now on."""
        self._timer.start()

    async def stop(self) -> None:
        """Stop; what is not judged is judged by whoever comes next."""
        await self._timer.stop()

    async def make(self, person: Person, players: int, minutes: int) -> OpenDuel:
        """Have a duel made out of games that nobody has seen."""
        now = self._now()
        made = [each for each in await self._store.duels_of(person.id, MADE_MOST) if each.host == person.id]
        if sum(each.created > now - DAY for each in made) >= MADE_MOST:
            raise TooManyError("duel-too-many", most=MADE_MOST)
        body = await self._coach.make_duel(secrets.token_hex(32), players)
        kept = KeptDuel(secrets.token_hex(8), person.id, self._now(), minutes, body)
        await self._store.add_duel(kept)
        return await self.open(kept.id)

    async def open(self, ident: str) -> OpenDuel:
        """A duel as it stands now; there must be one."""
        kept = await self._store.duel(ident)
        if kept is None:
            raise NotFoundError("duel-unknown", duel=ident)
        return await self._opened(kept)

    async def _opened(self, kept: KeptDuel) -> OpenDuel:
        answers: dict[str, list[DuelAnswer]] = {}
        for each in await self._store.duel_answers(kept.id):
            answers.setdefault(each.person, []).append(each)
        entrants = await self._store.duel_entrants(kept.id)
        return OpenDuel(kept, read_duel(kept.body), entrants, answers, self._now())

    async def of(self, person: Person, limit: int) -> list[OpenDuel]:
        """Somebody's duels, the latest first."""
        return [await self._opened(kept) for kept in await self._store.duels_of(person.id, limit)]

    async def begin(self, ident: str, person: Person) -> OpenDuel:
        """Take part: from now on somebody's time runs."""
        await self.open(ident)
        await self._store.enter_duel(ident, person.id, self._now())
        return await self.open(ident)

    async def practice(self, name: str, person: Person | None) -> PracticeStart:
        """A position by its name, ID/NUMBER, for somebody who has come as far."""
        ident, _, text = name.partition("/")
        found = await self.open(ident)
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 3 else 0
        if not 1 <= number <= found.count:
            raise NotFoundError("practice-unknown", start=f"duel/{name}")
        entrant = found.entrant(person.id) if person else None
        if entrant is None:
            raise NotAllowedError("duel-not-begun")
        if number > len(found.answered(entrant.person)) + 1 and not found.is_finished(entrant):
            raise NotAllowedError("duel-not-yet")
        return found.duel.start(number)

    async def answer(self, ident: str, number: int, turn: str, person: Person) -> OpenDuel:
        """Keep an answer for good; sent twice it counts once."""
        found = await self.open(ident)
        entrant = found.entrant(person.id)
        if entrant is None:
            raise NotAllowedError("duel-not-begun")
        answered = len(found.answered(person.id))
        if number <= answered:
            return found
        if found.is_finished(entrant):
            raise TableError("duel-time-over")
        if number != answered + 1:
            raise NotAllowedError("duel-not-yet")
        with suppress(SequenceTakenError):  # the same answer, sent twice at once
            await self._store.add_duel_answer(DuelAnswer(ident, person.id, number, self._now(), turn))
        return await self.open(ident)

    async def judge(self) -> None:
        """Have answers judged by the coach; the same turn costs everyone the same."""
        waiting = await self._store.unjudged_answers(AT_ONCE)
        if not waiting or not await self._store.claim(CLAIM):
            return
        for each in waiting:
            try:
                cost = await self._cost(each)
            except TooManyError:
                return
            except TableError as error:
                self._on_trouble(error)
                continue
            await self._store.keep_cost(each, cost)

    async def _cost(self, answer: DuelAnswer) -> str:
        for other in await self._store.duel_answers(answer.duel):
            if other.cost and (other.number, other.turn) == (answer.number, answer.turn):
                return other.cost
        kept = await self._store.duel(answer.duel)
        assert kept
        turn = [Action.parse(text).id for text in answer.turn.split("; ")]
        return encode(await self._coach.judge_duel(kept.body, answer.number, turn)).decode()
