"""Texts about a box take its numbers from its data: what to look for in a text, and a box with other numbers."""

import re
from collections.abc import Mapping

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

NUMBER_WORDS = {
    "en": r"\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|hundred|twice|thrice)\b",
    "fr": r"\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|cent)\b",
}


def own_number(text: str, language: str) -> list[str]:
    """The lines of a words file that have a number of their own, in digits or in words."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    texts = [re.sub(r"\{[^}]*\}|^[\w-]+ =|^ +\*?\[\w+\]", "", line) for line in lines]
    return [text for text in texts if re.search(rf"\d|{NUMBER_WORDS[language]}", text, flags=re.IGNORECASE)]


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the parser's name of the node
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    found = Variables()
    found.visit(message)
    return found.names


def another(value: object) -> object:
    """The same board with every number grown and every list longer: with its entries again, and once more under other names."""
    if isinstance(value, bool):
        return value
    if isinstance(value, int):
        return 2 * value + 1  # so that differences grow, too
    if isinstance(value, Mapping):
        return {name: another(one) for name, one in value.items()}
    if isinstance(value, list):
        grown = [another(one) for one in value]
        return [*grown, *grown, *(renamed(one) for one in grown)]
    return value


def renamed(value: object) -> object:
    if isinstance(value, str):
        return f"{value}'"
    return {name: renamed(one) for name, one in value.items()} if isinstance(value, Mapping) else value
