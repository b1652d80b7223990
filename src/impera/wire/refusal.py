"""Why not: refusals and verdicts."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from impera.wire.shapes import Told

Arguments = Annotated[dict[str, Any], Meta(description='For the catalogue; `{"term": …}` is itself a key.')]


class ErrorInfo(Told):
    """A refusal: the code for programs; rule, key and arguments for the catalogue; the English sentence."""

    code: str
    rule: str | None
    key: str
    arguments: Arguments
    message: str
    line: int | UnsetType = UNSET
    column: int | UnsetType = UNSET


class ErrorBody(Told):
    """A refusal over HTTP."""

    error: ErrorInfo


class VerdictInfo(Told):
    """Why an action is or is not legal."""

    action: str
    status: Literal["legal", "illegal", "impossible"]
    rule: str
    key: str
    arguments: Arguments
    message: str
