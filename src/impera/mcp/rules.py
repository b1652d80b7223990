"""The rules by number, for a reader that asks for one."""

import re
from functools import cache

from impera.errors import UsageError
from impera.words import bundle_of, catalogue_folder, say


@cache
def numbers() -> tuple[str, ...]:
    """Every rule's number, in order."""
    text = (catalogue_folder() / "en" / "rules.ftl").read_text("utf-8")
    return tuple(f"R{part}.{number}" for part, number in re.findall(r"^rule-r(\d+)-(\d+) =", text, re.M))


def rule(number: str, language: str) -> str:
    """One rule: its number, title and text."""
    wanted = number.strip().upper()
    if wanted not in numbers():
        raise UsageError("mcp-no-rule", number=number, numbers=", ".join(numbers()))
    key = "rule-" + wanted.lower().replace(".", "-")
    message = bundle_of(language).get_message(key)
    title, _ = bundle_of(language).format_pattern(message.attributes["title"])
    return f"{wanted} {title}: {say(key, language)}"


def all_rules(language: str) -> str:
    """All of them, one after another."""
    return "\n".join(rule(number, language) for number in numbers())
