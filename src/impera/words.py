"""The catalogues: every sentence a person reads, in five languages, from one set of Fluent files.

`say("why-level-too-low", "it", needed=3, have=2, domain=Term("domain-E"))` gives the sentence. A `Term` among the
arguments is said in the same language first.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = {"en": "English", "el": "Ελληνικά", "hu": "Magyar", "it": "Italiano", "ro": "Română"}
DEFAULT_LANGUAGE = "en"

ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # whatever goes on below is indented, or a brace
NAME = re.compile(r"-?[a-zA-Z][\w-]*")

LONGEST_TEXT = 300  # characters of an argument that are said
LONGEST_NUMBER = 10**15

PACKAGE = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Term:
    """A word or sentence, by its key: said in whatever language the sentence around it is."""

    key: str
    arguments: "Mapping[str, Argument]" = field(default_factory=dict)

    def to_wire(self) -> dict[str, object]:
        """Write it for a client, which says it in its own language."""
        return {"term": self.key} | ({"arguments": arguments_to_wire(self.arguments)} if self.arguments else {})


Argument = str | int | float | Term


def arguments_to_wire(arguments: "Mapping[str, Argument]") -> dict[str, object]:
    """Write the arguments of a sentence for a client."""
    return {name: value.to_wire() if isinstance(value, Term) else value for name, value in arguments.items()}


def say(key: str, language: str = DEFAULT_LANGUAGE, **arguments: Argument) -> str:
    """Say the sentence `key` in a language; a key without an entry is a mistake of ours and raises KeyError."""
    bundle = bundle_of(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise KeyError(key)
    said = {name: _sayable(value, language) for name, value in arguments.items()}
    text, errors = bundle.format_pattern(pattern, said)
    if errors:
        raise ValueError(f"{key} in {language}: {errors[0]}")
    return str(text)


def _sayable(value: Argument, language: str) -> str | int | float:
    """An argument as Fluent takes it: terms said, what is too long cut short, whatever else as text."""
    if isinstance(value, Term):
        return say(value.key, language, **value.arguments)
    if isinstance(value, int | float) and abs(value) < LONGEST_NUMBER:
        return value
    text = value if isinstance(value, str) else str(type(value).__name__)
    return text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"


@cache
def bundle_of(language: str) -> "Catalogue":
    """Load the catalogue of a language."""
    return Catalogue(language)


class Catalogue:
    """The sentences of a language; each is parsed when it is first asked for, since all of them take half a second."""

    def __init__(self, language: str) -> None:
        """Read the files, and find where each entry begins."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - slow to import, seldom needed

        self._bundle = FluentBundle([language], use_isolating=False)
        self._parse = FluentResource
        self._unparsed: dict[str, str] = {}
        self._parsing = RLock()
        for path in sorted((catalogue_folder() / language).glob("*.ftl")):
            _, *parts = ENTRY.split(path.read_text(encoding="utf-8"))
            self._unparsed |= {key: f"{key} ={text}" for key, text in zip(parts[::2], parts[1::2], strict=True)}

    def has_message(self, key: str) -> bool:
        """Is there such a sentence?"""
        self._parse_entry(key)
        return self._bundle.has_message(key)

    def get_message(self, key: str) -> "Message":
        """The sentence; KeyError where there is none."""
        self._parse_entry(key)
        return self._bundle.get_message(key)

    def format_pattern(
        self, pattern: "Pattern", arguments: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """Fill in the arguments: the text, and what went wrong."""
        return self._bundle.format_pattern(pattern, arguments)

    def _parse_entry(self, key: str) -> None:
        """Parse an entry and whatever it may refer to, unless that was done; who asks meanwhile waits for it."""
        with self._parsing:
            text = self._unparsed.pop(key, None)
            if text is not None:
                self._bundle.add_resource(self._parse(text))
                for name in set(NAME.findall(text)) & self._unparsed.keys():
                    self._parse_entry(name)


@cache
def catalogue_folder() -> Path:
    """Find the catalogues: inside the installed package, or beside the sources in a checkout."""
    packaged = PACKAGE / "locales"
    return packaged if packaged.is_dir() else PACKAGE.parents[1] / "locales"
