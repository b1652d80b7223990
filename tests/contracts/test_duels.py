"""Every store keeps duels the same way: in memory, SQLite, PostgreSQL."""

import uuid
from dataclasses import replace

import pytest

from impera.tables.duels import DuelAnswer, KeptDuel
from impera.tables.entry import Person
from impera.tables.errors import SequenceTakenError
from impera.tables.ports import Store
from tests.contracts.test_store import keeps as keeps  # the fixture


async def person(store: Store, name: str) -> str:
    who = Person(uuid.uuid4().hex, name)
    await store.add_person(who, uuid.uuid4().hex, 1)
    return who.id


async def made(store: Store, host: str, created: int = 5) -> KeptDuel:
    duel = KeptDuel(uuid.uuid4().hex[:16], host, created, 8, "{}")
    await store.add_duel(duel)
    return duel


def test_a_duel_its_entrants_and_its_answers_are_kept(keeps):
    async def promise(store: Store) -> None:
        ann, bob = await person(store, "Ann"), await person(store, "Bob")
        duel, later = await made(store, ann), await made(store, ann, 6)
        assert await store.duel(duel.id) == duel
        assert await store.duel("nowhere") is None
        await store.enter_duel(duel.id, bob, 7)
        await store.enter_duel(duel.id, bob, 9)  # the time runs since the first
        assert [(each.name, each.begun) for each in await store.duel_entrants(duel.id)] == [("Bob", 7)]
        assert await store.duels_of(ann, 10) == [later, duel]
        assert await store.duels_of(bob, 10) == [duel]
        answer = DuelAnswer(duel.id, bob, 1, 8, "play M1; end")
        await store.add_duel_answer(answer)
        with pytest.raises(SequenceTakenError):
            await store.add_duel_answer(replace(answer, turn="play R1; end"))
        assert answer in await store.unjudged_answers(1000)
        await store.keep_cost(answer, '{"loss":0.1}')
        assert await store.duel_answers(duel.id) == [replace(answer, cost='{"loss":0.1}')]
        assert answer not in await store.unjudged_answers(1000)

    keeps(promise)
