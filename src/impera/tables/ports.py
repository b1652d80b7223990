"""What tables need from outside: a store, a bus between processes, claims. Others implement them; bots: bot_ports."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from impera.tables.clock import Outage
from impera.tables.daily_scores import Average, DayPlace, LevelScore, Score, Try
from impera.tables.duels import DuelAnswer, DuelEntrant, KeptDuel
from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate, KeptField
from impera.tables.entry import Entry, Match, Person, Status
from impera.tables.mistakes import MistakeTry
from impera.tables.notes import Note
from impera.tables.puzzle_tries import PuzzleTry
from impera.tables.ratings import Ranked, RatedPlayer, Rating, RatingStep
from impera.wire.fields import RatingKind
from impera.wire.shapes import JsonObject

Now = Callable[[], int]  # milliseconds since 1970
OnNews = Callable[[str], Awaitable[None]]
OnReturn = Callable[[], Awaitable[None]]


class People(Protocol):
    """Who is who. Of a secret (a token, a link) only the hash comes here."""

    async def add_person(self, person: Person, token_hash: str, at: int) -> None:
        """Keep a new person and their first token."""

    async def rows_of(self, person: str) -> dict[str, list[JsonObject]]:
        """Everything that is kept of a person, by table; nothing that is hidden from them."""

    async def forget(self, person: str, alias: str) -> None:
        """Forget a person: delete what is theirs, and leave of what they did with others an alias that says nothing."""

    async def person_of_token(self, token_hash: str) -> Person | None:
        """Find who holds a token."""

    async def has_person(self, person: str) -> bool:
        """Is there such a person?"""

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""

    async def add_token(self, person: str, token_hash: str, at: int) -> None:
        """Keep one more token of a person."""

    async def drop_token(self, token_hash: str) -> None:
        """Forget a token."""

    async def add_link(self, person: str, link_hash: str, expires: int) -> None:
        """Keep a link with which a person continues elsewhere."""

    async def look_link(self, link_hash: str, now: int) -> Person | None:
        """Whose link it is, without using it up; None if there is none or it has expired."""

    async def take_link(self, link_hash: str, now: int) -> Person | None:
        """Use a link up; None if there is none or it has expired."""

    async def set_mute(self, person: str, other: str, muted: bool) -> None:
        """Mute someone for a person, or no longer."""

    async def mutes(self, person: str) -> frozenset[str]:
        """Whom a person has muted."""


class Matches(Protocol):
    """The matches and their logs."""

    async def create(self, match: Match, entries: Sequence[Entry]) -> None:
        """Keep a new match and the first entries of its log."""

    async def match(self, match: str) -> Match | None:
        """Find a match."""

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Read the log after an entry."""

    async def append(self, match: str, entry: Entry, status: Status | None = None, also: Sequence[Entry] = ()) -> None:
        """Write an entry for good, with the new status if it brings one and with those that follow from it, all or
        nothing; SequenceTakenError if its number is taken."""

    async def matches_of(self, person: str, limit: int, offset: int = 0) -> list[str]:
        """The matches a person sat down at, latest first."""

    async def lobby(self, limit: int) -> list[str]:
        """The listed matches that are open or running, latest first."""

    async def running(self) -> list[str]:
        """The matches being played."""

    async def rematch_of(self, match: str) -> str | None:
        """The match that was made to follow this one."""

    async def branches_of(self, match: str) -> list[str]:
        """The matches that branch off this one, in the order they were made."""

    async def prune(self, before: int) -> int:
        """Delete the matches in which nothing happened since; return how many."""


class Reviews(Protocol):
    """What the coach said of finished matches: computed once, kept with them."""

    async def review(self, match: str) -> str | None:
        """The review of a match as it was kept, if there is one."""

    async def keep_review(self, match: str, body: str) -> None:
        """Keep the review of a match in place of an earlier one."""


class Dailies(Protocol):
    """The daily deal: the chain its days come from, who has tried them, and what came of it."""

    async def chain(self) -> tuple[str, str, int] | None:
        """The chain's root, its first day and when it was made, if there is one."""

    async def keep_chain(self, root: str, first: str, at: int) -> None:
        """Keep a chain, unless there is one already."""

    async def tries_of(self, person: str, first: str, last: str) -> list[Try]:
        """What somebody has tried from one day to another, in order. A try is kept with its match, by `create`."""

    async def tries_begun(self, first: str, last: str) -> dict[str, int]:
        """How many have begun, by day."""

    async def unjudged(self, limit: int) -> list[Try]:
        """The tries that count whose game is over and that have no score, the oldest first."""

    async def keep_score(self, day: str, person: str, score: Score) -> None:
        """Keep what came of somebody's try that counts, unless it is known."""

    async def scores_of(self, person: str, first: str, last: str) -> dict[str, Score]:
        """Somebody's scores, by day."""

    async def standings(self, day: str, limit: int) -> list[DayPlace]:
        """The scores of a day, fewest points lost first."""

    async def scores_better(self, day: str, loss: float | None) -> int:
        """How many have lost less; all there are, if no loss is named."""

    async def averages(self, first: str, last: str, needed: int, limit: int) -> list[Average]:
        """Everybody's days together, those with enough of them first, fewest points lost first."""

    async def level_scores(self, day: str) -> list[LevelScore]:
        """What the levels of the ladder made of a day."""

    async def keep_level_score(self, day: str, found: LevelScore) -> None:
        """Keep what a level made of a day, unless it is known."""


class Duels(Protocol):
    """Duels, who takes part in them, and their answers."""

    async def add_duel(self, duel: KeptDuel) -> None:
        """Keep a new duel."""

    async def duel(self, duel: str) -> KeptDuel | None:
        """Find a duel."""

    async def duels_of(self, person: str, limit: int) -> list[KeptDuel]:
        """The duels somebody made or takes part in, latest first."""

    async def enter_duel(self, duel: str, person: str, at: int) -> None:
        """Note that somebody begins, unless they have begun."""

    async def duel_entrants(self, duel: str) -> list[DuelEntrant]:
        """Who takes part, in the order they began."""

    async def add_duel_answer(self, answer: DuelAnswer) -> None:
        """Keep an answer; SequenceTakenError if this position was answered before."""

    async def duel_answers(self, duel: str) -> list[DuelAnswer]:
        """Every answer given in a duel, by person and number."""

    async def unjudged_answers(self, limit: int) -> list[DuelAnswer]:
        """Answers whose cost is not known, the oldest first."""

    async def keep_cost(self, answer: DuelAnswer, cost: str) -> None:
        """Keep what an answer cost."""


class Duplicates(Protocol):
    """Duplicate matches, and the boards that were played in them."""

    async def add_duplicate(self, duplicate: KeptDuplicate) -> None:
        """Keep a new match."""

    async def duplicate(self, duplicate: str) -> KeptDuplicate | None:
        """Find a match."""

    async def duplicates_of(self, person: str, limit: int) -> list[KeptDuplicate]:
        """The matches somebody made or takes part in, latest first."""

    async def duplicate_boards(self, duplicate: str) -> list[KeptBoard]:
        """Every board that was begun in a match, by person and number. A board is kept with its table, by `create`."""

    async def duplicate_boards_of(self, person: str) -> list[KeptBoard]:
        """Every board that somebody has begun, in any match."""

    async def duplicate_names(self, duplicate: str) -> dict[str, str]:
        """What those who take part are called, in the order they began."""

    async def enter_duplicate(self, duplicate: str, person: str, at: int) -> None:
        """Note that somebody takes part in a match against each other, unless they do."""

    async def leave_duplicate(self, duplicate: str, person: str) -> None:
        """Take somebody out: before it has begun altogether, afterwards from the tables that are not laid."""

    async def duplicate_field(self, duplicate: str) -> KeptField:
        """Who takes part in a match against each other, and when it was begun."""

    async def begin_duplicate(self, duplicate: str, boards: Sequence[KeptBoard], at: int) -> None:
        """Keep what the field was given; SequenceTakenError if it has begun before."""

    async def unscored_boards(self, limit: int) -> list[KeptBoard]:
        """The boards whose game is over and whose result is not kept, the oldest first."""

    async def keep_board_score(self, board: KeptBoard, won: float, luck: float) -> None:
        """Keep what came of a board, unless it is known."""

    async def keep_bots_results(self, results: Sequence[BotsResult]) -> None:
        """Keep what the bots made of all boards of a match, unless it is known."""

    async def bots_results(self, duplicate: str) -> list[BotsResult]:
        """What the bots made of the boards of a match."""

    async def duplicates_without_bots(self, limit: int) -> list[KeptDuplicate]:
        """The matches that somebody has begun and that the bots have not played."""


class Ratings(Protocol):
    """How strong everyone is."""

    async def rating(self, kind: RatingKind, player: RatedPlayer) -> Rating:
        """The rating of a player; that of a new one, if there is none."""

    async def ratings_of(self, person: str) -> dict[RatingKind, Rating]:
        """Every rating of a person."""

    async def opponents(self, kind: RatingKind, player: RatedPlayer) -> int:
        """How many different opponents a player has met in rated games of a kind; partners are counted too."""

    async def ranking(self, kind: RatingKind, limit: int, offset: int) -> list[Ranked]:
        """The players of a kind, best first: bots, and people who have met enough different opponents."""

    async def rating_steps(self, match: str) -> list[RatingStep]:
        """What a match did to the ratings."""

    async def finish(self, match: str, at: int, steps: Sequence[RatingStep] = ()) -> None:
        """Note that a match is over, which is known from its log, for those who search; and with it, all or nothing,
        what it did to the ratings. SequenceTakenError if it was rated before, or one of its players meanwhile."""


class PuzzleTries(Protocol):
    """Who tried which puzzle."""

    async def puzzle_tries(self, person: str) -> list[PuzzleTry]:
        """A person's tries, oldest first."""

    async def add_puzzle_try(self, person: str, tried: PuzzleTry) -> None:
        """Keep a try; SequenceTakenError if the person tried this puzzle before, or another meanwhile."""


class Mistakes(Protocol):
    """Who tried which of their own mistakes again."""

    async def mistake_tries(self, person: str) -> list[MistakeTry]:
        """A person's latest try at each of their mistakes, oldest first."""

    async def keep_mistake_try(self, person: str, tried: MistakeTry) -> None:
        """Keep a try in place of an earlier one at the same turn."""


class LessonsTaken(Protocol):
    """Who has taken which lesson."""

    async def lessons_taken(self, person: str) -> list[str]:
        """The lessons somebody has taken, in the order they did."""

    async def take_lesson(self, person: str, lesson: str, at: int) -> None:
        """Keep that somebody has taken a lesson, unless it is kept."""


class Notes(Protocol):
    """What somebody noted at the positions of games."""

    async def notes(self, person: str, match: str) -> list[Note]:
        """A person's notes at a match, in the order of its positions."""

    async def keep_note(self, person: str, match: str, note: Note) -> None:
        """Keep a note in place of the one at the same position; an empty one only takes that away."""


class Uptime(Protocol):
    """When servers were up."""

    async def heartbeat(self, process: str, now: int) -> None:
        """Note that this process is alive."""

    async def begin(self, process: str, now: int) -> list[Outage]:
        """Note that this process starts; if no other was alive until now, that is an outage. Return all of them."""


class Bus(Protocol):
    """News between the processes that share a store: `entry MATCH SEQ` comes by itself after each append."""

    @property
    def is_listening(self) -> bool:
        """Is the news of other processes heard now?"""

    async def listen(self, on_news: OnNews, on_return: OnReturn) -> None:
        """Have the news of other processes delivered; `on_return` is called whenever some may have been missed."""

    async def publish(self, news: str) -> None:
        """Tell the other processes."""


class Claims(Protocol):
    """Which process lets bots play and clocks run at a table. A process that dies loses its claims."""

    async def claim(self, match: str) -> bool:
        """Take a table, unless another process has it."""

    async def release(self, match: str) -> None:
        """Let it go."""


class Store(
    People,
    Matches,
    Reviews,
    Dailies,
    Duels,
    Duplicates,
    Ratings,
    PuzzleTries,
    LessonsTaken,
    Mistakes,
    Notes,
    Uptime,
    Bus,
    Claims,
    Protocol,
):
    """Everything that is kept, and what the processes that share it say to each other."""

    commits: int  # transactions written so far

    async def ready(self) -> bool:
        """Can it be read and written now?"""

    async def close(self) -> None:
        """Put it away."""


class Alone(Bus, Claims):
    """Bus and claims of a process that shares its store with no other."""

    @property
    def is_listening(self) -> bool:
        """There is nothing to be missed."""
        return True

    async def listen(self, on_news: OnNews, on_return: OnReturn) -> None:
        """There is no news."""

    async def publish(self, news: str) -> None:
        """There is nobody to tell."""

    async def claim(self, match: str) -> bool:
        """Every table is ours."""
        return True

    async def release(self, match: str) -> None:
        """It stays ours."""
