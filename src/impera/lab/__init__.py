"""Many games: simulation, arena, ratings, analysis and training; files of games and how to read them."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from impera.coach.analysis import win_chances as win_chances
    from impera.lab.game_file import games as games


def __getattr__(name: str) -> Any:
    """Import `win_chances` and `games` when they are first asked for: they bring bots and files with them."""
    if name == "win_chances":
        from impera.coach.analysis import win_chances  # noqa: PLC0415

        return win_chances
    if name == "games":
        from impera.lab.game_file import games  # noqa: PLC0415

        return games
    raise AttributeError(name)
