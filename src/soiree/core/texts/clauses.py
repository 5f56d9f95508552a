"""Clauses of the rules: where each comes from, and at which tables it holds. Their texts are in the words of the game."""

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from soiree.core import structs
from soiree.core.texts.box_facts import Fact


class Clause(msgspec.Struct, frozen=True):
    """The origin of a clause, and the options that it depends on.

    `origin`: `rulebook` if the rulebook states it or it follows from it, `ruling` where the rulebook is unclear, `house` for a house rule.
    `only`: the values of options without which it does not hold.
    """

    id: str
    origin: Literal["rulebook", "ruling", "house"] = "rulebook"
    only: dict[str, str] = {}

    def holds(self, options: Mapping[str, object]) -> bool:
        """Whether it holds at a table with these options."""
        return all(options[name] == value for name, value in self.only.items())


class _ClauseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clauses.toml: the clauses that are not the rulebook's, and those that hold only with a value of an option.

    `facts`: numbers of the box that the texts mention, each by the name of its variable; docs/learn.md describes them.
    """

    ruling: tuple[str, ...]
    house: tuple[str, ...]
    only: dict[str, dict[str, tuple[str, ...]]] = {}
    facts: dict[str, Fact] = {}


def read_clauses(file: Path, ids: Sequence[str]) -> dict[str, Clause]:
    """The clauses with these ids, in their order, with what a clauses.toml says about them."""
    found = _read(file)
    only: dict[str, dict[str, str]] = {id: {} for id in ids}
    for option, by_value in found.only.items():
        for value, concerned in by_value.items():
            for id in concerned:
                only[id][option] = value
    return {id: Clause(id, "house" if id in found.house else "ruling" if id in found.ruling else "rulebook", only[id]) for id in ids}


def facts_in(file: Path) -> dict[str, Fact]:
    """The numbers of the box that the texts of the clauses mention, as a clauses.toml says where they are."""
    return _read(file).facts


def _read(file: Path) -> _ClauseFile:
    return structs.convert(tomllib.loads(file.read_text(encoding="utf-8")), _ClauseFile)
