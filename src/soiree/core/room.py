"""Rooms: a game is a package (its room), and its parts are found by file and name. This module has the convention and the loader.

A part is imported when it is first used, so a lobby lists games without loading their rules. `Game` calls the parts;
`soiree.core.conformance.room_faults` checks a room against the convention.
"""

import functools
import importlib
import importlib.util
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from soiree.core.errors import BadRoom


class Part(NamedTuple):
    """A name that a file of every room exports: a function, or a class that is called with the same arguments."""

    file: str
    name: str
    takes: tuple[str, ...]
    gives: str

    def __str__(self) -> str:
        return f"{self.file}.py: {self.name}({', '.join(self.takes)}): {self.gives}"


# `box` is what read_box returned: a type of the room's own. `at` is a position in the language of section 9 of the spec.
PARTS = (
    Part("box", "read_box", ("path",), "the printed facts of a board.toml, checked, in a type of the room's own"),
    Part("rules", "new", ("box", "seats", "options"), "the State before the first step"),
    Part("notation", "notation", ("box",), "the Notation: tokens of actions and chance outcomes"),
    Part("view", "View", (), "the View of one reader, a struct"),
    Part("score", "score", ("box", "view"), "the Score of a game that is over: what is compared, and what decided"),
    Part("belief", "Worlds", ("box", "view"), "the Worlds: states that are consistent with a view"),
    Part("belief", "secrets", ("state", "seat"), "what is hidden from the seat, a list of facts such as 'hand1:S'"),
    Part("position", "position", ("box", "at", "seats", "options"), "the State of a position set up by hand"),
    Part("invariants", "violations", ("state",), "the invariants of section 10 of the spec that do not hold"),
    Part("invariants", "violations_between", ("before", "after"), "the invariants that one step has broken"),
    Part("phrases", "say_move", ("box", "token", "prompt"), "the Message that offers a move"),
    Part("phrases", "say_event", ("box", "event"), "the Message that reports an event"),
    Part("refusals", "say_refusal", ("box", "view", "token", "prompt", "clause"), "the Message that says why a move is refused"),
    Part("eval", "Evaluation", ("weights",), "the Evaluation of positions"),
    Part("features", "Features", ("box", "seats"), "the Features: a view as integers"),
    Part("terminal", "draw", ("box", "view", "words", "names", "aids"), "the table in a terminal, for Rich"),
    Part("picture", "picture", ("box", "view", "words", "names"), "the table as SVG"),
)

# A room may have these parts; each comes with the words files of its name.
OPTIONAL_PARTS = (Part("reasons", "facts", ("box", "line"), "the Facts of a line of play, with which moves are explained"),)

# Files that every room has besides: data, the base class of the state, the events.
FILES = (
    *("__init__.py", "board.toml", "clauses.toml", "weights.toml", "state.py", "events.py"),
    *("words/en.ftl", "words/fr.ftl", "words/refusals.en.ftl", "words/refusals.fr.ftl"),
)

# Words files that a room may have, in every language: what is wrong with printed values (`fault-...`).
OPTIONAL_WORDS = ("faults",)

# Messages that every room has in its words, besides a title `section-N` for the clauses N00 to N99, and those of its moves and events.
MESSAGES = ("title", "tagline", "about")

# Names that the __init__.py of a room may define.
DECLARATIONS = ("MEASURED", "COUNTED")


def folder_of(package: str) -> Path:
    """The folder of a room; the package itself is not imported. Raises BadRoom if there is no such package."""
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadRoom(f"there is no package {package}")
    return Path(spec.submodule_search_locations[0])


def has_file(package: str, file: str) -> bool:
    """Whether a room has this module; it is not imported."""
    return importlib.util.find_spec(f"{package}.{file}") is not None


@functools.cache
def load(package: str, file: str, name: str) -> Callable[..., object]:
    """A part of a room, imported at the first call. Raises BadRoom if the room does not have it."""
    try:
        module = importlib.import_module(f"{package}.{file}")
    except ModuleNotFoundError as error:
        if error.name != f"{package}.{file}":
            raise
        raise BadRoom(f"the room {package} has no file {file}.py; it must define {name}") from None
    found: object = getattr(module, name, None)
    if not callable(found):
        raise BadRoom(f"{package}.{file} does not define {name}, or it cannot be called")
    return found


def declared(package: str, name: str) -> tuple[str, ...]:
    """A declaration of the room's __init__.py; () if it has none. Raises BadRoom if it is not a tuple of strings."""
    found: object = getattr(importlib.import_module(package), name, ())
    if not isinstance(found, tuple) or not all(isinstance(entry, str) for entry in found):
        raise BadRoom(f"{name} in the __init__.py of {package} must be a tuple of strings")
    return found
