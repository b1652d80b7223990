"""The small types that fields are of, with their bounds."""

from typing import Annotated, Literal

from msgspec import Meta

MESSAGE_BYTES = 4096  # the longest message a client may send
CHAT_LENGTH = 300
MATCH_ID = r"^[A-Za-z0-9_-]{8,40}$"

Name = Annotated[str, Meta(min_length=1, max_length=40, description="A name to be shown, trimmed.")]
SeatNumber = Annotated[int, Meta(ge=1, le=4)]
Players = Annotated[int, Meta(ge=2, le=4)]
BotName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9:_./-]+$")]
Seed = Annotated[str, Meta(max_length=200, description="A player's own addition to the shuffle.")]
Seal = Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$", description="SHA-256 of a seed in UTF-8.")]
Sequence = Annotated[int, Meta(ge=0, le=2**53)]
Ident = Annotated[str, Meta(max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=60, examples=["play M1", "end", "embargo P2 M"])]
Counts = dict[str, int]

Variant = Literal["basic", "draft"]
Status = Literal["open", "running", "finished", "closed"]
ClockMode = Literal["none", "seconds", "days"]
HolderKind = Literal["open", "reserved", "person", "bot"]
OfferKind = Literal["draw", "concession"]
Uncounted = Literal["one-person", "early"]
RatingKind = Literal["2", "3", "4", "teams"]
Decided = Literal["pick", "claim", "play", "effects", "discard", "sacrifice", "take", "recover", "give", "over"]
What = Literal[
    "sat",
    "left",
    "returned",
    "renamed",
    "sealed",
    "seeded",
    "bot-set",
    "filled",
    "started",
    "acted",
    "undone",
    "away",
    "offered",
    "answered",
    "said",
    "phrased",
    "chat-switched",
    "closed",
    "rematched",
]
