"""What is particular to a language: the words of section 11, cases, and the number one."""

import re

import pytest
from fluent.syntax import ast

from impera.words import LANGUAGES, Term, say
from tests.words.test_catalogues import FILES, messages, written

DOMAIN = Term("domain-S")


def test_greek_the_round_of_everybody_is_not_the_turn_of_one():
    rounds = [
        "event-deck-emptied",
        "event-ended-majority",
        "why-over-majority",
        "term-round",
        "web-you-deck-emptied",
        "web-moment-last-round",
        "web-advice-last-round",
        "web-advice-last-round-title",
        "web-result-by-majority",
    ]
    for key in rounds:
        assert re.search("πλήρ(?:ης|ους|η) γύρο", say(key, "el", seat="P1").lower()), key
    assert "πλήρης γύρος" in title("el", "rules.ftl", "rule-r8-2")
    for name in FILES:
        for key, message in messages("el", name).items():
            assert not re.search("(?i)τελευταίο(?:ς|υ)? γύρο", written(message)), key


def test_greek_names_the_two_ways_to_begin_as_printed():
    assert (say("term-basic", "el"), say("term-draft", "el")) == ("Βασική μέθοδος", "Μέθοδος Επιλογής")
    assert title("el", "rules.ftl", "rule-r2-4") == "Βασική μέθοδος"
    assert title("el", "rules.ftl", "rule-r2-5") == "Μέθοδος Επιλογής"
    assert say("web-new-basic", "el").startswith("Βασική μέθοδος:")
    assert say("web-new-draft", "el").startswith("Μέθοδος Επιλογής:")


def test_romanian_names_the_two_ways_to_begin_as_printed():
    assert (say("term-basic", "ro"), say("term-draft", "ro")) == ("Varianta clasică", "Varianta draft")


def test_greek_says_what_is_meant():
    assert "έχει τουλάχιστον τόσες κάρτες" in say("rule-r5-7", "el")
    assert "άλλης πλευράς" in say("table-concede-to", "el")
    assert "της άλλης πλευράς" not in say("table-concede-to", "el")  # there may be three other sides
    for effect in ("embargo", "democracy"):
        assert "μία δική σας κάρτα" in say(f"effect-{effect}-text", "el")


@pytest.mark.parametrize("name", FILES)
def test_romanian_a_card_is_of_a_domain(name):
    """ "cărți Știință" is no Romanian: the cards are "din Domeniul Știință"."""
    wrong = [
        key
        for key, message in messages("ro", name).items()
        if re.search(r"căr?(?:te|ți) \{ \$domain", written(message))
    ]
    wrong += [key for key, message in messages("ro", name).items() if re.search(r"carte \{ \$domain", written(message))]
    assert wrong == []


def test_romanian_gives_to_somebody_in_the_dative():
    assert say("event-gave", "ro", seat="Ana", card="M1", other="Dan") == "Ana îi dă înapoi M1 jucătorului Dan"
    assert say("event-passed", "ro", seat="Ana", card="M1", other="Dan") == "Ana îi dă mai departe M1 jucătorului Dan"
    for count in (1, 2, 20):
        assert "dă-i înapoi" in say("web-ask-give", "ro", count=count, effect=Term("effect-inquisition"), other="Dan")
        assert "jucătorului Dan" in say(
            "web-ask-give", "ro", count=count, effect=Term("effect-inquisition"), other="Dan"
        )
    assert "jucătorului Dan" in say("web-draft-passed", "ro", round=1, cards="M1", other="Dan")
    assert "din mâna jucătorului Dan" in say("event-seized", "ro", seat="Ana", card="M1", other="Dan")


def test_romanian_hungarian_and_english_use_their_terms():
    assert say("web-hand-size", "ro", count=5).startswith("Limita maximă de cărți")
    assert "legalább ennyi" in say("rule-r3-4", "hu")
    assert say("calibrate-line", "hu", line="0").startswith("Töröttvonal")
    assert "töröttvonal" in say("help-calibrate-fit", "hu")
    for missing in (1, 2):
        assert "from Hegemony in" in say("phrase-warn-hegemony", "en", target="Ann", missing=missing, domain=DOMAIN)


def test_italian_discards_as_many_cards_and_not_the_very_ones():
    said = say("rule-r6-5", "it")
    assert "peschi e scarti quelle" not in said
    assert "peschi quelle e ne scarti altrettante" in said


ONE = {  # sentences that a user meets with the number 1, and what each then must not say
    "arena-unfinished": ("games",),
    "arena-interrupted": ("deals",),
    "arena-headline": ("games", "deals"),
    "table-no-position": ("most",),
    "setup-seed": ("have",),
    "sim-interrupted": ("done",),
}
PLURALS = {
    "en": "games|deals|actions|characters|they show",
    "el": "παρτίδες|μοιράσματα|ενέργειες|χαρακτήρες|δείχνουν",
}


@pytest.mark.parametrize("language", PLURALS)
@pytest.mark.parametrize("key", ONE)
def test_one_is_not_said_in_the_plural(language, key):
    arguments = dict.fromkeys(ONE[key], 1) | {
        name: 64 for name in ("needed", "wanted") if key in ("setup-seed", "sim-interrupted")
    }
    said = say(key, language, **arguments)
    assert not re.search(rf"\b(?:1|one|μία|ένα) (?:{PLURALS[language]})\b", said), said
    if key.endswith("interrupted"):
        assert not re.search("they show|δείχνουν", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ONE)
def test_many_are_said_with_their_number(language, key):
    arguments = {name: 1234 + place for place, name in enumerate((*ONE[key], "needed", "wanted"))}
    said = re.sub(r"[\s.,\u00a0\u202f]", "", say(key, language, **arguments))
    assert all(str(arguments[name]) in said for name in ONE[key]), said


def title(language: str, file: str, key: str) -> str:
    """The title of a rule."""
    (attribute,) = messages(language, file)[key].attributes
    return "".join(element.value for element in attribute.value.elements if isinstance(element, ast.TextElement))
