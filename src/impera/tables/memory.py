"""A store that keeps everything in memory: for tests, and for a server that is to forget."""

from collections.abc import Sequence

from impera.tables import memory_people
from impera.tables.clock import Outage
from impera.tables.entry import Entry, Match, Person, Status
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.memory_daily import MemoryDailies
from impera.tables.memory_duels import MemoryDuels
from impera.tables.memory_duplicates import MemoryDuplicates
from impera.tables.mistakes import MistakeTry
from impera.tables.notes import Note
from impera.tables.ports import Alone, Store
from impera.tables.puzzle_tries import PuzzleTry
from impera.tables.ratings import LISTED_FROM, Ranked, RatedPlayer, Rating, RatingStep
from impera.wire.fields import RatingKind
from impera.wire.shapes import JsonObject

ALIVE = 10_000  # milliseconds since its last heartbeat that a process counts as alive


class MemoryStore(MemoryDailies, MemoryDuels, MemoryDuplicates, Alone, Store):
    """Dictionaries. Tokens, links and people as in the other stores: by hash."""

    def __init__(self) -> None:
        """Begin with nothing."""
        super().__init__()
        self.commits = 0
        self.people: dict[str, Person] = {}
        self.tokens: dict[str, str] = {}
        self.links: dict[str, tuple[str, int]] = {}
        self.muted: set[tuple[str, str]] = set()
        self.kept: dict[str, Match] = {}
        self.status: dict[str, Status] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.sittings: dict[tuple[str, str], int] = {}
        self.ratings: dict[tuple[RatingKind, RatedPlayer], Rating] = {}
        self.steps: dict[str, list[RatingStep]] = {}
        self.processes: dict[str, int] = {}
        self.reviews: dict[str, str] = {}
        self.outages: list[Outage] = []
        self.tries: dict[str, list[PuzzleTry]] = {}
        self.mistakes: dict[str, dict[tuple[str, int], MistakeTry]] = {}
        self.lessons: dict[str, dict[str, int]] = {}
        self.noted: dict[tuple[str, str], dict[int, Note]] = {}

    async def add_person(self, person: Person, token_hash: str, at: int) -> None:
        """Keep a new person and their first token."""
        self.people[person.id] = person
        self.tokens[token_hash] = person.id

    async def rows_of(self, person: str) -> dict[str, list[JsonObject]]:
        """Everything that is kept of a person."""
        return await memory_people.rows_of(self, person)

    async def forget(self, person: str, alias: str) -> None:
        """Forget a person."""
        memory_people.forget(self, person, alias)

    async def person_of_token(self, token_hash: str) -> Person | None:
        """Find who holds a token."""
        return self.people.get(self.tokens.get(token_hash, ""))

    async def has_person(self, person: str) -> bool:
        """Is there such a person?"""
        return person in self.people

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        self.people[person] = Person(person, name)

    async def add_token(self, person: str, token_hash: str, at: int) -> None:
        """Keep one more token of a person."""
        self.tokens[token_hash] = person

    async def drop_token(self, token_hash: str) -> None:
        """Forget a token."""
        self.tokens.pop(token_hash, None)

    async def add_link(self, person: str, link_hash: str, expires: int) -> None:
        """Keep a link with which a person continues elsewhere."""
        self.links[link_hash] = (person, expires)

    async def look_link(self, link_hash: str, now: int) -> Person | None:
        """Whose link it is, without using it up; None if there is none or it has expired."""
        person, expires = self.links.get(link_hash, ("", 0))
        return self.people.get(person) if expires > now else None

    async def take_link(self, link_hash: str, now: int) -> Person | None:
        """Use a link up; None if there is none or it has expired."""
        person, expires = self.links.pop(link_hash, ("", 0))
        return self.people.get(person) if expires > now else None

    async def set_mute(self, person: str, other: str, muted: bool) -> None:
        """Mute someone for a person, or no longer."""
        (self.muted.add if muted else self.muted.discard)((person, other))

    async def mutes(self, person: str) -> frozenset[str]:
        """Whom a person has muted."""
        return frozenset(other for who, other in self.muted if who == person)

    async def create(self, match: Match, entries: Sequence[Entry]) -> None:
        """Keep a new match and the first entries of its log."""
        followed = {kept.rematch_of for kept in self.kept.values()} - {None}
        if match.id in self.kept or match.rematch_of in followed:
            raise SequenceTakenError
        self._keep_try(match)
        self._keep_board(match)
        self.kept[match.id] = match
        self.logs[match.id] = []
        started = any(entry.what == "started" for entry in entries)
        self.status[match.id] = "running" if started else "open"
        for entry in entries:
            await self.append(match.id, entry)

    async def match(self, match: str) -> Match | None:
        """Find a match."""
        return self.kept.get(match)

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Read the log after an entry."""
        return self.logs.get(match, [])[since:]

    async def append(self, match: str, entry: Entry, status: Status | None = None, also: Sequence[Entry] = ()) -> None:
        """Write an entry, with the new status if it brings one and with those that follow from it."""
        log = self.logs.get(match)
        if log is None:
            raise StoreError("table-store-unavailable")
        if entry.seq <= len(log):
            raise SequenceTakenError
        log += [entry, *also]
        if entry.person and entry.what in ("sat", "returned"):
            self.sittings[entry.person, match] = entry.at
        if status:
            self.status[match] = status

    async def matches_of(self, person: str, limit: int, offset: int = 0) -> list[str]:
        """The matches a person sat down at, latest first."""
        mine = [(at, match) for (who, match), at in self.sittings.items() if who == person]
        return [match for _, match in sorted(mine, reverse=True)][offset : offset + limit]

    async def lobby(self, limit: int) -> list[str]:
        """The listed matches that are open or running, latest first."""
        found = [
            (match.created, match.id)
            for match in self.kept.values()
            if match.options.listed and self.status[match.id] in ("open", "running")
        ]
        return [match for _, match in sorted(found, reverse=True)][:limit]

    async def running(self) -> list[str]:
        """The matches being played."""
        return [match for match, status in self.status.items() if status == "running"]

    async def rematch_of(self, match: str) -> str | None:
        """The match that was made to follow this one."""
        return next((kept.id for kept in self.kept.values() if kept.rematch_of == match), None)

    async def branches_of(self, match: str) -> list[str]:
        """The matches that branch off this one, in the order they were made."""
        found = [kept for kept in self.kept.values() if kept.origin and kept.origin.match == match]
        return [kept.id for kept in sorted(found, key=lambda kept: (kept.created, kept.id))]

    async def prune(self, before: int) -> int:
        """Delete the matches in which nothing happened since; return how many."""
        old = [
            match.id
            for match in self.kept.values()
            if max([match.created, *(entry.at for entry in self.logs[match.id])]) < before
        ]
        for match in old:
            for part in (self.kept, self.status, self.logs):
                part.pop(match)
            self.reviews.pop(match, None)
        self._forget_matches(frozenset(old))
        self._forget_boards_matches(frozenset(old))
        self.sittings = {key: at for key, at in self.sittings.items() if key[1] not in old}
        return len(old)

    async def review(self, match: str) -> str | None:
        """The review of a match, if there is one."""
        return self.reviews.get(match)

    async def keep_review(self, match: str, body: str) -> None:
        """Keep the review of a match."""
        self.reviews[match] = body

    async def rating(self, kind: RatingKind, player: RatedPlayer) -> Rating:
        """The rating of a player; that of a new one, if there is none."""
        return self.ratings.get((kind, player), Rating())

    async def ratings_of(self, person: str) -> dict[RatingKind, Rating]:
        """Every rating of a person."""
        me = RatedPlayer("person", person)
        return {kind: rating for (kind, player), rating in sorted(self.ratings.items(), key=_kind) if player == me}

    async def opponents(self, kind: RatingKind, player: RatedPlayer) -> int:
        """How many different opponents a player has met in rated games of a kind."""
        games = [{step.player for step in steps} for steps in self.steps.values() if steps[0].kind == kind]
        met: set[RatedPlayer] = set()
        for game in games:
            met |= game if player in game else set()
        return len(met - {player})

    async def ranking(self, kind: RatingKind, limit: int, offset: int) -> list[Ranked]:
        """The players of a kind, best first: bots, and people who have met enough different opponents."""
        all_of_kind = [(player, rating) for (of, player), rating in self.ratings.items() if of == kind]
        found = [
            each
            for each in all_of_kind
            if each[0].holder == "bot" or await self.opponents(kind, each[0]) >= LISTED_FROM
        ]
        found.sort(key=lambda each: (-each[1].ordinal, each[0].holder, each[0].id))
        return [Ranked(who, self._name(who), rating) for who, rating in found[offset : offset + limit]]

    def _name(self, player: RatedPlayer) -> str | None:
        person = self.people.get(player.id) if player.holder == "person" else None
        return person.name if person else None

    async def rating_steps(self, match: str) -> list[RatingStep]:
        """What a match did to the ratings."""
        return self.steps.get(match, [])

    async def finish(self, match: str, at: int, steps: Sequence[RatingStep] = ()) -> None:
        """Note that a match is over and what it did to the ratings: all of it or nothing."""
        for step in steps:
            if match in self.steps or (await self.rating(step.kind, step.player)).games + 1 != step.rating.games:
                raise SequenceTakenError
        for step in steps:
            self.ratings[step.kind, step.player] = step.rating
        if steps:
            self.steps[match] = sorted(steps, key=lambda step: (step.player.holder, step.player.id))
        self.status[match] = "finished"

    async def puzzle_tries(self, person: str) -> list[PuzzleTry]:
        """A person's tries, oldest first."""
        return list(self.tries.get(person, []))

    async def add_puzzle_try(self, person: str, tried: PuzzleTry) -> None:
        """Keep a try at a puzzle that the person has not tried before."""
        kept = self.tries.setdefault(person, [])
        if tried.number != len(kept) + 1 or any(each.puzzle == tried.puzzle for each in kept):
            raise SequenceTakenError
        kept.append(tried)

    async def lessons_taken(self, person: str) -> list[str]:
        """The lessons somebody has taken, in the order they did."""
        taken = self.lessons.get(person, {})
        return sorted(taken, key=lambda lesson: (taken[lesson], lesson))

    async def take_lesson(self, person: str, lesson: str, at: int) -> None:
        """Keep that somebody has taken a lesson, unless it is kept."""
        self.lessons.setdefault(person, {}).setdefault(lesson, at)

    async def mistake_tries(self, person: str) -> list[MistakeTry]:
        """A person's latest try at each of their mistakes, oldest first."""
        return sorted(self.mistakes.get(person, {}).values(), key=lambda each: (each.at, each.match, each.action))

    async def keep_mistake_try(self, person: str, tried: MistakeTry) -> None:
        """Keep a try in place of an earlier one at the same turn."""
        self.mistakes.setdefault(person, {})[tried.match, tried.action] = tried

    async def notes(self, person: str, match: str) -> list[Note]:
        """A person's notes at a match, in the order of its positions."""
        return [note for _, note in sorted(self.noted.get((person, match), {}).items())]

    async def keep_note(self, person: str, match: str, note: Note) -> None:
        """Keep a note in place of the one at the same position; an empty one only takes that away."""
        kept = self.noted.setdefault((person, match), {})
        kept.pop(note.action, None)
        if note.text:
            kept[note.action] = note

    async def heartbeat(self, process: str, now: int) -> None:
        """Note that this process is alive."""
        self.processes[process] = now

    async def begin(self, process: str, now: int) -> list[Outage]:
        """Note that this process starts; if no other was alive until now, that is an outage."""
        last = max(self.processes.values(), default=now)
        if now - last > ALIVE:
            self.outages.append((last, now))
        self.processes[process] = now
        return list(self.outages)

    async def ready(self) -> bool:
        """Can it be read and written now?"""
        return True

    async def close(self) -> None:
        """Put it away."""


def _kind(kept: tuple[tuple[RatingKind, RatedPlayer], Rating]) -> str:
    return kept[0][0]
