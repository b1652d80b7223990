"""What can go wrong, as one tree. Each error has a wire code; those that a rule decides carry its number.

ImperaError
├── ActionError                 the game is unchanged after any of these
│   ├── UnparsableActionError   unparsable-action   the text is no action
│   ├── ImpossibleActionError   impossible-action   an action, but never one in this set-up
│   ├── NotYourTurnError        not-your-turn       somebody else decides now
│   └── IllegalActionError      illegal-action      not legal in this position, by the rule it names
├── SetupError                  bad-setup           no such game: players, variant, teams, deck, seed
├── NothingToUndoError          nothing-to-undo     the game is at its beginning
├── PositionError               bad-position        a position text that cannot be read
├── RecordError                 damaged-record      a record that cannot be read or replayed; has line and column
└── UsageError                  bad-usage           a command was asked for something it cannot do
"""

from typing import ClassVar

from impera.words import DEFAULT_LANGUAGE, Argument, Term, arguments_to_wire, say


class ImperaError(Exception):
    """Anything Impera refuses, with a sentence that says what was wrong and what would be right."""

    code: ClassVar[str] = "error"

    def __init__(self, key: str, *, rule: str | None = None, **arguments: Argument) -> None:
        """Refuse with the sentence `key` of the catalogue."""
        super().__init__(key)
        self.key = key
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        """Say it in English."""
        return self.said_in(DEFAULT_LANGUAGE)

    def said_in(self, language: str) -> str:
        """Say it in a language, the rule number first."""
        sentence = say(self.key, language, **self.arguments)
        return f"{self.rule}: {sentence}" if self.rule else sentence

    @property
    def sentence(self) -> Term:
        """What it says, without the rule number: to be said inside another sentence."""
        return Term(self.key, self.arguments)

    def to_wire(self) -> dict[str, object]:
        """Write it for a client: code, rule, catalogue key and arguments, and the English sentence."""
        return {
            "code": self.code,
            "rule": self.rule,
            "key": self.key,
            "arguments": arguments_to_wire(self.arguments),
            "message": str(self),
        }


class ActionError(ImperaError):
    """An action that was not taken."""

    code = "action-refused"


class UnparsableActionError(ActionError):
    """The text is no action at all."""

    code = "unparsable-action"


class ImpossibleActionError(ActionError):
    """An action, but one that can never be legal in this set-up."""

    code = "impossible-action"


class NotYourTurnError(ActionError):
    """Somebody else decides now."""

    code = "not-your-turn"


class IllegalActionError(ActionError):
    """Not legal in this position."""

    code = "illegal-action"


class SetupError(ImperaError):
    """There is no such game."""

    code = "bad-setup"


class NothingToUndoError(ImperaError):
    """The game is at its beginning."""

    code = "nothing-to-undo"


class PositionError(ImperaError):
    """A position text that cannot be read."""

    code = "bad-position"


class RecordError(ImperaError):
    """A record that cannot be read or replayed."""

    code = "damaged-record"

    def __init__(self, key: str, *, line: int, column: int = 1, rule: str | None = None, **arguments: Argument) -> None:
        """Refuse at a place: lines and columns count from 1."""
        super().__init__(key, rule=rule, **arguments)
        self.line = line
        self.column = column
        self.source = ""  # the file, where there is one

    def said_in(self, language: str) -> str:
        """Say where, then what."""
        place = say("record-place", language, line=str(self.line), column=str(self.column))
        return " ".join(part for part in (self.source, place, super().said_in(language)) if part)

    def to_wire(self) -> dict[str, object]:
        """Write it for a client, with the place."""
        return super().to_wire() | {"line": self.line, "column": self.column}


class UsageError(ImperaError):
    """A command was asked for something it cannot do."""

    code = "bad-usage"
