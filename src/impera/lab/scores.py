"""Win rates with intervals by deal: the games of one deal share their cards, so a deal is one observation, not many."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from scipy.special import stdtrit  # scipy.stats has it too, and takes a second more to import

from impera.lab.arena import Played
from impera.lab.contest import Contest, Seating
from impera.lab.sequential import interval, is_decided

CONFIDENCE = 0.95
HALF, FIRST = 0.5, 0.7  # the weight of luck before anything is known, and the squares it begins with: ten deals'


@dataclass(slots=True)
class Running:
    """Mean and variance of scores as they come in (Welford)."""

    count: int = 0
    mean: float = 0.0
    squares: float = 0.0  # sum of squared distances from the mean

    def add(self, score: float) -> None:
        """Take one more score in."""
        self.count += 1
        step = score - self.mean
        self.mean += step / self.count
        self.squares += step * (score - self.mean)

    @property
    def variance(self) -> float:
        """Of a single score."""
        return self.squares / (self.count - 1) if self.count > 1 else 0.0

    @property
    def deviation(self) -> float:
        """Of a single score."""
        return math.sqrt(self.variance)


@dataclass(slots=True)
class LuckWeight:
    """How much of what luck gave is taken off a result, so that what is left spreads least.

    All of it would be right between players as strong as the judge of luck takes them for. Where one is stronger, or
    both play a deal from both sides, much of the luck is made up for, and taking all of it off would add noise. The
    weight of a deal comes from the deals before it: luck has mean zero, so whatever weight is known beforehand leaves
    the mean as it is.
    """

    together: float = HALF * FIRST  # sum of (score - its mean) * luck
    squares: float = FIRST  # sum of luck * luck

    @property
    def value(self) -> float:
        """From nothing to all of it."""
        return min(1.0, max(0.0, self.together / self.squares))

    def add(self, off: float, luck: float) -> None:
        """Take in by how much a score was off its mean, and what luck gave."""
        self.together += off * luck
        self.squares += luck * luck


class Tally:
    """What every bot of a contest has scored, deal by deal."""

    def __init__(self, contest: Contest) -> None:
        """Begin with no deals."""
        self.contest = contest
        bots = range(len(contest.bots))
        self.rates = [Running() for _ in bots]
        self.deals = 0
        self.games = 0
        self.unfinished = 0
        self.counted = [0 for _ in bots]  # games
        self.cpu_ms = [0.0 for _ in bots]
        self.own_turns = [0 for _ in bots]
        self.results: list[tuple[int, int]] = []  # (seating, winners) of every game, in order
        self.by_deal: list[tuple[float, ...]] = []  # [deal] score of each bot
        self.adjusted = [Running() for _ in bots]  # the same less luck, where the games tell it
        self.adjusted_by_deal: list[tuple[float, ...]] = []
        self.luck_weight = LuckWeight()

    def add(self, games: Sequence[Played]) -> None:
        """Take in the games of the next deal."""
        seatings = self.contest.seatings
        sums, lucks = [0.0 for _ in self.rates], [0.0 for _ in self.rates]
        counts = [0 for _ in self.rates]
        for game in games:
            seating = seatings[game.seating]
            for bot in seating.counted:
                sums[bot] += score_of(self.contest, seating, game.winners, bot)
                lucks[bot] += luck_in(self.contest, seating, game.luck, bot)
                counts[bot] += 1
            self._add_costs(seating, game)
            self.results.append((game.seating, game.winners))
        self.deals += 1
        self.games += len(games)
        scores = tuple(total / count for total, count in zip(sums, counts, strict=True))
        self.by_deal.append(scores)
        for bot, score in enumerate(scores):
            self.rates[bot].add(score)
            self.counted[bot] += counts[bot]
        if all(game.luck for game in games):
            self._add_adjusted(scores, [luck / count for luck, count in zip(lucks, counts, strict=True)])

    def _add_adjusted(self, scores: Sequence[float], lucks: Sequence[float]) -> None:
        weight = self.luck_weight.value
        adjusted = tuple(score - weight * luck for score, luck in zip(scores, lucks, strict=True))
        self.adjusted_by_deal.append(adjusted)
        for running, score in zip(self.adjusted, adjusted, strict=True):
            running.add(score)
        for rate, score, luck in zip(self.rates, scores, lucks, strict=True):
            self.luck_weight.add(score - rate.mean, luck)

    @property
    def is_adjusted(self) -> bool:
        """Is the luck of every deal known?"""
        return self.deals > 0 and len(self.adjusted_by_deal) == self.deals

    @property
    def compared(self) -> list[Running]:
        """What bots are told apart by: results less luck where they are known."""
        return self.adjusted if self.is_adjusted else self.rates

    def ci95(self, bot: int) -> tuple[float, float]:
        """The interval of a bot's win rate when the number of deals was fixed beforehand."""
        rate = self.rates[bot]
        return rate_interval(rate.mean, rate.variance / max(1, rate.count), self.deals, self.counted[bot])

    def sequence95(self, bot: int) -> tuple[float, float]:
        """The interval of a bot's win rate when the number of deals was left to the sequential test."""
        rate = self.rates[bot]
        return interval(rate.count, rate.mean, rate.deviation, self.alpha)

    def adjusted_ci95(self, bot: int) -> tuple[float, float]:
        """The interval of a bot's result less luck, by deal, when the number of deals was fixed beforehand."""
        rate = self.adjusted[bot]
        return mean_interval(rate.mean, rate.variance / max(1, rate.count), rate.count)

    def adjusted_sequence95(self, bot: int) -> tuple[float, float]:
        """The same when the number of deals was left to the sequential test."""
        rate = self.adjusted[bot]
        return interval(rate.count, rate.mean, rate.deviation, self.alpha)

    @property
    def alpha(self) -> float:
        """The risk each bot's test may take, so that all of them together risk 5 %."""
        return (1 - CONFIDENCE) / (1 if self.is_symmetric else len(self.rates))

    @property
    def is_symmetric(self) -> bool:
        """Does one bot's rate give the other's?"""
        return len(self.rates) == self.contest.sides == 2

    def is_decided(self) -> bool:
        """Does the sequential test tell every bot from one of equal strength, less luck where that is known?"""
        return self._are_told_apart(self.compared)

    def is_decided_raw(self) -> bool:
        """Does it by the results alone?"""
        return self._are_told_apart(self.rates)

    def _are_told_apart(self, rates: Sequence[Running]) -> bool:
        chance = self.contest.chance
        return all(is_decided(rate.count, rate.mean, rate.deviation, chance, self.alpha) for rate in rates)

    def ms_per_turn(self, bot: int) -> float:
        """CPU time of a bot's own turn, in all its games."""
        return self.cpu_ms[bot] / self.own_turns[bot] if self.own_turns[bot] else 0.0

    def _add_costs(self, seating: Seating, game: Played) -> None:
        self.unfinished += game.winners == 0
        for seat, bot in enumerate(seating.bots):
            self.cpu_ms[bot] += game.cpu_ms[seat]
            self.own_turns[bot] += game.own_turns[seat]


def score_of(contest: Contest, seating: Seating, winners: int, bot: int) -> float:
    """A bot's part of a game: a shared win is split; a game cut off at the limit of turns is split among all."""
    sides = range(contest.sides)
    won = [side for side in sides if winners >> side & 1] or list(sides)
    return sum(1 for side in won if seating.bots[side] == bot) / len(won)


def luck_in(contest: Contest, seating: Seating, luck: Sequence[float], bot: int) -> float:
    """What luck gave a bot in a game; partners have their team's."""
    return sum(part for side, part in enumerate(luck[: contest.sides]) if seating.bots[side] == bot)


def mean_interval(mean: float, variance: float, deals: int) -> tuple[float, float]:
    """Student's interval of a mean over deals (`variance` is that of the mean): results less luck may pass 0 and 1."""
    if deals < 2:
        return 0.0, 1.0
    half = _student(deals) * math.sqrt(variance)
    return mean - half, mean + half


def _student(deals: int) -> float:
    """How many standard errors half a 95 % interval has, by Student's distribution."""
    return float(stdtrit(max(1, deals - 1), (1 + CONFIDENCE) / 2))


def rate_interval(mean: float, variance: float, deals: int, games: int) -> tuple[float, float]:
    """Wilson's interval with as many independent games as would have this variance (of the mean, by deal).

    Without any spread it falls back to the number of deals at 0 and 1, and to the number of games between.
    """
    if deals == 0:
        return 0.0, 1.0
    binomial = mean * (1 - mean)
    if variance > 0 and binomial > 0:
        independent = binomial / variance
    else:
        independent = games if binomial > 0 else deals
    z = _student(deals)
    centre = (mean + z**2 / (2 * independent)) / (1 + z**2 / independent)
    half = z * math.sqrt(binomial / independent + z**2 / (4 * independent**2)) / (1 + z**2 / independent)
    return max(0.0, min(mean, centre - half)), min(1.0, max(mean, centre + half))


def mean_over(meetings: Sequence[Sequence[float]]) -> tuple[float, float]:
    """The mean over meetings of their means over deals [meeting, deal], and its variance: they share their deals."""
    pulls = [0.0] * max(len(scores) for scores in meetings)
    means = [math.fsum(scores) / len(scores) for scores in meetings]
    for scores, mean in zip(meetings, means, strict=True):
        for deal, score in enumerate(scores):
            pulls[deal] += (score - mean) / len(scores) / len(meetings)
    return math.fsum(means) / len(meetings), math.fsum(pull * pull for pull in pulls)
