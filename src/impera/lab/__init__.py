"""Many games: simulation, arena, ratings, analysis and training."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from impera.lab.analysis import win_chances as win_chances


def __getattr__(name: str) -> Any:
    """Import `win_chances` when it is first asked for: it brings the learned bots with it."""
    if name == "win_chances":
        from impera.lab.analysis import win_chances  # noqa: PLC0415

        return win_chances
    raise AttributeError(name)
