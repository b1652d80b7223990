"""What a table relies on, and what makes this bot itself. Run with pytest."""

from impera import Game
from impera.bots.check import check

from impera_bot_template import Gatherer


def test_it_is_fit_to_sit_at_a_table():
    found = check(Gatherer)
    assert found.wrong == {}
    assert found.set_ups == 8


def test_it_gathers_the_domain_it_has_most_of():
    view = Game.new(2, seed=4).view(1)
    assert Gatherer.fullest(view) in {kind[0] for kind in view.hand}
