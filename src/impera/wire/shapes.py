"""What every shape of the wire is made of: two bases, one encoder, and pieces that are written beforehand."""

from collections.abc import Iterator
from functools import reduce
from operator import or_
from typing import Any, TypeVar, cast

import msgspec

T = TypeVar("T")

JsonObject = dict[str, Any]  # an object of JSON as a reader of it has it: data, without a shape of ours


class Asked(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends: nothing beside the fields is taken."""


class Told(msgspec.Struct):
    """What the server sends."""


encode = msgspec.json.Encoder().encode
in_order = msgspec.json.Encoder(order="sorted").encode  # the one form that digests are made of


def written(value: T) -> T:
    """The same value, written already: it stands in a shape as the value would, and costs nothing to write again."""
    return cast(T, msgspec.Raw(encode(value)))


def as_data(shape: Any) -> Any:
    """A shape as dictionaries and lists, as a reader of its JSON would have it; written pieces are read."""
    return msgspec.json.decode(encode(shape))


def read_back(shape: T) -> T:
    """The same shape with every piece that is written already read, as a client has it."""
    return msgspec.json.decode(encode(shape), type=type(shape))


def leaves(base: type[T]) -> Iterator[type[T]]:
    """Every class below a base that has none below itself, in the order they are written in."""
    for each in base.__subclasses__():
        if each.__subclasses__():
            yield from leaves(each)
        else:
            yield each


def union_of(*bases: type) -> Any:
    """The type of whatever is one of the classes below these bases, told apart by their tags."""
    kinds: list[Any] = []
    for base in bases:
        kinds += leaves(base)
    return reduce(or_, kinds)
