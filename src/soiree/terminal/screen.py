"""The screen: where a person reads and types, in the house's colours and in their language."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from soiree.core.words import LANGUAGES, Words, words

BRASS = "#c8a45a"
WIDEST = 100  # longer lines are hard to read


def progress_console() -> Console:
    """Where progress bars are shown: standard error, so that output can be redirected."""
    return Console(stderr=True, theme=Theme({"bar.complete": BRASS, "bar.finished": BRASS}))


def language_of(environment: Mapping[str, str]) -> str:
    """The language that the terminal is set to; English where it is none of ours."""
    setting = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return setting[:2].lower() if setting[:2].lower() in LANGUAGES else "en"


class Screen:
    """A console with words: those of the house, and those of a game if there is one."""

    def __init__(self, language: str | None = None, folder: Path | None = None) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.folder = folder
        self.turned = False  # whether a page has been turned yet
        self.words: Words = words(language or language_of(os.environ), folder)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def interactive(self) -> bool:
        """Whether a person sits here; else lines come from a file or another program."""
        return self.console.is_terminal and sys.stdin.isatty()

    def switch_language(self) -> None:
        """The next language of the house."""
        after = LANGUAGES.index(self.words.language) + 1
        self.words = words(LANGUAGES[after % len(LANGUAGES)], self.folder)

    def fresh(self) -> None:
        """A new page: the screen is cleared, or a line left free on the first page and where there is no screen to clear."""
        if self.interactive and self.turned:
            self.console.clear()
        else:
            self.console.print()
        self.turned = True

    def say(self, message: str, style: str = "", **about: object) -> None:
        self.show(Text(self.words(message, about), style=style))

    def show(self, text: Text, indent: int = 1) -> None:
        """A paragraph, wrapped at the width that is good to read."""
        for line in text.wrap(self.console, self.width - indent - 1):
            line.rstrip()
            self.console.print(Text(" " * indent) + line)

    def entry(self, name: str, text: str, column: int = 0) -> None:
        """A name with what it means beside it, all its lines below each other."""
        column = column or len(name)
        for place, line in enumerate(Text(text).wrap(self.console, self.width - column - 4)):
            line.rstrip()
            self.console.print(Text.assemble((f" {name if place == 0 else '':<{column}}  ", f"bold {BRASS}"), line))

    def ask(self) -> str | None:
        """What is typed next, without spaces at its ends; None at the end of input."""
        self.console.file.flush()
        if self.interactive:
            try:
                return input(" › ").strip()
            except EOFError:
                self.console.print()
                return None
        line = sys.stdin.readline()
        if not line:
            return None
        self.console.print(Text(f" › {line.strip()}"))  # so that a transcript reads like the game
        return line.strip()
