"""Any commands in any order, against a simple model: who sits, what stands, whose turn; also through restarts."""

import asyncio
from typing import Any
from unittest.mock import patch

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from impera.errors import ImperaError
from impera.game.game import Game
from impera.tables import commands
from impera.tables.laying import TablePlan
from impera.tables.memory import MemoryStore
from impera.tables.options import Options
from tests.tables.playing import ANN, PEOPLE, Ear, Time, new_tables

SOMEONE = st.integers(0, 3)


class Elsewhere(MemoryStore):
    """A store in which another process has every table: here the bots would play on by themselves."""

    async def claim(self, match: str) -> bool:
        return False


class TableMachine(RuleBasedStateMachine):
    """The model is a dictionary of seats, a list of actions, and a game of its own."""

    @initialize(players=st.integers(2, 4), variant=st.sampled_from(["basic", "draft"]))
    def lay(self, players: int, variant: str) -> None:
        self.loop = asyncio.new_event_loop()
        self.store, self.time = Elsewhere(), Time()
        self.tables = new_tables(self.time, self.store)
        self.players, self.variant = players, variant
        with patch("impera.tables.laying.secrets.token_hex", return_value="ab" * 32):
            self.live = self.run(self.tables.create(TablePlan(Options(players=players, variant=variant), ANN, seat=1)))
        self.ears: list[Ear] = []
        self.seats: dict[int, str] = {1: "ann"}
        self.gone: set[int] = set()
        self.started = False
        self.actions: list[str] = []
        self.seqs = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def do(self, command: Any) -> bool:
        """Was it taken?"""
        version = self.live.table.version
        try:
            self.run(self.live.do(command))
        except ImperaError:
            assert self.live.table.version == version
            return False
        return bool(self.live.table.version > version)

    def seat_of(self, who: int) -> int | None:
        return next((seat for seat, person in self.seats.items() if person == PEOPLE[who].id), None)

    @rule(who=SOMEONE, seat=st.none() | st.integers(0, 5))
    def sit(self, who: int, seat: int | None) -> None:
        taken = self.do(lambda table, at: commands.Sit(seat).decide(table, PEOPLE[who], at))
        free = [n for n in range(1, self.players + 1) if n not in self.seats]
        chosen = free[0] if seat is None and free else seat
        may = not self.started and self.seat_of(who) is None and chosen in free
        assert taken == may
        if taken and chosen:
            self.seats[chosen] = PEOPLE[who].id

    @rule(who=SOMEONE)
    def leave(self, who: int) -> None:
        seat = self.seat_of(who)
        taken = self.do(lambda table, at: commands.Leave().decide(table, PEOPLE[who], at))
        assert taken == (seat is not None and seat not in self.gone and not self.is_over)
        if taken and seat and self.started:
            self.gone.add(seat)
        elif taken and seat:
            del self.seats[seat]

    @rule(who=SOMEONE)
    def come_back(self, who: int) -> None:
        seat = self.seat_of(who)
        taken = self.do(lambda table, at: commands.Return().decide(table, PEOPLE[who], at))
        assert taken == (self.started and seat in self.gone and not self.is_over)
        self.gone.discard(seat or 0)

    @rule(who=SOMEONE)
    def start(self, who: int) -> None:
        taken = self.do(lambda table, at: commands.Start().decide(table, PEOPLE[who], at))
        if taken:
            assert len(self.seats) == self.players
            self.started = True
            self.model = Game(self.live.table.game.setup)

    @property
    def is_over(self) -> bool:
        return self.started and self.model.is_over

    @rule(data=st.data(), count=st.integers(1, 12))
    def act_in_turn(self, data: st.DataObject, count: int) -> None:
        for _ in range(count):
            if not self.started or self.is_over:
                return
            action = data.draw(st.sampled_from(self.model.legal())).text
            self.act(self.model.deciding, self.seqs, action)

    @rule(data=st.data(), who=SOMEONE, shift=st.integers(-2, 1))
    def act_anyhow(self, data: st.DataObject, who: int, shift: int) -> None:
        seat = self.seat_of(who)
        if seat is not None and self.started:
            legal = [action.text for action in self.model.legal()] or ["end"]
            self.act(seat, max(0, self.seqs + shift), data.draw(st.sampled_from([*legal, "end", "play M1"])))

    def act(self, seat: int, seq: int, action: str) -> None:
        who = next(person for person in PEOPLE if person.id == self.seats[seat])
        taken = self.do(lambda table, at: commands.Act(seq, action).decide(table, who, at))
        legal = {each.text for each in self.model.legal()}
        may = (
            not self.is_over
            and seq == self.seqs
            and seat == self.model.deciding
            and seat not in self.gone
            and action in legal
        )
        assert taken == may
        if taken:
            self.model.play(action)
            self.actions.append(action)
            self.seqs += 1

    @rule(who=SOMEONE)
    def undo(self, who: int) -> None:
        seat = self.seat_of(who)
        taken = self.do(lambda table, at: commands.Undo(self.seqs).decide(table, PEOPLE[who], at))
        if taken:
            undone = self.actions.pop()
            deck = self.model.truth()["deck"]
            self.model = Game.replay(self.model.setup, self.actions)
            assert self.model.deciding == seat
            assert self.model.truth()["deck"] == deck
            assert not undone.startswith(("end", "breakthrough", "inquisition", "pick"))
            self.seqs += 1

    @rule(who=SOMEONE)
    def connect(self, who: int) -> None:
        ear = Ear(PEOPLE[who])
        self.run(self.live.state(ear.person, 0))
        self.live.join(ear)
        self.ears.append(ear)

    @rule()
    def disconnect(self) -> None:
        if self.ears:
            self.live.part(self.ears.pop())

    @rule()
    def restart(self) -> None:
        self.run(self.tables.stop())
        self.tables = new_tables(self.time, self.store)
        self.live = self.run(self.tables.open(self.live.table.match.id))
        self.ears = []

    @invariant()
    def table_is_as_the_model_says(self) -> None:
        if not hasattr(self, "live"):
            return
        table = self.live.table
        assert {n: h.person for n, h in enumerate(table.holders, 1) if h.kind == "person"} == self.seats
        assert {n for n, h in enumerate(table.holders, 1) if h.gone} == self.gone
        if self.started:
            assert [action.text for action in table.game.actions] == self.actions
            assert table.seq == self.seqs
            assert table.game.view(None).digest == self.model.view(None).digest
            assert table.status == ("finished" if self.is_over else "running")

    def teardown(self) -> None:
        if hasattr(self, "loop"):
            self.run(self.tables.stop())
            self.loop.close()


TableMachine.TestCase.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
test_commands_in_any_order = TableMachine.TestCase
