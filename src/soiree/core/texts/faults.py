"""Faults of printed values: errors of msgspec as messages with the path of the value, and the exception with all of them."""

import re
from collections.abc import Iterable

import msgspec

from soiree.core.editions import COLOUR, SHOWN
from soiree.core.errors import BadEdition, Fault, problem
from soiree.core.texts.message import Message

_WITH_PATH = re.compile(r"(.*) - at `(key` in `)?\$(.*)`", re.DOTALL)  # msgspec's message about a value that does not fit its type
_STEP = re.compile(r"\.([^.\[]+)|\[([0-9]+|\.\.\.)\]")
_MISSING = re.compile(r"Object missing required field `(.*)`")
_NEEDED = {"int": "fault-int", "float": "fault-float", "str": "fault-str", "array": "fault-array", "object": "fault-object"}
_LENGTH = re.compile(r"Expected `(str|array)` of length (>= 1$|<= |)([0-9]*)")
_BOUND = re.compile(r"Expected `(?:int|float)` (>=|<=) (-?[0-9.]+)")
_CHOICE = re.compile(r"Invalid enum value (.*)", re.DOTALL)
_LENGTHS = {("str", ">= 1"): "fault-str-empty", ("str", "<= "): "fault-str-most", ("array", ""): "fault-array-exact"}
_WANTED = re.compile(r"Expected `(int|float|str|array|object)`(?:, got|$)")


def fault(at: str, id: str, **about: object) -> Fault:
    """A fault of the value at a path, as a message of words/faults.*.ftl, shared or of the room."""
    return Fault(problem(id, **about), at)


def refuse(faults: Iterable[Fault]) -> None:
    """Raises BadEdition with all faults, if there are any."""
    found = list(faults)
    if found:
        raise BadEdition(found[0].reason, found)


def misfit(error: msgspec.ValidationError | str, below: str = "") -> Fault:
    """The fault that an error of msgspec reports: the path of the value and what is wrong with it. `below`: the table that was read."""
    found = _WITH_PATH.fullmatch(str(error))
    what, path = (found[1], found[3]) if found else (str(error), "")
    steps = [below] if below else []
    for name, index in _STEP.findall(path):
        if index == "...":  # any key of a mapping: msgspec does not report which
            break
        steps.append(name or index)
    return Fault(_message(what), ".".join(steps))


def misfitting(error: msgspec.ValidationError, sentence: str = "fault-shape", below: str = "") -> BadEdition:
    """The exception for an error of msgspec: the sentence says where the value is and what is wrong with it. `below` as in `misfit`."""
    found = misfit(error, below)
    return BadEdition(problem(sentence, at=found.at, reason=found.reason) if found.at else found.reason, [found])


def _message(what: str) -> Message:
    """The message for an error text of msgspec."""
    if lacking := _MISSING.search(what):
        return problem("fault-lacking", name=lacking[1])
    if wanted := _WANTED.search(what):
        return problem(_NEEDED[wanted[1]])
    if (length := _LENGTH.match(what)) and (sentence := _LENGTHS.get((length[1], length[2]))):
        return problem(sentence, number=length[3])
    if bound := _BOUND.match(what):
        return problem("fault-number-size", most=bound[2]) if bound[1] == "<=" else problem("fault-number-least", least=bound[2])
    if choice := _CHOICE.match(what):
        return problem("fault-choice", value=choice[1].strip("'"))
    if what.endswith(f"matching regex {COLOUR!r}"):
        return problem("fault-colour")
    if what.endswith(f"matching regex {SHOWN!r}"):
        return problem("fault-name")
    return problem("fault-value", reason=what.replace("`", ""))
