"""Every store keeps duplicate matches the same way: in memory, SQLite, PostgreSQL."""

import uuid
from dataclasses import replace

import pytest

from impera.server.duplicate_field import drawn_boards
from impera.tables.duplicates import BotsResult, KeptBoard, KeptDuplicate
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError
from impera.tables.laying import lay
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


async def field(store: Store, names: str = "Ann Bob") -> tuple[KeptDuplicate, list[Person]]:
    """A match against each other, and those who take part."""
    people = [await person(store, name) for name in names.split()]
    kept = KeptDuplicate(uuid.uuid4().hex[:16], people[0].id, 5, 2, 2, "basic", 5, "people", uuid.uuid4().hex * 2)
    await store.add_duplicate(kept)
    for at, who in enumerate(people):
        await store.enter_duplicate(kept.id, who.id, at)
        await store.enter_duplicate(kept.id, who.id, 99)  # once is enough
    return kept, people


def test_those_who_take_part_against_each_other_are_kept_and_given_boards_once(keeps):
    async def promise(store: Store) -> None:
        kept, (ann, bob, cid) = await field(store, "Ann Bob Cid")
        assert kept in await store.duplicates_of(cid.id, 10)
        await store.leave_duplicate(kept.id, cid.id)
        assert await store.duplicates_of(cid.id, 10) == []
        found = await store.duplicate_field(kept.id)
        assert (list(found.names.items()), found.begun) == ([(ann.id, "Ann"), (bob.id, "Bob")], None)
        boards = drawn_boards(kept, [ann.id, bob.id])
        await store.begin_duplicate(kept.id, boards, 7)
        with pytest.raises(SequenceTakenError):
            await store.begin_duplicate(kept.id, boards, 8)
        assert (await store.duplicate_field(kept.id)).begun == 7
        assert sorted(await store.duplicate_boards(kept.id), key=repr) == sorted(boards, key=repr)
        assert kept in await store.duplicates_without_bots(1000)

    keeps(promise)


def test_a_table_is_laid_for_all_its_people_and_once_and_whoever_leaves_keeps_what_is_begun(keeps):
    async def promise(store: Store) -> None:
        kept, people = await field(store)
        boards = drawn_boards(kept, [who.id for who in people])
        await store.begin_duplicate(kept.id, boards, 7)
        names = {who.id: who.name for who in people}
        table, entries = lay(kept.plan_room(1, [each for each in boards if each.room == 1], names, people[1]), 9)
        assert [holder.person for holder in table.holders] != [None, None]
        await store.create(table.match, entries)
        with pytest.raises(SequenceTakenError):
            await store.create(table.match, entries)
        laid = {each.person: each for each in await store.duplicate_boards(kept.id) if each.match}
        assert set(laid) == set(names)
        assert {each.match for each in laid.values()} == {table.match.id}
        assert set(await store.matches_of(people[0].id, 10)) == {table.match.id}  # who has not come sits too
        await store.leave_duplicate(kept.id, people[0].id)
        left = [each for each in await store.duplicate_boards(kept.id) if each.person == people[0].id]
        assert left == [laid[people[0].id]]
        await store.prune(10**13)  # what was begun is not ahead again
        kept_boards = await store.duplicate_boards(kept.id)
        assert sorted((each.room, each.match, each.is_ahead) for each in kept_boards) == [
            (1, None, False),
            (1, None, False),
            (2, None, True),
        ]
        assert people[0].id in (await store.duplicate_field(kept.id)).names
        await store.forget(people[0].id, "gone")
        assert list((await store.duplicate_field(kept.id)).names) == [people[1].id]
        assert {each.person for each in await store.duplicate_boards(kept.id)} == {people[1].id}

    keeps(promise)
