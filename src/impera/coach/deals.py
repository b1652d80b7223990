"""A deal, played by whoever sits in one seat against steady bots: what that seat's decisions and its luck came to."""

from dataclasses import dataclass

from impera.bots.bot import Budget
from impera.bots.registry import create
from impera.bots.steady import steady_rng
from impera.coach.ledger import ledger
from impera.coach.review import Reviewer
from impera.game.agreement import Agreement
from impera.game.game import Game
from impera.game.seat import place_of, seats_of
from impera.game.shuffle import Seeds, shuffled
from impera.wire.coach import GameReview

ACTIONS_MOST = 5_000  # a game ends long before
LETTERS = {"inaccuracy": "i", "mistake": "m", "blunder": "b"}  # any other verdict: f, fine
VERDICTS_MOST = 200  # letters kept


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards, the seat in question, and the bot in every other one."""

    seed: str
    players: int
    seat: int
    bot: str
    variant: str = "basic"


@dataclass(frozen=True, slots=True)
class SeatResult:
    """A seat's part of the win, and how much of it was luck."""

    won: float
    luck: float


@dataclass(frozen=True, slots=True)
class SeatScore:
    """A seat's part of a review in a few figures: result, loss, luck, accuracy, and a letter for each turn."""

    won: float
    loss: float
    luck: float
    accuracy: float | None
    verdicts: str


def play_deal(deal: Deal, bot: str) -> SeatScore:
    """Let a bot play a deal, by count and by the deal's seed alone; how it did."""
    reviewer = Reviewer(_played(deal, bot), seats=(deal.seat,))
    for _ in reviewer.run():
        pass
    return seat_score(reviewer.to_wire(), deal.seat)


def play_among_bots(deal: Deal) -> list[SeatResult]:
    """Let the bot of a deal play in every seat, its own one too; what came of it, by seat."""
    return results_of(_played(deal, deal.bot))


def results_of(game: Game, agreement: Agreement | None = None) -> list[SeatResult]:
    """What every seat made of a finished game, by its account."""
    seats = ledger(game, agreement=agreement).seats
    return [SeatResult(round(float(at.result), 4), round(float(at.luck), 4)) for at in seats]


def _played(deal: Deal, bot: str) -> Game:
    """A deal, played by a bot in its seat against the others."""
    seeds = Seeds(deal.seed)
    game = Game(shuffled(seeds, players=deal.players, variant=deal.variant), seeds)
    bots = {seat: create(bot if seat == deal.seat else deal.bot) for seat in seats_of(deal.players)}
    while not game.is_over and len(game.actions) < ACTIONS_MOST:
        seat = game.deciding
        chance = steady_rng(deal.seed, len(game.actions))
        game.play(bots[seat].choose(game.view(seat), Budget(), chance))
    return game


def seat_score(review: GameReview, seat: int) -> SeatScore:
    """How a seat did, by a review."""
    at = review.seats[place_of(seat)]
    turns = [turn for turn in review.turns if turn.seat == seat and not turn.forced]
    return SeatScore(
        won=float(at.result),
        loss=round(float(at.loss), 4),
        luck=round(float(at.luck), 4),
        accuracy=at.accuracy,
        verdicts="".join(LETTERS.get(turn.verdict, "f") for turn in turns)[:VERDICTS_MOST],
    )
