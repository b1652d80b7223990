"""The prompt-sized view, and the reader of answers that forgives form and never rules."""

import pytest

from impera.errors import UnparsableActionError
from impera.game.action import ALL_ACTIONS
from impera.game.game import Game
from impera.game.prompt import LONGEST, describe, offer, read_answer
from impera.game.view import View
from impera.rules.actions import TEXTS
from impera.rules.facts import COPIES, SEATS
from tests.games import SET_UPS, TRIED, Options, played, steps


@pytest.mark.parametrize("options", TRIED, ids=str)
def test_a_view_fits_a_prompt_at_every_decision(options: Options) -> None:
    for number, game in enumerate(steps(options, 3)):
        if number % 5 == 0:
            text = describe(game.view(game.deciding))
            assert text == describe(game.view(game.deciding).to_info())
            assert len(text) <= LONGEST
            assert f"You are P{game.deciding}" in text
            assert all(kind in text for kind in game.view(game.deciding).hand)


def test_the_fullest_table_fits_too() -> None:
    state = Game.new(4, "draft", teams=True, seed=1).state
    for seat in range(SEATS):
        state.area[seat] = COPIES // 4  # every kind in every area, and in the pile
        state.hand[seat] = COPIES // 4
        state.known[:, :, seat] = COPIES // 4
        state.embargo[seat, :, :] = 1
        state.democracy[seat] = 2
    state.pile[:] = COPIES
    state.effect, state.owed, state.spent_permanent, state.spent_discard = 12, 9, 63, 63
    text = describe(View(state, 1))
    assert len(text) <= LONGEST
    assert "P4: M" in text


def test_the_end_is_told_and_a_spectator_has_no_hand() -> None:
    game = played(SET_UPS[0], 2)
    assert "Over: P" in describe(game.view(1))
    assert "Hand:" not in describe(game.view())


def test_what_is_offered_can_be_answered_word_by_word() -> None:
    for number, game in enumerate(steps(SET_UPS[2], 4)):
        view = game.view(game.deciding)
        if number % 7 == 0:
            offered = [
                f"{head} {last}".strip()
                for group in offer([action.text for action in view.legal]).split("; ")
                for head, _, lasts in [group.rpartition(" ")]
                for last in lasts.split("/")
            ]
            assert sorted(offered) == sorted(action.text for action in view.legal)


@pytest.mark.parametrize("action", ALL_ACTIONS, ids=TEXTS)
def test_every_action_is_read_back_however_it_is_dressed(action) -> None:
    text = action.text
    for answer in (text, text.upper(), f"  **{text}**.", f'"{text}"', f"I think hard.\n\nAction: {text}", f"`{text}`"):
        assert read_answer(answer) == action


@pytest.mark.parametrize(
    ("answer", "meant"),
    [
        ("I could play M1, but I will play S2.", "play S2"),
        ("My move: embargo p2 m\nThank you", "embargo P2 M"),
        ('{"action": "attack E"}', "attack E"),
        ("I'd rather hold back.\nend", "end"),
        ("divine_right", "divine-right"),
        ("inspiration P2 holy-book, because it is the best", "inspiration P2 holy-book"),
    ],
)
def test_thinking_aloud_is_forgiven_and_the_last_word_counts(answer: str, meant: str) -> None:
    assert read_answer(answer).text == meant


def test_a_number_is_the_place_in_the_list_of_what_may_be_done() -> None:
    view = Game.new(2, seed=1).view(1)
    legal = Game.new(2, seed=1).legal()
    assert read_answer("2", legal) == legal[1]
    assert read_answer("Move: 1.", legal) == legal[0]
    with pytest.raises(UnparsableActionError):
        read_answer("99", view.legal)


def test_it_reads_what_is_not_legal_and_leaves_the_ruling_to_the_game() -> None:
    game = Game.new(2, seed=1)
    action = read_answer("end", game.legal())
    assert action not in game.legal()


@pytest.mark.parametrize("answer", ["", "I resign", "the end is near", "play"])
def test_an_answer_without_an_action_is_refused_in_words(answer: str) -> None:
    with pytest.raises(UnparsableActionError, match="No action"):
        read_answer(answer)
