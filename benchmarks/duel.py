"""One bot alone among others of another name, from every seat of every deal, basic and draft in turn."""

import time
from collections import Counter
from dataclasses import dataclass, field

import numpy as np

from impera.bots.bot import Bot, Budget
from impera.bots.registry import create
from impera.game.chance import new_random_state
from impera.game.view import View
from impera.lab.bot_games import deal_from
from impera.rules.apply import apply
from impera.rules.facts import Decision
from impera.rules.state import State
from impera.rules.trace import SILENT
from impera.rules.victory import share_of_win

TURNS = 400  # a game longer than this counts as lost


@dataclass
class Duel:
    """One bot alone among others of another name; in teams, a pair of it against a pair of the other."""

    name: str
    other: str
    players: int = 2
    teams: bool = False
    scores: list[float] = field(default_factory=list)  # by deal
    won_by: Counter[int] = field(default_factory=Counter)  # games, by how many seats on from the one the winner sat
    seconds: float = 0.0  # of CPU, of the one alone
    turns: int = 0  # its own

    @property
    def sides(self) -> int:
        """Seatings of a deal: how many can win apart from each other."""
        return 2 if self.teams else self.players

    def play(self, games: int, seed: int, limit: float = float("inf")) -> None:
        """Play whole deals until there are so many games, or so many CPU seconds have passed."""
        until = time.process_time() + limit
        for deal in range(-(-games // self.sides)):
            if time.process_time() > until:
                return
            won = 0.0
            for seat in range(self.sides):
                state = deal_from(new_random_state(seed, deal), self.players, deal % 2, self.teams)
                self._play_game(state, seat, np.random.default_rng([seed, deal, seat]))
                won += share_of_win(state, seat, int(state.winners)) if state.winners else 0.0
                self._note_winners(state, seat)
            self.scores.append(won / self.sides)

    def _play_game(self, state: State, seat: int, rng: np.random.Generator) -> None:
        seats = {seat, (seat + 2) % self.players} if self.teams else {seat}
        bots: list[Bot] = [create(self.name if place in seats else self.other) for place in range(self.players)]
        while state.decision != Decision.OVER and state.turns < TURNS:
            deciding, turn, start = int(state.deciding), int(state.turns), time.thread_time()
            action = bots[deciding].choose(View(state, deciding + 1), Budget(), rng)
            self.seconds += (time.thread_time() - start) * (deciding in seats)
            apply(state, action.id, SILENT)
            self.turns += deciding in seats and (state.turns != turn or state.decision == Decision.OVER)

    def _note_winners(self, state: State, seat: int) -> None:
        for step in range(self.players):
            self.won_by[step] += int(state.winners) >> (seat + step) % self.players & 1

    @property
    def share(self) -> float:
        """The part of games won."""
        return float(np.mean(self.scores))

    @property
    def spread(self) -> float:
        """Half the 95 % interval of that, by deal."""
        return float(1.96 * np.std(self.scores, ddof=1) / np.sqrt(len(self.scores)))

    @property
    def games(self) -> int:
        """How many were played."""
        return len(self.scores) * self.sides

    def __str__(self) -> str:
        """Tell what came of it."""
        pace = 1000 * self.seconds / max(1, self.turns)
        won = f"{100 * self.share:.1f} ± {100 * self.spread:.1f} %"
        table = "teams" if self.teams else f"{self.players} players"
        others = ", ".join(str(self.won_by[step]) for step in range(1, self.players))
        told = f"{self.name} - {self.other}, {table}: {won} of {self.games} games; {pace:.1f} ms a turn"
        return told if self.sides == 2 else f"{told}; won by the seats after it: {others}"
