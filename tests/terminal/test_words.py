"""The shared messages: complete in both languages, and all used. Their typography: tests/test_typography.py."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from soiree.bots import LEVELS

PACKAGE = Path(__file__).parents[2] / "src" / "soiree"


def messages_of(file: Path) -> dict[str, ast.Message]:
    """The messages of a words file by id."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def _messages(language: str) -> dict[str, ast.Message]:
    return messages_of(PACKAGE / "words" / f"{language}.ftl")


class _Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def variables_of(message: ast.Message) -> set[str]:
    found = _Variables()
    found.visit(message)
    return found.names


def test_the_helper_finds_variables() -> None:
    assert variables_of(_messages("en")["ui-opponent"]) == {"count", "level", "number"}


def test_both_languages_have_the_same_messages_and_variables() -> None:
    english, french = _messages("en"), _messages("fr")
    assert list(english) == list(french)
    assert all(name.startswith("ui-") for name in english)
    for name, message in english.items():
        assert variables_of(message) == variables_of(french[name]), name


def test_every_message_is_used_and_every_used_message_exists() -> None:
    sources = [path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")]
    used = {name for source in sources for name in re.findall(r'"(ui-[a-z-]+)"', source)}
    used |= {f"ui-level-{level}" for level in (*LEVELS, "random")}
    assert used == set(_messages("en"))
