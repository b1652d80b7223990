"""What is kept of duels: the positions, who takes part, and every answer with what it cost."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class KeptDuel:
    """A duel: everyone who has its id may take part."""

    id: str
    host: str | None  # who made it; None: forgotten
    created: int
    minutes: int  # for all positions; 0: as long as it takes
    body: str  # games and positions, as impera.coach.duels writes them


@dataclass(frozen=True, slots=True)
class DuelEntrant:
    """Somebody who takes part."""

    person: str
    name: str
    begun: int


@dataclass(frozen=True, slots=True)
class DuelAnswer:
    """Somebody's answer to one position. It stands once it is kept; what it cost is found out afterwards."""

    duel: str
    person: str
    number: int  # of the position, from 1
    at: int
    turn: str  # a whole turn, as a record writes it
    cost: str | None = None  # JSON of loss, better turn and reasons; None: not judged yet
