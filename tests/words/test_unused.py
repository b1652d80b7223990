"""No catalogue holds a sentence that nobody says: neither the package, nor the browser game, nor a page."""

import re
from functools import cache

import pytest

from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES
from tests.words.test_catalogues import FILES, ROOT, dynamic_keys, messages, sources

WEB = ROOT / "web"
ENDINGS = ("", "-text", "-title")  # what a key may carry behind the word that makes it
CLOSED = {"term": ("basic", "draft")}  # where the words that make keys are too common to be looked for in the sources


@cache
def browser() -> str:
    """The sources of the browser game; types that were generated say nothing."""
    paths = [path for ending in ("ts", "svelte") for path in (WEB / "src").rglob(f"*.{ending}")]
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(paths) if not path.name.endswith(".d.ts"))


@cache
def words() -> frozenset[str]:
    """Everything between quotation marks that may be a key or a part of one."""
    return frozenset(re.findall(r"[\"'`]([A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)[\"'`]", sources() + browser()))


@cache
def parts() -> frozenset[str]:
    """Words that may follow the beginning of a key."""
    return frozenset({word.lower() for word in words()} | set(EFFECT_NAMES) | set(DOMAIN_LETTERS.lower()))


@cache
def beginnings() -> frozenset[str]:
    """How keys begin that are put together while a program runs: `web-key-${name}`, f"help-{name}"."""
    return frozenset(re.findall(r"[\"'`]([a-z][a-z0-9-]*)-\$?\{", sources() + browser()))


def rules() -> set[str]:
    """The keys of the numbered rules: the browser game shows every number of the rules page."""
    page = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    numbers = re.findall(r"\*\*R(\d)\.(\d)\*\*", page)
    return {f"rule-r{part}-{rule}" for part, rule in numbers} | {f"rule-part-{part}" for part, _ in numbers}


def terms() -> set[str]:
    """The words that the glossary tells in five languages."""
    page = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
    return set(re.findall(r"`(term-[a-z-]+)`", page))


def is_put_together(key: str) -> bool:
    for beginning in beginnings():
        if not key.startswith(f"{beginning}-"):
            continue
        rest = key.removeprefix(f"{beginning}-").lower()
        known = CLOSED.get(beginning) or parts()
        if any(rest.endswith(ending) and rest.removesuffix(ending) in known for ending in ENDINGS):
            return True
    return False


@pytest.mark.parametrize("name", FILES)
def test_every_sentence_is_said_somewhere(name):
    said = words() | set(dynamic_keys()) | rules() | terms()
    assert [key for key in messages("en", name) if key not in said and not is_put_together(key)] == []


def test_the_check_finds_what_nobody_says():
    for key in ("web-key-nowhere", "term-card", "rule-r9-9", "table-result-nothing", "help-arena-nothing"):
        assert key not in words() | set(dynamic_keys()) | rules()
        assert not is_put_together(key)
