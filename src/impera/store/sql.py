"""A store in SQL: what SQLite and PostgreSQL have in common. Writes are queued and committed several at a time."""

import asyncio
import json
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from impera.store.daily_rows import DailyRows, try_row
from impera.store.duel_rows import DuelRows
from impera.store.duplicate_rows import DuplicateRows, board_row
from impera.store.lesson_rows import LessonRows
from impera.store.mistake_rows import MistakeRows
from impera.store.person_rows import PersonRows
from impera.store.rating_rows import RatingRows
from impera.store.rows import Row as Row
from impera.store.rows import Statement
from impera.tables.clock import Outage
from impera.tables.entry import Entry, Match, Origin, Person, Status
from impera.tables.errors import StoreError
from impera.tables.notes import Note
from impera.tables.options import Options
from impera.tables.puzzle_tries import PuzzleTry

ALIVE = 10_000  # milliseconds since its last heartbeat that a process counts as alive
BATCH = 400  # writes in one transaction
QUEUE = 20_000
BUSY = 4  # writes in a transaction from which on the next one waits for more to come
LINGER = 0.004  # seconds that it waits: a commit costs the same whatever it holds


@dataclass(slots=True, eq=False)
class Write:
    """Statements that are written together or not at all; the rows of the last one are the answer."""

    statements: list[Statement]
    done: "asyncio.Future[list[Row]]"
    news: str = ""


Outcome = list[Row] | StoreError


def is_plain(write: Write) -> bool:
    """Is it one entry and nothing more? Nearly all are, and all of a batch are written by one statement."""
    return len(write.statements) == 1 and write.statements[0][0] == "append"


class SqlStore(DailyRows, DuelRows, DuplicateRows, LessonRows, MistakeRows, PersonRows, RatingRows):
    """The store, but for how statements reach the database."""

    def __init__(self) -> None:
        """Make a store that is not yet open."""
        self._queue: asyncio.Queue[Write] = asyncio.Queue(QUEUE)
        self._writer: asyncio.Task[None] | None = None
        self.commits = 0
        self._trouble: StoreError | None = None  # why the last transaction could not be written

    @abstractmethod
    async def _read(self, name: str, **parameters: Any) -> list[Row]:
        """Run a statement that only reads."""

    @abstractmethod
    async def _write_all(self, writes: Sequence[Write]) -> list[Outcome]:
        """Write all in one transaction; if one of them fails, each in its own; StoreError if nothing can be written."""

    async def _open_writer(self) -> None:
        self._writer = asyncio.create_task(self._write_on())

    async def _write_on(self) -> None:
        is_busy = False
        while True:
            writes = [await self._queue.get()]
            if is_busy:
                await asyncio.sleep(LINGER)
            while len(writes) < BATCH and not self._queue.empty():
                writes.append(self._queue.get_nowait())
            try:
                outcomes = await self._write_all(writes)
                self._trouble = None
            except Exception as error:  # whatever the driver raises: nobody may wait for ever
                self._trouble = error if isinstance(error, StoreError) else StoreError("table-store-unavailable")
                while not self._queue.empty():  # they would only wait for the same
                    writes.append(self._queue.get_nowait())
                outcomes = [self._refusal() for _ in writes]
            self.commits += 1
            is_busy = len(writes) >= BUSY
            for write, outcome in zip(writes, outcomes, strict=True):
                self._queue.task_done()
                if write.done.done():
                    continue
                if isinstance(outcome, StoreError):
                    write.done.set_exception(outcome)
                else:
                    write.done.set_result(outcome)

    @property
    def is_in_trouble(self) -> bool:
        """Could the last transaction not be written? Then nobody waits as long for the next."""
        return self._trouble is not None

    def _refusal(self) -> StoreError:
        """Why nothing can be written."""
        return StoreError(self._trouble.key if self._trouble else "table-store-unavailable")

    async def _write(self, *statements: Statement, news: str = "") -> list[Row]:
        write = Write(list(statements), asyncio.get_running_loop().create_future(), news)
        try:
            self._queue.put_nowait(write)
        except asyncio.QueueFull as error:
            raise StoreError("table-store-unavailable") from error
        return await write.done  # whoever stops waiting does not stop the write

    async def close(self) -> None:
        """Finish what is queued, then stop."""
        await self._queue.join()
        if self._writer:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)

    async def ready(self) -> bool:
        """Can it be read and written now? Something is written with every heartbeat."""
        try:
            await self._read("ready")
        except Exception:
            return False
        return self._trouble is None

    # --- people

    async def add_person(self, person: Person, token_hash: str, at: int) -> None:
        """Keep a new person and their first token."""
        await self._write(
            ("add person", {"id": person.id, "name": person.name, "created": at}),
            ("add token", {"hash": token_hash, "person": person.id, "created": at}),
        )

    async def person_of_token(self, token_hash: str) -> Person | None:
        """Find who holds a token."""
        rows = await self._read("person of token", hash=token_hash)
        return Person(*rows[0]) if rows else None

    async def people_called(self, asked: str) -> list[Person]:
        """Whoever has this id; else everyone of this name."""
        rows = await self._read("person", id=asked) or await self._read("people named", called=asked)
        return [Person(*row) for row in rows]

    async def has_person(self, person: str) -> bool:
        """Is there such a person?"""
        return bool(await self._read("person", id=person))

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""
        await self._write(("rename", {"who": person, "name": name}))

    async def add_token(self, person: str, token_hash: str, at: int) -> None:
        """Keep one more token of a person."""
        await self._write(("add token", {"hash": token_hash, "person": person, "created": at}))

    async def drop_token(self, token_hash: str) -> None:
        """Forget a token."""
        await self._write(("drop token", {"hash": token_hash}))

    async def add_link(self, person: str, link_hash: str, expires: int) -> None:
        """Keep a link with which a person continues elsewhere."""
        await self._write(("add link", {"hash": link_hash, "person": person, "expires": expires}))

    async def look_link(self, link_hash: str, now: int) -> Person | None:
        """Whose link it is, without using it up; None if there is none or it has expired."""
        rows = await self._read("look link", hash=link_hash, now=now)
        return Person(*rows[0]) if rows else None

    async def take_link(self, link_hash: str, now: int) -> Person | None:
        """Use a link up; None if there is none or it has expired."""
        rows = await self._write(("take link", {"hash": link_hash}))
        if not rows or rows[0][1] <= now:
            return None
        found = await self._read("person", id=rows[0][0])
        return Person(*found[0]) if found else None

    async def set_mute(self, person: str, other: str, muted: bool) -> None:
        """Mute someone for a person, or no longer."""
        pair = {"person": person, "other": other}
        await self._write(("unmute", pair), *([("mute", pair)] if muted else []))

    async def mutes(self, person: str) -> frozenset[str]:
        """Whom a person has muted."""
        return frozenset(row[0] for row in await self._read("mutes", person=person))

    # --- matches

    async def create(self, match: Match, entries: Sequence[Entry]) -> None:
        """Keep a new match and the first entries of its log."""
        started = any(entry.what == "started" for entry in entries)
        row = {
            "id": match.id,
            "created": match.created,
            "host": match.host,
            "options": json.dumps(match.options.to_json()),
            "server_seed": match.server_seed,
            "reserved": json.dumps(match.reserved),
            "rematch_of": match.rematch_of,
            "status": "running" if started else "open",
            "listed": match.options.listed,
            "rules": match.rules,
            "branch_of": match.origin.match if match.origin else None,
            "origin": json.dumps(match.origin.to_json()) if match.origin else None,
        }
        statements: list[Statement] = [("create", row)]
        if match.options.daily:
            statements.append(try_row(match))
        if match.options.duplicate:
            statements.append(board_row(match))
        for entry in entries:
            statements += _statements_of(match.id, entry)
        await self._write(*statements)

    async def match(self, match: str) -> Match | None:
        """Find a match."""
        rows = await self._read("match", id=match)
        if not rows:
            return None
        ident, created, host, options, seed, reserved, rematch_of, _, _, rules, _, written = rows[0]
        seats = {int(seat): person for seat, person in json.loads(reserved).items()}
        origin = Origin.of(json.loads(written)) if written else None
        return Match(
            ident, created, host, Options.of(json.loads(options)), seed, seats, rematch_of, rules, origin=origin
        )

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Read the log after an entry."""
        rows = await self._read("entries", match=match, since=since)
        return [Entry(row[0], row[1], row[2], row[3], row[4], json.loads(row[5])) for row in rows]

    async def append(self, match: str, entry: Entry, status: Status | None = None, also: Sequence[Entry] = ()) -> None:
        """Write an entry for good, with the new status if it brings one and with those that follow from it."""
        statements = [statement for each in (entry, *also) for statement in _statements_of(match, each)]
        if status:
            statements.append(("set status", {"which": match, "status": status}))
        await self._write(*statements, news=f"entry {match} {entry.seq + len(also)}")

    async def matches_of(self, person: str, limit: int, offset: int = 0) -> list[str]:
        """The matches a person sat down at, latest first."""
        return [row[0] for row in await self._read("matches of", person=person, most=limit, skipped=offset)]

    async def lobby(self, limit: int) -> list[str]:
        """The listed matches that are open or running, latest first."""
        return [row[0] for row in await self._read("lobby", most=limit)]

    async def running(self) -> list[str]:
        """The matches being played."""
        return [row[0] for row in await self._read("running")]

    async def rematch_of(self, match: str) -> str | None:
        """The match that was made to follow this one."""
        rows = await self._read("rematch of", match=match)
        return rows[0][0] if rows else None

    async def branches_of(self, match: str) -> list[str]:
        """The matches that branch off this one, in the order they were made."""
        return [row[0] for row in await self._read("branches of", match=match)]

    async def all_matches(self) -> list[Row]:
        """Every match with its time, status and whether it is listed: for the administrator."""
        return await self._read("all matches")

    async def review(self, match: str) -> str | None:
        """The review of a match as it was kept, if there is one."""
        rows = await self._read("review", match=match)
        return str(rows[0][0]) if rows else None

    async def keep_review(self, match: str, body: str) -> None:
        """Keep the review of a match in place of an earlier one."""
        await self._write(("drop review", {"match": match}), ("add review", {"match": match, "body": body}))

    async def prune(self, before: int) -> int:
        """Delete the matches in which nothing happened since; return how many."""
        return len(await self._write(("prune links", {"before": before}), ("prune", {"before": before})))

    # --- puzzles

    async def puzzle_tries(self, person: str) -> list[PuzzleTry]:
        """A person's tries, oldest first."""
        rows = await self._read("puzzle tries", person=person)
        return [PuzzleTry(row[0], row[1], row[2], bool(row[3]), *row[4:]) for row in rows]

    async def add_puzzle_try(self, person: str, tried: PuzzleTry) -> None:
        """Keep a try at a puzzle that the person has not tried before."""
        await self._write(("add puzzle try", {"person": person} | asdict(tried)))

    # --- notes

    async def notes(self, person: str, match: str) -> list[Note]:
        """A person's notes at a match, in the order of its positions."""
        return [Note(*row) for row in await self._read("notes", person=person, match=match)]

    async def keep_note(self, person: str, match: str, note: Note) -> None:
        """Keep a note in place of the one at the same position; an empty one only takes that away."""
        key = {"person": person, "match": match, "action": note.action}
        kept = [("add note", key | {"text": note.text})] if note.text else []
        await self._write(("drop note", key), *kept)

    # --- when servers were up

    async def heartbeat(self, process: str, now: int) -> None:
        """Note that this process is alive."""
        await self._write(("drop process", {"id": process}), ("beat", {"id": process, "seen": now}))

    async def begin(self, process: str, now: int) -> list[Outage]:
        """Note that this process starts; if no other was alive until now, that is an outage."""
        last = (await self._read("processes"))[0][0]
        if last is not None and now - last > ALIVE:
            await self._write(("note outage", {"down": last, "up": now}), ("drop processes", {"before": now - ALIVE}))
        await self.heartbeat(process, now)
        return [(down, up) for down, up in await self._read("outages")]


def _statements_of(match: str, entry: Entry) -> list[Statement]:
    row = {
        "match": match,
        "seq": entry.seq,
        "what": entry.what,
        "at": entry.at,
        "seat": entry.seat,
        "person": entry.person,
        "body": json.dumps(entry.body),
    }
    statements: list[Statement] = [("append", row)]
    if entry.person and entry.what in ("sat", "returned"):
        sitting = {"person": entry.person, "match": match}
        statements += [("unsit", sitting), ("sit", sitting | {"at": entry.at})]
    return statements
