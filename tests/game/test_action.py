"""Action: every decision has an id and a text, and finds back from either."""

import pytest

from impera.errors import UnparsableActionError
from impera.game.action import ALL_ACTIONS, ARGUMENTS, Action
from impera.rules.actions import ACTIONS, IDS, TEXTS

# docs/reference/playthrough.md, written out once more
KINDS = ["M1", "M2", "M3", "R1", "R2", "E1", "E2", "E3", "S1", "S2", "S3", "C1", "C2", "C3", "U3"]
PERMANENT = [
    "assassination", "purge", "holy-book", "divine-right", "development", "monopoly", "experiment", "research",
    "oligarchy", "republic",
]  # fmt: skip
CARD_VERBS = ["pick", "claim", "play", "discard", "sacrifice", "take", "recover", "give"]
SEATS = ["P1", "P2", "P3", "P4"]
EVERY_TEXT = {
    "end",
    "breakthrough",
    *(
        f"{verb} {kind}"
        for verb in ["pick", "claim", "play", "discard", "sacrifice", "take", "recover", "give"]
        for kind in KINDS
    ),
    *PERMANENT,
    *(f"inspiration {seat} {effect}" for seat in SEATS for effect in PERMANENT),
    *(f"attack {domain}" for domain in "MRESCU"),
    *(f"inquisition {seat}" for seat in SEATS),
    *(f"{verb} {seat} {domain}" for verb in ("embargo", "democracy") for seat in SEATS for domain in "MRESCU"),
}


def test_the_actions_are_those_of_the_playthrough_format():
    assert set(TEXTS) == EVERY_TEXT
    assert len(TEXTS) == len(EVERY_TEXT) == ACTIONS


@pytest.mark.parametrize("number", range(ACTIONS), ids=lambda number: TEXTS[number].replace(" ", "_"))
def test_an_id_becomes_a_text_and_the_text_the_id(number):
    action = Action(number)
    assert Action.parse(action.text) == action == ALL_ACTIONS[number]
    assert Action.parse(action.text).id == number == IDS[action.text]
    assert str(action) == action.text


@pytest.mark.parametrize("text", sorted(EVERY_TEXT))
def test_upper_and_lower_case_and_space_do_not_matter(text):
    assert Action.parse(text.upper()).text == text
    assert Action.parse(text.lower()).text == text
    assert Action.parse("  " + text.replace(" ", " \t ").title() + "\n").text == text


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("end", ("end", None, None, None, None)),
        ("play M1", ("play", "M1", None, None, None)),
        ("holy-book", ("holy-book", None, None, None, "holy-book")),
        ("inspiration P3 monopoly", ("inspiration", None, 3, None, "inspiration")),
        ("attack C", ("attack", None, None, "C", "attack")),
        ("inquisition P4", ("inquisition", None, 4, None, "inquisition")),
        ("embargo P2 M", ("embargo", None, 2, "M", "embargo")),
        ("breakthrough", ("breakthrough", None, None, None, "breakthrough")),
        ("democracy P1 U", ("democracy", None, 1, "U", "democracy")),
    ],
)
def test_the_parts_of_an_action_can_be_asked_for(text, parts):
    action = Action.parse(text)
    assert (action.verb, action.kind, action.seat, action.domain, action.effect) == parts


def test_equal_actions_are_one_key():
    assert len({Action.parse("play M1"), Action.parse("PLAY m1"), Action(IDS["play M1"])}) == 1


@pytest.mark.parametrize(
    ("text", "key", "helps_with"),
    [
        ("paly M1", "unparsable-verb-near", "play"),
        ("holybook", "unparsable-verb-near", "holy-book"),
        ("embargoe P2 M", "unparsable-verb-near", "embargo"),
        ("xyzzy", "unparsable-verb", "inspiration"),
        ("", "unparsable-verb", "end"),
        ("   ", "unparsable-verb", "end"),
        ("12", "unparsable-verb", "play"),
        ("play", "unparsable-count", "one word"),
        ("play M1 M2", "unparsable-count", "not 2"),
        ("end now", "unparsable-count", "stands alone"),
        ("breakthrough S", "unparsable-count", "stands alone"),
        ("embargo P2", "unparsable-count", "2 words"),
        ("inspiration P2", "unparsable-count", "2 words"),
        ("play M4", "unparsable-kind", "M1, M2, M3, R1"),
        ("play R3", "unparsable-kind", "U3"),
        ("discard U1", "unparsable-kind", "U3"),
        ("inquisition P5", "unparsable-seat", "P1, P2, P3, P4"),
        ("inquisition 2", "unparsable-seat", "P1, P2, P3, P4"),
        ("attack X", "unparsable-domain", "M, R, E, S, C, U"),
        ("embargo P2 Military", "unparsable-domain", "M, R, E, S, C, U"),
        ("embargo M P2", "unparsable-seat", "P1, P2, P3, P4"),
        ("inspiration P2 inspiration", "unparsable-permanent", "holy-book"),
        ("inspiration P2 attack", "unparsable-permanent", "republic"),
    ],
)
def test_what_is_no_action_is_refused_with_help(text, key, helps_with):
    with pytest.raises(UnparsableActionError) as refusal:
        Action.parse(text)
    error = refusal.value
    assert (error.code, error.key, error.rule) == ("unparsable-action", key, None)
    assert helps_with in str(error)
    assert text.strip() in str(error)
    assert error.to_wire()["message"] == str(error)


@pytest.mark.parametrize("verb", sorted(ARGUMENTS))
def test_every_verb_says_what_must_follow_it(verb):
    with pytest.raises(UnparsableActionError) as refusal:
        Action.parse(f"{verb} too many words here")
    assert refusal.value.arguments["needed"] == len(ARGUMENTS[verb])
    for language in ("en", "el", "hu", "it", "ro"):
        assert verb in refusal.value.said_in(language)


@pytest.mark.parametrize("text", ["x" * 5000, "play " + "x" * 5000, "play " + "x " * 3000])
def test_a_very_long_text_is_refused_like_a_short_one(text):
    with pytest.raises(UnparsableActionError) as refusal:
        Action.parse(text)
    assert str(refusal.value)
