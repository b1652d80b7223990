"""Game: new, legal, play, undo, result, views and events; four different refusals, and none of them moves a card."""

import pytest

from impera.compiled import INTERPRETED
from impera.errors import (
    IllegalActionError,
    ImperaError,
    ImpossibleActionError,
    NothingToUndoError,
    NotYourTurnError,
    SetupError,
    UnparsableActionError,
)
from impera.game.action import ALL_ACTIONS, Action
from impera.game.event import Event
from impera.game.game import Game
from impera.game.position import truth
from impera.rules.actions import ACTIONS, IDS
from impera.rules.state import key
from tests.game.whole_games import actions_of, begun, every_setup, observers, played, positions


def everything(game: Game):
    """All there is to compare of a game."""
    return (key(game.state), game.actions, game.setup, game.seeds, [game.events(seat) for seat in observers(game)])


# new


@every_setup
def test_the_same_seed_is_the_same_game(setup):
    assert everything(begun(setup, 3)) == everything(begun(setup, 3))
    assert begun(setup, 3).setup != begun(setup, 4).setup


def test_seed_zero_is_a_seed():
    assert Game.new(2, seed=0).setup == Game.new(2, seed=0).setup != Game.new(2, seed=1).setup


@every_setup
def test_a_deck_order_gives_the_game_that_is_dealt_from_it(setup):
    players, variant, teams = setup
    seeded = begun(setup)
    stacked = Game.new(players, variant, teams=teams, deck=seeded.setup.deck, first=seeded.setup.first)
    assert stacked.truth() == seeded.truth()
    assert stacked.seeds is None


@every_setup
def test_the_first_cards_of_the_deck_are_dealt_from_the_first_player_clockwise(setup):
    players, variant, _ = setup
    game = begun(setup, 5)
    each = 4 if variant == "draft" else 3
    zone = game.truth()["packs" if variant == "draft" else "hands"]
    for place in range(players):
        seat = (game.setup.first - 1 + place) % players
        dealt = sorted(game.setup.deck[place * each : (place + 1) * each])
        assert sorted(kind for kind, count in zone[seat].items() for _ in range(count)) == dealt


def test_a_game_is_begun_from_a_seed_or_a_deck_and_not_from_both():
    deck = Game.new(2, seed=1).setup.deck
    with pytest.raises(SetupError, match="either a seed or a deck"):
        Game.new(2)
    with pytest.raises(SetupError, match="either a seed or a deck"):
        Game.new(2, seed=1, deck=deck)


@pytest.mark.parametrize("first", [1, 2, 3])
def test_the_first_player_may_be_chosen(first):
    chosen = Game.new(3, seed=1, first=first)
    by_chance = Game.new(3, seed=1)
    assert (chosen.setup.first, chosen.deciding) == (first, first)
    assert chosen.setup.deck == by_chance.setup.deck
    assert sorted(chosen.setup.removed) == sorted(by_chance.setup.removed)
    deck = by_chance.setup.deck
    assert Game.new(3, deck=deck, first=first).deciding == first


def test_without_a_word_on_it_p1_is_first_with_a_stacked_deck():
    assert Game.new(3, deck=Game.new(3, seed=1).setup.deck).setup.first == 1


# legal, play


@every_setup
def test_an_action_its_id_and_its_text_play_the_same(setup):
    by_action, by_id, by_text = (begun(setup) for _ in range(3))
    for action in actions_of(setup)[:60]:
        told = by_action.play(action)
        assert by_id.play(action.id) == by_text.play(action.text) == told
    assert everything(by_action) == everything(by_id) == everything(by_text)


@every_setup
def test_while_a_game_runs_something_is_legal_and_after_it_nothing(setup):
    for game in positions(setup):
        legal = game.legal()
        assert bool(legal) != game.is_over
        assert [action.id for action in legal] == sorted({action.id for action in legal})
        assert (game.result is not None) == game.is_over == (game.decision == "over")


@every_setup
def test_play_tells_what_happened(setup):
    game = begun(setup)
    told: tuple[Event, ...] = ()
    for number, action in enumerate(actions_of(setup), start=1):
        told = game.play(action, seat=game.deciding)
        if number % 25 == 0 or game.is_over:
            assert told == game.events_of(number)
            assert game.events(since=number) == [event.seen_by(None) for event in told]
    assert told[-1].what == "ended"


@every_setup
def test_turns_are_numbered_from_one_and_the_draft_is_turn_zero(setup):
    last = 0
    for game in positions(setup):
        if game.is_over:
            break
        assert game.turn_number == (0 if game.decision in ("pick", "claim") else game.truth()["turns"] + 1)
        assert game.turn_number in (last, last + 1)
        last = game.turn_number


def test_a_state_handed_out_is_a_copy():
    game = Game.new(2, seed=1)
    before = everything(game)
    game.state.hand[:] = 0
    assert everything(game) == before


# the four refusals


def refusals(game: Game):
    """Each kind of refusal, as something to try."""
    other = game.deciding % game.setup.players + 1
    legal = game.legal()[0] if game.legal() else Action(0)
    illegal = [action for action in ALL_ACTIONS if action not in game.legal() and (action.seat or 0) <= other]
    if game.setup.variant == "basic":
        illegal = [action for action in illegal if action.verb not in ("pick", "claim")]
    else:
        illegal = [action for action in illegal if action.verb not in ("pick", "claim") or action.text.endswith("1")]
    yield UnparsableActionError, "unparsable-action", lambda: game.play("abracadabra")
    yield UnparsableActionError, "unparsable-action", lambda: game.play("play Z9")
    yield UnparsableActionError, "unparsable-action", lambda: game.play(ACTIONS)
    yield UnparsableActionError, "unparsable-action", lambda: game.play(-1)
    if game.setup.players < 4:
        yield ImpossibleActionError, "impossible-action", lambda: game.play("inquisition P4")
    if game.setup.variant == "basic":
        yield ImpossibleActionError, "impossible-action", lambda: game.play("pick M1")
    else:
        yield ImpossibleActionError, "impossible-action", lambda: game.play("pick U3")
    if not game.is_over:
        yield NotYourTurnError, "not-your-turn", lambda: game.play(legal, seat=other)
    yield IllegalActionError, "illegal-action", lambda: game.play(illegal[0])
    yield IllegalActionError, "illegal-action", lambda: game.play(illegal[-1], seat=game.deciding)


@every_setup
def test_each_refusal_has_its_own_code_and_changes_nothing(setup):
    for number, game in enumerate(positions(setup)):
        if number % (200 if INTERPRETED else 20) and not game.is_over:
            continue
        before = everything(game)
        for kind, code, attempt in refusals(game):
            with pytest.raises(ImperaError) as refusal:
                attempt()
            assert type(refusal.value) is kind
            assert refusal.value.to_wire()["code"] == refusal.value.code == code
            if code != "unparsable-action":
                assert str(refusal.value).startswith(f"{refusal.value.rule}: R"[:4])
                assert refusal.value.rule
        assert everything(game) == before


def test_not_your_turn_says_whose_it_is():
    game = Game.new(3, seed=1, first=2)
    with pytest.raises(NotYourTurnError, match=r"^R3\.1: P1 is not asked now: P2 decides") as refusal:
        game.play(game.legal()[0], seat=1)
    assert refusal.value.to_wire()["arguments"] == {"seat": "P1", "turn": "P2"}


def test_after_the_end_every_action_is_illegal_for_everyone():
    game = played((2, "basic", False))
    for seat in (1, 2, None):
        with pytest.raises(IllegalActionError, match="the game is over"):
            game.play("end", seat=seat)


def test_an_id_out_of_range_says_the_range():
    with pytest.raises(UnparsableActionError, match=f"from 0 to {ACTIONS - 1}"):
        Game.new(2, seed=1).play(ACTIONS)


# undo, copy


@every_setup
def test_undo_goes_back_to_the_beginning_step_by_step(setup):
    game = begun(setup)
    states = []
    actions = actions_of(setup)[: 12 if INTERPRETED else 40]
    for action in actions:
        states.append(everything(game))
        game.play(action)
    for action in reversed(actions):
        assert game.undo() == action
        assert everything(game) == states.pop()
    with pytest.raises(NothingToUndoError, match="nothing to undo") as refusal:
        game.undo()
    assert refusal.value.code == "nothing-to-undo"
    assert everything(game) == everything(begun(setup))


@every_setup
def test_the_last_action_of_a_game_can_be_undone_and_played_again(setup):
    game = played(setup)
    ended = everything(game)
    last = game.undo()
    assert not game.is_over
    assert game.result is None
    game.play(last)
    assert everything(game) == ended


def test_a_copy_lives_on_its_own():
    game = Game.replay(begun((3, "draft", False)).setup, actions_of((3, "draft", False))[:30])
    twin = game.copy()
    assert everything(twin) == everything(game)
    before = everything(game)
    twin.play(twin.legal()[0])
    assert everything(game) == before != everything(twin)


# views, events, result


@every_setup
def test_the_result_is_told_to_all_alike(setup):
    game = played(setup)
    assert game.result is not None
    assert game.result.to_json() == game.truth()["result"] == truth(game.state)["result"]
    for seat in observers(game):
        assert game.view(seat).result == game.result
    assert set(game.result.winners) <= set(range(1, game.setup.players + 1))


@pytest.mark.parametrize("seat", [0, 3, -1])
def test_a_seat_that_is_not_at_the_table_sees_nothing(seat):
    game = Game.new(2, seed=1)
    for look in (game.view, game.events):
        with pytest.raises(SetupError) as refusal:
            look(seat)
        assert refusal.value.rule == "R2.1"


def test_replay_stops_at_what_cannot_be_played():
    setup = begun((2, "basic", False)).setup
    with pytest.raises(IllegalActionError):
        Game.replay(setup, ["end"])
    assert Game.replay(setup, []).actions == ()


def test_explain_reads_actions_ids_and_texts():
    game = Game.new(2, seed=1)
    assert game.explain("end") == game.explain(IDS["end"]) == game.explain(Action(IDS["end"]))
    with pytest.raises(UnparsableActionError):
        game.explain("nonsense")
