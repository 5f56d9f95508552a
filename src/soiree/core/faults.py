"""Faults of printed values: what msgspec says about a value as a message with its place, and the refusal with all of them."""

import re
from collections.abc import Iterable

import msgspec

from soiree.core.errors import BadEdition, Fault, problem
from soiree.core.message import Message

_PLACE = re.compile(r"(.*) - at `(key in )?\$(.*)`", re.DOTALL)  # the end of msgspec's message about a value that does not fit its type
_STEP = re.compile(r"\.([^.\[]+)|\[([0-9]+|\.\.\.)\]")
_MISSING = re.compile(r"Object missing required field `(.*)`")
_NEEDED = {"int": "fault-int", "float": "fault-float", "str": "fault-str", "array": "fault-array", "object": "fault-object"}
_WANTED = re.compile(r"Expected `(int|float|str|array|object)`(?:, got|$)")


def fault(at: str, id: str, **about: object) -> Fault:
    """A fault at a place, as a message of words/faults.*.ftl."""
    return Fault(problem(id, **about), at)


def refuse(faults: Iterable[Fault | str]) -> None:
    """Raises BadEdition with all faults, if there are any."""
    found = [Fault(fault) if isinstance(fault, str) else fault for fault in faults]
    if found:
        raise BadEdition(found[0].reason, found)


def misfit(error: msgspec.ValidationError | str, below: str = "") -> Fault:
    """Where a value has the wrong type, and what is wrong with it, from what msgspec says. `below`: the table that was read."""
    found = _PLACE.fullmatch(str(error))
    what, path = (found[1], found[3]) if found else (str(error), "")
    steps = [below] if below else []
    for name, index in _STEP.findall(path):
        if index == "...":  # any key of a mapping: msgspec does not say which
            break
        steps.append(name or index)
    return Fault(_said(what), ".".join(steps))


def _said(what: str) -> Message:
    """What msgspec says about a value, as a message."""
    if lacking := _MISSING.search(what):
        return problem("fault-lacking", name=lacking[1])
    if wanted := _WANTED.search(what):
        return problem(_NEEDED[wanted[1]])
    return problem("fault-value", reason=what.replace("`", ""))
