"""Proofs about the account: it adds up, its luck is luck, and results less luck are sharper."""

from argparse import Namespace

import numpy as np

from benchmarks.coach.games import SETUPS, played, random_network
from benchmarks.coach.proof import Interrupted, Proof
from impera.coach.ledger import ledger
from impera.coach.open_value import new_judge
from impera.lab.arena import play_deal
from impera.lab.contest import Contest
from impera.lab.scores import Tally

EXACT = 1e-9
SHARP_TWO, SHARP_MORE = 0.65, 0.75
ERRORS = 2.0  # standard errors


def account(asked: Namespace) -> list[Proof]:
    """The account adds up for every seat."""
    worst, games = 0.0, 0
    progress = Interrupted("games", asked.minutes)
    for seed in progress.each(range(asked.games), asked.games):
        for table in SETUPS:
            judge = new_judge(table.players, table.teams, worlds=asked.worlds)
            for at in ledger(played(table, seed, asked.bot), judge).seats:
                worst = max(worst, abs(at.result - at.even - at.luck - at.own - at.others))
        games += 1
    tried = f"{games:,} games of each of 8 set-ups"
    return [Proof("the account adds up", "within 1e-9", f"largest error {worst:.1e}", worst < EXACT, tried)]


def luck(asked: Namespace) -> list[Proof]:
    """Luck has mean zero in every set-up, whatever the judge says."""
    found, holds, least = [], True, asked.games
    for table in SETUPS:
        net = random_network(table, 3) if asked.random_weights else None
        judge = new_judge(table.players, table.teams, net, worlds=asked.worlds)
        progress = Interrupted(str(table), asked.minutes / len(SETUPS))
        lucks = np.array(
            [
                ledger(played(table, seed, asked.bot), judge).seats[0].luck
                for seed in progress.each(range(asked.games), asked.games)
            ]
        )
        off = float(lucks.mean() / (lucks.std(ddof=1) / np.sqrt(len(lucks))))
        holds, least = holds and abs(off) <= ERRORS, min(least, len(lucks))
        found.append(f"{table} {off:+.1f}")
    name = "luck is luck, random weights" if asked.random_weights else "luck is luck"
    tried = f"{least:,} games of each set-up, `{asked.bot}`"
    return [Proof(name, "mean within 2 standard errors of 0", "; ".join(found), holds, tried)]


def sharper(asked: Namespace) -> list[Proof]:
    """The standard deviation of results less luck, against that of the results."""
    proofs = []
    for table in [one for one in SETUPS if one.players in asked.players]:
        judge = new_judge(table.players, table.teams, worlds=asked.worlds)
        progress = Interrupted(str(table), asked.minutes)
        rows = [
            [(at.result, at.luck) for at in ledger(played(table, seed, asked.bot), judge).seats]
            for seed in progress.each(range(asked.games), asked.games)
        ]
        ratio, explained = _sharpness(np.array(rows))
        most = SHARP_TWO if table.players == 2 or table.teams else SHARP_MORE
        proofs.append(
            Proof(
                f"results less luck are sharper, {table}",
                f"at most {most:.0%} of the raw standard deviation",
                f"{ratio:.0%}; luck and result correlate with {explained:.2f}",
                ratio <= most,
                f"{len(rows):,} games of `{asked.bot}`",
            )
        )
    return proofs


def _sharpness(rows: np.ndarray) -> tuple[float, float]:
    """Of games [game, seat, (result, luck)]."""
    results, lucks = rows[:, :, 0].ravel(), rows[:, :, 1].ravel()
    return float((results - lucks).std() / results.std()), float(np.corrcoef(results, lucks)[0, 1])


def deals(asked: Namespace) -> list[Proof]:
    """How many deals tell two bots apart, by results and by results less luck."""
    contest = Contest.of(asked.bots.split(","), variant=asked.variant, seed=asked.seed)
    tally = Tally(contest)
    needed: dict[str, int] = {}
    progress = Interrupted("deals", asked.minutes)
    for deal in progress.each(range(asked.deals), asked.deals):
        tally.add(play_deal(contest, deal, True))
        if tally.is_decided():
            needed.setdefault("less luck", tally.deals)
        if tally.is_decided_raw():
            needed.setdefault("raw", tally.deals)
        if len(needed) == 2:
            break
    raw, less = tally.rates[0], tally.adjusted[0]
    part = (less.deviation / raw.deviation) ** 2 if raw.deviation else 1.0
    found = (
        f"{100 * raw.mean:.1f} ± {100 * raw.deviation / tally.deals**0.5:.1f} %, less luck "
        f"{100 * less.mean:.1f} ± {100 * less.deviation / tally.deals**0.5:.1f} % (standard errors): "
        f"{part:.0%} of the deals; decided after {needed.get('raw', '–')} raw, {needed.get('less luck', '–')} less luck"
    )
    name = f"the arena tells {contest.bots[0]} from {contest.bots[1]}"
    return [Proof(name, "in at most half the deals", found, part <= 0.5, f"{tally.deals} deals, both seatings")]
