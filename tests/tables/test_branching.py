"""What if: a branch is a table like any other, and nobody looks into a running game through one."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from impera.errors import IllegalActionError
from impera.game.record import write_record
from impera.game.record_reader import parse_record
from impera.rules.state import key
from impera.tables import afterwards, commands
from impera.tables.branching import branch_point
from impera.tables.errors import NotAllowedError, NotFoundError, TableError
from impera.tables.laying import TablePlan
from impera.tables.memory import MemoryStore
from impera.tables.opponents import ladder_game
from impera.tables.options import Options
from impera.tables.table import Table
from impera.wire.bodies import NewBranch
from tests.tables.playing import ANN, BOB, Ear, act, new_tables, started


async def alone(tables: Any, actions: int = 0, **options: Any) -> Any:
    """Ann at P1 against bots, after so many actions at least."""
    options = {"players": 2} | options
    bots = dict.fromkeys(range(2, options["players"] + 1), "random")
    live = await tables.create(TablePlan(Options(**options), ANN, bots=bots, seat=1, start=True))
    live.join(Ear(ANN))
    while live.table.game and len(live.table.game.actions) < actions and live.status == "running":
        if live.deciding == 1:
            await act(live)
        await asyncio.sleep(0)
    return live


async def finished(tables: Any, **options: Any) -> Any:
    return await alone(tables, actions=10_000, **options)


def scene(play: Any) -> None:
    async def promise() -> None:
        tables = new_tables()
        await play(tables)
        await tables.stop()

    asyncio.run(promise())


@pytest.mark.parametrize("dealt_for", [None, 1, 2])
def test_a_branch_of_a_finished_game_begins_with_its_actions_and_plays_on(dealt_for):
    async def play(tables: Any) -> None:
        original = await finished(tables)
        wish = NewBranch(action=20, sit=1, bots={2: "random"}, dealt_for=dealt_for)
        branch = await tables.branch(original.id, ANN, wish)
        assert branch.status == "running"
        made, game = branch.table.game, original.table.game
        assert len(made.actions) == 20
        before = next(afterwards.steps_of(game, 20)).game
        if dealt_for is None:
            assert made.setup == game.setup
            assert made.actions == game.actions[:20]
        else:
            assert made.setup != game.setup
            assert key(made.view(dealt_for).record) == key(before.view(dealt_for).record)
        assert not branch.table.can_undo(1)  # what was played there stays
        branch.join(Ear(ANN))
        while branch.status == "running":
            if branch.deciding == 1:
                await act(branch)
            await asyncio.sleep(0)
        again = Table.replay(branch.table.match, await tables.store.entries(branch.id))
        assert again.result == branch.table.result
        assert again.broken is None
        record = parse_record(write_record(branch.record()))
        assert record.tags["From"] == f"{original.id} 20"
        assert record.tags["Dealt"] == ("true" if dealt_for is None else f"P{dealt_for}")
        assert (record.commitment, branch.proof().server_seed) == (None, None)
        assert branch.proof().deck == list(made.setup.deck)
        assert await tables.store.branches_of(original.id) == [branch.id]

    scene(play)


def test_a_branch_says_where_it_comes_from_and_can_be_branched_again():
    async def play(tables: Any) -> None:
        original = await finished(tables)
        first = await tables.branch(original.id, BOB, NewBranch(action=9, bots={1: "random", 2: "random"}, sit=0))
        origin = first.info().origin
        assert (origin.table, origin.action, origin.dealt_for) == (original.id, 9, None)
        first.join(Ear(BOB))
        while first.status == "running":  # noqa: ASYNC110
            await asyncio.sleep(0)
        second = await tables.branch(first.id, BOB, NewBranch(action=5, sit=2, bots={1: "random"}))
        assert second.info().origin.table == first.id
        assert [action.text for action in second.table.game.actions] == [
            action.text for action in original.table.game.actions[:5]
        ]

    scene(play)


def test_friends_sit_down_before_it_goes_on():
    async def play(tables: Any) -> None:
        original = await finished(tables)
        branch = await tables.branch(original.id, ANN, NewBranch(action=12, sit=1))
        assert (branch.status, branch.table.game) == ("open", None)
        ear = Ear(BOB)
        branch.join(ear)
        await branch.do(lambda table, at: commands.Sit().decide(table, BOB, at))
        await branch.do(lambda table, at: commands.Start().decide(table, ANN, at))
        assert len(branch.table.game.actions) == 12
        stored = await tables.store.entries(branch.id)
        assert [entry.what for entry in stored] == ["sat", "sat", "started", *["acted"] * 12]
        told = [message["change"]["entry"]["what"] for text in ear.texts if "change" in (message := json.loads(text))]
        assert told.count("acted") == 12
        await act(branch)

    scene(play)


def test_what_is_tried_is_made_at_once_and_refused_by_its_rule():
    async def play(tables: Any) -> None:
        original = await finished(tables)
        game = next(afterwards.steps_of(original.table.game, 6)).game
        tried = game.legal()[-1].text
        wish = NewBranch(action=6, sit=game.deciding, bots={3 - game.deciding: "random"}, then=[tried])
        branch = await tables.branch(original.id, ANN, wish)
        assert branch.table.game.actions[6].text == tried
        with pytest.raises(IllegalActionError):
            await tables.branch(original.id, ANN, NewBranch(action=0, then=["play M3"]))

    scene(play)


def test_one_plays_on_from_ones_own_running_game_with_cards_dealt_anew():
    async def play(tables: Any) -> None:
        running = await alone(tables, actions=15)
        with pytest.raises(NotAllowedError) as refused:
            await tables.branch(running.id, ANN, NewBranch(action=10, bots={2: "random"}))
        assert refused.value.key == "branch-true-cards"
        with pytest.raises(NotAllowedError):  # nor as somebody else saw it
            await tables.branch(running.id, ANN, NewBranch(action=10, bots={2: "random"}, dealt_for=2))
        branch = await tables.branch(running.id, ANN, NewBranch(action=10, bots={2: "random"}, dealt_for=1))
        then = next(afterwards.steps_of(running.table.game, 10)).game
        assert key(branch.table.game.view(1).record) == key(then.view(1).record)
        assert branch.table.game.setup.deck != running.table.game.setup.deck

    scene(play)


def test_a_running_game_of_others_is_never_looked_into():
    async def play(tables: Any) -> None:
        of_two = await started(tables, 2)
        rated = await tables.create(
            TablePlan(Options(rated=True, hints=False), ANN, bots={2: "random"}, seat=1, start=True)
        )
        own = await alone(tables, actions=4)
        left = await started(tables, 2)
        await left.do(lambda table, at: commands.Leave().decide(table, BOB, at))
        for live, person in ((of_two, ANN), (of_two, BOB), (rated, ANN), (own, BOB), (left, ANN), (left, BOB)):
            for dealt_for in (None, 1, 2):
                before = len(tables.store.kept)
                with pytest.raises(NotAllowedError):
                    await tables.branch(live.id, person, NewBranch(action=0, dealt_for=dealt_for))
                assert len(tables.store.kept) == before

    scene(play)


def test_moments_that_are_none_are_refused_in_words():
    async def play(tables: Any) -> None:
        original = await finished(tables)
        last = len(original.table.game.actions)
        with pytest.raises(TableError) as over:
            await tables.branch(original.id, ANN, NewBranch(action=last))
        assert over.value.key == "branch-over"
        with pytest.raises(NotFoundError):
            await tables.branch(original.id, ANN, NewBranch(action=last + 1))
        for nowhere in ({"dealt_for": 3}, {"sit": 4}, {"bots": {3: "random"}}):
            with pytest.raises(TableError) as refused:
                await tables.branch(original.id, ANN, msgspec.convert({"action": 1} | nowhere, NewBranch))
            assert refused.value.key == "table-no-seat"
        waiting = await tables.create(TablePlan(Options(), ANN))
        with pytest.raises(TableError) as unbegun:
            branch_point(waiting.table, ANN, 0, None)
        assert unbegun.value.key == "table-is-open"

    scene(play)


def test_a_branch_says_nothing_of_anybodys_strength():
    async def play(tables: Any) -> None:
        original = await finished(tables)
        branch = await tables.branch(original.id, ANN, NewBranch(action=3, sit=1, bots={2: "random"}))
        assert branch.table.options.rated is False
        branch.table.starters[1].bot = "ladder:3"
        branch.join(Ear(ANN))
        while branch.status == "running":
            if branch.deciding == 1:
                await act(branch)
            await asyncio.sleep(0)
        assert ladder_game(branch.table, ANN.id) is None

    scene(play)


def test_a_branch_that_could_not_be_stored_does_not_begin():
    class Refusing(MemoryStore):
        async def append(self, match: str, entry: Any, status: Any = None, also: Any = ()) -> None:
            if also:
                raise TableError("table-store-unavailable")
            await super().append(match, entry, status, also)

    async def play() -> None:
        store = Refusing()
        tables = new_tables(store=store)
        original = await finished(tables)
        branch = await tables.branch(original.id, ANN, NewBranch(action=12, sit=1))
        await branch.do(lambda table, at: commands.Sit().decide(table, BOB, at))
        with pytest.raises(TableError):
            await branch.do(lambda table, at: commands.Start().decide(table, ANN, at))
        assert (branch.status, branch.table.game) == ("open", None)
        await tables.stop()

    asyncio.run(play())
