"""A game that its players have ended is open from every seat (R7.3)."""

from impera.game.game import Game
from impera.rules.state import key


def test_r7_3_an_open_view_shows_everything_and_asks_nobody():
    game = Game.new(players=3, variant="draft", seed=5)
    for seat in (None, 1, 2, 3):
        view = game.open_view(seat)
        assert key(view.record) == key(game.state)
        assert view.legal == ()
        assert not view.is_mine
        assert view.to_json()["open"]["deck"]
    assert game.view(1).to_json()["open"] is None


def test_the_states_are_the_game_itself():
    game = Game.new(seed=1)
    before = key(game.states[0])
    game.play(game.legal()[0])
    assert key(game.states[0]) == key(game.state) != before
