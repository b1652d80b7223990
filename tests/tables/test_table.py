"""What people may do at a table, and what it refuses."""

import asyncio
import json
import random
from typing import Any

import pytest

from impera.errors import IllegalActionError, NotYourTurnError
from impera.game.game import Game
from impera.tables import commands
from impera.tables.entry import Entry
from impera.tables.errors import BadMessageError, NotAllowedError, StaleError, TableError, TooManyError
from impera.tables.options import DAY, ClockOptions, Options
from impera.tables.table import Table
from impera.tables.views import Sights
from tests.tables.playing import ANN, BOB, CID, DEA, PEOPLE, Ear, Time, act, decider, new_hall, started


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
                assert json.loads(sight.text) == json.loads(json.dumps(view.to_json()))


def test_a_double_send_is_taken_once():
    async def promise() -> None:
        room = await started(new_hall())
        who, action = decider(room), room.table.legal[0].text
        for _ in range(3):
            await room.do(lambda table, at: commands.act(table, who, at, 0, action))
        assert room.table.seq == 1
        with pytest.raises((StaleError, IllegalActionError)):
            await room.do(lambda table, at: commands.act(table, who, at, 0, "breakthrough"))
        with pytest.raises(StaleError):
            await room.do(lambda table, at: commands.act(table, who, at, 7, "end"))

    run(promise)


def test_only_the_one_who_decides_acts():
    async def promise() -> None:
        room = await started(new_hall())
        waiting = other_than(decider(room))
        with pytest.raises(NotYourTurnError):
            commands.act(room.table, waiting, 1, 0, room.table.legal[0].text)
        with pytest.raises(NotYourTurnError):
            room.explain(waiting, "end")
        with pytest.raises(NotAllowedError):
            commands.act(room.table, CID, 1, 0, "end")
        with pytest.raises(IllegalActionError) as refused:
            commands.act(room.table, decider(room), 1, 0, "end")
        assert refused.value.rule == "R3.2"

    run(promise)


def test_undo_takes_back_what_nobody_has_learned_from():
    async def promise() -> None:
        room = await started(new_hall())
        who, before = decider(room), room.table.game.view(None).digest
        await act(room)
        assert room.table.can_undo(room.table.seat_of(who.id))
        await room.do(lambda table, at: commands.undo(table, who, at, 1))
        assert room.table.game.view(None).digest == before
        assert room.table.seq == 2
        await room.do(lambda table, at: commands.undo(table, who, at, 1))  # sent twice
        assert room.table.seq == 2
        await act(room)
        await act(room, "end")  # draws: something hidden was seen, and the turn has ended
        for person in (ANN, BOB):
            with pytest.raises(TableError, match="taken back"):
                commands.undo(room.table, person, 1, room.table.seq)

    run(promise)


def test_undo_never_reaches_past_a_card_that_was_seen():
    async def promise() -> None:
        rng = random.Random(4)
        for number in range(2):
            room = await started(new_hall(), variant="draft" if number % 2 else "basic")
            while room.table.status == "running":
                table, seat = room.table, room.table.deciding
                known = table.game.view(seat).digest
                await act(room, rng.choice(table.legal).text)
                if table.can_undo(seat):
                    who = PEOPLE[seat - 1]
                    hidden = table.game.view(seat).to_json()["deck"]
                    await room.do(lambda t, at, who=who: commands.undo(t, who, at, t.seq))
                    assert table.game.view(seat).digest == known
                    assert table.game.view(seat).to_json()["deck"] == hidden
                    await act(room, rng.choice(table.legal).text)

    run(promise)


def test_a_table_is_its_log_again():
    async def promise() -> None:
        rng = random.Random(2)
        hall = new_hall()
        room = await started(hall, 3, variant="draft")
        for _ in range(60):
            await act(room, rng.choice(room.table.legal).text)
            if rng.random() < 0.2 and room.table.can_undo(room.table.standing[-1].seat):
                who = PEOPLE[room.table.standing[-1].seat - 1]
                await room.do(lambda table, at, who=who: commands.undo(table, who, at, table.seq))
        again: Any = Table.replay(room.table.match, await hall.store.entries(room.table.match.id))
        assert again.game.actions == room.table.game.actions
        assert (again.version, again.seq, again.status) == (room.table.version, room.table.seq, "running")
        assert all(again.game.view(seat).digest == room.table.game.view(seat).digest for seat in (1, 2, 3, None))

    run(promise)


def test_a_broken_log_can_still_be_closed():
    async def promise() -> None:
        hall = new_hall()
        room = await started(hall)
        entries = await hall.store.entries(room.table.match.id)
        broken = [*entries, Entry(len(entries) + 1, "acted", 5, 1, "ann", {"action": "no such thing"})]
        table: Any = Table.replay(room.table.match, broken)
        with pytest.raises(TableError, match="cannot be replayed"):
            commands.act(table, ANN, 9, 0, "end")
        entry: Any = commands.close(table, ANN, 9)
        table.follow(entry)
        assert table.status == "closed"

    run(promise)


def test_seats_are_taken_left_and_taken_over():
    async def promise() -> None:
        hall = new_hall()
        room = await hall.create(Options(players=3), ANN)
        with pytest.raises(NotAllowedError, match="P1 is taken"):
            commands.sit(room.table, BOB, 1, 1)
        with pytest.raises(TableError, match="already"):
            commands.sit(room.table, ANN, 1, 2)
        with pytest.raises(TableError, match="no seat"):
            commands.sit(room.table, BOB, 1, 4)
        await room.do(lambda table, at: commands.sit(table, BOB, at, 3))
        with pytest.raises(TableError, match="One seat"):
            commands.start(room.table, ANN, 1)
        with pytest.raises(NotAllowedError, match="host"):
            commands.fill(room.table, BOB, 1, "random")
        await room.do(lambda table, at: commands.fill(table, ANN, at, "random"))
        await room.do(lambda table, at: commands.start(table, ANN, at))
        await room.do(lambda table, at: commands.leave(table, BOB, at))
        assert room.table.holder(3).is_bot_played
        with pytest.raises(NotAllowedError, match="take the seat back"):
            commands.act(room.table, BOB, 1, room.table.seq, "end")
        await room.do(lambda table, at: commands.return_to(table, CID, at, 3))
        assert room.table.seat_of("cid") == 3
        with pytest.raises(NotAllowedError):
            commands.return_to(room.table, DEA, 1, 1)
        await hall.stop()

    run(promise)


def test_the_clock_takes_from_the_bank_and_then_a_bot_plays_on():
    async def promise() -> None:
        time = Time()
        hall = new_hall(time)
        room = await started(hall, clock=ClockOptions("seconds", 10, 20))
        seat = room.table.deciding
        time.now += 15_000
        while room.table.deciding == seat:
            await act(room, None if room.table.game.decision == "play" else "end")
        assert room.table.clock.bank[seat - 1] == 15_000
        slow = room.table.deciding
        time.now += 29_999
        await room.look_at_clock(time.now)
        assert not room.table.holder(slow).gone
        room.is_ours = True
        hall.bot_pause = 60.0
        time.now += 1
        await room.look_at_clock(time.now)
        assert room.table.holder(slow).gone == "away"
        who = PEOPLE[slow - 1]
        await room.do(lambda table, at: commands.return_to(table, who, at))
        assert room.table.clock.deadline(time.now) == time.now + 10_000 + room.table.clock.bank[slow - 1]
        await hall.stop()

    run(promise)


def test_time_without_a_server_is_charged_to_nobody():
    async def promise() -> None:
        time = Time()
        hall = new_hall(time)
        room = await started(hall, clock=ClockOptions("days", 1))
        since = time.now
        outages = [(since + 1_000, since + 1_000 + 3 * DAY)]
        again = Table.replay(room.table.match, await hall.store.entries(room.table.match.id), outages)
        now = since + 3 * DAY + 5_000
        assert not again.clock.has_fallen(now)
        assert again.clock.deadline(now) == since + 4 * DAY

    run(promise)


def test_who_is_gone_is_played_for_only_after_the_grace_and_if_others_wait():
    async def promise() -> None:
        time = Time()
        hall = new_hall(time)
        hall.bot_pause = 60.0
        room, alone = await started(hall, grace=60), await hall.create(Options(), ANN, bots={2: "random"}, start=True)
        for each in (room, alone):
            ear = Ear(decider(each))
            each.join(ear)
            each.tell_presence()
            time.now += 100_000
            await each.look_at_clock(time.now)
            assert not each.table.holder(each.table.deciding).gone
            each.part(ear)
            each.tell_presence()
            time.now += 59_000
            await each.look_at_clock(time.now)
            assert not each.table.holder(each.table.deciding).gone
            time.now += 1_000
            await each.look_at_clock(time.now)
        assert room.table.holder(room.table.deciding).gone == "away"
        assert alone.table.holder(1).gone is None
        await hall.stop()

    run(promise)


def test_a_draw_needs_everyone_and_a_concession_all_but_the_winner():
    async def promise() -> None:
        room = await started(new_hall(), 3)
        await room.do(lambda table, at: commands.offer(table, ANN, at, "draw"))
        with pytest.raises(TableError, match="already"):
            commands.offer(room.table, BOB, 1, "draw")
        await room.do(lambda table, at: commands.answer(table, BOB, at, True))
        assert room.table.status == "running"
        await room.do(lambda table, at: commands.answer(table, CID, at, False))
        assert room.table.offer is None
        with pytest.raises(TooManyError):
            commands.offer(room.table, ANN, 1, "draw")
        with pytest.raises(TableError, match="to whom"):
            commands.offer(room.table, BOB, 1, "concession")
        await room.do(lambda table, at: commands.offer(table, BOB, at, "concession", 1))
        with pytest.raises(NotAllowedError):
            commands.answer(room.table, ANN, 1, True)
        await room.do(lambda table, at: commands.answer(table, CID, at, True))
        assert room.table.result == {"how": "concession", "winners": [1]}
        assert room.table.status == "finished"
        with pytest.raises(TableError, match="over"):
            commands.act(room.table, ANN, 1, room.table.seq, "end")

    run(promise)


def test_in_teams_the_partner_is_asked_and_shares_the_win():
    async def promise() -> None:
        room = await started(new_hall(), 4, teams=True)
        await room.do(lambda table, at: commands.offer(table, ANN, at, "concession"))
        assert room.table.offer.voters == (1, 3)
        await room.do(lambda table, at: commands.answer(table, CID, at, True))
        assert room.table.result == {"how": "concession", "winners": [2, 4]}

    run(promise)


def test_talk_is_bounded_muted_and_can_be_switched_off():
    async def promise() -> None:
        room = await started(new_hall())
        ear = Ear(BOB)
        room.join(ear)
        await room.do(lambda table, at: commands.say(table, ANN, at, "  hello \n <b>you</b>\x07 ", "one"))
        await room.do(lambda table, at: commands.say(table, ANN, at, "hello again", "one"))
        assert len(ear.texts) == 1
        assert json.loads(ear.texts[0])["change"]["entry"]["text"] == "hello <b>you</b>"
        ear.muted = frozenset({"ann"})
        await room.do(lambda table, at: commands.say(table, ANN, at, "insult"))
        assert "insult" not in ear.texts[-1]
        with pytest.raises(TooManyError):
            commands.say(room.table, ANN, 1, "x" * 301)
        with pytest.raises(NotAllowedError, match="watch"):
            commands.say(room.table, DEA, 1, "play the M1!")
        await room.do(lambda table, at: commands.switch_chat(table, ANN, at, False))
        with pytest.raises(NotAllowedError, match="switched off"):
            commands.say(room.table, ANN, 1, "hello")
        arguments: dict[str, str | int] = {"target": 1, "domain": "M", "missing": 2}
        await room.do(lambda table, at: commands.phrase(table, BOB, at, "warn-hegemony", arguments))
        nonsense: list[tuple[str, dict[str, str | int]]] = [
            ("nonsense", {}),
            ("truce", {}),
            ("truce", {"seat": 9}),
            ("truce", {"seat": True}),
        ]
        for phrase, wrong in nonsense:
            with pytest.raises(BadMessageError):
                commands.phrase(room.table, BOB, 1, phrase, wrong)
        room.table.said = commands.SAID_MOST
        with pytest.raises(TooManyError):
            commands.phrase(room.table, BOB, 1, "yes", {})

    run(promise)


def test_an_idle_table_is_small():
    import tracemalloc

    async def promise() -> None:
        hall = new_hall()
        await started(hall)
        tracemalloc.start()
        before = tracemalloc.get_traced_memory()[0]
        for _ in range(50):
            room = await started(hall)
            for _ in range(20):
                await act(room)
        size = (tracemalloc.get_traced_memory()[0] - before) / 50
        tracemalloc.stop()
        print(f"\n{size / 1000:.0f} KB per idle table, its stored log in memory included")
        assert size < 100_000

    run(promise)
