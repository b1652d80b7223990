"""Every WebSocket message, both ways, told apart by `type`. The HTTP bodies are in bodies.py."""

from typing import Annotated, Literal

from pydantic import Field, TypeAdapter

from impera.server.shapes import (
    Asked,
    BotName,
    ChangeInfo,
    ClockInfo,
    ErrorInfo,
    SeatNumber,
    Seed,
    TableInfo,
    Told,
    VerdictInfo,
    ViewInfo,
)

MESSAGE_BYTES = 4096  # the longest message a client may send
CHAT_LENGTH = 300

ActionText = Annotated[str, Field(min_length=1, max_length=60, examples=["play M1", "end", "embargo P2 M"])]


class Request(Asked):
    """What a client asks. `id` comes back in the answer; for `say` and `phrase` it also makes a repeat harmless."""

    id: Annotated[str, Field(max_length=40)] | None = None


class Hello(Request):
    """First message: who I am (browsers: the cookie says it) and the last version I have seen."""

    type: Literal["hello"]
    token: Annotated[str, Field(max_length=200)] | None = None
    since: Annotated[int, Field(ge=0)] | None = Field(
        default=None, description="Send every change after this version; 0: the whole game; null: none."
    )


class Sit(Request):
    """Take a seat; without a number the first one that is free for me."""

    type: Literal["sit"]
    seat: SeatNumber | None = None
    seed: Seed | None = None


class Leave(Request):
    """Get up. In a running game a bot plays on, and the seat can be taken back."""

    type: Literal["leave"]


class Return(Request):
    """Take my seat back from the bot that stands in; or take over a seat that somebody left."""

    type: Literal["return"]
    seat: SeatNumber | None = None


class SetSeed(Request):
    """Add to the shuffle, before the start."""

    type: Literal["seed"]
    seed: Seed


class SetBot(Request):
    """Put a bot into an open seat, or with null take it away (the host, before the start)."""

    type: Literal["bot"]
    seat: SeatNumber
    bot: BotName | None = None


class Fill(Request):
    """Put bots into every open seat (the host, before the start)."""

    type: Literal["fill"]
    bot: BotName = "light"


class Start(Request):
    """Deal (the host; all seats taken)."""

    type: Literal["start"]


class Close(Request):
    """Give up a table that has not started (the host), or one that cannot be read any more (anyone seated)."""

    type: Literal["close"]


class Act(Request):
    """Decide. `seq` is the one of the last message; sent twice it is taken once."""

    type: Literal["act"]
    seq: Annotated[int, Field(ge=0)]
    action: ActionText


class Undo(Request):
    """Take my last action back. `seq` as in `act`."""

    type: Literal["undo"]
    seq: Annotated[int, Field(ge=0)]


class Explain(Request):
    """May I, and by which rule? Answered by `explanation`."""

    type: Literal["explain"]
    action: ActionText


class Hint(Request):
    """What would a bot do in my place? Answered by `hint`."""

    type: Literal["hint"]


class Offer(Request):
    """Offer a draw, or that my side concedes to the seat `to`."""

    type: Literal["offer"]
    kind: Literal["draw", "concession"]
    to: SeatNumber | None = None


class Answer(Request):
    """Agree to the offer on the table, or not."""

    type: Literal["answer"]
    agree: bool


class Say(Request):
    """Say something in words."""

    type: Literal["say"]
    text: Annotated[str, Field(min_length=1, max_length=CHAT_LENGTH)]


class Phrase(Request):
    """Say one of the phrases every client can translate; GET /api/phrases lists them with their arguments."""

    type: Literal["phrase"]
    phrase: Annotated[str, Field(max_length=40, pattern=r"^[a-z-]+$")]
    arguments: Annotated[dict[str, str | int], Field(max_length=4, default_factory=dict)]


class SwitchChat(Request):
    """Allow free text or not (the host)."""

    type: Literal["chat"]
    on: bool


class Ping(Request):
    """Are you there? Answered by `pong`."""

    type: Literal["ping"]


Command = Annotated[
    Sit
    | Leave
    | Return
    | SetSeed
    | SetBot
    | Fill
    | Start
    | Close
    | Act
    | Undo
    | Offer
    | Answer
    | Say
    | Phrase
    | SwitchChat,
    Field(discriminator="type"),
]
ClientMessage = Annotated[
    Hello
    | Sit
    | Leave
    | Return
    | SetSeed
    | SetBot
    | Fill
    | Start
    | Close
    | Act
    | Undo
    | Explain
    | Hint
    | Offer
    | Answer
    | Say
    | Phrase
    | SwitchChat
    | Ping,
    Field(discriminator="type"),
]


class YouInfo(Told):
    """Who the server takes me for."""

    person: str | None
    name: str | None
    seat: int | None
    host: bool


class Welcome(Told):
    """Answer to `hello`, all in one: the table, my view with the pending decision, the clock, what I missed."""

    type: Literal["welcome"] = "welcome"
    version: int
    seq: int
    digest: str | None
    you: YouInfo
    table: TableInfo
    view: ViewInfo | None
    clock: ClockInfo
    can_undo: bool
    changes: list[ChangeInfo]


class Update(Told):
    """Something happened. `view` is null before the start; `table` is there when something of it changed."""

    type: Literal["update"] = "update"
    version: int
    seq: int
    digest: str | None
    change: ChangeInfo
    view: ViewInfo | None
    table: TableInfo | None
    clock: ClockInfo
    you: YouInfo | None
    can_undo: bool


class Presence(Told):
    """Someone came, went, or lost the line. Has no version: it is not part of the log."""

    type: Literal["presence"] = "presence"
    table: TableInfo


class Done(Told):
    """The request `id` was taken (or had been before); everyone is told by an update of that version."""

    type: Literal["done"] = "done"
    id: str | None
    version: int
    seq: int


class Refused(Told):
    """The request `id` was not taken; nothing has changed."""

    type: Literal["refused"] = "refused"
    id: str | None
    error: ErrorInfo
    version: int | None
    seq: int | None


class Explanation(Told):
    """Answer to `explain`."""

    type: Literal["explanation"] = "explanation"
    id: str | None
    verdict: VerdictInfo


class HintGiven(Told):
    """Answer to `hint`."""

    type: Literal["hint"] = "hint"
    id: str | None
    version: int
    action: str


class Pong(Told):
    """Answer to `ping`."""

    type: Literal["pong"] = "pong"
    id: str | None
    now: int


class Bye(Told):
    """The server is about to close the line; `reconnect` says whether to come back, with `since`."""

    type: Literal["bye"] = "bye"
    reason: Literal["shutdown", "slow", "replaced", "no-hello", "not-found", "too-many"]
    reconnect: bool


ServerMessage = Annotated[
    Welcome | Update | Presence | Done | Refused | Explanation | HintGiven | Pong | Bye,
    Field(discriminator="type"),
]

read_client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
read_server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
