"""A table: its log folded, entry by entry, into who sits, what is played, what is offered. No I/O."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace

from impera.errors import ImperaError
from impera.game.action import Action
from impera.game.event import Event
from impera.game.game import Game
from impera.game.notation import parse_position
from impera.game.result import Result
from impera.game.seat import place_of, seats_of
from impera.game.shuffle import Seeds, shuffled
from impera.rules.facts import RULES_VERSION
from impera.tables.clock import Clock, Outage
from impera.tables.entry import Change, Entry, Match, Status
from impera.tables.errors import TableError
from impera.tables.forgetting import match_without, without
from impera.tables.options import STAND_IN, Options
from impera.tables.seats import Holder, StandingOffer
from impera.wire.table import ResultInfo

KNOWN_RULES = frozenset({RULES_VERSION})  # so far there has been one version; an older one is to stay known
UNDONE_MOST = 500  # undos at one table: each is two more entries of its log, with the action that follows
RECENT = 24  # changes kept for those who come back at once
# Once one of these has happened an action stays: somebody has seen something, or the turn went on.
FINAL = frozenset({"drew", "seized", "gave", "passed", "centred", "turn-began", "deck-emptied", "ended", "picked"})


@dataclass(frozen=True, slots=True)
class Move:
    """What stands under a sequence number: an action, or an undo."""

    seat: int
    action: Action | None
    version: int


@dataclass(frozen=True, slots=True)
class StandingAction:
    """An action that has not been undone."""

    seat: int
    is_final: bool
    person: str | None = None  # who did it; None: a bot did

    @property
    def by_bot(self) -> bool:
        """Did a bot do it, or a stand-in?"""
        return self.person is None


class Table:
    """A table at one point of its log."""

    def __init__(self, match: Match, outages: Sequence[Outage] = ()) -> None:
        """Lay a table: nobody has sat down yet. A game is played by its own rules, or not at all."""
        if match.rules not in KNOWN_RULES:
            raise TableError("table-rules-newer", have=match.rules, needed=RULES_VERSION)
        self.match = match
        self.options: Options = match.options
        self.holders = [Holder() for _ in range(self.options.players)]
        for seat, person in match.reserved.items():
            self.holders[place_of(seat)] = Holder("reserved", person=person)
        self.version = 0
        self.updated = match.created
        self.status: Status = "open"
        self.deciding: int | None = None  # the seat that decides now
        self._result: ResultInfo | None = None
        self._legal: tuple[Action, ...] | None = None
        self.game: Game | None = None
        self.starters: tuple[Holder, ...] = ()  # [seat] who sat there when the game began
        self.lots: list[int] | None = None  # [seat] the seat that its holder had first taken, if that was drawn by lot
        self.clock = Clock.of(self.options.clock, self.options.players, outages)
        self.moves: list[Move] = []  # [sequence number]
        self.standing: list[StandingAction] = []  # [action number]
        self.turn = 0  # grows with each turn, and each pick of a draft
        self.offer: StandingOffer | None = None
        self.offered_in: dict[int, int] = {}  # seat: the turn of its last offer
        self.agreement: ResultInfo | None = None
        self.chat = self.options.chat
        self.said = 0
        self.tally: Counter[str] = Counter()  # entries of the log, by what they are
        self.repeats: deque[tuple[str | None, str]] = deque(maxlen=20)
        self.rematch: str | None = None
        self.closed = False
        self.broken: int | None = None  # the entry that could not be replayed
        self.recent: deque[Change] = deque(maxlen=RECENT)

    @classmethod
    def replay(cls, match: Match, entries: Iterable[Entry], outages: Sequence[Outage] = ()) -> "Table":
        """Lay a table and let everything in its log happen again."""
        table = cls(match, outages)
        for entry in entries:
            table.follow(entry)
        return table

    def follow(self, entry: Entry) -> Change:
        """Let a stored entry happen; if it cannot, the table is broken and can only be closed."""
        try:
            if self.broken is None or entry.what == "closed":
                return self.apply(entry)
        except (ImperaError, RuntimeError, KeyError, IndexError, TypeError, ValueError):
            self.broken = entry.seq
        self.version = entry.seq
        return Change(entry)

    def forget(self, person: str, alias: str) -> None:
        """Somebody is nobody any more: what they did stays."""
        self.match = match_without(self.match, person, alias)
        for holder in (*self.holders, *self.starters):
            holder.marks -= {person}
            if holder.person == person:
                holder.person, holder.name, holder.marks = alias, None, frozenset()
        self.standing = [replace(each, person=alias) if each.person == person else each for each in self.standing]
        self.recent = deque(
            (replace(change, entry=without(change.entry, person, alias)) for change in self.recent), maxlen=RECENT
        )

    def _settle_status(self) -> None:
        """Work out once, after each entry, what is asked for many times."""
        game = self.game
        if game and self._result is None and (self.agreement or game.is_over):
            self._result = self.agreement or (by_the_rules(game.result) if game.result else None)
        if self.closed:
            self.status = "closed"
        elif game is None:
            self.status = "open"
        else:
            self.status = "finished" if self._result else "running"
        self.deciding = game.deciding if game and self.status == "running" else None
        self._legal = None

    @property
    def result(self) -> ResultInfo | None:
        """How it ended: by the rules, or by agreement."""
        return self._result

    @property
    def legal(self) -> tuple[Action, ...]:
        """What the deciding seat may do."""
        if self._legal is None:
            self._legal = self.game.legal() if self.game else ()
        return self._legal

    @property
    def seq(self) -> int:
        """The sequence number of the next action or undo."""
        return len(self.moves)

    @property
    def seeds(self) -> Seeds:
        """What the shuffle is made from."""
        added = tuple(holder.seed for holder in self.holders)
        return Seeds(self.match.server_seed, added if any(added) else ())

    @property
    def is_open(self) -> bool:
        """May everyone at the table see everything (R7.3): is it over, and does nobody meet its cards again?"""
        return self.status == "finished" and not self.options.closed

    @property
    def stand_in(self) -> str:
        """The bot that plays for someone who is gone: as strong as those who sit here, or a strong one."""
        usual = f"ladder:{self.options.level}" if self.options.level else STAND_IN
        return next((holder.bot for holder in self.holders if holder.kind == "bot" and holder.bot), usual)

    def seat_of(self, person: str | None) -> int | None:
        """Where someone sits."""
        if person is None:
            return None
        for seat, holder in enumerate(self.holders, start=1):
            if holder.kind == "person" and holder.person == person:
                return seat
        return None

    def holder(self, seat: int) -> Holder:
        """Who holds a seat."""
        return self.holders[place_of(seat)]

    def can_undo(self, seat: int | None) -> bool:
        """May this seat take its last action back?"""
        if seat is None or not self.standing or self.status != "running" or self.options.is_compared:
            return False
        last = self.standing[-1]
        if self.tally["undone"] >= UNDONE_MOST:
            return False
        return last.seat == seat and not last.is_final and not last.by_bot

    def apply(self, entry: Entry) -> Change:
        """Let an entry happen. What was decided is not judged again."""
        before = self.status
        events = HAPPENINGS[entry.what](self, entry)
        self.tally[entry.what] += 1
        self.version = entry.seq
        self.updated = entry.at
        self._settle_status()
        self._run_clock(entry.at)
        change = Change(entry, events, entry.what not in QUIET or self.status != before)
        self.recent.append(change)
        return change

    def _run_clock(self, at: int) -> None:
        seat = self.deciding
        if seat is not None and self.holder(seat).is_bot_played:
            seat = None
        self.clock.watch(seat, self.turn, at)

    def _sat(self, entry: Entry) -> tuple[Event, ...]:
        body = entry.body
        marks = frozenset(body.get("marks", ()))
        holder = Holder("person", entry.person, body.get("name"), seed=body.get("seed") or "", marks=marks)
        self.holders[_seat(entry) - 1] = holder
        self._break_seals()
        return ()

    def _left(self, entry: Entry) -> tuple[Event, ...]:
        if self.status == "running":
            self.holder(_seat(entry)).gone = "left"
            self._forget_vote(_seat(entry))
        else:
            self.holders[_seat(entry) - 1] = Holder()
            self._break_seals()
        return ()

    def _break_seals(self) -> None:
        """Somebody comes or goes: if a seed has been seen at a table of sealed ones, all of them are chosen anew."""
        if self.options.sealed_seeds and any(holder.seed for holder in self.holders):
            for holder in self.holders:
                holder.seal, holder.seed = None, ""

    def _away(self, entry: Entry) -> tuple[Event, ...]:
        self.holder(_seat(entry)).gone = "away"
        self._forget_vote(_seat(entry))
        return ()

    def _forget_vote(self, seat: int) -> None:
        """An offer does not outlive the presence of those it asks."""
        if self.offer and seat in self.offer.voters:
            self.offer = None

    def _returned(self, entry: Entry) -> tuple[Event, ...]:
        holder = self.holder(_seat(entry))
        holder.gone = None
        holder.person, holder.name = entry.person, entry.body.get("name")
        return ()

    def _renamed(self, entry: Entry) -> tuple[Event, ...]:
        self.holder(_seat(entry)).name = entry.body["name"]
        return ()

    def _sealed(self, entry: Entry) -> tuple[Event, ...]:
        self.holder(_seat(entry)).seal = entry.body["seal"]
        return ()

    def _seeded(self, entry: Entry) -> tuple[Event, ...]:
        self.holder(_seat(entry)).seed = entry.body["seed"]
        return ()

    def _bot_set(self, entry: Entry) -> tuple[Event, ...]:
        bot = entry.body.get("bot")
        self.holders[_seat(entry) - 1] = Holder("bot", bot=bot) if bot else Holder()
        self._break_seals()
        return ()

    def _filled(self, entry: Entry) -> tuple[Event, ...]:
        for seat, bot in entry.body["bots"].items():
            self.holders[place_of(int(seat))] = Holder("bot", bot=bot)
        return ()

    def _started(self, entry: Entry) -> tuple[Event, ...]:
        if "seats" in entry.body:
            self.lots = list(entry.body["seats"])
            self.holders = [self.holder(seat) for seat in self.lots]
        self.game = self._dealt()
        self.starters = tuple(replace(holder) for holder in self.holders)
        return self.game.events_of(0)

    def _dealt(self) -> Game:
        """The game as it begins: shuffled, as a branch was dealt, or from the position of a practice."""
        if self.match.position is not None:
            return Game.from_position(parse_position(self.match.position))
        options = self.options
        if self.match.origin is not None:
            return Game(self.match.origin.setup(options))
        setup = shuffled(self.seeds, players=options.players, variant=options.variant, teams=options.teams)
        return Game(setup, self.seeds)

    def _acted(self, entry: Entry) -> tuple[Event, ...]:
        game, seat = self._game(), _seat(entry)
        action = entry.action
        events = game.play(action)
        happened = {event.what for event in events}
        has_moved_on = game.deciding != seat or "turn-began" in happened
        final = has_moved_on or not happened.isdisjoint(FINAL)
        self.turn += has_moved_on
        self.standing.append(StandingAction(seat, final, entry.person))
        self.moves.append(Move(seat, action, entry.seq))
        if "ended" in happened:
            self.offer = None
        return events

    def _undone(self, entry: Entry) -> tuple[Event, ...]:
        self._game().undo()
        self.standing.pop()
        self.moves.append(Move(_seat(entry), None, entry.seq))
        return ()

    def _offered(self, entry: Entry) -> tuple[Event, ...]:
        seat, body = _seat(entry), entry.body
        self.offer = StandingOffer(body["kind"], seat, body.get("to"), tuple(body["voters"]), {seat})
        self.offered_in[seat] = self.turn
        self._settle()
        return ()

    def _answered(self, entry: Entry) -> tuple[Event, ...]:
        if self.offer and entry.body["agree"]:
            self.offer.agreed.add(_seat(entry))
            self._settle()
        else:
            self.offer = None
        return ()

    def _settle(self) -> None:
        offer = self.offer
        if offer is None or not offer.is_accepted:
            return
        winners = [] if offer.to is None else self.side_of(offer.to)
        self.agreement = ResultInfo(how=offer.kind, winners=winners)
        self.offer = None

    def side_of(self, seat: int) -> list[int]:
        """A seat and its partner, if it has one (R9.1)."""
        seats = seats_of(self.options.players)
        return [other for other in seats if other == seat or (self.options.teams and (other - seat) % 2 == 0)]

    def _said(self, entry: Entry) -> tuple[Event, ...]:
        self.said += 1
        if "id" in entry.body:
            self.repeats.append((entry.person, entry.body["id"]))
        return ()

    def _chat_switched(self, entry: Entry) -> tuple[Event, ...]:
        self.chat = entry.body["on"]
        return ()

    def _closed(self, _: Entry) -> tuple[Event, ...]:
        self.closed = True
        return ()

    def _rematched(self, entry: Entry) -> tuple[Event, ...]:
        self.rematch = entry.body["table"]
        return ()

    def _game(self) -> Game:
        if self.game is None:
            raise RuntimeError("the log plays before the start")
        return self.game


def _seat(entry: Entry) -> int:
    if entry.seat is None:
        raise RuntimeError(f"entry {entry.seq} has no seat")
    return entry.seat


QUIET = frozenset({"acted", "undone", "said", "phrased"})
HAPPENINGS: dict[str, Callable[[Table, Entry], tuple[Event, ...]]] = {
    "sat": Table._sat,
    "left": Table._left,
    "away": Table._away,
    "returned": Table._returned,
    "renamed": Table._renamed,
    "sealed": Table._sealed,
    "seeded": Table._seeded,
    "bot-set": Table._bot_set,
    "filled": Table._filled,
    "started": Table._started,
    "acted": Table._acted,
    "undone": Table._undone,
    "offered": Table._offered,
    "answered": Table._answered,
    "said": Table._said,
    "phrased": Table._said,
    "chat-switched": Table._chat_switched,
    "closed": Table._closed,
    "rematched": Table._rematched,
}


def by_the_rules(result: Result) -> ResultInfo:
    """How a game ended, when no agreement ended it."""
    return ResultInfo(how=result.how, winners=list(result.winners), points=list(result.points) or None)
