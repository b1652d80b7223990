"""What a table refuses, as one branch of the tree in impera.errors. After any of these nothing has changed.

TableError                  table-refused      the table does not allow it now
├── NotSignedInError        not-signed-in      say who you are first
├── NotFoundError           not-found          there is no such table, person or action
├── NotAllowedError         not-allowed        it is not yours to do
├── StaleError              stale              the sequence number is not the next one
├── TooManyError            too-many           too often, or too much
├── BadMessageError         bad-message        it cannot be read
└── StoreError              store-unavailable  it could not be stored; try again
    └── SequenceTakenError  sequence-taken     somebody else wrote first; never reaches a client
"""

from impera.errors import ImperaError


class TableError(ImperaError):
    """The table does not allow it now."""

    code = "table-refused"


class NotSignedInError(TableError):
    """Nobody knows who asks."""

    code = "not-signed-in"


class NotFoundError(TableError):
    """There is no such thing."""

    code = "not-found"


class NotAllowedError(TableError):
    """It is not theirs to do."""

    code = "not-allowed"


class StaleError(TableError):
    """The sequence number is not the next one."""

    code = "stale"


class TooManyError(TableError):
    """Too often, or too much."""

    code = "too-many"


class BadMessageError(TableError):
    """It cannot be read."""

    code = "bad-message"


class StoreError(TableError):
    """It could not be stored."""

    code = "store-unavailable"


class SequenceTakenError(StoreError):
    """Another entry has this number already."""

    code = "sequence-taken"

    def __init__(self) -> None:
        """Say that somebody else wrote first."""
        super().__init__("table-sequence-taken")
