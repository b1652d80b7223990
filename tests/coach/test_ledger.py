"""The account of a game adds up for every seat, and its luck is luck."""

import numpy as np
import pytest

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.search.features import FEATURES
from impera.bots.search.network import HIDDEN, Network, new_network, outputs_for
from impera.coach.draws import list_draws, new_draws
from impera.coach.ledger import even_share, ledger, split
from impera.coach.open_value import foreseen, new_judge, open_chances
from impera.errors import UsageError
from impera.game.agreement import Agreement
from impera.game.game import Game
from impera.rules.actions import END
from impera.rules.facts import SEATS
from impera.rules.state import State, copy_of, new_states
from impera.rules.trace import SILENT

SETUPS = [
    (players, variant, teams)
    for players in (2, 3, 4)
    for variant in ("basic", "draft")
    for teams in ((False, True) if players == 4 else (False,))
]


def played(players: int, variant: str, teams: bool, seed: int, bot: str = "light") -> Game:
    game = Game.new(players=players, variant=variant, teams=teams, seed=seed)
    bots = [create(bot) for _ in range(players)]
    rng = np.random.default_rng(seed)
    while not game.is_over:
        game.play(bots[game.deciding - 1].choose(game.view(game.deciding), Budget(), rng))
    return game


def random_network(players: int, teams: bool, seed: int) -> Network:
    rng = np.random.default_rng(seed)
    outputs = outputs_for(players, teams)
    shapes = ((FEATURES, HIDDEN), (HIDDEN,), (outputs, HIDDEN), (outputs,))
    return new_network(players, *(rng.normal(0, 0.2, shape).astype(np.float32) for shape in shapes))


@pytest.mark.parametrize(("players", "variant", "teams"), SETUPS)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_account_adds_up_for_every_seat(players, variant, teams, seed):
    game = played(players, variant, teams, seed)
    net = None if seed == 1 else random_network(players, teams, seed)
    account = ledger(game, new_judge(players, teams, net, worlds=seed % 2))
    for at in account.seats:
        assert at.result - at.even == pytest.approx(at.luck + at.own + at.others, abs=1e-9)
    assert sum(at.even for at in account.seats) == pytest.approx(2 if teams else 1)
    results = [at.result for at in account.seats]
    assert account.entries[-1].chances == pytest.approx(results)
    winners = game.state.winners
    assert [bool(result) for result in results] == [bool(winners >> seat & 1) for seat in range(players)]


@pytest.mark.parametrize(("players", "variant", "teams"), SETUPS)
def test_turning_the_table_turns_the_chances(players, variant, teams):
    """So each seat's mean over all deals is its even share, and the luck of the deal has mean zero."""
    judge = new_judge(players, teams, random_network(players, teams, 5))
    found, turned = np.zeros(SEATS), np.zeros(SEATS)
    game = Game.new(players=players, variant=variant, teams=teams, seed=9, first=1)
    for first in range(1, players + 1):
        twin = Game.new(players=players, variant=variant, teams=teams, deck=game.setup.deck, first=first)
        open_chances(judge, game.state, found)
        open_chances(judge, twin.state, turned)
        assert np.roll(turned[:players], 1 - first) == pytest.approx(found[:players])
        sides = found[:2] if teams else found[:players]
        assert sides.sum() == pytest.approx(1)


def swapped_to_top(state: State, cards: list[int]) -> State:
    """The same cards in deck and box, with these on top of the deck."""
    twin = copy_of(state)
    top = int(twin.deck_top)
    for place, kind in enumerate(cards, start=top):
        for zone, start in ((twin.deck, place), (twin.removed, 0)):
            at = next((n for n in range(start, len(zone)) if zone[n] == kind), None)
            if at is not None:
                twin.deck[place], zone[at] = kind, int(twin.deck[place])
                break
    return twin


@pytest.mark.parametrize(("players", "variant", "teams"), SETUPS)
def test_over_all_that_could_be_drawn_luck_is_nothing(players, variant, teams):
    """One end of a turn, drawn in every way it could have been: luck, weighed by likelihood, adds up to zero."""
    judge = new_judge(players, teams, random_network(players, teams, 7))
    before = Game.new(players=players, variant=variant, teams=teams, seed=4)
    while before.decision != "effects" or before.state.hand_count[before.deciding - 1] >= 3:
        before.play(before.legal()[0])
    draws, states, ids = new_draws(), new_states(3), np.array([END], dtype=np.int16)
    drawn = 3 - int(before.state.hand_count[before.deciding - 1])
    listed = list_draws(before.state, drawn, draws)
    could_be = [(row.copy(), likely) for row, likely in zip(draws.cards[:listed], draws.likely[:listed], strict=True)]
    total, largest = np.zeros(SEATS), 0.0
    for row, likely in could_be:
        states[0] = swapped_to_top(before.state, np.repeat(np.arange(len(row)), row).tolist())
        luck, decided, after = (np.zeros((2, SEATS)) for _ in range(3))
        split(judge, states, ids, draws, SILENT, luck, decided, after)
        total += likely * luck[1]
        largest = max(largest, float(abs(luck[1]).max()))
    assert total == pytest.approx(0, abs=1e-12)
    assert largest > 1e-6


def test_what_lies_deeper_in_the_deck_changes_nothing():
    """Neither at a glance nor with a round played on."""
    judge, found, other = new_judge(2, False), np.zeros(SEATS), np.zeros(SEATS)
    game = played(2, "basic", False, 6)
    state = Game.replay(game.setup, game.actions[:9]).state
    twin = copy_of(state)
    twin.deck[twin.deck_top : twin.deck_end] = state.deck[state.deck_top : state.deck_end][::-1].copy()
    for look in (open_chances, foreseen):
        look(judge, state, found)
        look(judge, twin, other)
        assert (found == other).all()


def test_luck_has_mean_zero_whatever_the_judge_says():
    judge = new_judge(2, False, random_network(2, False, 3), worlds=0)
    luck = np.array([ledger(played(2, "basic", False, seed, "random"), judge).seats[0].luck for seed in range(150)])
    assert abs(luck.mean()) < 4 * luck.std() / np.sqrt(len(luck))
    assert luck.std() > 0.01


def test_a_game_under_way_has_no_account_yet():
    with pytest.raises(UsageError) as refused:
        ledger(Game.new(players=2, seed=1))
    assert refused.value.key == "review-not-over"
    assert (even_share(4, True), even_share(2, False)) == (0.5, 0.5)


@pytest.mark.parametrize(
    ("agreement", "results"),
    [(Agreement("draw"), (1 / 3, 1 / 3, 1 / 3)), (Agreement("concession", (2,)), (0.0, 1.0, 0.0))],
)
def test_a_game_ended_by_agreement_has_an_account_that_adds_up(agreement, results):
    whole = played(3, "basic", False, 4)
    game = Game.replay(whole.setup, whole.actions[:43])  # in the midst of a turn
    account = ledger(game, agreement=agreement)
    assert [at.result for at in account.seats] == pytest.approx(results)
    for at in account.seats:
        assert at.result - at.even == pytest.approx(at.luck + at.own + at.others, abs=1e-9)
    assert account.agreed is not None
    assert sum(account.agreed) == pytest.approx(0, abs=1e-9)
    last = account.entries[-1].chances
    assert [at + moved for at, moved in zip(last, account.agreed, strict=True)] == pytest.approx(results)
