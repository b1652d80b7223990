"""NumPy's records made quick for Python: a field is a property, a copy is one of bytes, memory is handed on as it is.

`np.record` looks a field up in Python at each reading, `np.generic.copy` and `np.generic.data` describe all fields
anew each time. What is compiled asks a record for its `data` at every call: that took longer than most moves.
"""

from operator import itemgetter
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

DataType = np.dtype[Any]


class FieldRecord(np.void):  # type: ignore[misc]  # NumPy's stubs call it final
    """A record whose class names its fields: `class Game(FieldRecord, fields=np.dtype([…]))`."""

    __slots__ = ()

    def __init_subclass__(cls, fields: DataType) -> None:
        """Let every field be read and written as a property."""
        for name in fields.names or ():
            setattr(cls, name, _field(name))

    @property
    def data(self) -> Any:
        """Its memory: what `new_records` made for it alone, else as NumPy tells it."""
        owner = getattr(self.base, "base", None)
        return owner if type(owner) is bytearray and len(owner) == self.nbytes else np.void.data.__get__(self)


def _field(name: str) -> property:
    def write(record: Any, value: Any) -> None:
        record[name] = value

    return property(itemgetter(name), write)


def new_records(kind: DataType, count: int) -> NDArray[Any]:
    """Make `count` blank records in one buffer."""
    return np.ndarray(count, kind, bytearray(count * kind.itemsize))


def copy_of_record(record: Any) -> Any:
    """A record like this one, in a buffer of its own."""
    return cast(Any, np.ndarray((), record.dtype, bytearray(record.tobytes()))[()])
