"""What an answer costs: the coach's error of a turn, always in the same worlds: the same turn costs the same."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from impera.coach.duels.duel import Duel
from impera.coach.loss import Compared, TurnJudge, own_part
from impera.coach.parts import Part
from impera.coach.reasons import why_better
from impera.game.action import ALL_ACTIONS
from impera.wire.coach import DuelCost

SEED = 1
TOLD = 0.01  # loss from which on a better plan is told


@dataclass(frozen=True, slots=True)
class Cost:
    """Points lost by a turn, as a chance of winning, and what was better, from the beginning of the turn."""

    loss: float
    better: tuple[int, ...] = ()
    reasons: tuple[Part, ...] = ()

    def to_wire(self) -> DuelCost:
        """For whoever keeps it."""
        return DuelCost(
            loss=round(self.loss, 4),
            better=[ALL_ACTIONS[action].text for action in self.better],
            reasons=[part.to_wire() for part in self.reasons],
        )


def cost_of(duel: Duel, number: int, turn: Sequence[int]) -> Cost:
    """What a whole turn costs at a position: part by part, each by what the seat knew then."""
    game = duel.game(number)
    seat, judge, at = game.deciding, _judge(duel.players, duel.games[0].setup.teams), 0
    loss, worst = 0.0, Cost(0.0)
    while at < len(turn):
        view = game.view(seat)
        played = list(turn[at : at + own_part(view, list(turn[at:]))])
        found: Compared = judge.compare(view, played, SEED + 1000 * at)
        if found.loss >= TOLD and found.loss > worst.loss:
            reasons = why_better(view, found.plan, played, is_win_missed=found.is_win_missed)
            worst = Cost(found.loss, (*turn[:at], *found.plan), tuple(reasons))
        loss += found.loss
        for action in played:
            game.play(action)
        at += len(played)
    return Cost(min(1.0, loss), worst.better, worst.reasons)


@cache
def _judge(players: int, teams: bool) -> TurnJudge:
    return TurnJudge(players, teams)
