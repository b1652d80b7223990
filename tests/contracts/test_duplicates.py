"""Every store keeps duplicate matches the same way: in memory, SQLite, PostgreSQL."""

import uuid
from dataclasses import replace

import pytest

from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError
from impera.tables.ports import Store
from tests.contracts.test_store import keeps as keeps  # the fixture
from tests.contracts.test_store import new_match


async def person(store: Store, name: str) -> Person:
    who = Person(uuid.uuid4().hex, name)
    await store.add_person(who, uuid.uuid4().hex, 1)
    return who


async def made(store: Store, host: Person, created: int = 5) -> KeptDuplicate:
    duplicate = KeptDuplicate(uuid.uuid4().hex[:16], host.id, created, 2, 3, "basic", 5, "every", "ab" * 32)
    await store.add_duplicate(duplicate)
    return duplicate


async def begun(store: Store, duplicate: KeptDuplicate, who: Person, number: int, at: int = 7) -> KeptBoard:
    """A board, kept with its table."""
    plan = duplicate.plan(number, who)
    match = replace(new_match(options=plan.options), host=who.id, created=at)
    await store.create(match, [])
    return KeptBoard(duplicate.id, who.id, number, match.id, at)


def test_a_match_and_its_boards_are_kept_and_each_is_begun_once(keeps):
    async def promise(store: Store) -> None:
        ann, bob = await person(store, "Ann"), await person(store, "Bob")
        duplicate, later = await made(store, ann), await made(store, ann, 6)
        assert await store.duplicate(duplicate.id) == duplicate
        assert await store.duplicate("nowhere") is None
        first, second = await begun(store, duplicate, bob, 1), await begun(store, duplicate, bob, 2, 8)
        with pytest.raises(SequenceTakenError):
            await begun(store, duplicate, bob, 1)
        assert await store.duplicate_boards(duplicate.id) == [first, second]
        assert await store.duplicate_boards_of(bob.id) == [first, second]
        assert await store.duplicate_names(duplicate.id) == {bob.id: "Bob"}
        assert await store.duplicates_of(ann.id, 10) == [later, duplicate]
        assert await store.duplicates_of(bob.id, 10) == [duplicate]
        read = await store.match(first.match or "")
        assert read
        assert (read.options.duplicate, read.options.deal, read.options.board) == (duplicate.id, 1, 1)

    keeps(promise)


def test_a_result_is_kept_once_and_outlives_its_table(keeps):
    async def promise(store: Store) -> None:
        ann = await person(store, "Ann")
        duplicate = await made(store, ann)
        board = await begun(store, duplicate, ann, 1)
        assert board not in await store.unscored_boards(1000)  # it is being played
        assert board.match
        await store.finish(board.match, 9)
        assert board in await store.unscored_boards(1000)
        await store.keep_board_score(board, 1.0, 0.25)
        await store.keep_board_score(board, 0.0, 0.0)
        scored = replace(board, won=1.0, luck=0.25)
        assert await store.duplicate_boards(duplicate.id) == [scored]
        await store.prune(10**13)
        assert await store.duplicate_boards(duplicate.id) == [replace(scored, match=None)]

    keeps(promise)


def test_the_bots_play_what_somebody_has_begun_and_once(keeps):
    async def promise(store: Store) -> None:
        ann = await person(store, "Ann")
        duplicate, untouched = await made(store, ann), await made(store, ann)
        await begun(store, duplicate, ann, 1)
        waiting = await store.duplicates_without_bots(1000)
        assert duplicate in waiting
        assert untouched not in waiting
        results = [BotsResult(duplicate.id, number, float(number == 2), 0.5) for number in range(1, 7)]
        await store.keep_bots_results(results)
        await store.keep_bots_results([replace(each, won=0.5) for each in results])
        assert await store.bots_results(duplicate.id) == results
        assert duplicate not in await store.duplicates_without_bots(1000)

    keeps(promise)
