"""Who is here: those connected to this process, those the others speak of, and since when somebody is missed."""

from impera.tables.presence import HEARSAY, Attendance
from tests.tables.playing import ANN, BOB, Ear


def test_who_comes_and_goes_is_told_once():
    presence, ear = Attendance(0, ["ann"]), Ear(ANN)
    assert not presence.tick(1, ["ann"])
    presence.join(ear)
    assert presence.tick(2, ["ann"])
    assert not presence.tick(3, ["ann"])
    presence.part(ear, 4)
    assert presence.tick(5, ["ann"])
    assert (presence.asked, presence.here(5)) == (4, set())


def test_somebody_is_missed_from_the_moment_it_was_noticed_until_they_come_back():
    presence, ear = Attendance(100, ["ann", "bob"]), Ear(ANN)
    assert presence.missed_for("ann", 150) == 50
    presence.join(ear)
    assert presence.missed_for("ann", 160) is None
    presence.tick(170, ["ann", "bob"])
    presence.part(ear, 200)
    presence.tick(210, ["ann", "bob"])
    assert (presence.missed_for("ann", 260), presence.missed_for("bob", 260)) == (50, 160)
    assert presence.missed_for("cid", 260) is None


def test_the_word_of_another_process_holds_for_a_while():
    presence = Attendance(0, ["bob"])
    presence.hear("other", frozenset({"bob"}), 1_000)
    assert presence.tick(1_000, ["bob"])
    presence.hear("other", frozenset({"bob"}), 2_000)
    assert not presence.tick(2_000, ["bob"])  # no news
    assert presence.here(2_000 + HEARSAY - 1) == {BOB.id}
    assert presence.tick(2_000 + HEARSAY, ["bob"])
    assert presence.here(2_000 + HEARSAY) == set()
    assert presence.missed_for("bob", 3_000 + HEARSAY) == 1_000


def test_a_spectator_without_a_name_is_nobody_who_is_missed():
    presence = Attendance(0, [])
    presence.join(Ear(None))
    assert (presence.people(), len(presence.watchers)) == ([], 1)
