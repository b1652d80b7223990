"""The settings of a server: from the environment (IMPERA_*), which the flags of `impera serve` overrule."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any

PREFIX = "IMPERA_"
YES = ("1", "yes", "true", "on")


def default_data_folder() -> Path:
    """Where data is kept unless said otherwise."""
    base = os.environ.get("XDG_DATA_HOME")
    return (Path(base) if base else Path.home() / ".local" / "share") / "impera"


@dataclass(frozen=True, slots=True)
class Settings:
    """All there is to set. Each can be given as IMPERA_ and its name in capitals."""

    host: str = "127.0.0.1"
    port: int = 8420
    data: Path = field(default_factory=default_data_folder)
    database: str = ""  # postgresql://…; empty: SQLite in the data folder; memory: nothing is kept
    web: str = ""  # folder of the built browser client; empty: the packaged one
    origins: tuple[str, ...] = ()  # further origins that may call, beside the server's own
    secure_cookies: bool = False  # behind https
    proxied: bool = False  # believe X-Forwarded-For
    bot_workers: int = 0  # bots that think at once; 0: as many as there are cores
    bot_seconds: float = 10.0  # of thinking for one action before some legal one is taken
    bot_pause: float = 0.1  # least seconds between two actions of a bot; 0: as fast as it thinks, which tells
    hint_bot: str = ""  # whom a hint is asked of; empty: the coach, with a plan and its reasons
    rate_one_address: bool = False  # do rated games count between people at one address? At home, in a club
    retention_days: int = 0  # 0: games are kept for ever
    limits: bool = True  # on requests and messages
    requests_per_second: float = 30.0  # of one address
    messages_per_second: float = 30.0  # of one socket
    connections_per_address: int = 256  # of every kind, with and without a finished request
    sockets_per_address: int = 200
    sockets: int = 5000
    tables_per_person: int = 30  # open or being played in this process, made by one person
    tables_per_address: int = 120
    thinking_per_person: float = 1.0  # seconds of thought a second, in the long run, at the tables that one person made
    thinking_per_address: float = 4.0
    metrics_token: str = ""  # empty: no metrics
    log: str = "console"  # or json
    log_level: str = "info"

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **flags: Any) -> "Settings":
        """Read the environment, then let every flag that is not None overrule it."""
        found = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for each in fields(cls):
            text = found.get(PREFIX + each.name.upper())
            if text is not None:
                values[each.name] = _parsed(str(each.type), text)
        values |= {name: value for name, value in flags.items() if value is not None}
        return cls(**values)

    @property
    def file(self) -> Path:
        """The SQLite file."""
        return self.data / "impera.db"


def _parsed(kind: str, text: str) -> Any:
    if "bool" in kind:
        return text.lower() in YES
    if "tuple" in kind:
        return tuple(part.strip() for part in text.split(",") if part.strip())
    for name, read in (("int", int), ("float", float), ("Path", Path)):
        if name in kind:
            return read(text)
    return text
