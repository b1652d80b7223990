"""The batch against `Game`: same cards, same decisions, same masks, same end; and nothing hidden in an observation."""

import numpy as np
import pytest

from impera.env import CELL_NAMES, CELLS, FIELDS, Batch, Buffers
from impera.env.batch import new_buffers, to_action
from impera.env.observation import HIGHEST, write_observation
from impera.errors import IllegalActionError, UnparsableActionError
from impera.game.belief import determinize
from impera.game.game import Game
from impera.rules.facts import Decision
from tests.env.dealt import games_of
from tests.env.expected import observation_of
from tests.games import SET_UPS, Options

GAMES = 3


def legal_by(batch: Batch, number: int) -> list[str]:
    seat = int(batch.out.deciding[number])
    allowed = np.flatnonzero(batch.out.masks[number])
    return sorted(to_action(int(action), batch.terms.players, seat).text for action in allowed)


def check_against(game: Game, batch: Batch, number: int) -> None:
    out = batch.out
    assert out.deciding[number] == game.deciding - 1
    assert legal_by(batch, number) == sorted(action.text for action in game.legal())
    assert out.terminated[number] == game.is_over
    if not game.is_over:
        view = game.view(game.deciding)
        assert np.array_equal(out.observations[number], observation_of(view))
        assert not out.rewards[number].any()


def check_end(game: Game, batch: Batch, number: int) -> None:
    assert game.result is not None
    rewards = batch.out.rewards[number, : game.setup.players]
    winners = game.result.winners
    assert abs(rewards.sum()) < 1e-6
    if len(winners) < game.setup.players:
        assert {seat + 1 for seat in np.flatnonzero(rewards > 0)} == set(winners)
    if len(winners) == (2 if game.setup.teams else 1):
        assert rewards[winners[0] - 1] == 1


@pytest.mark.parametrize("options", SET_UPS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_a_batch_plays_the_same_games_as_game(options: Options, seed: int) -> None:
    batch = Batch(GAMES, players=options.players, variant=options.variant, teams=options.teams, seed=seed)
    games = games_of(options, seed, GAMES)
    rng = np.random.default_rng(seed)
    ended = 0
    while ended < GAMES:
        chosen = np.zeros(GAMES, dtype=np.int64)
        for number, game in enumerate(games):
            check_against(game, batch, number)
            if not game.is_over:
                chosen[number] = rng.choice(np.flatnonzero(batch.out.masks[number]))
                game.play(to_action(int(chosen[number]), options.players, game.deciding - 1))
        over_before = batch.out.terminated.copy()
        batch.step(chosen)
        for number in np.flatnonzero(batch.out.terminated).tolist():
            check_end(games[number], batch, number)
            ended += 1
        if over_before.any() or ended:
            return  # one that is over begins anew: from here on it is another game
    assert ended


@pytest.mark.parametrize("options", SET_UPS, ids=str)
def test_what_is_hidden_changes_no_byte_of_an_observation(options: Options) -> None:
    batch = Batch(8, players=options.players, variant=options.variant, teams=options.teams, seed=5)
    rng, chosen = np.random.default_rng(5), np.zeros(8, dtype=np.int64)
    row, moved = np.zeros((1, CELLS), dtype=np.int8), 0
    for step in range(90):
        if step % 3 == 0:
            for number in range(8):
                state = batch.state(number)
                if state.decision == Decision.OVER:
                    continue
                for seat in range(options.players):
                    other = determinize(batch.view(number, seat + 1), rng)
                    moved += other.hand.tobytes() != state.hand.tobytes()
                    write_observation(state, seat, row, 0)
                    before = row.tobytes()
                    write_observation(other, seat, row, 0)
                    assert row.tobytes() == before
        batch.step(batch.choose_at_random(chosen))
    assert moved > 100  # hidden cards did move


def test_a_game_over_begins_anew_in_the_next_step_and_its_action_is_not_looked_at() -> None:
    batch, chosen = Batch(16, seed=3), np.zeros(16, dtype=np.int64)
    while not batch.out.terminated.any():
        batch.step(batch.choose_at_random(chosen))
    over = batch.out.terminated.copy()
    batch.choose_at_random(chosen)
    chosen[over] = -7
    batch.step(chosen)
    assert not batch.out.terminated[over].any()
    assert not batch.out.rewards[over].any()
    turns = FIELDS["turns"].start
    assert (batch.out.observations[over, turns] == 0).all()
    assert batch.out.masks[over].any(axis=1).all()


def test_at_the_limit_of_turns_a_game_is_broken_off_without_reward() -> None:
    batch, chosen = Batch(4, turn_limit=3, seed=1), np.zeros(4, dtype=np.int64)
    for _ in range(200):
        batch.step(batch.choose_at_random(chosen))
        if batch.out.truncated.any():
            break
    broken = batch.out.truncated
    assert broken.any()
    assert not batch.out.terminated[broken].any()
    assert not batch.out.rewards[broken].any()
    assert all(batch.state(number).turns == 3 for number in np.flatnonzero(broken).tolist())


def test_an_illegal_action_is_refused_in_words_and_no_game_has_moved() -> None:
    batch = Batch(3, seed=1)
    before = batch.table.states.tobytes()
    chosen = batch.choose_at_random(np.zeros(3, dtype=np.int64))
    chosen[2] = 0  # to end the turn before a card is played
    with pytest.raises(IllegalActionError, match="R3"):
        batch.step(chosen)
    chosen[2] = 230
    with pytest.raises(UnparsableActionError, match="230"):
        batch.step(chosen)
    assert batch.table.states.tobytes() == before


def test_results_go_into_the_arrays_the_caller_brought() -> None:
    mine = new_buffers(5)
    batch = Batch(5, seed=9, out=mine)
    assert isinstance(mine, Buffers)
    assert mine.masks.any(axis=1).all()
    before = mine.observations.copy()
    batch.step(batch.choose_at_random(np.zeros(5, dtype=np.int64)))
    assert (mine.observations != before).any(axis=1).all()


def test_the_same_seed_gives_the_same_games_however_many_stand_beside() -> None:
    few, many = Batch(2, seed=4), Batch(50, seed=4)
    assert np.array_equal(few.out.observations, many.out.observations[:2])
    few.step(few.choose_at_random(np.zeros(2, dtype=np.int64)))
    first = few.out.observations.copy()
    few.reset(seed=4)
    few.step(few.choose_at_random(np.zeros(2, dtype=np.int64)))
    assert np.array_equal(few.out.observations, first)


def test_every_cell_has_a_name_of_its_own_and_a_limit() -> None:
    assert len(set(CELL_NAMES)) == CELLS == len(HIGHEST)
    assert CELL_NAMES[FIELDS["area"].start] == "area.me.M1"
    assert FIELDS["known"].names[-1] == "known.right.U3"
    assert (HIGHEST > 0).all()
