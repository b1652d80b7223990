"""The glossary tells the words of the game as the catalogues say them."""

import re

from impera.words import LANGUAGES, say
from tests.words.test_catalogues import ROOT, messages

PAGE = ROOT / "docs" / "reference" / "glossary.md"


def test_the_words_of_the_game_are_those_of_the_catalogues():
    text = PAGE.read_text(encoding="utf-8")
    told = {
        row[0]: row[1:] for row in (re.split(r" *\| *", line)[1:-1] for line in text.splitlines() if "`term-" in line)
    }
    assert {key.strip("`") for key in told} == {key for key in messages("en", "terms.ftl") if key.startswith("term-")}
    for key, words in told.items():
        assert words == [say(key.strip("`"), language) for language in LANGUAGES]
