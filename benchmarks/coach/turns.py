"""Proofs about what a turn cost: planted mistakes are found, strong turns are none, nothing hidden counts."""

import time
from argparse import Namespace
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from benchmarks.coach.games import Asked, Table, played, turns_of
from benchmarks.coach.proof import Interrupted, Proof
from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.search.candidates import list_candidates, new_candidates
from impera.bots.search.enumeration import enumerate_turn
from impera.bots.search.weights import School, shipped
from impera.bots.search.workspace import new_workspace
from impera.coach.loss import BLUNDER, TurnJudge, accuracy, own_part, verdict
from impera.coach.review import Reviewer
from impera.game.belief import determinize
from impera.game.chance import new_random_state
from impera.game.game import Game
from impera.game.view import View

LISTED, LOOKED_AT = 200, 60  # outcomes of a turn; those among which a mistake is chosen
MISTAKES = ("mistake", "blunder")


def planted(asked: Namespace) -> list[Proof]:
    """Plans at least 15 points worse than another, by many worlds of their own, are called mistakes."""
    found = total = 0
    judge = TurnJudge(2, False)
    progress = Interrupted("planted mistakes", asked.minutes)
    for one, plan in progress.each(_mistakes(asked.bot, judge, asked.worlds), asked.mistakes):
        compared = judge.compare(one.view, plan, 1 + one.at)
        total += 1
        found += verdict(compared.low) in MISTAKES
        if total == asked.mistakes:
            break
    share = found / max(1, total)
    name = "planted mistakes (a plan at least 15 points worse) found"
    return [Proof(name, "at least 95 %", f"{found} of {total}: {share:.1%}", share >= 0.95, f"turns of `{asked.bot}`")]


def _mistakes(bot: str, judge: TurnJudge, worlds: int) -> Iterator[tuple[Asked, list[int]]]:
    """Turns with a plan that is at least 15 points worse than another: at most one of each turn, chosen by lot."""
    rng = np.random.default_rng(1)
    seed = 0
    while True:
        seed += 1
        for one in turns_of(played(Table(), seed, bot)):
            plans = _plans(one.view)
            if len(plans) < 2:
                continue
            worse = plans[int(rng.integers(1, len(plans)))]
            chances = judge.worth(one.view, [plans[0], one.played, worse], 77, worlds)
            if max(chances[:2]) - chances[2] >= BLUNDER:
                yield one, worse


def _plans(view: View) -> list[list[int]]:
    """Outcomes of a turn as plans, the network's best first."""
    work = new_workspace(LISTED)
    work.states[0] = view.record
    enumerate_turn(work, shipped(view.players, view.teams, School.DEEP).copy(), LISTED, new_random_state(3))
    candidates = new_candidates(LOOKED_AT)
    count = list_candidates(work, candidates, 1.0)
    return [candidates.plans[place, : candidates.length[place]].tolist() for place in range(count)]


def strongest(asked: Namespace) -> list[Proof]:
    """Turns of a strong player that are called mistakes."""
    called = total = 0
    judge = TurnJudge(2, False)
    progress = Interrupted("games", asked.minutes)
    for seed in progress.each(range(asked.games), asked.games):
        for one in turns_of(played(Table(), 500 + seed, asked.bot)):
            compared = judge.compare(one.view, one.played, 1 + one.at)
            total += not compared.is_forced
            called += verdict(compared.low) in MISTAKES
    share = called / max(1, total)
    name = f"turns of `{asked.bot}` called mistakes"
    return [Proof(name, "at most 2 %", f"{called} of {total:,}: {share:.1%}", share <= 0.02, f"{asked.games} games")]


def hidden(asked: Namespace) -> list[Proof]:
    """Hidden cards dealt anew, the same random numbers: not one error changes."""
    changed = total = 0
    judge, rng = TurnJudge(2, False), np.random.default_rng(5)
    progress = Interrupted("errors", asked.minutes)
    for one in progress.each(_some_turns(asked.bot), asked.errors):
        twin = View(determinize(one.view, rng), one.view.seat)
        changed += judge.compare(one.view, one.played, one.at) != judge.compare(twin, one.played, one.at)
        total += 1
        if total == asked.errors:
            break
    tried = f"{total:,} turns of `{asked.bot}`"
    return [Proof("nothing hidden is judged", "0 errors change", f"{changed} of {total:,}", changed == 0, tried)]


def _some_turns(bot: str) -> Iterator[Asked]:
    seed = 0
    while True:
        seed += 1
        yield from turns_of(played(Table(), 900 + seed, bot))


def levels(asked: Namespace) -> list[Proof]:
    """Each level loses less by a turn than the one below it; of every game one turn in `--every` is judged."""
    names = asked.levels.split(",")
    found = [_lost_by_turn(asked, level) for level in names]
    told = ", ".join(
        f"{level}: {100 * one.mean:.2f} ± {100 * one.error:.2f} (accuracy {accuracy(one.mean):.0f})"
        for level, one in zip(names, found, strict=True)
    )
    means = [one.mean for one in found]
    turns = "every turn" if asked.every == 1 else f"one turn in {asked.every}"
    return [
        Proof(
            "loss per turn orders the levels",
            "each less than the one below",
            f"{told}; points, with standard errors",
            _falls(means),
            f"{min(one.games for one in found)} games each, {turns} of them",
        )
    ]


class Lost(NamedTuple):
    """What a level lost by an unforced turn."""

    mean: float
    error: float  # its standard error: the turns of one game hang together
    games: int


def _lost_by_turn(asked: Namespace, level: str) -> Lost:
    judge = TurnJudge(2, False)
    games: list[list[float]] = []
    progress = Interrupted(f"ladder:{level}", asked.minutes)
    for seed in progress.each(range(asked.games), asked.games):
        turns = _one_in(asked.every, played(Table(), 700 + seed, f"ladder:{level}"), seed)
        compared = [judge.compare(one.view, one.played, 1 + one.at) for one in turns]
        games.append([one.loss for one in compared if not one.is_forced])
    sums, counts = np.array([sum(game) for game in games]), np.array([len(game) for game in games])
    mean = float(sums.sum() / counts.sum())
    return Lost(mean, float(np.sqrt(((sums - mean * counts) ** 2).sum()) / counts.sum()), len(games))


def choices(asked: Namespace) -> list[Proof]:
    """Each level gives away less than the one below it when all are asked at the same turns."""
    names, judge = asked.levels.split(","), TurnJudge(2, False)
    lost: list[list[float]] = []  # [turn, level]
    progress = Interrupted(f"games of {asked.bot}", asked.minutes)
    for seed in progress.each(range(asked.games), asked.games):
        game = played(Table(), 4000 + seed, asked.bot)
        for one in _one_in(asked.every, game, seed):
            begun = game.setup, game.actions[: one.at]
            plans = [_chosen_by(f"ladder:{level}", Game.replay(*begun), one) for level in names]
            compared = [judge.compare(one.view, plan, 1 + one.at) for plan in plans]
            if not compared[0].is_forced:
                lost.append([each.loss for each in compared])
    losses = 100 * np.array(lost)
    steps = [
        f"{above} less than {below} by {step.mean():.2f} ± {step.std() / len(step) ** 0.5:.2f}"
        for (below, above), step in zip(pairwise(names), (losses[:, :-1] - losses[:, 1:]).T, strict=True)
    ]
    means = losses.mean(axis=0)
    told = ", ".join(f"{level}: {mean:.2f}" for level, mean in zip(names, means, strict=True))
    tried = f"{len(losses):,} turns of `{asked.bot}`"
    name, wanted = "asked at the same turns, levels lose less the higher they are", "each less than the one below"
    return [Proof(name, wanted, f"{told} points; {', '.join(steps)} (standard errors)", _falls(means.tolist()), tried)]


def _chosen_by(bot: str, game: Game, asked: Asked) -> list[int]:
    """What a bot plays at its turn, as far as it sees nothing new; the game moves on."""
    player, rng = create(bot), np.random.default_rng(asked.at)
    turn = game.turn_number
    while not game.is_over and game.turn_number == turn:
        game.play(player.choose(game.view(game.deciding), Budget(), rng))
    ids = [action.id for action in game.actions[asked.at :]]
    return ids[: own_part(asked.view, ids)]


def _one_in(every: int, game: Game, seed: int) -> list[Asked]:
    """One turn in so many of a game, from another on in each."""
    return list(turns_of(game))[seed % every :: every]


def _falls(means: list[float]) -> bool:
    """Is each less than the one before it?"""
    return all(below > above for below, above in pairwise(means))


def times(asked: Namespace) -> list[Proof]:
    """How long a review takes, of processor time: the first figures, and a whole game."""
    proofs = []
    for players, most in ((2, 20.0), (4, 45.0)):
        _first_and_whole(played(Table(players), 1, "light"), asked.turns)  # loads machine code
        firsts, wholes = [], []
        progress = Interrupted(f"{players} players", asked.minutes)
        for seed in progress.each(range(asked.games), asked.games):
            first, whole = _first_and_whole(played(Table(players), 300 + seed, asked.bot), asked.turns)
            firsts.append(first)
            wholes.append(whole)
        told = (
            f"first figures {max(firsts):.1f} s, whole {np.mean(wholes):.1f} s on average, longest {max(wholes):.1f} s"
        )
        holds = max(firsts) <= 2.0 and max(wholes) <= most
        cut = f", the first {asked.turns} turns" if asked.turns else ""
        tried = f"{len(wholes)} games of `{asked.bot}`{cut}, CPU time"
        proofs.append(
            Proof(f"time of a review, {players} players", f"first figures 2 s, whole {most:.0f} s", told, holds, tried)
        )
    return proofs


def _first_and_whole(game: Game, turns: int) -> tuple[float, float]:
    began = time.process_time()
    reviewer = Reviewer(game)
    first = time.process_time() - began
    for number, _ in enumerate(reviewer.run(), start=1):
        if number == turns:
            break
    return first, time.process_time() - began
