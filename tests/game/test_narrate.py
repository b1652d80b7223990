"""Narrate: every event of whole games, in five languages."""

import re

import pytest

from impera.game.event import Event
from impera.game.narrate import card_text, narrate, sentence_key
from impera.words import LANGUAGES
from tests.game.whole_games import SETUPS, observers, played

NAMES = {1: "Anna", 2: "Béla", 3: "Carla", 4: "Δήμητρα"}
SUBJECTLESS = {"coin-placed", "coin-returned", "embargo-laid", "democracy-laid"}  # told of the thing, not of the seat


@pytest.fixture(scope="module")
def events() -> set[Event]:
    """Every distinct event of a game in every set-up, as each seat and a spectator hear it."""
    games = [played(setup, seed) for setup in SETUPS for seed in (1, 2)]
    return {event for game in games for seat in observers(game)[-2:] for event in game.events(seat)}


@pytest.mark.many
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_is_a_sentence(events, language):
    for event in events:
        sentence = narrate(event, NAMES, language)
        assert sentence.strip() == sentence != ""
        assert not re.search(r"[{}$]|None|event-|domain-|effect-", sentence), sentence
        if event.card and not event.card.startswith("?"):
            assert event.card in sentence, (event, sentence)
        if event.what not in SUBJECTLESS and event.ending != "majority":
            assert NAMES[event.seat] in sentence, (event, sentence)
        if event.number and event.what == "hand-size-set":
            assert str(event.number) in sentence


@pytest.mark.many
def test_the_games_tell_every_kind_of_sentence(events):
    told = {sentence_key(event) for event in events}
    assert len(told) >= 28
    assert {"event-applied-own", "event-applied-copied", "event-ended-majority"} <= told


@pytest.mark.many
def test_the_five_languages_say_it_differently(events):
    for event in list(events)[:200]:
        assert len({narrate(event, NAMES, language) for language in LANGUAGES}) >= 4


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Event("played", 2, card="M1"), "Béla plays M1"),
        (Event("drew", 2, card="?3"), "Béla draws an Age 3 card"),
        (Event("play-skipped", 1, number=1), "Anna has no card to play: the play is skipped"),
        (Event("play-skipped", 1, number=2), "Anna has no card to play: 2 plays are skipped"),
        (Event("applied", 1, effect="purge"), "Anna applies Purge"),
        (Event("applied", 1, effect="purge", other=3), "Anna copies Purge from Carla"),
        (Event("applied", 1, effect="attack", domain="C"), "Anna attacks Culture"),
        (Event("applied", 1, effect="embargo", other=1, domain="M"), "Anna lays an embargo on Military of Anna"),
        (Event("ended", 3, ending="hegemony"), "Carla has Hegemony: the game is over"),
        (Event("ended", 3, ending="majority"), "the last round is finished: the majority decides"),
        (Event("gave", 1, card="?2", other=2), "Anna gives an Age 2 card to Béla"),
    ],
)
def test_what_it_says_in_english(event, sentence):
    assert narrate(event, NAMES) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hidden_card_is_told_by_its_age(language):
    assert [age in card_text(f"?{age}", language) for age in "123"] == [True] * 3
    assert card_text("U3", language) == "U3"
