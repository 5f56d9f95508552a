"""Every public class and function of the library, of core, bots and lab says what it is for, what it takes and what it raises."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.specs import ROOT

PACKAGE = ROOT / "src" / "soiree"
MODULES = [PACKAGE / "__init__.py", *(file for part in ("core", "bots", "lab") for file in sorted((PACKAGE / part).rglob("*.py")))]
ABSTRACT = {"deal", "choose"}  # documented in the base class
OF_TESTS = {"AssertionError", "NotImplementedError"}  # of functions that assert, and of what a subclass must define
EXPLAINED = {"console"}  # explained for the whole lab in its package: where progress is shown
INIT = "__init__"  # its parameters are attributes, which have comments
WORD = re.compile(r"\w+")

Documented = ast.FunctionDef | ast.ClassDef


def public(tree: ast.Module) -> Iterator[tuple[Documented, str]]:
    """The public definitions of a module, each with its docstring: of a constructor with that of its class."""
    for statement in tree.body:
        if not isinstance(statement, Documented) or statement.name.startswith("_"):
            continue
        docstring = ast.get_docstring(statement) or ""
        yield statement, docstring
        for member in statement.body if isinstance(statement, ast.ClassDef) else []:
            if isinstance(member, ast.FunctionDef) and member.name == INIT:
                yield member, docstring + (ast.get_docstring(member) or "")
            elif isinstance(member, ast.FunctionDef) and not member.name.startswith("_") and member.name not in ABSTRACT:
                yield member, ast.get_docstring(member) or ""


def raised(node: ast.AST) -> Iterator[str]:
    """The errors that a function raises itself: not those of functions inside it, and not one that it only passes on."""
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.Raise) and part.exc is not None:
            yield ast.unparse(part.exc).partition("(")[0]
        if not isinstance(part, Documented | ast.Lambda):
            yield from raised(part)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_what_is_public_is_documented(module: Path) -> None:
    tree = ast.parse(module.read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    assert [statement.name for statement, docstring in public(tree) if not docstring] == []


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_what_is_raised_is_documented(module: Path) -> None:
    found = public(ast.parse(module.read_text(encoding="utf-8")))
    functions = [(function, docstring) for function, docstring in found if isinstance(function, ast.FunctionDef)]
    silent = [function.name for function, docstring in functions if set(raised(function)) - OF_TESTS and "raise" not in docstring.lower()]
    assert silent == []


def unexplained(function: ast.FunctionDef, docstring: str) -> list[str]:
    """The parameters whose type does not say what they mean: those that are true or false, or may be None."""
    arguments = [*function.args.args, *function.args.kwonlyargs]
    unclear = [
        one.arg for one in arguments if one.annotation is not None and {"bool", "None"} & set(WORD.findall(ast.unparse(one.annotation)))
    ]
    return [name for name in unclear if name not in EXPLAINED and not re.search(rf"\b{name.removesuffix('s')}", docstring)]


@pytest.mark.parametrize("module", MODULES, ids=lambda module: str(module.relative_to(PACKAGE)))
def test_what_a_type_does_not_say_is_documented(module: Path) -> None:
    found = public(ast.parse(module.read_text(encoding="utf-8")))
    functions = [(function, docstring) for function, docstring in found if isinstance(function, ast.FunctionDef) and function.name != INIT]
    assert {function.name: missing for function, docstring in functions if (missing := unexplained(function, docstring))} == {}
