"""What a client sends down a socket. Commands say in impera.tables.commands what they do; the rest is here."""

from typing import Annotated

from msgspec import Meta

from impera.wire.fields import ActionText, Ident
from impera.wire.shapes import Asked


class Request(Asked, kw_only=True, tag_field="type"):
    """What a client asks. `id` comes back in the answer; for `say` and `phrase` it also makes a repeat harmless."""

    id: Ident | None = None


class CommandShape(Request):
    """A request that changes a table. Over HTTP it can be sent as well."""


class Hello(Request, tag="hello"):
    """First message: who I am (browsers: the cookie says it) and the last version I have seen."""

    token: Annotated[str, Meta(max_length=200)] | None = None
    since: Annotated[
        Annotated[int, Meta(ge=0)] | None,
        Meta(description="Send every change after this version; 0: the whole game; null: none."),
    ] = None


class Explain(Request, tag="explain"):
    """May I, and by which rule? Answered by `explanation`."""

    action: ActionText


class Hint(Request, tag="hint"):
    """What would the coach do with my turn, and why? Answered by `hint`."""


class WhyNotAsked(Request, tag="why-not"):
    """What would this action cost me, and why? Answered by `why-not`; where there are hints only."""

    action: ActionText


class SureAsked(Request, tag="sure"):
    """Does this action give the game away? Answered by `sure`; where there are hints only."""

    action: ActionText


class ChancesAsked(Request, tag="chances"):
    """What is my chance of winning now, from what I see? Answered by `chances`; where there are hints only."""


class Ping(Request, tag="ping"):
    """Are you there? Answered by `pong`."""
