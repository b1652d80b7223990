"""What came of many games, added up a chunk at a time: memory stays the same however many there are."""

import math
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from impera.lab.playout import Outcomes
from impera.lab.simulate import Plan
from impera.rules.facts import DOMAIN_LETTERS, EFFECT_NAMES, Ending
from impera.wire.shapes import JsonObject

Z_95 = 1.959963984540054


@dataclass(slots=True)
class Summary:
    """Counts over games. A shared win counts for everyone who shares it."""

    plan: Plan
    games: int = 0
    seconds: float = 0.0
    decisions: int = 0
    turns: int = 0
    turns_squared: int = 0
    unfinished: int = 0
    shared: int = 0
    first_wins: int = 0
    majorities: int = 0
    wins: NDArray[np.int64] = field(default_factory=lambda: np.zeros(4, dtype=np.int64))  # [seat]
    hegemonies: NDArray[np.int64] = field(default_factory=lambda: np.zeros(6, dtype=np.int64))  # [Domain]
    effects: NDArray[np.int64] = field(default_factory=lambda: np.zeros(16, dtype=np.int64))  # [Effect]
    copied: NDArray[np.int64] = field(default_factory=lambda: np.zeros(10, dtype=np.int64))  # [Effect]

    def add(self, outcomes: Outcomes) -> None:
        """Count a chunk of games."""
        self.games += len(outcomes)
        self.decisions += int(outcomes.decisions.sum())
        turns = outcomes.turns.astype(np.int64)
        self.turns += int(turns.sum())
        self.turns_squared += int((turns * turns).sum())
        self.unfinished += int((outcomes.ending == Ending.RUNNING).sum())
        self.majorities += int((outcomes.ending == Ending.MAJORITY).sum())
        won = outcomes.hegemony[outcomes.ending == Ending.HEGEMONY]
        self.hegemonies += np.bincount(won, minlength=len(DOMAIN_LETTERS))
        seats = (outcomes.winners[:, None] >> np.arange(4)) & 1  # [game, seat]
        self.wins += seats.sum(axis=0)
        self.shared += int((seats.sum(axis=1) > (2 if self.plan.teams else 1)).sum())
        self.first_wins += int(seats[np.arange(len(outcomes)), outcomes.first].sum())
        self.effects += outcomes.effects.sum(axis=0)
        self.copied += outcomes.copied.sum(axis=0)

    @property
    def finished(self) -> int:
        """Games that came to a result."""
        return self.games - self.unfinished

    @property
    def bot_wins(self) -> dict[str, tuple[int, int]]:
        """For each bot: games won and games sat in, counted once per seat."""
        table: dict[str, tuple[int, int]] = {}
        for seat, bot in enumerate(self.plan.bots):
            won, played = table.get(bot, (0, 0))
            table[bot] = (won + int(self.wins[seat]), played + self.finished)
        return table

    def to_json(self) -> JsonObject:
        """Write all of it."""
        players = self.plan.players
        return {
            "players": players,
            "variant": self.plan.variant,
            "teams": self.plan.teams,
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "wins": self.wins[:players].tolist(),
            "win_rates": [rate(int(won), self.finished) for won in self.wins[:players]],
            "bot_win_rates": {bot: rate(won, played) for bot, (won, played) in self.bot_wins.items()},
            "shared": self.shared,
            "first_player_wins": rate(self.first_wins, self.finished),
            "hegemony": dict(zip(DOMAIN_LETTERS, self.hegemonies.tolist(), strict=True)),
            "majority": self.majorities,
            "turns_per_game": self.mean_turns,
            "decisions_per_game": self.decisions / max(self.games, 1),
            "effects": dict(zip(EFFECT_NAMES, self.effects.tolist(), strict=True)),
            "copied": dict(zip(EFFECT_NAMES, self.copied.tolist(), strict=False)),
        }

    @property
    def mean_turns(self) -> float:
        """Turns of a game, on average."""
        return self.turns / max(self.games, 1)

    @property
    def turns_margin(self) -> float:
        """The half width of the 95 % interval of the mean number of turns."""
        count = max(self.games, 1)
        variance = max(self.turns_squared / count - self.mean_turns**2, 0.0)
        return Z_95 * math.sqrt(variance / count)


def rate(won: int, played: int) -> dict[str, float]:
    """A share of games with its 95 % interval."""
    low, high = wilson(won, played)
    return {"rate": won / max(played, 1), "low": low, "high": high}


def wilson(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if played == 0:
        return 0.0, 1.0
    share = won / played
    scale = 1 + Z_95**2 / played
    middle = (share + Z_95**2 / (2 * played)) / scale
    half = Z_95 / scale * math.sqrt(share * (1 - share) / played + Z_95**2 / (4 * played**2))
    return max(middle - half, 0.0), min(middle + half, 1.0)
