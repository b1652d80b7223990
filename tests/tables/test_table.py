"""What people may do at a table, and what it refuses."""

import asyncio
import json
import random
from typing import Any

import pytest

from impera.errors import IllegalActionError, NotYourTurnError
from impera.game.game import Game
from impera.tables import commands
from impera.tables.commands import talking
from impera.tables.entry import Entry
from impera.tables.errors import BadMessageError, NotAllowedError, StaleError, TableError, TooManyError
from impera.tables.laying import TablePlan
from impera.tables.options import DAY, ClockOptions, Options
from impera.tables.table import Table
from impera.tables.views import Sights
from impera.wire.shapes import as_data
from impera.wire.table import ResultInfo
from tests.tables.playing import ANN, BOB, CID, DEA, PEOPLE, Ear, Time, act, decider, new_tables, started


def run(promise):
    asyncio.run(promise())


def other_than(person):
    return BOB if person is ANN else ANN


def test_what_is_sent_is_exactly_the_view():
    rng = random.Random(1)
    for number in range(5):
        game = Game.new(2 + number % 3, variant="draft" if number % 2 else "basic", seed=number)
        while not game.is_over:
            game.play(rng.choice(game.legal()))
            if len(game.actions) % 5 and not game.is_over:
                continue
            sights = Sights(game, game.legal(), is_open=False)
            for seat in (None, *range(1, game.setup.players + 1)):
                view = game.view(seat)
                sight = sights.of(seat)
                assert sight.digest == view.digest
                assert as_data(sight.view) == view.to_json()


def test_a_double_send_is_taken_once():
    async def promise() -> None:
        live = await started(new_tables())
        who, action = decider(live), live.table.legal[0].text
        for _ in range(3):
            await live.do(lambda table, at: commands.Act(0, action).decide(table, who, at))
        assert live.table.seq == 1
        with pytest.raises((StaleError, IllegalActionError)):
            await live.do(lambda table, at: commands.Act(0, "breakthrough").decide(table, who, at))
        with pytest.raises(StaleError):
            await live.do(lambda table, at: commands.Act(7, "end").decide(table, who, at))

    run(promise)


def test_only_the_one_who_decides_acts():
    async def promise() -> None:
        live = await started(new_tables())
        waiting = other_than(decider(live))
        with pytest.raises(NotYourTurnError):
            commands.Act(0, live.table.legal[0].text).decide(live.table, waiting, 1)
        with pytest.raises(NotYourTurnError):
            live.explain(waiting, "end")
        with pytest.raises(NotAllowedError):
            commands.Act(0, "end").decide(live.table, CID, 1)
        with pytest.raises(IllegalActionError) as refused:
            commands.Act(0, "end").decide(live.table, decider(live), 1)
        assert refused.value.rule == "R3.2"

    run(promise)


def test_undo_takes_back_what_nobody_has_learned_from():
    async def promise() -> None:
        live = await started(new_tables())
        who, before = decider(live), live.table.game.view(None).digest
        await act(live)
        assert live.table.can_undo(live.table.seat_of(who.id))
        await live.do(lambda table, at: commands.Undo(1).decide(table, who, at))
        assert live.table.game.view(None).digest == before
        assert live.table.seq == 2
        await live.do(lambda table, at: commands.Undo(1).decide(table, who, at))  # sent twice
        assert live.table.seq == 2
        await act(live)
        await act(live, "end")  # draws: something hidden was seen, and the turn has ended
        for person in (ANN, BOB):
            with pytest.raises(TableError, match="taken back"):
                commands.Undo(live.table.seq).decide(live.table, person, 1)

    run(promise)


def test_undo_never_reaches_past_a_card_that_was_seen():
    async def promise() -> None:
        rng = random.Random(4)
        for number in range(2):
            live = await started(new_tables(), variant="draft" if number % 2 else "basic")
            while live.table.status == "running":
                table, seat = live.table, live.table.deciding
                known = table.game.view(seat).digest
                await act(live, rng.choice(table.legal).text)
                if table.can_undo(seat):
                    who = PEOPLE[seat - 1]
                    hidden = table.game.view(seat).to_json()["deck"]
                    await live.do(lambda t, at, who=who: commands.Undo(t.seq).decide(t, who, at))
                    assert table.game.view(seat).digest == known
                    assert table.game.view(seat).to_json()["deck"] == hidden
                    await act(live, rng.choice(table.legal).text)

    run(promise)


def test_a_table_is_its_log_again():
    async def promise() -> None:
        rng = random.Random(2)
        tables = new_tables()
        live = await started(tables, 3, variant="draft")
        for _ in range(60):
            await act(live, rng.choice(live.table.legal).text)
            if rng.random() < 0.2 and live.table.can_undo(live.table.standing[-1].seat):
                who = PEOPLE[live.table.standing[-1].seat - 1]
                await live.do(lambda table, at, who=who: commands.Undo(table.seq).decide(table, who, at))
        again: Any = Table.replay(live.table.match, await tables.store.entries(live.table.match.id))
        assert again.game.actions == live.table.game.actions
        assert (again.version, again.seq, again.status) == (live.table.version, live.table.seq, "running")
        assert all(again.game.view(seat).digest == live.table.game.view(seat).digest for seat in (1, 2, 3, None))

    run(promise)


def test_a_broken_log_can_still_be_closed():
    async def promise() -> None:
        tables = new_tables()
        live = await started(tables)
        entries = await tables.store.entries(live.table.match.id)
        broken = [*entries, Entry(len(entries) + 1, "acted", 5, 1, "ann", {"action": "no such thing"})]
        table: Any = Table.replay(live.table.match, broken)
        with pytest.raises(TableError, match="cannot be replayed"):
            commands.Act(0, "end").decide(table, ANN, 9)
        entry: Any = commands.Close().decide(table, ANN, 9)
        table.follow(entry)
        assert table.status == "closed"

    run(promise)


def test_seats_are_taken_left_and_taken_over():
    async def promise() -> None:
        tables = new_tables()
        live = await tables.create(TablePlan(Options(players=3), ANN))
        with pytest.raises(NotAllowedError, match="P1 is taken"):
            commands.Sit(1).decide(live.table, BOB, 1)
        with pytest.raises(TableError, match="already"):
            commands.Sit(2).decide(live.table, ANN, 1)
        with pytest.raises(TableError, match="no seat"):
            commands.Sit(4).decide(live.table, BOB, 1)
        await live.do(lambda table, at: commands.Sit(3).decide(table, BOB, at))
        with pytest.raises(TableError, match="One seat"):
            commands.Start().decide(live.table, ANN, 1)
        with pytest.raises(NotAllowedError, match="host"):
            commands.Fill("random").decide(live.table, BOB, 1)
        await live.do(lambda table, at: commands.Fill("random").decide(table, ANN, at))
        await live.do(lambda table, at: commands.Start().decide(table, ANN, at))
        await live.do(lambda table, at: commands.Leave().decide(table, BOB, at))
        assert live.table.holder(3).is_bot_played
        with pytest.raises(NotAllowedError, match="take the seat back"):
            commands.Act(live.table.seq, "end").decide(live.table, BOB, 1)
        await live.do(lambda table, at: commands.Return(3).decide(table, CID, at))
        assert live.table.seat_of("cid") == 3
        with pytest.raises(NotAllowedError):
            commands.Return(1).decide(live.table, DEA, 1)
        await tables.stop()

    run(promise)


def test_the_clock_takes_from_the_bank_and_then_a_bot_plays_on():
    async def promise() -> None:
        time = Time()
        tables = new_tables(time, bot_pause=60.0)
        live = await started(tables, clock=ClockOptions("seconds", 10, 20))
        seat = live.table.deciding
        time.now += 15_000
        while live.table.deciding == seat:
            await act(live, None if live.table.game.decision == "play" else "end")
        assert live.table.clock.bank[seat - 1] == 15_000
        slow = live.table.deciding
        time.now += 29_999
        await live.tick(time.now)
        assert not live.table.holder(slow).gone
        time.now += 1
        await live.tick(time.now)
        assert live.table.holder(slow).gone == "away"
        who = PEOPLE[slow - 1]
        await live.do(lambda table, at: commands.Return().decide(table, who, at))
        assert live.table.clock.deadline(time.now) == time.now + 10_000 + live.table.clock.bank[slow - 1]
        await tables.stop()

    run(promise)


def test_time_without_a_server_is_charged_to_nobody():
    async def promise() -> None:
        time = Time()
        tables = new_tables(time)
        live = await started(tables, clock=ClockOptions("days", 1))
        since = time.now
        outages = [(since + 1_000, since + 1_000 + 3 * DAY)]
        again = Table.replay(live.table.match, await tables.store.entries(live.table.match.id), outages)
        now = since + 3 * DAY + 5_000
        assert not again.clock.has_fallen(now)
        assert again.clock.deadline(now) == since + 4 * DAY

    run(promise)


def test_who_is_gone_is_played_for_only_after_the_grace_and_if_others_wait():
    async def promise() -> None:
        time = Time()
        tables = new_tables(time, bot_pause=60.0)
        live = await started(tables, grace=60)
        alone = await tables.create(TablePlan(Options(), ANN, bots={2: "random"}, start=True))
        for each in (live, alone):
            ear = Ear(decider(each))
            each.join(ear)
            await each.tick(time.now)
            time.now += 100_000
            await each.tick(time.now)
            assert not each.table.holder(each.table.deciding).gone
            each.part(ear)
            await each.tick(time.now)
            time.now += 59_000
            await each.tick(time.now)
            assert not each.table.holder(each.table.deciding).gone
            time.now += 1_000
            await each.tick(time.now)
        assert live.table.holder(live.table.deciding).gone == "away"
        assert alone.table.holder(1).gone is None
        await tables.stop()

    run(promise)


def test_a_draw_needs_everyone_and_a_concession_all_but_the_winner():
    async def promise() -> None:
        live = await started(new_tables(), 3)
        await live.do(lambda table, at: commands.Offer("draw").decide(table, ANN, at))
        with pytest.raises(TableError, match="already"):
            commands.Offer("draw").decide(live.table, BOB, 1)
        await live.do(lambda table, at: commands.Answer(True).decide(table, BOB, at))
        assert live.table.status == "running"
        await live.do(lambda table, at: commands.Answer(False).decide(table, CID, at))
        assert live.table.offer is None
        with pytest.raises(TooManyError):
            commands.Offer("draw").decide(live.table, ANN, 1)
        with pytest.raises(TableError, match="to whom"):
            commands.Offer("concession").decide(live.table, BOB, 1)
        await live.do(lambda table, at: commands.Offer("concession", 1).decide(table, BOB, at))
        with pytest.raises(NotAllowedError):
            commands.Answer(True).decide(live.table, ANN, 1)
        await live.do(lambda table, at: commands.Answer(True).decide(table, CID, at))
        assert live.table.result == ResultInfo("concession", [1])
        assert live.table.status == "finished"
        with pytest.raises(TableError, match="over"):
            commands.Act(live.table.seq, "end").decide(live.table, ANN, 1)

    run(promise)


def test_in_teams_the_partner_is_asked_and_shares_the_win():
    async def promise() -> None:
        live = await started(new_tables(), 4, teams=True)
        await live.do(lambda table, at: commands.Offer("concession").decide(table, ANN, at))
        assert live.table.offer.voters == (1, 3)
        await live.do(lambda table, at: commands.Answer(True).decide(table, CID, at))
        assert live.table.result == ResultInfo("concession", [2, 4])

    run(promise)


def test_talk_is_bounded_muted_and_can_be_switched_off():
    async def promise() -> None:
        live = await started(new_tables())
        ear = Ear(BOB)
        live.join(ear)
        await live.do(lambda table, at: commands.Say("  hello \n <b>you</b>\x07 ", id="one").decide(table, ANN, at))
        await live.do(lambda table, at: commands.Say("hello again", id="one").decide(table, ANN, at))
        assert len(ear.texts) == 1
        assert json.loads(ear.texts[0])["change"]["entry"]["text"] == "hello <b>you</b>"
        ear.muted = frozenset({"ann"})
        await live.do(lambda table, at: commands.Say("insult").decide(table, ANN, at))
        assert "insult" not in ear.texts[-1]
        with pytest.raises(TooManyError):
            commands.Say("x" * 301).decide(live.table, ANN, 1)
        with pytest.raises(NotAllowedError, match="watch"):
            commands.Say("play the M1!").decide(live.table, DEA, 1)
        await live.do(lambda table, at: commands.SwitchChat(False).decide(table, ANN, at))
        with pytest.raises(NotAllowedError, match="switched off"):
            commands.Say("hello").decide(live.table, ANN, 1)
        arguments: dict[str, str | int] = {"target": 1, "domain": "M", "missing": 2}
        await live.do(lambda table, at: commands.Phrase("warn-hegemony", arguments).decide(table, BOB, at))
        nonsense: list[tuple[str, dict[str, str | int]]] = [
            ("nonsense", {}),
            ("truce", {}),
            ("truce", {"seat": 9}),
            ("truce", {"seat": True}),
        ]
        for phrase, wrong in nonsense:
            with pytest.raises(BadMessageError):
                commands.Phrase(phrase, wrong).decide(live.table, BOB, 1)
        live.table.said = talking.SAID_MOST
        with pytest.raises(TooManyError):
            commands.Phrase("yes", {}).decide(live.table, BOB, 1)

    run(promise)


def test_an_idle_table_is_small():
    import tracemalloc

    async def promise() -> None:
        tables = new_tables()
        await started(tables)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(50):
            live = await started(tables)
            for _ in range(20):
                await act(live)
        size = (tracemalloc.get_traced_memory()[0] - before) / 50
        tracemalloc.stop()
        print(f"\n{size / 1000:.0f} KB per idle table, its stored log in memory included")
        assert size < 100_000

    run(promise)
