"""What the server sends down a socket, told apart by `type`."""

from typing import Annotated, Literal

import msgspec

from impera.wire.coach import PartInfo
from impera.wire.log import ChangeInfo
from impera.wire.refusal import ErrorInfo, VerdictInfo
from impera.wire.shapes import Told, union_of
from impera.wire.table import ClockInfo, TableInfo, TableState, YouInfo
from impera.wire.view import ViewInfo

ByeReason = Literal["shutdown", "slow", "no-hello", "not-found", "too-many"]


class Message(Told, tag_field="type"):
    """What the server sends."""


class Welcome(TableState, Message, tag="welcome"):
    """Answer to `hello`, all in one: the table, my view with the pending decision, the clock, what I missed."""

    @classmethod
    def of(cls, state: TableState) -> "Welcome":
        """Welcome somebody with the state of a table."""
        return cls(**msgspec.structs.asdict(state))


class Update(Message, tag="update"):
    """Something happened. `view` is null before the start; `table` is there when something of it changed."""

    version: int
    seq: int
    digest: str | None
    change: ChangeInfo
    view: ViewInfo | None
    table: TableInfo | None
    clock: ClockInfo
    you: YouInfo | None
    can_undo: bool


class Presence(Message, tag="presence"):
    """Someone came, went, or lost the line. Has no version: it is not part of the log."""

    table: TableInfo


class Answered(Message):
    """What comes back for the request `id`."""

    id: str | None


class Done(Answered, tag="done"):
    """The request `id` was taken (or had been before); everyone is told by an update of that version."""

    version: int
    seq: int


class Refused(Answered, tag="refused"):
    """The request `id` was not taken; nothing has changed."""

    error: ErrorInfo
    version: int | None
    seq: int | None


class Explanation(Answered, tag="explanation"):
    """Answer to `explain`."""

    verdict: VerdictInfo


class HintGiven(Answered, tag="hint"):
    """Answer to `hint`: the first action, the plan for the whole turn or up to something hidden, and why.

    `before` and `after` are my chance of winning; null where a plain bot answered.
    """

    version: int
    action: str
    plan: list[str]
    before: float | None = None
    after: float | None = None
    reasons: list[PartInfo] = msgspec.field(default_factory=list)


class WhyNotTold(Answered, tag="why-not"):
    """Answer to `why-not`: what the action costs of my chance against the best plan, with its 95 % interval."""

    version: int
    action: str
    plan: Annotated[list[str], msgspec.Meta(description="The best turn that begins with the action.")]
    better: list[str]
    loss: float
    ci95: list[float]
    verdict: str
    reasons: list[PartInfo]


class SureTold(Answered, tag="sure"):
    """Answer to `sure`. An action gives the game away if it surely costs 15 points of my chance or more, however well
    the turn is played on; then what it costs, what is better, and why."""

    version: int
    action: str
    gives_away: bool
    loss: float = 0.0
    better: list[str] = msgspec.field(default_factory=list)
    reasons: list[PartInfo] = msgspec.field(default_factory=list)


class ChancesTold(Answered, tag="chances"):
    """Answer to `chances`: my chance of winning, with its 95 % interval."""

    version: int
    chance: float
    ci95: list[float]


class Pong(Answered, tag="pong"):
    """Answer to `ping`."""

    now: int


class Bye(Message, tag="bye"):
    """The server is about to close the line; `reconnect` says whether to come back, with `since`."""

    reason: ByeReason
    reconnect: bool


read_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(union_of(Message))
