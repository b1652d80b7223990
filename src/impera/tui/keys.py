"""What the screens share: the two shades, and keys called by their names in a language."""

from collections.abc import Iterable
from typing import Any

from textual.binding import Binding, BindingType

from impera.words import say

DARK, LIGHT = "textual-dark", "textual-light"


def name_keys(node: Any, bindings: Iterable[BindingType], language: str) -> None:
    """Name the keys of an app or a screen, as its footer shows them; a description is a key of the catalogue."""
    for binding in bindings:
        assert isinstance(binding, Binding)
        named = Binding(
            binding.key,
            binding.action,
            say(binding.description, language) if binding.description else "",
            key_display=binding.key_display,
            show=binding.show,
            priority=binding.priority,
        )
        node._bindings.key_to_bindings[binding.key] = [named]
