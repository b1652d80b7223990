"""Mining puzzles: games of strong bots, every turn of them looked at, what holds something proven.

Game number i of a seed is the same whatever the number of games or jobs, and so are its puzzles.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from impera.bots.search.enumeration import enumerate_turn, write_plan
from impera.bots.search.network import Network
from impera.bots.search.planned_turn import LONGEST
from impera.bots.search.weights import shipped
from impera.bots.search.wins import WinFinder
from impera.bots.search.workspace import Workspace, new_workspace
from impera.coach.puzzles.points import SCHOOLS, Trials
from impera.coach.puzzles.proof import PuzzleProof, Right, is_order_needed, prove_last, prove_stop, prove_win
from impera.coach.puzzles.puzzle import Puzzle, Theme
from impera.coach.puzzles.threat import NextSeat
from impera.errors import UsageError
from impera.game.chance import RandomState, below, new_random_state, shuffle_deck
from impera.game.seat import seat_of
from impera.game.setup import Setup
from impera.game.view import View
from impera.lab.engines import Engine, in_order
from impera.rules.actions import ACTIONS, END
from impera.rules.apply import apply
from impera.rules.facts import CARDS, KINDS, NONE, REMOVED_PER_AGE, Decision
from impera.rules.legal import legal_actions
from impera.rules.seating import left_of
from impera.rules.state import State, copy_of, new_state
from impera.rules.trace import SILENT

SET_UPS: tuple[tuple[int, str, bool], ...] = (
    (2, "basic", False),
    (3, "basic", False),
    (4, "basic", False),
    (2, "draft", False),
    (3, "draft", False),
    (4, "basic", True),
    (4, "draft", False),
    (4, "draft", True),
)
DRAFTS = tuple(set_up for set_up in SET_UPS if set_up[1] == "draft")
BY_POINTS = {Theme.MOST, Theme.DRAFT}  # shown by trying plans out; the others are proven
DRAFTING = (Decision.PICK, Decision.CLAIM)
OUTCOMES, OUTCOMES_TO_WIN = 250, 1000  # of a turn, listed to play it, and to find a short way to win
TURNS_MOST = 150  # of a game: one that goes round in circles is left
SHARE_MOST = {Theme.WIN: 0.5, Theme.ORDER: 0.3, Theme.STOP: 0.3, Theme.LAST: 0.75}  # of all turns that may be right
LOST_LEAST = 0.4  # of all turns, after which the next seat wins: else there is no danger to be seen
LAST_CARDS = 7  # left in the deck, at most, where a turn could end the game
PER_GAME = 4  # puzzles out of one game, at most
TRIED_MOST = 3  # turns of a game whose worth is looked at closely


@dataclass(frozen=True, slots=True)
class Found:
    """What came of one game."""

    puzzles: tuple[Puzzle, ...]
    turns: int


@dataclass(frozen=True, slots=True)
class Position:
    """A turn of a game about to begin, or a choice of its draft."""

    state: State
    played: int  # actions before it

    @property
    def view(self) -> View:
        """What the seat to decide sees."""
        return View(self.state, seat_of(int(self.state.deciding)))


def mine(engine: Engine, games: int, seed: int, themes: Sequence[Theme], first: int = 0) -> Iterator[Found]:
    """Look through games in order; yield what came of each."""
    given = ((seed, number, tuple(themes)) for number in range(first, first + games))
    yield from in_order(engine, mine_game, given)


def mine_game(seed: int, number: int, themes: tuple[Theme, ...]) -> Found:
    """Play one game and prove what it holds."""
    wants_turns, wants_proofs = bool(set(themes) - {Theme.DRAFT}), bool(set(themes) - BY_POINTS)
    setup = setup_of(seed, number, SET_UPS if wants_turns else DRAFTS)
    moves, positions = _play(setup, seed, number, whole=wants_turns, is_wild=not wants_proofs)
    miner = miner_of(setup.players, setup.teams)
    found: list[Puzzle] = []
    for theme, at, plan in miner.look_through(positions, themes, seed + number):
        found.append(Puzzle(theme, setup, tuple(moves[: at.played]), plan))
    return Found(tuple(found[:PER_GAME]), len(positions))


def setup_of(seed: int, number: int, set_ups: Sequence[tuple[int, str, bool]] = SET_UPS) -> Setup:
    """The deal of a game: set-ups take turns."""
    players, variant, teams = set_ups[number % len(set_ups)]
    random = new_random_state(seed, number)
    deck = np.empty(CARDS - 3 * int(REMOVED_PER_AGE[players]), dtype=np.int8)
    removed = np.empty(CARDS - deck.shape[0], dtype=np.int8)
    shuffle_deck(random, players, deck, removed)
    first = 1 + int(below(random, players))
    kinds = tuple(KINDS[kind] for kind in deck.tolist())
    return Setup.of(players=players, variant=variant, teams=teams, first=first, deck=kinds)


def _play(setup: Setup, seed: int, number: int, *, whole: bool, is_wild: bool) -> tuple[list[int], list[Position]]:
    """Play a game by whole-turn plans, seats of both schools in turn; note where turns begin. In a wild game any plan
    may be played: positions are less even, and one turn is more often far better than all others."""
    state = new_state()
    setup.deal(state)
    nets = nets_of(setup.players, setup.teams)
    random = new_random_state(seed + 1, number)
    work, plan = own_workspace(), np.zeros(LONGEST, dtype=np.int16)
    moves: list[int] = []
    positions: list[Position] = []
    while state.decision != Decision.OVER and state.turns < TURNS_MOST:
        is_draft = state.decision in DRAFTING
        if not (whole or is_draft):
            break
        if is_draft or _is_beginning(state):
            positions.append(Position(copy_of(state), len(moves)))
        if not whole:
            moves.append(_any_action(state, random))
            apply(state, moves[-1], SILENT)
            continue
        work.states[0] = state
        best = enumerate_turn(work, nets[(int(state.deciding) + number) % len(nets)], OUTCOMES, random)
        if is_wild:
            best = int(below(random, int(work.progress[0].count)))
        for action in plan[: write_plan(work, best, plan)].tolist():
            apply(state, action, SILENT)
            moves.append(action)
    return moves, positions


def _any_action(state: State, random: RandomState) -> int:
    ids = np.empty(ACTIONS, dtype=np.int16)
    return int(ids[below(random, legal_actions(state, ids))])


@cache
def own_workspace() -> Workspace:
    """Room to plan in, one in each process."""
    return new_workspace(OUTCOMES_TO_WIN)


@cache
def nets_of(players: int, teams: bool) -> list[Network]:
    """Those who play: the weights of both schools."""
    return [shipped(players, teams, school).copy() for school in SCHOOLS]


def _is_beginning(now: State) -> bool:
    """Has nothing been decided yet in this turn?"""
    first_play = now.decision == Decision.PLAY and now.effect == NONE
    skipped = now.decision == Decision.EFFECTS and not now.spent_permanent and not now.spent_discard
    return bool(first_play or (skipped and now.hand_count[now.deciding] == 0))


class Miner:
    """Looks through the turns of games of one set-up; keeps its room."""

    def __init__(self, players: int, teams: bool) -> None:
        """Make room."""
        self._wins = WinFinder()
        self._next = NextSeat()
        self._trials = Trials(players, teams)
        self._room = np.zeros(LONGEST, dtype=np.int16)

    def look_through(
        self, positions: Sequence[Position], themes: Sequence[Theme], seed: int
    ) -> Iterator[tuple[Theme, Position, tuple[int, ...]]]:
        """What is proven, position by position, each once; what is cheap to prove first."""
        taken: set[int] = set()
        for at in reversed(positions):
            if at.state.decision in DRAFTING:
                continue
            found = self._proven(at, themes)
            if found:
                taken.add(at.played)
                yield found[0], at, found[1]
        yield from self._by_points(positions, taken, themes, seed)

    def _proven(self, at: Position, themes: Sequence[Theme]) -> tuple[Theme, tuple[int, ...]] | None:
        view = at.view
        length = self._wins.find(view.record, self._room)
        if length:
            known = self._short_win(view) or tuple(self._room[:length].tolist())
            return self._of_kind(view, Theme.WIN, prove_win(view, known), themes, Right(view))
        if Theme.LAST in themes and _could_end(at.state):
            proof = prove_last(view)
            if proof and proof.share <= SHARE_MOST[Theme.LAST]:
                return Theme.LAST, proof.plan
        if {Theme.STOP, Theme.ORDER} & set(themes) and self._is_threatened(view):
            proof = prove_stop(at.state, view, self._next)
            if proof and proof.lost >= LOST_LEAST:
                return self._of_kind(view, Theme.STOP, proof, themes, Right(view, stops=self._next))
        return None

    def _short_win(self, view: View) -> tuple[int, ...]:
        """Of the many outcomes of the turn, the shortest that wins; nothing if none is among them."""
        work = own_workspace()
        work.states[0] = view.record
        enumerate_turn(work, nets_of(view.players, view.teams)[0], OUTCOMES_TO_WIN, new_random_state(1))
        values = work.outcomes["value"][: int(work.progress[0].count)]
        room, found = np.zeros(LONGEST, dtype=np.int16), []
        for outcome in np.flatnonzero(values > 1.0).tolist():
            found.append(tuple(room[: write_plan(work, outcome, room)].tolist()))
        return min(found, key=len, default=())

    def _of_kind(
        self, view: View, theme: Theme, proof: PuzzleProof | None, themes: Sequence[Theme], is_right: Right
    ) -> tuple[Theme, tuple[int, ...]] | None:
        """The theme itself, or the order of its effects."""
        if proof is None:
            return None
        is_rare = Theme.ORDER in themes and proof.share <= SHARE_MOST[Theme.ORDER]
        if is_rare and is_order_needed(view, proof.plan, is_right):
            return Theme.ORDER, proof.plan
        return (theme, proof.plan) if theme in themes and proof.share <= SHARE_MOST[theme] else None

    def _is_threatened(self, view: View) -> bool:
        """Would the next seat win for certain if this one did nothing more?"""
        idle = copy_of(view.record)
        idle.decision = Decision.EFFECTS
        apply(idle, END, SILENT)
        return self._next.wins_everywhere(idle)

    def _by_points(
        self, positions: Sequence[Position], taken: set[int], themes: Sequence[Theme], seed: int
    ) -> Iterator[tuple[Theme, Position, tuple[int, ...]]]:
        tried = 0
        for at in positions:
            is_draft = at.state.decision in DRAFTING
            theme = Theme.DRAFT if is_draft else Theme.MOST
            if theme not in themes or at.played in taken or (not is_draft and tried >= TRIED_MOST):
                continue
            lead = self._trials.look_for_lead(at.view, seed + at.played)
            tried += lead is not None
            if lead:
                yield theme, at, lead.right[0]


def _could_end(state: State) -> bool:
    """Could the last round end with this turn (R8.2)?"""
    left = int(state.deck_end) - int(state.deck_top)
    return bool(left_of(state, int(state.deciding)) == state.first and 0 < left <= LAST_CARDS)


@cache
def miner_of(players: int, teams: bool) -> Miner:
    """The miner of a set-up, one in each process."""
    return Miner(players, teams)


def themes_named(named: str) -> tuple[Theme, ...]:
    """The themes of a list separated by commas; one that is none is refused."""
    wanted = [name.strip() for name in named.split(",") if name.strip()]
    for name in wanted:
        if name not in list(Theme):
            raise UsageError("puzzles-theme", theme=name, themes=", ".join(Theme))
    return tuple(Theme(name) for name in wanted)
