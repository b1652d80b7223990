"""What a table needs from outside: a store, a bus between processes, claims, bots. Others implement them."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from impera.game.view import View
from impera.tables.clock import Outage
from impera.tables.entry import Entry, Match, Person, Status
from impera.tables.ratings import Kind, Player, Ranked, Rating, Step

Now = Callable[[], int]  # milliseconds since 1970
OnNews = Callable[[str], Awaitable[None]]


class People(Protocol):
    """Who is who. Of a secret (a token, a link) only the hash comes here."""

    async def add_person(self, person: Person, token_hash: str, at: int) -> None:
        """Keep a new person and their first token."""

    async def person_of_token(self, token_hash: str) -> Person | None:
        """Find who holds a token."""

    async def has_person(self, person: str) -> bool:
        """Is there such a person?"""

    async def rename(self, person: str, name: str) -> None:
        """Give a person another name."""

    async def add_token(self, person: str, token_hash: str, at: int) -> None:
        """Keep one more token of a person."""

    async def drop_token(self, token_hash: str) -> None:
        """Forget a token."""

    async def add_link(self, person: str, link_hash: str, expires: int) -> None:
        """Keep a link with which a person continues elsewhere."""

    async def take_link(self, link_hash: str, now: int) -> Person | None:
        """Use a link up; None if there is none or it has expired."""

    async def set_mute(self, person: str, other: str, muted: bool) -> None:
        """Mute someone for a person, or no longer."""

    async def mutes(self, person: str) -> frozenset[str]:
        """Whom a person has muted."""


class Matches(Protocol):
    """The matches and their logs."""

    async def create(self, match: Match, entries: Sequence[Entry]) -> None:
        """Keep a new match and the first entries of its log."""

    async def match(self, match: str) -> Match | None:
        """Find a match."""

    async def entries(self, match: str, since: int = 0) -> list[Entry]:
        """Read the log after an entry."""

    async def append(self, match: str, entry: Entry, status: Status | None = None) -> None:
        """Write an entry for good, with the new status if it brings one; SequenceTakenError if its number is taken."""

    async def matches_of(self, person: str, limit: int) -> list[str]:
        """The matches a person sat down at, latest first."""

    async def lobby(self, limit: int) -> list[str]:
        """The listed matches that are open or running, latest first."""

    async def running(self) -> list[str]:
        """The matches being played."""

    async def rematch_of(self, match: str) -> str | None:
        """The match that was made to follow this one."""

    async def prune(self, before: int) -> int:
        """Delete the matches in which nothing happened since; return how many."""


class Ratings(Protocol):
    """How strong everyone is."""

    async def rating(self, kind: Kind, player: Player) -> Rating:
        """The rating of a player; that of a new one, if there is none."""

    async def ratings_of(self, person: str) -> dict[Kind, Rating]:
        """Every rating of a person."""

    async def ranking(self, kind: Kind, limit: int, offset: int) -> list[Ranked]:
        """The players of a kind, best first."""

    async def rating_steps(self, match: str) -> list[Step]:
        """What a match did to the ratings."""

    async def finish(self, match: str, at: int, steps: Sequence[Step] = ()) -> None:
        """Note that a match is over, which is known from its log, for those who search; and with it, all or nothing,
        what it did to the ratings. SequenceTakenError if it was rated before, or one of its players meanwhile."""


class Watch(Protocol):
    """When servers were up."""

    async def heartbeat(self, process: str, now: int) -> None:
        """Note that this process is alive."""

    async def begin(self, process: str, now: int) -> list[Outage]:
        """Note that this process starts; if no other was alive until now, that is an outage. Return all of them."""


class Store(People, Matches, Ratings, Watch, Protocol):
    """Everything that is kept."""

    async def ready(self) -> bool:
        """Can it be read now?"""

    async def close(self) -> None:
        """Put it away."""


class Bus(Protocol):
    """News between the processes that share a store: `entry MATCH SEQ` comes by itself after each append."""

    async def listen(self, on_news: OnNews) -> None:
        """Have the news of other processes delivered."""

    async def publish(self, news: str) -> None:
        """Tell the other processes."""


class Claims(Protocol):
    """Which process lets bots play and clocks run at a table. A process that dies loses its claims."""

    async def claim(self, match: str) -> bool:
        """Take a table, unless another process has it."""

    async def release(self, match: str) -> None:
        """Let it go."""


class BotPlayer(Protocol):
    """The bots. `choose` may take its time; it is called in a thread."""

    def names(self) -> Sequence[str]:
        """The names that can be seated."""

    def has(self, name: str) -> bool:
        """Is there such a bot?"""

    def choose(self, name: str, view: View, seat: str) -> str:
        """The action that a bot takes; `seat` names the table and the seat it plays."""


class Alone:
    """Bus and claims of a process that shares its store with no other."""

    async def listen(self, on_news: OnNews) -> None:
        """There is no news."""

    async def publish(self, news: str) -> None:
        """There is nobody to tell."""

    async def claim(self, match: str) -> bool:
        """Every table is ours."""
        return True

    async def release(self, match: str) -> None:
        """It stays ours."""
