"""What a table is: chosen when it is made, the same to its end."""

from dataclasses import asdict, dataclass, field

import msgspec

from impera.game.setup import check_options
from impera.wire.fields import ClockMode
from impera.wire.shapes import JsonObject
from impera.wire.table import TableOptions

SECOND = 1_000  # in milliseconds, as all times of a table
DAY = 86_400 * SECOND
STAND_IN = "level:5"  # plays for someone who is gone where no other bot sits: a search of 20 ms


@dataclass(frozen=True, slots=True)
class ClockOptions:
    """How long a turn may take."""

    mode: ClockMode = "none"
    turn: int = 0  # seconds or days
    bank: int = 0  # seconds

    @property
    def turn_time(self) -> int:
        """Milliseconds for each turn."""
        return self.turn * (DAY if self.mode == "days" else SECOND)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of a table."""

    players: int = 2
    variant: str = "basic"
    teams: bool = False
    clock: ClockOptions = field(default_factory=ClockOptions)
    listed: bool = False
    hints: bool = True
    rated: bool = False
    chat: bool = True
    player_seeds: bool = False
    sealed_seeds: bool = False  # by commit and reveal
    shuffle: bool = False  # are the seats drawn by lot at the start?
    grace: int = 180  # seconds; 0: nobody is ever played for
    daily: str = ""  # the date whose deal it plays; empty: a deal of its own
    attempt: int = 0  # at the deal of that day: 1 counts, more are practice
    duplicate: str = ""  # the duplicate match of which it is a board; empty: of none
    deal: int = 0  # of that match, from 1
    board: int = 0  # of that match, from 1
    room: int = 0  # of that match, where people play against each other
    level: int = 0  # of the bots with whom they are compared
    closed: bool = False  # do its cards stay closed at the end, because whoever plays meets them again?

    def __post_init__(self) -> None:
        """Refuse what is no game."""
        check_options(self.players, self.variant, self.teams)

    @property
    def is_compared(self) -> bool:
        """Do others play the same deal, so that nothing but one's decisions may make a difference?"""
        return bool(self.daily or self.duplicate)

    @classmethod
    def of(cls, data: JsonObject) -> "Options":
        """Read options that were stored or sent."""
        return cls(**(data | {"clock": ClockOptions(**data.get("clock", {}))}))

    @classmethod
    def asked(cls, asked: TableOptions) -> "Options":
        """Read options that a client sent. Where nobody says, there are hints unless the table is rated."""
        return cls.of({"hints": not asked.rated} | msgspec.to_builtins(asked))

    def to_json(self) -> JsonObject:
        """Write them; a clock without bank or turn leaves them out, as a table of its own deal day and match."""
        data = asdict(self)
        keep = {"none": ("mode",), "seconds": ("mode", "turn", "bank"), "days": ("mode", "turn")}
        data["clock"] = {name: data["clock"][name] for name in keep[self.clock.mode]}
        if not self.daily:
            del data["daily"], data["attempt"]
        if not self.duplicate:
            del data["duplicate"], data["deal"], data["board"]
        if not self.closed:
            del data["closed"]
        if not self.room:
            del data["room"], data["level"]
        return data
