"""Decoding msgspec structs, safe for threads.

msgspec builds the decoder of a type at its first use, and a second thread that uses the type meanwhile crashes the process. So our types
are decoded here, one thread at a time, or by a `Decoder` that a module creates while it is imported.
"""

import threading
from typing import TypeVar

import msgspec

T = TypeVar("T")
_lock = threading.RLock()


def decode(text: str | bytes, kind: type[T]) -> T:
    """The struct that a JSON text describes; raises msgspec.DecodeError or ValidationError."""
    with _lock:
        return msgspec.json.decode(text, type=kind)


def convert(value: object, kind: type[T]) -> T:
    """The struct that plain mappings and lists describe; raises msgspec.ValidationError."""
    with _lock:
        return msgspec.convert(value, kind)
