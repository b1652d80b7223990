"""The OpenSpiel face, held to OpenSpiel's own tests and algorithms."""

import json
import pickle
import random

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability, ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough_lines
from open_spiel.python.observation import make_observation

from impera.env.openspiel import ImperaState
from impera.errors import PositionError
from impera.game.game import Game
from impera.game.notation import write_position
from impera.rules.facts import AGE_OF, COPIES, KINDS, NONE, PUBLIC, Decision, Domain
from impera.rules.state import State, new_state

SET_UPS = ["impera", "impera(players=3,variant=draft)", "impera(players=4,teams=True)"]


# Its time grows with the square of the length: it writes and reads the whole history at each step
SHORT = [
    "impera(turn_limit=12)",
    "impera(players=3,variant=draft,turn_limit=9)",
    "impera(players=4,teams=True,turn_limit=9)",
]


@pytest.mark.parametrize("text", SHORT)
def test_openspiels_own_simulation_passes_with_serialisation(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=2, serialize=True, verbose=False)


def played(text: str, seed: int, most: int = 10_000) -> ImperaState:
    """A random game."""
    state: ImperaState = pyspiel.load_game(text).new_initial_state()
    chance = random.Random(seed)
    for _ in range(most):
        if state.is_terminal():
            return state
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(weights) - 1) < 1e-9
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("text", SET_UPS)
def test_the_cards_chance_dealt_played_by_game_end_the_same(text: str) -> None:
    state = played(text, 3)
    told = [(item.player, item.action) for item in state.full_history()]
    chance = [item.action for item in state.full_history() if item.player == pyspiel.PlayerId.CHANCE]
    drawn = [KINDS[kind] for kind in chance[1:]]
    parameters = state.get_game().get_parameters()
    game = Game.new(
        parameters.get("players", 2),
        parameters.get("variant", "basic"),
        teams=parameters.get("teams", False),
        deck=completed(drawn, parameters.get("players", 2)),
        first=chance[0] + 1,
    )
    for player, action in told:
        if player >= 0:
            game.play(action, player + 1)
    assert game.is_over
    assert game.result is not None
    assert {seat + 1 for seat, gain in enumerate(state.returns()) if gain > 0} == set(game.result.winners)


def completed(drawn: list[str], players: int) -> list[str]:
    """A deck that begins with those cards."""
    out = 3 if players < 4 else 0
    left = {kind: int(copies) - drawn.count(kind) for kind, copies in zip(KINDS, COPIES, strict=True)}
    deck = list(drawn)
    for age in range(3):
        missing = int([28, 32, 44][age]) - out - sum(kind[1] == str(age + 1) for kind in drawn)
        rest = [kind for kind, count in left.items() for _ in range(count) if kind[1] == str(age + 1)]
        deck += rest[:missing]
    return sorted(deck[: len(drawn)], key=lambda kind: kind[1]) + sorted(deck[len(drawn) :], key=lambda kind: kind[1])


def test_a_playthrough_is_written() -> None:
    lines = playthrough_lines("impera(turn_limit=4)", seed=1, alsologtostdout=False)
    assert any("provides_information_state_string = True" in line for line in lines)
    assert any("deal M1" in line for line in lines)


@pytest.mark.parametrize("seed", range(4))
def test_a_resampled_state_looks_the_same_to_its_player_and_plays_on(seed: int) -> None:
    state = played("impera(players=3)", seed, 60 + 9 * seed)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    me, chance, hands = state.current_player(), random.Random(seed), set()
    for _ in range(10):
        other = state.resample_from_infostate(me, chance.random)
        assert other.information_state_string(me) == state.information_state_string(me)
        assert other.observation_tensor(me) == state.observation_tensor(me)
        assert other.legal_actions() == state.legal_actions()
        hands.add(other.information_state_string((me + 1) % 3))
        while not other.is_terminal():
            choices = [outcome for outcome, _ in other.chance_outcomes()] if other.is_chance_node() else None
            other.apply_action(chance.choice(choices or other.legal_actions()))
        assert abs(sum(other.returns())) < 1e-6
    assert len(hands) > 1  # what the neighbour holds did change


def test_observations_are_named_and_numbered_like_the_kernels() -> None:
    state = played("impera", 1, 40)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.dict["hand"].sum() == state.states["hand_count"][0][0]
    assert observation.tensor.shape == (len(state.observation_tensor(0)),)


def test_states_and_observations_as_json_for_arenas_that_ask_for_it() -> None:
    state = played("impera(json=True)", 1, 30)
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    seen = json.loads(state.observation_string(state.current_player()))
    assert seen["legal"] == [state.action_to_string(action) for action in state.legal_actions()]
    assert "position" in json.loads(str(state))


def endgame(hidden: list[str]) -> State:
    """The last round: Culture is even; P1 holds S1 and C2, known to all; P2 one of the hidden cards of Age 3."""
    s = new_state()
    s.players, s.decision, s.hand_size = 2, Decision.PLAY, 3
    s.owed, s.deck_top, s.deck_end = 1, 95, 95
    s.effect = s.victim = s.coin_holder = s.coin_seat = s.coin_domain = s.hegemony = NONE
    for name in ("deck", "removed", "picked", "passed", "split"):
        getattr(s, name)[:] = NONE
    left = COPIES.copy()

    def take(kind: str, count: int = 1) -> int:
        left[KINDS.index(kind)] -= count
        return KINDS.index(kind)

    for seat in range(2):
        s.area[seat, take("C1", 2)] = 2
        s.tally[seat, Domain.CULTURE] = s.area_count[seat] = 2
    for kind in ("S1", "C2"):
        s.hand[0, take(kind)] = 1
        s.known[0, KINDS.index(kind), [1, PUBLIC]] = 1
    s.hand[1, take(hidden[0])] = 1
    s.hand_count[0], s.hand_count[1] = 2, 1
    away = ["M1"] * 3 + ["M2"] * 3 + hidden[1:]
    s.removed[:] = [take(kind) for kind in away]
    s.pile[:] = left
    s.pile_count = left.sum()
    assert all(AGE_OF[KINDS.index(kind)] == 2 for kind in hidden)
    return s


@pytest.fixture(scope="module")
def tiny() -> pyspiel.Game:
    return pyspiel.load_game("impera", {"position": write_position(endgame(["C3", "C3", "U3", "U3"]))})


def test_cfr_finds_the_value_of_an_endgame_that_can_be_worked_out_by_hand(tiny: pyspiel.Game) -> None:
    # If P1 plays S1, P2 wins: with C3 by more Culture, with U3 by Utopia. If P1 plays C2, C3 makes everything even and
    # the win is shared, and U3 beats it by the first tie-break: half of the time nothing, half of the time the game.
    solver = cfr.CFRPlusSolver(tiny)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    values = expected_game_score.policy_value(tiny.new_initial_state(), [policy, policy])
    assert values[0] == pytest.approx(-0.5, abs=0.01)
    assert exploitability.nash_conv(tiny, policy) == pytest.approx(0, abs=0.02)


def test_ismcts_searches_through_resampled_states(tiny: pyspiel.Game) -> None:
    state = tiny.new_initial_state()
    state.apply_action(KINDS.index("C3"))
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        tiny,
        mcts.RandomRolloutEvaluator(1, rng),
        uct_c=2.0,
        max_simulations=200,
        random_state=rng,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
    )
    assert state.action_to_string(bot.step(state)) == "play C2"


def test_a_position_survives_serialisation_and_a_bad_one_is_refused(tiny: pyspiel.Game) -> None:
    state = tiny.new_initial_state()
    state.apply_action(KINDS.index("U3"))
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(tiny, state))
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))
    over = endgame(["C3", "C3", "U3", "U3"])
    over.decision = Decision.OVER
    with pytest.raises(PositionError):
        pyspiel.load_game("impera", {"position": write_position(over)})
