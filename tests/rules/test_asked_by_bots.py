"""What a program asks the rules before it acts: who would win, what would be seen, what a seat could do."""

import pytest

from impera.bots.players.policies import Policy
from impera.rules import actions
from impera.rules.apply import apply, begin_turn_of
from impera.rules.facts import Decision, Ending
from impera.rules.knowledge import is_hand_known, reveals
from impera.rules.seating import is_friend
from impera.rules.state import copy_of, is_equal
from impera.rules.trace import SILENT
from impera.rules.victory import majority_winners, share_of_win, winners_if_ended
from tests.games import SET_UPS, TRIED, Options, deal, played, steps


@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_r8_who_wins_if_the_turn_ends_is_known_before_it_does(options: Options) -> None:
    over = 0
    for game in steps(options, 1):
        state = game.state
        if state.decision == Decision.EFFECTS:
            foreseen = winners_if_ended(state, int(state.deciding))
            apply(state, actions.END, SILENT)
            assert foreseen == (state.winners if state.decision == Decision.OVER else 0)
            over += state.decision == Decision.OVER
    assert over > 0


@pytest.mark.parametrize("options", TRIED, ids=str)
def test_r8_3_the_majority_as_it_stands_is_the_one_that_ends_the_game(options: Options) -> None:
    state = played(options, 1, policy=Policy.RANDOM).state
    assert state.ending == Ending.MAJORITY
    assert majority_winners(state) == state.winners


def test_q16_a_shared_win_is_shared_by_sides() -> None:
    alone, teams = deal(Options(4, "basic"), 1).state, deal(Options(4, "basic", teams=True), 1).state
    assert share_of_win(alone, 0, 0b0001) == 1.0
    assert share_of_win(alone, 1, 0b0001) == 0.0
    assert share_of_win(alone, 2, 0b0111) == pytest.approx(1 / 3)
    assert share_of_win(teams, 2, 0b0101) == 1.0
    assert share_of_win(teams, 3, 0b1111) == 0.5


def test_r7_an_action_reveals_what_its_seat_has_not_seen() -> None:
    revealed, known = 0, 0
    for game in steps(Options(3, "basic"), 4):
        state = game.state
        seat = int(state.deciding)
        for action in game.legal():
            if actions.INQUISITION <= action.id < actions.EMBARGO:
                victim = action.id - actions.INQUISITION
                unknown = state.hand_count[victim] - state.known[victim, :, seat].sum()
                assert reveals(state, action.id, seat) == (unknown > 0)
                assert is_hand_known(state, victim, seat) == (unknown == 0)
                revealed += int(unknown > 0)
            elif action.id == actions.BREAKTHROUGH:
                assert reveals(state, action.id, seat) == (state.deck_top < state.deck_end)
            else:
                assert not reveals(state, action.id, seat)
                known += 1
    assert revealed > 0
    assert known > 0


def test_r9_1_partners_sit_opposite_each_other() -> None:
    alone, teams = (
        played(Options(4, "basic"), 1, most=0).state,
        played(Options(4, "basic", teams=True), 1, most=0).state,
    )
    assert [is_friend(alone, 1, seat) for seat in range(4)] == [False, True, False, False]
    assert [is_friend(teams, 1, seat) for seat in range(4)] == [False, True, False, True]


@pytest.mark.parametrize("options", TRIED, ids=str)
def test_r3_1_the_turn_of_any_seat_can_be_looked_at(options: Options) -> None:
    """A seat whose turn is let begin stands as it would after the turns before were ended."""
    looked_at = 0
    for game in steps(options, 2, most=60):
        state = game.state
        if state.decision == Decision.EFFECTS:
            mine = int(state.deciding)
            apply(state, actions.END, SILENT)
            again = copy_of(state)
            begin_turn_of(again, int(state.deciding), SILENT)
            assert is_equal(again, state)
            begin_turn_of(again, mine, SILENT)
            assert again.deciding == mine
            looked_at += 1
    assert looked_at > 0
