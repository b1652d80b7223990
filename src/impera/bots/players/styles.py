"""Styles: what a player likes, so that evenings differ. A liking is worth a little, never a game."""

from enum import StrEnum

import numpy as np
from numpy.typing import NDArray

from impera.bots.search.workspace import Workspace
from impera.rules.facts import Domain

CARD = 0.08  # log-odds that a liked card in play seems to be worth
EFFECT = 0.15  # and a liked discard effect used
SURE = 1.0  # nobody's liking stands against a win, or for a loss


class Style(StrEnum):
    """Whom one can sit down with."""

    BUILDER = "builder"  # one Domain, as high as it goes
    RAIDER = "raider"  # Military, and what it takes from others
    MERCHANT = "merchant"  # Economy, and embargoes
    SCHOLAR = "scholar"  # Science, and breakthroughs
    DIPLOMAT = "diplomat"  # Utopia and Culture, and democracies


LIKED: dict[Style, tuple[Domain, ...]] = {
    Style.BUILDER: (),
    Style.RAIDER: (Domain.MILITARY,),
    Style.MERCHANT: (Domain.ECONOMY,),
    Style.SCHOLAR: (Domain.SCIENCE,),
    Style.DIPLOMAT: (Domain.UTOPIA, Domain.CULTURE),
}

ZEAL: dict[Style, float] = {Style.MERCHANT: 0.6}  # who would lose by it likes less; the others by all of the above


def like(style: Style, work: Workspace, me: int) -> None:
    """Let the outcomes of a turn seem better or worse as a style likes them."""
    count = int(work.progress[0].count)
    values = work.outcomes["value"][:count]
    tally = work.states["tally"][:count, me].astype(np.float64)  # [outcome, Domain]
    if style is Style.BUILDER:
        liked = CARD * tally.max(axis=1)
    else:
        liked = np.zeros(count)
        for domain in LIKED[style]:
            spent = work.states["spent_discard"][:count] >> int(domain) & 1
            liked += CARD * tally[:, domain] + EFFECT * spent
    values[:] = tilted(values, ZEAL.get(style, 1.0) * (liked - liked.mean()))


def tilted(values: NDArray[np.float32], liked: NDArray[np.float64]) -> NDArray[np.float64]:
    """Chances moved by so many log-odds; sure wins and losses stay what they are."""
    chances = values.astype(np.float64)
    open_ones = (chances > 0.0) & (chances < SURE)
    odds = chances[open_ones] / (1.0 - chances[open_ones]) * np.exp(liked[open_ones])
    chances[open_ones] = odds / (1.0 + odds)
    return chances
