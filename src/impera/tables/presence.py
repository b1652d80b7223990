"""Who is connected to a table: to this process and, as the others say, to theirs."""

from collections.abc import Iterable

from impera.tables.telling import Watcher

SOMEBODY = "*"  # said to the other processes of those who watch without a name
LOOK = 15_000  # milliseconds for which a look at the table counts as being there
HEARSAY = 8_000  # milliseconds that the word of another process holds


class Attendance:
    """Those around a table, and since when those who sit there are missed."""

    def __init__(self, now: int, seated: Iterable[str]) -> None:
        """Begin with nobody here."""
        self.watchers: set[Watcher] = set()
        self.asked = now  # when somebody last came, went or asked for the table
        self._looked: int | None = None  # when somebody last looked at the table or did something there, without a line
        self._elsewhere: dict[str, tuple[int, frozenset[str]]] = {}  # process: (until, people)
        self._missed_since: dict[str, int] = {}
        self._is_news = False
        self._miss(now, seated)

    def join(self, watcher: Watcher) -> None:
        """Someone comes to watch or play."""
        self.watchers.add(watcher)
        self._is_news = True

    def part(self, watcher: Watcher, now: int) -> None:
        """Someone's line is gone."""
        self.watchers.discard(watcher)
        self._is_news = True
        self.asked = now

    def hear(self, process: str, people: frozenset[str], now: int) -> None:
        """Another process says who is connected to it."""
        known = self._elsewhere.get(process)
        self._elsewhere[process] = (now + HEARSAY, people)
        self._is_news |= known is None or known[1] != people

    def look(self, now: int) -> None:
        """Somebody looks who keeps no line open."""
        self._looked = now

    def is_attended(self, now: int) -> bool:
        """Is anybody here, seated or not, or was a moment ago?"""
        if self.watchers or (self._looked is not None and now - self._looked < LOOK):
            return True
        return any(until > now and people for until, people in self._elsewhere.values())

    def note_news(self) -> None:
        """Something about those here is to be told at the next tick."""
        self._is_news = True

    def here(self, now: int) -> set[str]:
        """Everyone who is connected, to whatever process."""
        people = set(self.people())
        for until, others in self._elsewhere.values():
            if until > now:
                people |= others
        return people

    def people(self) -> list[str]:
        """Those who are connected to this process."""
        return sorted({watcher.person.id for watcher in self.watchers if watcher.person})

    def said(self) -> list[str]:
        """Those who are connected to this process, as the others are told."""
        nameless = [SOMEBODY] if any(watcher.person is None for watcher in self.watchers) else []
        return nameless + self.people()

    def missed_for(self, person: str, now: int) -> int | None:
        """How long somebody has been missed; None: not at all."""
        since = self._missed_since.get(person)
        return None if since is None or person in self.here(now) else now - since

    def forgive(self, now: int) -> None:
        """News were missed: everyone may have been here all the time, and is missed from now on at the earliest."""
        self._missed_since = dict.fromkeys(self._missed_since, now)
        self._elsewhere = {process: (now + HEARSAY, people) for process, (_, people) in self._elsewhere.items()}

    def tick(self, now: int, seated: Iterable[str]) -> bool:
        """Forget processes that say nothing any more; is there something to be told?"""
        for process in [process for process, (until, _) in self._elsewhere.items() if until <= now]:
            self._is_news |= bool(self._elsewhere.pop(process)[1])
        if not self._is_news:
            return False
        self._is_news = False
        self._miss(now, seated)
        return True

    def _miss(self, now: int, seated: Iterable[str]) -> None:
        here = self.here(now)
        for person in seated:
            if person not in here:
                self._missed_since.setdefault(person, now)
        for person in here:
            self._missed_since.pop(person, None)
