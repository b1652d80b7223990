"""Verify: each promise of a record can hold, and can fail."""

import dataclasses
import itertools
import json

import pytest

from impera.game.game import Game
from impera.game.lots import are_lots_true, drawn_by_lot, write_lots
from impera.game.record import Record, record_to_json, write_record
from impera.game.record_reader import parse_record
from impera.game.setup import Setup
from impera.game.shuffle import Seeds, shuffled
from impera.game.verify import Check, seal_of, verify
from impera.words import LANGUAGES
from tests.game.whole_games import actions_of, begun, every_setup, played

SEEDS = Seeds("5a" * 32, ("Anna", "Béla"))


def finished(seeds: Seeds = SEEDS) -> Game:
    game = Game.new(2, seed=seeds)
    while not game.is_over:
        game.play(game.legal()[-1] if game.decision != "effects" else "end")
    return game


def outcome(record: Record) -> dict[str, bool]:
    checks = verify(record)
    for check in checks:
        said = {check.said_in(language) for language in LANGUAGES}
        assert len(said) == len(LANGUAGES)
    return {check.key.removeprefix("verify-"): check.holds for check in checks}


def test_an_honest_record_holds_in_everything():
    record = Record(finished(), commitment=SEEDS.commitment)
    good = {"replay": True, "finished": True, "seed": True, "commitment": True, "deck": True, "first": True}
    assert outcome(record) == good
    assert outcome(parse_record(write_record(record))) == good
    assert outcome(Record(finished(), commitment=SEEDS.commitment.upper())) == good


@every_setup
def test_every_set_up_can_be_verified(setup):
    assert all(outcome(Record(played(setup))).values())


def test_seals_are_checked_where_there_are_any():
    kept = {"Seal1": seal_of("Anna"), "Seal2": seal_of("Béla")}
    record = Record(finished(), tags=kept)
    assert outcome(record)["seals"]
    assert outcome(parse_record(write_record(record)))["seals"]
    assert outcome(parse_record(json.dumps(record_to_json(record))))["seals"]
    assert not outcome(Record(finished(), tags=kept | {"Seal2": seal_of("Cid")}))["seals"]
    assert not outcome(Record(finished(Seeds("5a" * 32)), tags=kept))["seals"]
    assert "seals" not in outcome(Record(finished()))


def test_lots_are_checked_where_seats_were_drawn():
    true = write_lots(lots_of_finished())
    assert outcome(Record(finished(), tags={"Lots": true}))["lots"]
    record = Record(finished(), tags={"Lots": true})
    assert outcome(parse_record(write_record(record)))["lots"]
    assert outcome(parse_record(json.dumps(record_to_json(record))))["lots"]
    for wrong in (true[::-1], "1", "1 1", "1 2 3", "", "P1 P2", "9 9"):
        assert not outcome(Record(finished(), tags={"Lots": wrong}))["lots"]
    assert "lots" not in outcome(Record(finished()))  # records from before there was a draw to tell


def test_of_all_draws_only_the_one_that_the_seeds_give_is_true():
    """Where everybody first sat is known to all: it stays as it was, and so do the seeds in that order."""
    before = ("Anna", "Béla", "Cid")
    for number in range(20):
        server = f"{number:064x}"
        drawn = drawn_by_lot(Seeds(server, before), 3)
        for lots in itertools.permutations((1, 2, 3)):
            after = Seeds(server, tuple(before[seat - 1] for seat in lots))
            assert are_lots_true(after, lots, 3) == (list(lots) == drawn)


def lots_of_finished() -> list[int]:
    """The draw that leads to the seeds of the finished game as they lie."""
    seeds = finished().seeds
    assert seeds
    assert len(seeds.players) == 2
    found = [lots for lots in ([1, 2], [2, 1]) if are_lots_true(seeds, lots, 2)]
    return found[0]


def test_without_a_commitment_there_is_nothing_to_say_of_it():
    assert "commitment" not in outcome(Record(finished()))


def test_an_unfinished_game_is_said_to_be():
    begin = begun((2, "basic", False))
    game = Game.replay(begin.setup, actions_of((2, "basic", False))[:5], begin.seeds)
    assert outcome(Record(game)) == {"replay": True, "finished": False, "seed": True, "deck": True, "first": True}


def test_without_a_seed_nothing_can_be_verified():
    game = finished()
    assert outcome(Record(Game.replay(game.setup, game.actions))) == {"replay": True, "finished": True, "seed": False}


def test_another_seed_than_the_one_committed_to():
    record = Record(finished(), commitment=Seeds("5b" * 32).commitment)
    assert [name for name, holds in outcome(record).items() if not holds] == ["commitment"]


@pytest.mark.parametrize("commitment", ["", "x", "é" * 64])
def test_a_commitment_that_is_none_does_not_hold(commitment):
    record = Record(finished(), commitment=commitment)
    assert [name for name, holds in outcome(record).items() if not holds] == ["commitment"]


@pytest.mark.parametrize(
    "seeds", [Seeds("5b" * 32, SEEDS.players), Seeds(SEEDS.server), Seeds(SEEDS.server, ("Anna", "Bela"))]
)
def test_seeds_that_give_another_deck(seeds):
    game = finished()
    record = Record(Game.replay(game.setup, game.actions, seeds))
    assert not outcome(record)["deck"]


def test_removed_cards_are_part_of_the_deck():
    game = finished()
    setup = game.setup
    removed = (setup.removed[1], setup.removed[0], *setup.removed[2:])
    if removed == setup.removed:
        removed = tuple(reversed(setup.removed))
    other = dataclasses.replace(setup, removed=removed)
    assert [name for name, holds in outcome(Record(Game.replay(other, game.actions, SEEDS))).items() if not holds] == [
        "deck"
    ]


def test_another_first_player_than_the_seeds_give():
    dealt = shuffled(SEEDS, players=2)
    other = Setup.of(players=2, first=3 - dealt.first, deck=dealt.deck, removed=dealt.removed)
    game = Game(other, SEEDS)
    while not game.is_over:
        game.play(game.legal()[-1] if game.decision != "effects" else "end")
    assert [name for name, holds in outcome(Record(game)).items() if not holds] == ["first"]


@pytest.mark.parametrize(
    "seeds",
    [Seeds("no seed"), Seeds(""), Seeds(SEEDS.server, ("a", "b", "c")), Seeds(SEEDS.server, ("x" * 300, ""))],
    ids=["no seed", "empty", "too many", "too long"],
)
def test_seeds_that_are_none_give_no_deck(seeds):
    game = finished()
    assert outcome(Record(Game.replay(game.setup, game.actions, seeds)))["deck"] is False


def test_seeds_that_are_no_unicode_give_no_deck():
    data = record_to_json(Record(finished())) | {"player_seeds": ["\ud800", ""]}
    import json

    record = parse_record(json.dumps(data))
    assert outcome(record)["deck"] is False


def test_every_check_that_can_be_made_can_fail():
    """`verify-replay` cannot: a record that does not replay is no Record, and is refused when it is read."""
    fails = {"finished", "seed", "commitment", "deck", "first"}
    for name in fails:
        assert Check(f"verify-{name}", False).said_in("en") != Check(f"verify-{name}", True).said_in("en")
