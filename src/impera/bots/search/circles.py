"""Going round in circles: two that ward each other off can play on for ever while nobody draws a card.

A game ends because its deck does. Where a position was met before, or many turns have passed since the deck last
changed, what changes it is preferred, the more the longer it lasts.
"""

from impera.bots.search.features import Stop
from impera.bots.search.workspace import Workspace
from impera.compiled import compiled
from impera.game.view import View

PATIENCE = 6  # own turns without a change of the deck
IMPATIENCE = 0.9  # what is left, each turn after that, of the worth of an outcome that draws nothing
MET_BEFORE = 3  # a position met before counts as so many turns
CERTAIN = 1.0  # a value above is a win


class Circles:
    """The positions a seat has met since the deck last changed."""

    def __init__(self) -> None:
        """Begin with none."""
        self._deck = -1
        self._met: dict[bytes, int] = {}
        self._turns: set[int] = set()

    def without_draw(self, view: View) -> float:
        """What is left of the worth of an outcome that draws no card, in the turn of this view."""
        s = view.record
        if s.deck_top != self._deck:
            self._deck = int(s.deck_top)
            self._met.clear()
            self._turns.clear()
        key = b"".join(part.tobytes() for part in (s.tally, s.democracy, s.hand[view.observer], s.pile, s.embargoes))
        if int(s.turns) not in self._turns:
            self._turns.add(int(s.turns))
            self._met[key] = self._met.get(key, -1) + 1
        waited = max(0, len(self._turns) - PATIENCE) + MET_BEFORE * self._met.get(key, 0)
        return float(IMPATIENCE**waited)


@compiled
def prefer_draws(work: Workspace, without_draw: float) -> None:
    """Mark down the outcomes that leave the deck as it is."""
    for outcome in range(work.progress[0].count):
        if work.outcomes[outcome].value <= CERTAIN and not changes_deck(work, outcome):
            work.outcomes[outcome].value *= without_draw


@compiled
def changes_deck(work: Workspace, outcome: int) -> bool:
    """Will a card be drawn, now or at the end of the turn (R3.4, R6.5)?"""
    s, stop = work.states[outcome], work.outcomes[outcome].stop
    if s.deck_top == s.deck_end:
        return True
    return bool(stop == Stop.BREAKTHROUGH or (stop == Stop.END and s.hand_size > s.hand_count[s.deciding]))
