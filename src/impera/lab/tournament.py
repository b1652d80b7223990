"""A tournament: one contest, or all pairs of many bots on the same deals; its standings, cross table and ratings."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from itertools import combinations

import numpy as np

from impera.game.seat import seat_of, seats_of
from impera.lab.arena import Played, play_deal
from impera.lab.contest import Contest
from impera.lab.engines import Engine, in_order
from impera.lab.export import GameRow, about_file
from impera.lab.game_columns import ENDINGS, OUTCOME, SETUP
from impera.lab.ratings import BotRating, rate, rated_games
from impera.lab.scores import Tally, mean_interval, mean_over, rate_interval
from impera.rules.facts import DOMAIN_LETTERS, NONE, SEATS
from impera.wire.shapes import JsonObject

COLUMNS: dict[str, type] = {
    "match": np.int32,
    "deal": np.int64,
    "seating": np.int16,
    **SETUP,
    **OUTCOME,
    **{f"turns_{seat}": np.int16 for seat in seats_of(SEATS)},
    **{f"cpu_ms_{seat}": np.float64 for seat in seats_of(SEATS)},
}
LUCK: dict[str, type] = {f"luck_{seat}": np.float64 for seat in seats_of(SEATS)}

Watcher = Callable[[int, list[Played]], None]  # told the number of the contest and the games of a deal


@dataclass(frozen=True, slots=True)
class Meeting:
    """A contest of a tournament, and which bots of the tournament play it."""

    tally: Tally
    bots: tuple[int, ...]

    @property
    def contest(self) -> Contest:
        """Who meets in what set-up."""
        return self.tally.contest


@dataclass(frozen=True, slots=True)
class Rate:
    """A mean over deals with its interval."""

    mean: float
    ci95: tuple[float, float]

    def to_json(self) -> JsonObject:
        """Write it."""
        return {"win_rate": self.mean, "ci95": list(self.ci95)}


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did."""

    name: str
    win_rate: float
    ci95: tuple[float, float]
    adjusted: Rate | None  # less luck, where that is asked for
    chance: float
    games: int
    ms_per_turn: float
    rating: BotRating

    def to_json(self) -> JsonObject:
        """Write it."""
        return {
            "name": self.name,
            "win_rate": self.win_rate,
            "ci95": list(self.ci95),
            "luck_adjusted": self.adjusted.to_json() if self.adjusted else None,
            "chance": self.chance,
            "games": self.games,
            "cpu_ms_per_turn": self.ms_per_turn,
            "rating": {"mu": self.rating.mu, "sigma": self.rating.sigma, "ci95": list(self.rating.ci95)},
        }


@dataclass(frozen=True, slots=True)
class Crossing:
    """How a bot did against one other."""

    bot: int
    opponent: int
    win_rate: float
    ci95: tuple[float, float]
    adjusted: Rate | None
    deals: int


class Tournament:
    """Everything played between some bots."""

    def __init__(self, names: Sequence[str], contests: Sequence[tuple[Contest, tuple[int, ...]]]) -> None:
        """Prepare the meetings; nothing is played yet."""
        self.names = tuple(names)
        self.meetings = [Meeting(Tally(contest), bots) for contest, bots in contests]
        self.stops_early = False
        self.is_adjusted = False
        self.interrupted = False

    @classmethod
    def of(
        cls, names: Sequence[str], *, players: int, variant: str, teams: bool, seed: int, all_pairs: bool
    ) -> "Tournament":
        """One contest of all bots, or one for each pair."""
        meeting = partial(Contest.of, players=players, variant=variant, teams=teams, seed=seed)
        if not all_pairs:
            return cls(names, [(meeting(names), tuple(range(len(names))))])
        pairs = combinations(range(len(names)), 2)
        return cls(names, [(meeting([names[one], names[two]]), (one, two)) for one, two in pairs])

    def run(self, engine: Engine, deals: int, *, stop_early: bool, watch: Watcher, luck_adjusted: bool = False) -> None:
        """Play; with accounts of the games, if results are wanted less luck. Ctrl-C ends it with what is done."""
        self.stops_early = stop_early
        self.is_adjusted = luck_adjusted
        try:
            with engine:
                for number, meeting in enumerate(self.meetings):
                    self._run_meeting(engine, number, meeting.tally, deals, watch)
        except KeyboardInterrupt:
            self.interrupted = True

    def _run_meeting(self, engine: Engine, number: int, tally: Tally, deals: int, watch: Watcher) -> None:
        playing = in_order(engine, play_deal, ((tally.contest, deal, self.is_adjusted) for deal in range(deals)))
        try:
            for games in playing:
                tally.add(games)
                watch(number, games)
                if self.stops_early and tally.is_decided():
                    return
        finally:
            playing.close()

    @property
    def games(self) -> int:
        """Games played."""
        return sum(meeting.tally.games for meeting in self.meetings)

    @property
    def deals(self) -> int:
        """Deals played; of the longest meeting, where there are several: they share their deals."""
        return max(meeting.tally.deals for meeting in self.meetings)

    @property
    def unfinished(self) -> int:
        """Games cut off at the limit of turns."""
        return sum(meeting.tally.unfinished for meeting in self.meetings)

    @cached_property
    def ratings(self) -> list[BotRating]:
        """The ratings of all bots from all games, the games of each deal together."""
        streams = [list(rated_games(meeting.contest, meeting.tally.results, meeting.bots)) for meeting in self.meetings]
        sizes = [max(1, len(meeting.contest.seatings)) for meeting in self.meetings]
        games = [
            game
            for deal in range(self.deals)
            for stream, size in zip(streams, sizes, strict=True)
            for game in stream[deal * size : (deal + 1) * size]
        ]
        return rate(len(self.names), games)

    def standings(self) -> list[Standing]:
        """How every bot did, in the order they were named."""
        return [self._standing(bot) for bot in range(len(self.names))]

    def crossings(self) -> list[Crossing]:
        """How every bot did against every other, where pairs met."""
        return [
            self._crossing(meeting, place)
            for meeting in self.meetings
            if len(meeting.bots) == 2
            for place in range(2)
            if meeting.tally.deals
        ]

    def worst_opponents(self) -> dict[int, Crossing]:
        """For each bot, the one it did worst against."""
        worst: dict[int, Crossing] = {}
        for crossing in self.crossings():
            if crossing.bot not in worst or crossing.win_rate < worst[crossing.bot].win_rate:
                worst[crossing.bot] = crossing
        return worst

    def _crossing(self, meeting: Meeting, place: int) -> Crossing:
        tally = meeting.tally
        raw = self._rate(tally, place)
        adjusted = self._adjusted(tally, place) if tally.is_adjusted else None
        return Crossing(meeting.bots[place], meeting.bots[1 - place], raw.mean, raw.ci95, adjusted, tally.deals)

    def _standing(self, bot: int) -> Standing:
        seats = [(meeting.tally, meeting.bots.index(bot)) for meeting in self.meetings if bot in meeting.bots]
        turns = sum(tally.own_turns[place] for tally, place in seats)
        spent = sum(tally.cpu_ms[place] for tally, place in seats)
        raw = self._overall(seats)
        return Standing(
            name=self.names[bot],
            win_rate=raw.mean,
            ci95=raw.ci95,
            adjusted=self._overall_adjusted(seats),
            chance=self.meetings[0].contest.chance,
            games=sum(tally.counted[place] for tally, place in seats),
            ms_per_turn=spent / turns if turns else 0.0,
            rating=self.ratings[bot],
        )

    def _rate(self, tally: Tally, place: int) -> Rate:
        return Rate(tally.rates[place].mean, tally.sequence95(place) if self.stops_early else tally.ci95(place))

    def _adjusted(self, tally: Tally, place: int) -> Rate:
        ci95 = tally.adjusted_sequence95(place) if self.stops_early else tally.adjusted_ci95(place)
        return Rate(tally.adjusted[place].mean, ci95)

    def _overall(self, seats: Sequence[tuple[Tally, int]]) -> Rate:
        """The mean over meetings; they share their deals, so what each deal adds is put together first."""
        played = [(tally, place) for tally, place in seats if tally.deals]
        if not played:
            return Rate(0.0, (0.0, 1.0))
        if len(played) == 1:
            return self._rate(*played[0])
        mean, variance = mean_over([_column(tally.by_deal, place) for tally, place in played])
        games = sum(tally.counted[place] for tally, place in played)
        return Rate(mean, rate_interval(mean, variance, self.deals, games))

    def _overall_adjusted(self, seats: Sequence[tuple[Tally, int]]) -> Rate | None:
        """The same less luck; None where luck is not told."""
        played = [(tally, place) for tally, place in seats if tally.is_adjusted]
        if not played:
            return None
        if len(played) == 1:
            return self._adjusted(*played[0])
        mean, variance = mean_over([_column(tally.adjusted_by_deal, place) for tally, place in played])
        return Rate(mean, mean_interval(mean, variance, self.deals))


def _column(by_deal: Sequence[tuple[float, ...]], place: int) -> list[float]:
    return [scores[place] for scores in by_deal]


def row_of(contest: Contest, match: int, game: Played) -> GameRow:
    """Write a game as a row."""
    seats = contest.seatings[game.seating].bots
    row: GameRow = {
        "match": match,
        "deal": game.deal,
        "seating": game.seating,
        "players": contest.players,
        "variant": contest.variant,
        "teams": contest.teams,
        "first": game.first + 1,
        "ending": ENDINGS[game.ending],
        "domain": DOMAIN_LETTERS[game.hegemony] if game.hegemony != NONE else None,
        "winners": game.winners,
        "turns": game.turns,
        "decisions": game.decisions,
        "moves": game.moves,
    }
    for seat in range(SEATS):
        sits = seat < contest.players
        row[f"bot_{seat_of(seat)}"] = contest.bots[seats[seat]] if sits else None
        row[f"turns_{seat_of(seat)}"] = game.own_turns[seat] if sits else None
        row[f"cpu_ms_{seat_of(seat)}"] = round(game.cpu_ms[seat], 3) if sits else None
        row[f"luck_{seat_of(seat)}"] = round(game.luck[seat], 6) if game.luck and sits else None
    return row


def about_tournament(tournament: Tournament) -> JsonObject:
    """What the games of a tournament were made from."""
    contest = tournament.meetings[0].contest
    return about_file(
        made_by="arena",
        players=contest.players,
        variant=contest.variant,
        teams=contest.teams,
        bots=list(tournament.names),
        seed=contest.seed,
    )


def report(tournament: Tournament) -> JsonObject:
    """Write everything a tournament found as JSON."""
    contest = tournament.meetings[0].contest
    return {
        "players": contest.players,
        "variant": contest.variant,
        "teams": contest.teams,
        "seed": contest.seed,
        "deals": tournament.deals,
        "games": tournament.games,
        "unfinished": tournament.unfinished,
        "interrupted": tournament.interrupted,
        "test": "mixture confidence sequence" if tournament.stops_early else None,
        "bots": [standing.to_json() for standing in tournament.standings()],
        "matches": [_match_to_json(tournament.names, crossing) for crossing in tournament.crossings()],
        "worst_opponents": [
            _match_to_json(tournament.names, crossing) for crossing in tournament.worst_opponents().values()
        ],
    }


def _match_to_json(names: Sequence[str], crossing: Crossing) -> JsonObject:
    return {
        "bot": names[crossing.bot],
        "opponent": names[crossing.opponent],
        "win_rate": crossing.win_rate,
        "ci95": list(crossing.ci95),
        "luck_adjusted": crossing.adjusted.to_json() if crossing.adjusted else None,
        "deals": crossing.deals,
    }
