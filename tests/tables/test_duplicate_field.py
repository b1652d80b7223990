"""Who meets whom in a match against each other: nobody a deal twice, everybody every seat, others each time."""

from collections import Counter
from itertools import combinations

import pytest

from impera.tables import commands
from impera.tables.duplicate_field import next_even, seat_field
from impera.tables.duplicates import DAYS_MOST, KeptBoard, KeptDuplicate
from impera.tables.entry import Entry, Person
from impera.tables.errors import TableError
from impera.tables.laying import lay
from impera.tables.options import DAY
from impera.tables.table import Table

SEED = "5a" * 32


def people(count: int) -> list[str]:
    return [f"person-{number}" for number in range(count)]


@pytest.mark.parametrize(("count", "players", "deals"), [(2, 2, 4), (4, 2, 6), (12, 2, 12), (9, 3, 6), (8, 4, 8)])
def test_everybody_plays_each_deal_once_and_holds_every_seat_as_often(count, players, deals):
    drawn = seat_field(people(count), players, deals, SEED)
    assert len(drawn) == deals
    held: Counter[tuple[str, int]] = Counter()
    for tables in drawn:
        assert sorted(person for table in tables for person in table) == sorted(people(count))
        assert {len(table) for table in tables} == {players}
        held.update((person, seat) for table in tables for seat, person in enumerate(table))
    assert set(held.values()) == {deals // players}
    assert len(held) == count * players


def test_others_are_met_and_others_are_compared_from_deal_to_deal():
    drawn = seat_field(people(8), 2, 12, SEED)
    met: Counter[tuple[str, ...]] = Counter()
    compared: Counter[tuple[str, ...]] = Counter()
    for tables in drawn:
        met.update(tuple(sorted(table)) for table in tables)
        for seat in range(2):
            compared.update(combinations(sorted(table[seat] for table in tables), 2))
    assert max(met.values()) <= 3  # 48 games among 28 pairs
    assert len(met) >= 24
    assert len(compared) == 28  # everybody with everybody
    assert max(compared.values()) <= 10  # of 12


def test_the_same_people_and_seed_are_always_seated_the_same_way():
    assert seat_field(people(6), 3, 4, SEED) == seat_field(people(6), 3, 4, SEED)
    assert seat_field(people(6), 3, 4, SEED) != seat_field(people(6), 3, 4, "5b" * 32)


@pytest.mark.parametrize(("count", "players", "needed"), [(1, 2, 2), (3, 2, 4), (2, 3, 3), (7, 4, 8), (0, 4, 4)])
def test_a_field_that_cannot_be_seated_is_refused_in_words(count, players, needed):
    with pytest.raises(TableError) as caught:
        seat_field(people(count), players, 2, SEED)
    assert caught.value.key == "duplicate-uneven"
    assert next_even(count, players) == needed


def laid(*who: str) -> Table:
    """A table of a match for three, where these sit; bots sit in the place of whoever has left."""
    kept = KeptDuplicate("0123456789abcdef", "ann", 1, 4, 3, "basic", 3, "people", SEED)
    boards = [
        KeptBoard(kept.id, name, kept.number_of(2, seat), None, 1, room=4) for seat, name in enumerate(who, start=1)
    ]
    plan = kept.plan_room(4, boards, {name: name.title() for name in who}, Person("bob", "Bob"))
    table, _ = lay(plan, 5)
    return table


def test_all_sit_at_a_table_that_one_of_them_begins_and_a_bot_for_whoever_has_left():
    table = laid("ann", "bob")
    assert table.status == "running"
    assert [holder.person or holder.bot for holder in table.holders] == ["ann", "bob", "ladder:3"]
    assert (table.options.deal, table.options.room, table.match.host) == (2, 4, "bob")
    assert table.match.id == laid("ann", "bob").match.id  # it is laid once
    assert len(table.match.id) == 16


def happens(table: Table, entry: Entry | None) -> None:
    assert entry
    table.apply(entry)


def test_whoever_is_awaited_for_a_week_is_played_for_until_they_are_back():
    table = laid("ann", "bob", "cid")
    seat = table.deciding
    assert seat
    late = 5 + DAYS_MOST * DAY
    assert commands.send_away(table, seat, late - 1, "clock") is None
    happens(table, commands.send_away(table, seat, late, "clock"))
    assert (table.holder(seat).is_bot_played, table.stand_in) == (True, "ladder:3")
    back = Person(str(table.holder(seat).person), "Back")
    happens(table, commands.Return().decide(table, back, late + 1))
    assert not table.holder(seat).is_bot_played
