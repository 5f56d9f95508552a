"""No code of the package uses a private name of another class or module."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.specs import ROOT

SOURCES = ROOT / "src" / "soiree"
LOOKS_FOREIGN = re.compile(r"(?<!self)(?<!cls)\._[a-z]|^from soiree[^\n]* _[a-z]|^    _\w+( as \w+)?,$", re.MULTILINE)  # most files do not
OF_LIBRARIES = {"_replace", "_asdict", "_exit", "_SubParsersAction", "_metavar_formatter"}  # public, or with no public counterpart


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.startswith("__")


def own_names(part: ast.AST) -> set[str]:
    """The private names that a class or a module defines."""
    found = {one.attr for one in ast.walk(part) if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)}
    return found | {one.name for one in ast.walk(part) if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)}


def foreign_names(text: str, package: str = "soiree") -> Iterator[str]:
    """Private names that are imported, or used of anything but the object itself, its class, or another object of the class."""
    if not LOOKS_FOREIGN.search(text):
        return
    tree = ast.parse(text)
    within: dict[ast.AST, set[str]] = {}
    for part in ast.walk(tree):
        if isinstance(part, ast.ClassDef):
            names = own_names(part)
            within |= dict.fromkeys(ast.walk(part), names)
    for part in ast.walk(tree):
        if isinstance(part, ast.ImportFrom) and (part.module or "").startswith(package):
            yield from (f"import {alias.name}" for alias in part.names if is_private(alias.name))
        if isinstance(part, ast.Attribute) and is_private(part.attr) and part.attr not in OF_LIBRARIES:
            of_itself = isinstance(part.value, ast.Name) and part.value.id in {"self", "cls"}
            if not of_itself and part.attr not in within.get(part, ()):
                yield ast.unparse(part)


def test_no_class_reaches_into_another() -> None:
    files: list[Path] = sorted(SOURCES.rglob("*.py"))
    assert len(files) > 400
    found = {(str(file.relative_to(SOURCES)), name) for file in files for name in foreign_names(file.read_text(encoding="utf-8"))}
    assert found == set()


def test_a_private_name_of_another_class_is_found() -> None:
    text = """
from soiree.core.game import _option
class Table:
    def __init__(self, other):
        self._log = other._log + other._state
"""
    assert sorted(foreign_names(text)) == ["import _option", "other._state"]
