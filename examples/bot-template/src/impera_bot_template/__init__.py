"""A bot that gathers the Domain it has most of. Begin here and make it better."""

from collections import Counter

import numpy as np

from impera import Action, View


class Gatherer:
    """Plays cards of its fullest Domain, applies whatever effect costs no card, and ends its turn."""

    name = "gatherer"

    def choose(self, view: View, budget: object, rng: np.random.Generator) -> Action:
        """Choose one of `view.legal`. The view is all a bot ever sees; `rng` is the only chance it may use."""
        if view.decision == "effects":
            free = [action for action in view.legal if action.verb in ("holy-book", "divine-right", "oligarchy")]
            return free[0] if free else view.legal[0]  # the first one is `end`
        wanted = self.fullest(view)
        wants = view.decision in ("play", "pick", "claim", "recover")
        fitting = [action for action in view.legal if (str(action.kind)[0] == wanted) == wants]
        choices = fitting or view.legal
        return choices[rng.integers(len(choices))]

    @staticmethod
    def fullest(view: View) -> str:
        """The letter of the Domain with most cards in front of us, those in hand counting too."""
        counts: Counter[str] = Counter()
        for cards in (view.areas[view.seat - 1], view.hand):
            for kind, count in cards.items():
                counts[kind[0]] += count
        return counts.most_common(1)[0][0] if counts else "M"
