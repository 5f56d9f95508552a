"""Comments, docstrings and names of tests are plain technical English: none has a turn that docs and texts of the page do not have."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.specs import ROOT

FOLDERS = ("src", "tests", "bench", "tools", "web/src", "web/tests", "web/tools")
MARKUP = {".ts", ".mts", ".mjs", ".cjs", ".svelte", ".css"}
GENERATED = {"node_modules", "__pycache__", "web/src/server/schema.d.ts"}
TURNS = re.compile(
    r"\b(shall|who(?:m)?ever|by (?:it|them)sel(?:f|ves)|(?:is|are|was|were|be|been) told|lies before|(?:the|a|this) house|be it|that which"
    r"|so many(?! (?:that|as)\b)|as one would|for who(?= \w+s\b)|thinks of)\b",
    re.IGNORECASE,
)
PLAIN = re.compile(r"\btold apart\b|\bhouse rules?\b", re.IGNORECASE)  # to tell things apart; the rules that a group plays by
COMMENTS = re.compile(r"/\*.*?\*/|(?<![:\"'`/\\])//[^\n]*|<!--.*?-->", re.DOTALL)
EXCEPTIONS = {"tests/test_prose.py", "tests/test_typography.py"}  # they name the words


def prose_of_python(text: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.string
    for part in ast.walk(ast.parse(text)):
        if isinstance(part, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield ast.get_docstring(part) or ""
        if isinstance(part, ast.FunctionDef) and part.name.startswith("test_"):
            yield part.name.replace("_", " ")


def prose(file: Path) -> Iterator[str]:
    text = file.read_text(encoding="utf-8")
    return prose_of_python(text) if file.suffix == ".py" else iter(COMMENTS.findall(text))


def turns(text: str) -> list[str]:
    return TURNS.findall(PLAIN.sub("", " ".join(text.split())))


def sources(folder: str) -> list[Path]:
    files = [file for file in (ROOT / folder).rglob("*") if file.suffix == ".py" or file.suffix in MARKUP]
    return [file for file in files if not GENERATED & {*file.parts, str(file.relative_to(ROOT))}]


@pytest.mark.parametrize("folder", FOLDERS)
def test_comments_and_docstrings_are_plain(folder: str) -> None:
    files = [file for file in sources(folder) if str(file.relative_to(ROOT)) not in EXCEPTIONS]
    assert len(files) > 2
    assert {(str(file.relative_to(ROOT)), text) for file in files for text in prose(file) if turns(text)} == set()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("The house thinks, whoever\nplays", ["The house", "whoever"]),
        ("It is told so; it shall do it by itself", ["is told", "shall", "by itself"]),
        ("Runs so many iterations, be it slow, for who waits", ["so many", "be it", "for who"]),
        ("Bots are told apart by a number. A house rule. So many that they do not fit.", []),
        ("Retries when the log number is taken.", []),
    ],
)
def test_turns_are_found(text: str, found: list[str]) -> None:
    assert turns(text) == found
