"""A finished game reviewed: its account, what each turn cost, and the turns that decided it.

`Reviewer` works turn by turn, so that first figures are there at once and whoever stops it keeps what is done.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import cast

import numpy as np
from msgspec import structs

from impera.coach.analysis import Z_95, raw_chances
from impera.coach.calibrated import calibrated
from impera.coach.decisive import decisive_turns
from impera.coach.ledger import Entered, Ledger, SeatAccount, ledger
from impera.coach.loss import Compared, TurnJudge, accuracy, own_part, verdict
from impera.coach.parts import Part
from impera.coach.reasons import why_better
from impera.errors import UsageError
from impera.game.action import ALL_ACTIONS
from impera.game.agreement import Agreement
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.game.record import result_text
from impera.game.seat import seat_name, seats_of
from impera.wire.coach import Band, DecisiveTurn, GameReview, SeatReview, TurnReview
from impera.wire.fields import Variant

FORMAT = "impera-review/1"
EYES = 16  # worlds in which a seat's chances are looked for at the start of a turn
LONG = 60.0  # seconds: worlds are counted here, not time
TOLD = 0.01  # loss from which on a better plan is told

VERDICTS = ("inaccuracy", "mistake", "blunder")


@dataclass
class Reviewer:
    """Reviews a finished game, turn by turn."""

    game: Game
    names: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()  # whose turns are judged; none named: everybody's
    seed: int = 1
    agreement: Agreement | None = None  # how players ended it, if not the rules
    account: Ledger = field(init=False)
    turns: list[TurnReview] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Draw up the account: the first figures."""
        players = self.game.setup.players
        wrong = next((seat for seat in self.seats if not 1 <= seat <= players), None)
        if wrong is not None:
            raise UsageError("review-seat", seat=wrong, players=players)
        self.account = ledger(self.game, agreement=self.agreement)
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
        for entry, end in zip(self.account.entries[1:], turn_ends(self.game), strict=True):
            reviewed = self._review(replayed, actions, start, end, entry)
            self.turns.append(reviewed)
            start = end
            yield reviewed

    def _review(self, replayed: Game, actions: list[int], start: int, end: int, entry: Entered) -> TurnReview:
        seat = replayed.deciding
        eyes = [self._eyes(replayed, observer) for observer in seats_of(self.game.setup.players)]
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
            turn=entry.turn,
            seat=seat,
            start=start,
            end=end,
            loss=_round(loss),
            ci95=(_round(low), _round(high)),
            verdict=verdict(low) if parts else "unjudged",
            forced=not unforced,
            chance=_round(unforced[-1].chance) if unforced else None,
            best=_round(unforced[-1].chance + loss) if unforced else None,
            played=_texts(actions[start:end]),
            better=worst[0] if worst else None,
            runner_up=worst[1] or None if worst else None,
            reasons=[part.to_wire() for part in reasons],
            luck=_rounded(entry.luck),
            decided=_rounded(entry.decided),
            chances=_rounded(entry.chances),
            eyes=eyes,
        )

    def _eyes(self, replayed: Game, observer: int) -> list[Band]:
        """Every seat's chance as one seat could see it, with its interval."""
        view = replayed.view(observer)
        found = raw_chances(view, EYES, LONG, new_random_state(self.seed + len(replayed.actions)))
        means = calibrated(found.mean(axis=0), view.players, view.teams)
        halves = Z_95 * found.std(axis=0, ddof=1) / np.sqrt(found.shape[0])
        return [
            (_round(mean), _round(max(0.0, mean - half)), _round(min(1.0, mean + half)))
            for mean, half in zip(means, halves, strict=True)
        ]

    def to_wire(self) -> GameReview:
        """Write what is done so far."""
        setup = self.game.setup
        return GameReview(
            format=FORMAT,
            players=setup.players,
            variant=cast(Variant, setup.variant),
            teams=setup.teams,
            names=list(self.names) or [seat_name(seat) for seat in seats_of(setup.players)],
            result=str(self.agreement) if self.agreement else result_text(self.game.result),
            complete=self.is_complete,
            total=self.total,
            dealt=_rounded(self.account.entries[0].chances),
            seats=[self._seat(at) for at in self.account.seats],
            turns=self.turns,
            decisive=[
                DecisiveTurn(turn=turn, **structs.asdict(part.to_wire()))
                for turn, part in decisive_turns(self.game, self.account)
            ],
        )

    def _seat(self, at: SeatAccount) -> SeatReview:
        """A seat's account with what its turns cost."""
        judged = [
            turn for turn in self.turns if turn.seat == at.seat and turn.verdict != "unjudged" and not turn.forced
        ]
        loss = sum(turn.loss for turn in judged)
        return SeatReview(
            seat=at.seat,
            result=float(at.result),
            even=float(at.even),
            luck=float(at.luck),
            own=float(at.own),
            others=float(at.others),
            adjusted=float(at.result - at.luck),
            turns=len(judged),
            loss=loss,
            unknown=float(at.own + loss) if self.is_complete else None,
            accuracy=round(accuracy(loss / len(judged)), 1) if judged else None,
            verdicts={name: sum(turn.verdict == name for turn in judged) for name in VERDICTS},
        )


def turn_ends(game: Game) -> list[int]:
    """After how many actions each turn ends; a draft is reviewed pick by pick."""
    replayed, ends = Game(game.setup), []
    for number, action in enumerate(game.actions, start=1):
        turn = replayed.turn_number
        replayed.play(action)
        if turn == 0 or replayed.is_over or replayed.turn_number != turn or number == len(game.actions):
            ends.append(number)
    return ends


def _added(parts: list[Compared]) -> tuple[float, float, float]:
    """The loss of the parts of a turn together, with its interval."""
    loss = sum(part.loss for part in parts)
    down = np.sqrt(sum((part.loss - part.low) ** 2 for part in parts))
    up = np.sqrt(sum((part.high - part.loss) ** 2 for part in parts))
    return loss, max(0.0, float(loss - down)), min(1.0, float(loss + up))


def _texts(actions: Iterable[int]) -> str:
    return "; ".join(ALL_ACTIONS[action].text for action in actions)


def _round(part: float) -> float:
    return round(float(part), 4)


def _rounded(parts: Iterable[float]) -> list[float]:
    return [_round(part) for part in parts]
