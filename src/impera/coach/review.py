"""A finished game reviewed: its account, what each turn cost, and the turns that decided it.

`Reviewer` works turn by turn, so that first figures are there at once and whoever stops it keeps what is done.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from impera.coach.analysis import Z_95, raw_chances
from impera.coach.calibrated import calibrated
from impera.coach.decisive import decisive_turns
from impera.coach.ledger import Entered, Ledger, ledger
from impera.coach.loss import Compared, TurnJudge, accuracy, own_part, verdict
from impera.coach.parts import Part
from impera.coach.reasons import why_better
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.game.record import result_text
from impera.game.seat import place_of, seat_name, seats_of

FORMAT = "impera-review/1"
EYES = 16  # worlds in which a seat's chances are looked for at the start of a turn
LONG = 60.0  # seconds: worlds are counted here, not time
TOLD = 0.01  # loss from which on a better plan is told

VERDICTS = ("inaccuracy", "mistake", "blunder")
UNJUDGED = "unjudged"

Band = tuple[float, float, float]  # chance, low, high


@dataclass(frozen=True, slots=True)
class TurnReview:
    """One turn: what it cost by what the seat knew, and how it moved the chances."""

    turn: int  # 0: a pick or claim of the draft
    seat: int
    start: int  # actions before it
    end: int  # actions once it is over
    loss: float
    ci95: tuple[float, float]
    verdict: str
    is_forced: bool
    chance: float | None  # the seat's own, with what was played; None where nothing was to be chosen
    best: float | None
    played: str
    better: str | None
    runner_up: str | None
    reasons: tuple[Part, ...]
    luck: tuple[float, ...]  # [seat] from the account
    decided: tuple[float, ...]  # [seat]
    chances: tuple[float, ...]  # [seat] on the open table, after it
    eyes: tuple[tuple[Band, ...], ...]  # [observer, seat] at its start

    def to_json(self) -> dict[str, Any]:
        """Write it."""
        return {
            "turn": self.turn,
            "seat": self.seat,
            "start": self.start,
            "end": self.end,
            "loss": _round(self.loss),
            "ci95": [_round(self.ci95[0]), _round(self.ci95[1])],
            "verdict": self.verdict,
            "forced": self.is_forced,
            "chance": None if self.chance is None else _round(self.chance),
            "best": None if self.best is None else _round(self.best),
            "played": self.played,
            "better": self.better,
            "runner_up": self.runner_up,
            "reasons": [part.to_json() for part in self.reasons],
            "luck": [_round(part) for part in self.luck],
            "decided": [_round(part) for part in self.decided],
            "chances": [_round(part) for part in self.chances],
            "eyes": [[[_round(part) for part in band] for band in seats] for seats in self.eyes],
        }


@dataclass
class Reviewer:
    """Reviews a finished game, turn by turn."""

    game: Game
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # whose turns are judged; none named: everybody's
    seed: int = 1
    account: Ledger = field(init=False)
    turns: list[TurnReview] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Draw up the account: the first figures."""
        if not self.game.is_over:
            raise UsageError("review-not-over")
        players = self.game.setup.players
        wrong = next((seat for seat in self.seats if not 1 <= seat <= players), None)
        if wrong is not None:
            raise UsageError("review-seat", seat=wrong, players=players)
        self.account = ledger(self.game)
        self._judge = TurnJudge(players, self.game.setup.teams)

    @property
    def total(self) -> int:
        """How many turns there are to judge."""
        return len(self.account.entries) - 1

    @property
    def is_complete(self) -> bool:
        """Is every turn judged?"""
        return len(self.turns) == self.total

    def run(self) -> Iterator[TurnReview]:
        """Judge one turn after the other; what is judged is kept in `turns`."""
        replayed = Game(self.game.setup)
        actions = [action.id for action in self.game.actions]
        start = 0
        for entry, end in zip(self.account.entries[1:], _ends(self.game), strict=True):
            reviewed = self._review(replayed, actions, start, end, entry)
            self.turns.append(reviewed)
            start = end
            yield reviewed

    def _review(self, replayed: Game, actions: list[int], start: int, end: int, entry: Entered) -> TurnReview:
        seat = replayed.deciding
        eyes = tuple(self._eyes(replayed, observer) for observer in range(1, self.game.setup.players + 1))
        parts: list[Compared] = []
        reasons: list[Part] = []
        at = start
        worst: tuple[str, str] | None = None
        while at < end:
            view = replayed.view(seat)
            length = own_part(view, actions[at:end])
            played = actions[at : at + length]
            if not self.seats or seat in self.seats:
                compared = self._judge.compare(view, played, self.seed + 1000 * at)
                if compared.loss >= TOLD and (not parts or compared.loss > max(part.loss for part in parts)):
                    worst = (_texts(compared.plan), _texts(compared.runner_up))
                    reasons = why_better(view, compared.plan, played, is_win_missed=compared.is_win_missed)
                parts.append(compared)
            for action in played:
                replayed.play(action)
            at += length
        loss, low, high = _added(parts)
        unforced = [part for part in parts if not part.is_forced]
        return TurnReview(
            entry.turn,
            seat,
            start,
            end,
            loss,
            (low, high),
            verdict(low) if parts else UNJUDGED,
            not unforced,
            unforced[-1].chance if unforced else None,
            unforced[-1].chance + loss if unforced else None,
            _texts(actions[start:end]),
            worst[0] if worst else None,
            worst[1] or None if worst else None,
            tuple(reasons),
            entry.luck,
            entry.decided,
            entry.chances,
            eyes,
        )

    def _eyes(self, replayed: Game, observer: int) -> tuple[Band, ...]:
        """Every seat's chance as one seat could see it, with its interval."""
        view = replayed.view(observer)
        found = raw_chances(view, EYES, LONG, new_random_state(self.seed + len(replayed.actions)))
        means = calibrated(found.mean(axis=0), view.players, view.teams)
        halves = Z_95 * found.std(axis=0, ddof=1) / np.sqrt(found.shape[0])
        return tuple(
            (float(mean), max(0.0, float(mean - half)), min(1.0, float(mean + half)))
            for mean, half in zip(means, halves, strict=True)
        )

    def to_json(self) -> dict[str, Any]:
        """Write what is done so far."""
        setup = self.game.setup
        return {
            "format": FORMAT,
            "players": setup.players,
            "variant": setup.variant,
            "teams": setup.teams,
            "names": list(self.names) or [seat_name(seat) for seat in seats_of(setup.players)],
            "result": result_text(self.game.result),
            "complete": self.is_complete,
            "total": self.total,
            "dealt": [_round(part) for part in self.account.entries[0].chances],
            "seats": [self._seat(at.seat) for at in self.account.seats],
            "turns": [turn.to_json() for turn in self.turns],
            "decisive": [part.to_json() | {"turn": turn} for turn, part in decisive_turns(self.game, self.account)],
        }

    def _seat(self, seat: int) -> dict[str, Any]:
        """A seat's account with what its turns cost."""
        at = self.account.seats[place_of(seat)]
        judged = [
            turn for turn in self.turns if turn.seat == seat and turn.verdict != "unjudged" and not turn.is_forced
        ]
        loss = sum(turn.loss for turn in judged)
        return {
            "seat": seat,
            "result": at.result,
            "even": at.even,
            "luck": at.luck,
            "own": at.own,
            "others": at.others,
            "adjusted": at.result - at.luck,
            "turns": len(judged),
            "loss": loss,
            "unknown": at.own + loss if self.is_complete else None,
            "accuracy": round(accuracy(loss / len(judged)), 1) if judged else None,
            "verdicts": {name: sum(turn.verdict == name for turn in judged) for name in VERDICTS},
        }


def _ends(game: Game) -> list[int]:
    """After how many actions each turn ends; a draft is reviewed pick by pick."""
    replayed, ends = Game(game.setup), []
    for number, action in enumerate(game.actions, start=1):
        turn = replayed.turn_number
        replayed.play(action)
        if turn == 0 or replayed.is_over or replayed.turn_number != turn:
            ends.append(number)
    return ends


def _added(parts: list[Compared]) -> tuple[float, float, float]:
    """The loss of the parts of a turn together, with its interval."""
    loss = sum(part.loss for part in parts)
    down = np.sqrt(sum((part.loss - part.low) ** 2 for part in parts))
    up = np.sqrt(sum((part.high - part.loss) ** 2 for part in parts))
    return loss, max(0.0, float(loss - down)), min(1.0, float(loss + up))


def _texts(actions: Any) -> str:
    return "; ".join(ALL_ACTIONS[action].text for action in actions)


def _round(part: float) -> float:
    return round(float(part), 4)
