"""Every store keeps the same promises: in memory, SQLite, PostgreSQL."""

import asyncio
import sqlite3
import uuid
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from impera.store.postgres import PostgresStore
from impera.store.sqlite import SqliteStore
from impera.tables.entry import Entry, Match, Person
from impera.tables.errors import SequenceTakenError, StoreError
from impera.tables.memory import MemoryStore
from impera.tables.mistakes import MistakeTry
from impera.tables.notes import Note
from impera.tables.options import ClockOptions, Options
from impera.tables.ports import Store
from impera.tables.puzzle_tries import PuzzleTry

STORES = ("memory", "sqlite", pytest.param("postgres", marks=pytest.mark.postgres))
Promise = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=STORES)
def keeps(request, tmp_path):
    """Run a promise on a store of each kind."""

    async def opened() -> Store:
        if request.param == "memory":
            return MemoryStore()
        if request.param == "sqlite":
            return await SqliteStore.open(tmp_path / "games.db")
        return await PostgresStore.open(request.getfixturevalue("postgres"))

    def run(promise: Promise) -> None:
        async def with_store() -> None:
            store = await opened()
            try:
                await promise(store)
            finally:
                await store.close()

        asyncio.run(with_store())

    return run


def new_match(**fields) -> Match:
    return Match(uuid.uuid4().hex, 1000, "host", fields.pop("options", Options()), "ab" * 32, **fields)


def entry(seq: int, what="said", **fields) -> Entry:
    return Entry(seq, what, 1000 + seq, **fields)


def test_a_match_is_read_as_it_was_written(keeps):
    async def promise(store: Store) -> None:
        options = Options(players=4, teams=True, variant="draft", clock=ClockOptions("seconds", 30, 60), listed=True)
        match = new_match(options=options, reserved={2: "Bob"})
        first = entry(1, "sat", seat=1, person="host", body={"name": "Ünal «x»"})
        await store.create(match, [first])
        assert await store.match(match.id) == match
        assert await store.entries(match.id) == [first]
        assert await store.match("nothing") is None
        assert await store.entries("nothing") == []

    keeps(promise)


def test_an_entry_number_is_given_once(keeps):
    async def promise(store: Store) -> None:
        match = new_match()
        await store.create(match, [entry(1)])
        await store.append(match.id, entry(2, body={"text": "mine"}))
        with pytest.raises(SequenceTakenError):
            await store.append(match.id, entry(2, body={"text": "other"}))
        assert [kept.body for kept in await store.entries(match.id, 1)] == [{"text": "mine"}]

    keeps(promise)


def test_of_many_writers_at_once_one_wins_and_nobody_else_suffers(keeps):
    async def promise(store: Store) -> None:
        matches = [new_match() for _ in range(5)]
        for match in matches:
            await store.create(match, [])
        writes = [store.append(match.id, entry(1, body={"n": n})) for match in matches for n in range(6)]
        outcomes = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(outcome is None for outcome in outcomes) == len(matches)
        assert sum(isinstance(outcome, SequenceTakenError) for outcome in outcomes) == 25
        for match in matches:
            assert len(await store.entries(match.id)) == 1

    keeps(promise)


def test_an_entry_needs_its_match(keeps):
    async def promise(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.append("nowhere", entry(1))

    keeps(promise)


def test_a_match_is_followed_by_one_rematch(keeps):
    async def promise(store: Store) -> None:
        first = new_match()
        await store.create(first, [])
        assert await store.rematch_of(first.id) is None
        follows = new_match(rematch_of=first.id)
        await store.create(follows, [])
        with pytest.raises(SequenceTakenError):
            await store.create(new_match(rematch_of=first.id), [])
        assert await store.rematch_of(first.id) == follows.id

    keeps(promise)


def test_people_are_known_by_the_hash_of_their_token(keeps):
    async def promise(store: Store) -> None:
        ann = Person(uuid.uuid4().hex[:12], "Ann")
        token, other = uuid.uuid4().hex, uuid.uuid4().hex
        await store.add_person(ann, token, 1)
        assert await store.person_of_token(token) == ann
        assert await store.person_of_token("guess") is None
        await store.add_token(ann.id, other, 2)
        await store.drop_token(token)
        assert await store.person_of_token(token) is None
        await store.rename(ann.id, "Änn")
        assert await store.person_of_token(other) == Person(ann.id, "Änn")
        assert await store.has_person(ann.id)
        assert not await store.has_person("nobody")

    keeps(promise)


def test_a_link_is_good_once_and_until_it_expires(keeps):
    async def promise(store: Store) -> None:
        ann = Person(uuid.uuid4().hex[:12], "Ann")
        await store.add_person(ann, uuid.uuid4().hex, 1)
        good, late = uuid.uuid4().hex, uuid.uuid4().hex
        await store.add_link(ann.id, good, 100)
        await store.add_link(ann.id, late, 100)
        assert await store.look_link(good, 50) == await store.look_link(good, 50) == ann
        assert await store.look_link(late, 100) is None
        assert await store.take_link(good, 50) == ann
        assert await store.look_link(good, 50) is None
        assert await store.take_link(good, 50) is None
        assert await store.take_link(late, 100) is None

    keeps(promise)


def test_mutes_are_kept(keeps):
    async def promise(store: Store) -> None:
        ann, bob = (Person(uuid.uuid4().hex[:12], name) for name in ("Ann", "Bob"))
        for person in (ann, bob):
            await store.add_person(person, uuid.uuid4().hex, 1)
        await store.set_mute(ann.id, bob.id, True)
        await store.set_mute(ann.id, bob.id, True)
        assert await store.mutes(ann.id) == {bob.id}
        assert await store.mutes(bob.id) == frozenset()
        await store.set_mute(ann.id, bob.id, False)
        assert await store.mutes(ann.id) == frozenset()

    keeps(promise)


def test_matches_are_found_by_person_and_in_the_lobby(keeps):
    async def promise(store: Store) -> None:
        who = uuid.uuid4().hex[:12]
        listed, private = new_match(options=Options(listed=True)), new_match()
        for number, match in enumerate((listed, private), start=1):
            await store.create(match, [Entry(1, "sat", number, 1, who, {"name": "Ann"})])
        assert await store.matches_of(who, 10) == [private.id, listed.id]
        assert await store.matches_of(who, 10, 1) == [listed.id]
        assert listed.id in await store.lobby(1000)
        assert private.id not in await store.lobby(1000)
        await store.append(listed.id, entry(2, "started"), "running")
        assert listed.id in await store.running()
        await store.finish(listed.id, 5)
        assert listed.id not in await store.lobby(1000)
        assert listed.id not in await store.running()

    keeps(promise)


def test_pruning_takes_only_what_nobody_touched(keeps):
    async def promise(store: Store) -> None:
        old, touched = new_match(), new_match()
        await store.create(old, [entry(1)])
        await store.create(touched, [Entry(1, "said", 9_000_000_000_000)])
        assert await store.prune(1_500_000) >= 1
        assert await store.match(old.id) is None
        assert await store.entries(old.id) == []
        assert await store.match(touched.id) == touched

    keeps(promise)


def test_time_without_a_server_is_an_outage(keeps):
    async def promise(store: Store) -> None:
        base = 10**15  # later than anything another test has noted
        await store.begin("a", base)
        await store.heartbeat("a", base + 4_000)
        assert (base, base + 8_000) not in await store.begin("b", base + 8_000)
        assert (base + 8_000, base + 50_000) in await store.begin("c", base + 50_000)

    keeps(promise)


def test_every_store_is_ready(keeps):
    async def promise(store: Store) -> None:
        assert await store.ready()

    keeps(promise)


def test_a_file_that_cannot_be_written_refuses_and_changes_nothing(tmp_path):
    async def promise() -> None:
        store: Any = await SqliteStore.open(tmp_path / "games.db")
        match = new_match()
        await store.create(match, [])
        blocker = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(store._write_thread, store._to_write.execute, "PRAGMA busy_timeout=50")
        blocker.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError):
            await store.append(match.id, entry(1))
        blocker.execute("ROLLBACK")
        blocker.close()
        await store.append(match.id, entry(1))
        assert len(await store.entries(match.id)) == 1
        await store.close()

    asyncio.run(promise())


def test_tries_at_puzzles_are_kept_in_order_and_each_puzzle_once(keeps):
    async def promise(store: Store) -> None:
        ann = Person(uuid.uuid4().hex, "Ann")
        await store.add_person(ann, uuid.uuid4().hex, 1)
        assert await store.puzzle_tries(ann.id) == []
        first = PuzzleTry("0123456789", 1, 1000, True, 1600.5, 290.0, 0.06)
        await store.add_puzzle_try(ann.id, first)
        for taken in (replace(first, number=2), replace(first, puzzle="abcdef0123")):
            with pytest.raises(SequenceTakenError):
                await store.add_puzzle_try(ann.id, taken)
        second = PuzzleTry("abcdef0123", 2, 2000, False, 1500.0, 250.0, 0.06)
        await store.add_puzzle_try(ann.id, second)
        assert await store.puzzle_tries(ann.id) == [first, second]
        assert await store.puzzle_tries("somebody else") == []

    keeps(promise)


def test_of_tries_at_a_mistake_the_latest_is_kept(keeps):
    async def promise(store: Store) -> None:
        ann, match = Person(uuid.uuid4().hex, "Ann"), new_match()
        await store.add_person(ann, uuid.uuid4().hex, 1)
        await store.create(match, [])
        first, other = MistakeTry(match.id, 4, 1000, False), MistakeTry(match.id, 9, 1500, True)
        again = MistakeTry(match.id, 4, 2000, True)
        for tried in (first, other, again):
            await store.keep_mistake_try(ann.id, tried)
        assert await store.mistake_tries(ann.id) == [other, again]
        assert await store.mistake_tries("somebody else") == []

    keeps(promise)


def test_a_person_is_read_out_and_forgotten_and_their_log_stays(keeps):
    async def promise(store: Store) -> None:
        ann, bob = Person(uuid.uuid4().hex, "Ann"), Person(uuid.uuid4().hex, "Bob")
        secret, alias = uuid.uuid4().hex, f"gone-{uuid.uuid4().hex[:8]}"
        await store.add_person(ann, secret, 1)
        await store.add_person(bob, uuid.uuid4().hex, 1)
        match = replace(new_match(), host=ann.id, reserved={2: ann.id})
        log = [
            entry(1, "sat", seat=1, person=ann.id, body={"name": "Ann", "marks": ["10.1.2.3"]}),
            entry(2, "sat", seat=2, person=bob.id, body={"name": "Bob", "marks": [ann.id, "10.1.2.4"]}),
            entry(3, "said", seat=1, person=ann.id, body={"name": "Ann", "text": "I am Ann"}),
            entry(4, "said", seat=2, person=bob.id, body={"name": "Bob", "text": "I am not"}),
        ]
        await store.create(match, log)
        await store.keep_note(ann.id, match.id, Note(0, "mine"))
        await store.keep_mistake_try(ann.id, MistakeTry(match.id, 4, 1000, False))
        told = await store.rows_of(ann.id)
        assert [row["text"] for row in told["notes"]] == ["mine"]
        assert [row["seq"] for row in told["entries"]] == [1, 3]
        await store.forget(ann.id, alias)
        kept = await store.match(match.id)
        assert kept
        assert (kept.host, kept.reserved) == (alias, {2: alias})
        first, second, third, fourth = await store.entries(match.id)
        assert (first.person, first.body) == (alias, {"name": None})
        assert second.body["marks"] == ["10.1.2.4"]
        assert third.body["text"] != "I am Ann"
        assert fourth == log[3]
        assert await store.person_of_token(secret) is None
        assert not any((await store.rows_of(ann.id)).values())
        assert await store.matches_of(ann.id, 10) == []
        assert await store.matches_of(bob.id, 10) == [match.id]

    keeps(promise)


def test_a_lesson_is_taken_once_and_told_in_order(keeps):
    async def promise(store: Store) -> None:
        ann = Person(uuid.uuid4().hex, "Ann")
        await store.add_person(ann, uuid.uuid4().hex, 1)
        for lesson, at in (("turn", 20), ("levels", 10), ("turn", 5)):
            await store.take_lesson(ann.id, lesson, at)
        assert await store.lessons_taken(ann.id) == ["levels", "turn"]
        assert await store.lessons_taken("somebody else") == []

    keeps(promise)
