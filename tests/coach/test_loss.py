"""What a turn cost is judged from what its seat could see, in the same worlds for the played and the better plan."""

from pathlib import Path

import numpy as np
import pytest

from impera.coach.loss import BLUNDER, INACCURACY, MISTAKE, TurnJudge, accuracy, own_part, verdict
from impera.coach.reasons import why_better
from impera.game.belief import determinize
from impera.game.game import Game
from impera.game.record_reader import parse_record
from impera.game.view import View
from impera.rules.actions import IDS

GOLDEN = Path(__file__).parent.parent / "golden"


def test_a_loss_is_called_by_what_is_certain_of_it():
    assert verdict(0.0) == "fine"
    assert [verdict(low) for low in (INACCURACY, MISTAKE, BLUNDER)] == ["inaccuracy", "mistake", "blunder"]
    assert [verdict(low - 1e-9) for low in (INACCURACY, MISTAKE, BLUNDER)] == ["fine", "inaccuracy", "mistake"]


def test_accuracy_falls_with_the_mean_loss():
    found = [accuracy(loss) for loss in (0.0, 0.01, 0.07, 0.3)]
    assert found[0] == 100
    assert found == sorted(found, reverse=True)
    assert found[-1] > 0


def winning_position() -> tuple[Game, list[int]]:
    """A game before the turn that won it, and that turn."""
    record = parse_record((GOLDEN / "hegemony-S.txt").read_text(encoding="utf-8"))
    actions = list(record.game.actions)
    last = record.game.turn_number - 1  # the one that won
    before = Game(record.setup)
    while before.turn_number < last:
        before.play(actions[len(before.actions)])
    return before, [action.id for action in actions[len(before.actions) :]]


def test_a_win_that_was_there_and_not_taken_is_told_as_such():
    game, winning = winning_position()
    view = game.view(game.deciding)
    judge = TurnJudge(view.players, view.teams)
    idle = [game.legal()[0].id]
    game.play(idle[0])
    while not any(action.text == "end" for action in game.legal()):
        idle.append(game.legal()[0].id)
        game.play(idle[-1])
    idle.append(IDS["end"])
    game.play(idle[-1])
    assert not game.is_over
    missed = judge.compare(view, idle[: own_part(view, idle)], 1)
    assert missed.is_win_missed
    assert missed.best == 1.0
    assert why_better(view, missed.plan, idle, is_win_missed=True)[0].key == "reason-win-missed"
    taken = judge.compare(view, winning[: own_part(view, winning)], 1)
    assert taken.loss == 0.0
    assert not taken.is_win_missed


def test_nothing_hidden_is_judged():
    """Hidden cards dealt anew, the same random numbers: not one error changes."""
    game = Game.new(players=2, seed=11)
    for _ in range(14):
        game.play(game.legal()[-1] if game.decision == "effects" else game.legal()[0])
    while game.decision != "play":
        game.play(game.legal()[0])
    view = game.view(game.deciding)
    judge, rng = TurnJudge(2, False), np.random.default_rng(5)
    played = [view.legal[-1].id, IDS["end"]]
    found = judge.compare(view, played, 3)
    for _ in range(3):
        other = View(determinize(view, rng), view.seat)
        assert judge.compare(other, played, 3) == found
    assert found.low <= found.loss <= found.high


def test_a_plan_is_judged_up_to_what_it_reveals():
    game = Game.new(players=2, seed=3)
    view = game.view(game.deciding)
    played = [view.legal[0].id, IDS["end"]]
    assert own_part(view, played) == len(played)
    draft = Game.new(players=2, variant="draft", seed=3)
    assert own_part(draft.view(draft.deciding), [draft.legal()[0].id]) == 1


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_judges_the_same(seed):
    game = Game.new(players=2, seed=seed)
    view = game.view(game.deciding)
    played = [view.legal[0].id, IDS["end"]]
    assert TurnJudge(2, False).compare(view, played, 9) == TurnJudge(2, False).compare(view, played, 9)
