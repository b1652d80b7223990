"""A game reviewed: the account, every turn, the page and the graph; what is done is kept when it is stopped."""

from itertools import islice, pairwise
from xml.etree import ElementTree

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.coach.graph import graph
from impera.coach.page import page
from impera.coach.parts import Part
from impera.coach.review import Reviewer
from impera.coach.steps import plan_text, step_text
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS
from impera.game.agreement import Agreement, agreement_of
from impera.game.game import Game
from impera.game.record import Record, write_record
from impera.game.record_reader import parse_record
from impera.wire.shapes import as_data, read_back
from impera.words import LANGUAGES


def played(variant: str = "basic", players: int = 2) -> Game:
    game = Game.new(players=players, variant=variant, seed=8)
    bot, rng = create("builder"), np.random.default_rng(8)
    while not game.is_over:
        game.play(bot.choose(game.view(game.deciding), Budget(), rng))
    return game


@pytest.fixture(scope="module")
def reviewer() -> Reviewer:
    found = Reviewer(played(), ("Ada <b>", "P2"))
    for _ in islice(found.run(), 4):
        pass
    return found


def test_the_account_is_whole_however_many_turns_are_judged(reviewer):
    found = as_data(reviewer.to_wire())
    assert not found["complete"]
    assert len(found["turns"]) == 4
    for at in found["seats"]:
        assert at["result"] - at["even"] == pytest.approx(at["luck"] + at["own"] + at["others"], abs=1e-9)
        assert {"seat", "result", "even", "luck", "own", "others", "accuracy"} <= at.keys()
        assert at["accuracy"] is None or 0 <= at["accuracy"] <= 100


def test_every_turn_says_what_it_cost_and_how_sure_that_is(reviewer):
    turns = as_data(reviewer.to_wire())["turns"]
    for before, turn in pairwise(turns):
        assert before["end"] == turn["start"]
    for turn in turns:
        assert turn["ci95"][0] <= turn["loss"] <= turn["ci95"][1]
        assert turn["verdict"] in ("fine", "inaccuracy", "mistake", "blunder")
        for seen in turn["eyes"]:
            assert sum(chance for chance, _, _ in seen) == pytest.approx(1, abs=1e-3)
            assert all(low <= chance <= high for chance, low, high in seen)
        assert (turn["better"] is None) == (not turn["reasons"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_stands_alone_and_the_graph_is_a_drawing(reviewer, language):
    found = read_back(reviewer.to_wire())
    drawn = graph(found, language)
    ElementTree.fromstring(drawn)
    written = page(found, language)
    for address in ("http:", "https:", "src=", "<script"):
        assert address not in written.replace("http://www.w3.org/2000/svg", "")
    assert "Ada &lt;b&gt;" in written
    assert "Ada <b>" not in written


def test_only_the_turns_of_one_seat_are_judged_when_asked():
    found = Reviewer(played(), (), (2,))
    verdicts = {turn.seat: turn.verdict for turn in islice(found.run(), 2)}
    assert verdicts[1] == "unjudged"
    assert verdicts[2] != "unjudged"


def test_a_draft_is_reviewed_pick_by_pick():
    found = Reviewer(played("draft"))
    first = next(found.run())
    assert (first.turn, first.start, first.end) == (0, 0, 1)


def test_a_game_under_way_or_a_seat_that_is_not_there_is_refused():
    with pytest.raises(UsageError) as refused:
        Reviewer(Game.new(players=2, seed=1))
    assert refused.value.key == "review-not-over"
    with pytest.raises(UsageError) as refused:
        Reviewer(played(), (), (3,))
    assert refused.value.key == "review-seat"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_is_a_step_in_words(language):
    told = [step_text(action.text, language) for action in ALL_ACTIONS]
    assert all(told)
    assert len(set(told)) == len(told)


def test_a_plan_in_a_sentence_is_said_in_words_and_names():
    part = Part("reason-win-allowed", {"seat": "P2", "threat": "play M1; end"})
    assert Part.from_wire(read_back(part.to_wire())) == part
    assert "Ben" in part.said_in("en", {"P2": "Ben"})
    assert "play Military, Age 1; end the turn" in part.said_in("en")
    assert plan_text("inspiration P2 purge", "en", {"P2": "Ben"}) == "copy Purge from Ben by Inspiration"


def test_a_conceded_game_is_reviewed_and_says_how_it_ended():
    whole = played()
    record = Record(Game.replay(whole.setup, whole.actions[:12]), tags={"Comment": "concession P2"})
    agreement = agreement_of(parse_record(write_record(record)))
    assert agreement == Agreement("concession", (2,))
    found = Reviewer(record.game, agreement=agreement)
    assert list(found.run())[-1].end == 12
    told = as_data(found.to_wire())
    assert told["complete"]
    assert told["result"] == "concession P2"
    assert [at["result"] for at in told["seats"]] == [0, 1]
    assert agreement_of(Record(whole, tags={"Comment": "concession P2"})) is None  # the rules had the last word
