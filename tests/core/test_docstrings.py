"""Every public class and function of the library, of core and of bots says what it is for; an override inherits its docstring."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.specs import ROOT

PACKAGE = ROOT / "src" / "soiree"
MODULES = [PACKAGE / "__init__.py", *sorted((PACKAGE / "core").rglob("*.py")), *sorted((PACKAGE / "bots").rglob("*.py"))]
ABSTRACT = {"deal", "choose"}  # documented in the base class


def public(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.ClassDef]:
    for statement in tree.body:
        if isinstance(statement, ast.FunctionDef | ast.ClassDef) and not statement.name.startswith("_"):
            yield statement
            if isinstance(statement, ast.ClassDef):
                methods = [member for member in statement.body if isinstance(member, ast.FunctionDef)]
                yield from (method for method in methods if not method.name.startswith("_") and method.name not in ABSTRACT)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_what_is_public_is_documented(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    assert [statement.name for statement in public(tree) if ast.get_docstring(statement) is None] == []
