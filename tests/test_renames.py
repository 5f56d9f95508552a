"""docs/renames: every name that something has now is the name of something in the sources."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.specs import ROOT

PAGES = sorted((ROOT / "docs/renames").glob("[a-z]*.md"))  # README is their index
PYTHON = ("src", "tests", "bench", "tools")
UNCHANGED = re.compile(r"^(declined|kept)")
WORD = re.compile(r"[A-Za-z_]\w*")
HAS_PLACES = re.compile(r"gatsby|edgar_lucien/|/edgar-lucien/")  # games whose places are numbered
SOURCES = {".py", ".ts", ".svelte", ".mjs", ".cjs"}
PLACE_AS_INDEX = re.compile(
    r"for place, \w+ in enumerate\(|, place(?:: number)?\) =>| as [^\n]*, place \(|for \((?:const \[place,|let place =)"
)


def defined() -> set[str]:
    """The names of modules, packages, classes, functions, arguments, attributes and constants; of the page all words."""
    found: set[str] = set()
    for folder in PYTHON:
        for file in (ROOT / folder).rglob("*.py"):
            found |= {*file.relative_to(ROOT).with_suffix("").parts, file.suffix[1:]}
            for part in ast.walk(ast.parse(file.read_text("utf-8"))):
                match part:
                    case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                        found.add(name)
                    case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                        found.add(name)
                    case ast.Constant(value=str() as text) if folder == "src" and WORD.fullmatch(text):
                        found.add(text)  # __slots__, names of structs that are generated
    for file in (ROOT / "web").glob("[st]*/**/*"):
        if file.suffix in {".ts", ".svelte", ".mjs", ".css"}:
            found |= {*WORD.findall(str(file.relative_to(ROOT))), *WORD.findall(file.read_text("utf-8"))}
    return found


def new_names(text: str) -> Iterator[str]:
    """What stands in backticks in the second column of the tables, and behind the arrows of the lists."""
    section = ""
    for line in text.splitlines():
        if line.startswith("#"):
            section = line.strip("# ")
        cells = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        note = cells[2] if len(cells) > 2 else ""
        if section.startswith(("Kept", "What kept")) or UNCHANGED.match(note):
            continue
        named = cells[1] if len(cells) > 1 else line.partition("→")[2].partition("(")[0]
        for quoted in re.findall(r"`([^`]+)`", named):
            yield from WORD.findall(quoted.replace("=", " "))


@pytest.fixture(scope="module")
def names() -> set[str]:
    return defined()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_what_something_is_called_now_is_in_the_sources(page: Path, names: set[str]) -> None:
    wanted = set(new_names(page.read_text("utf-8"))) - {"GAME", "id", "file"}
    assert len(wanted) > 20
    assert sorted(wanted - names) == []


@pytest.mark.parametrize("folder", ["src", "tests", "bench", "tools", "web/src", "web/tests", "web/tools"])
def test_an_index_is_not_called_a_place(folder: str) -> None:
    """A place is a location of a game; VOCABULARY asks for the right word elsewhere."""
    files = {str(file.relative_to(ROOT)): file for file in (ROOT / folder).rglob("*") if file.suffix in SOURCES}
    others = [(name, file) for name, file in files.items() if not HAS_PLACES.search(name) and name != "tests/test_renames.py"]
    assert len(others) > 2
    assert [(name, found) for name, file in others for found in PLACE_AS_INDEX.findall(file.read_text("utf-8"))] == []


@pytest.mark.parametrize(
    "text",
    ["for place, one in enumerate(all):", "all.map((one, place) => one)", "{#each all as one, place (place)}", "for (let place = 0;"],
)
def test_an_index_that_is_called_a_place_is_found(text: str) -> None:
    assert PLACE_AS_INDEX.findall(text)


def test_a_name_that_nothing_has_is_found(names: set[str]) -> None:
    page = "| `Patient` | `ReconnectingBackend` | as proposed |\n| `x` | `http/routes/hints` | declined |\n"
    assert sorted(set(new_names(page)) - names) == ["ReconnectingBackend"]
