"""Small things written for the wire."""

from typing import Any

from impera.game.explain import Verdict
from impera.words import Term


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """Write a verdict: terms by their key, so that a client says them in its own language."""
    return {
        "action": verdict.action.text,
        "status": verdict.status,
        "rule": verdict.rule,
        "key": verdict.key,
        "arguments": {
            name: {"term": value.key} if isinstance(value, Term) else value for name, value in verdict.arguments.items()
        },
        "message": str(verdict),
    }
