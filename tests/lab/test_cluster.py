"""The arena on a real Ray cluster of this machine: the same games, and nothing left running."""

import pytest

from impera.lab.engines import HereEngine, engine_named
from impera.lab.tournament import Tournament, report
from tests.lab.test_arena import CHEAT, silent, tournament, without_time

pytest.importorskip("ray")

pytestmark = [pytest.mark.ray, pytest.mark.slow]


def played(meeting: Tournament, engine) -> dict:  # type: ignore[type-arg]
    meeting.run(engine, 6, stop_early=False, watch=silent)
    return without_time(report(meeting))


def test_a_ray_cluster_plays_the_same_games_and_stops():
    import ray

    at_home = played(tournament("random", "light"), HereEngine())
    assert played(tournament("random", "light"), engine_named("ray", 2)) == at_home
    assert not ray.is_initialized()


def test_what_a_bot_does_wrong_on_the_cluster_is_said_here():
    from impera.errors import UsageError

    with pytest.raises(UsageError, match="cheat"):
        played(tournament(CHEAT, "random"), engine_named("ray", 1))


def test_a_cluster_that_is_not_there_is_refused():
    from impera.errors import UsageError

    with pytest.raises(UsageError, match=r"there is no Ray cluster at"):
        played(tournament("random", "light"), engine_named("ray", 1, "127.0.0.1:1"))
