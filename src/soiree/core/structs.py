"""Reading structs, from any number of threads.

msgspec works out how a type is read when it is first read, and a second thread that comes by meanwhile reads with what is half done:
the process dies. So our types are read here, one thread at a time, or by a `Decoder` that was made while its module was loaded.
"""

import threading
from typing import TypeVar

import msgspec

T = TypeVar("T")
_alone = threading.RLock()


def decode(text: str | bytes, kind: type[T]) -> T:
    """The struct that a JSON text describes."""
    with _alone:
        return msgspec.json.decode(text, type=kind)


def convert(value: object, kind: type[T]) -> T:
    """The struct that plain mappings and lists describe."""
    with _alone:
        return msgspec.convert(value, kind)
