"""The screen: a console that prints messages in a language and reads what is typed."""

import os
import sys
from pathlib import Path

from rich.console import Console
from rich.text import Text
from rich.theme import Theme

from soiree.core.texts.language import LANGUAGES, language_of
from soiree.core.texts.words import Words, words

BRASS = "#c8a45a"
WIDEST = 100  # longer lines are hard to read


def progress_console() -> Console:
    """The console for progress bars: standard error, so that output can be redirected."""
    return Console(stderr=True, theme=Theme({"bar.complete": BRASS, "bar.finished": BRASS}))


class Screen:
    """A console with the shared messages, and those of a game if its folder is given."""

    def __init__(self, language: str | None = None, folder: Path | None = None) -> None:
        self.console = Console(highlight=False, emoji=False, markup=False)
        self.folder = folder
        self.first_page = True
        self.words: Words = words(language or language_of(os.environ), folder)

    @property
    def width(self) -> int:
        return min(self.console.width, WIDEST)

    @property
    def interactive(self) -> bool:
        """Whether input and output are a terminal, rather than a file or another program."""
        return self.console.is_terminal and sys.stdin.isatty()

    def switch_language(self) -> None:
        """Changes to the next supported language."""
        after = LANGUAGES.index(self.words.language) + 1
        self.words = words(LANGUAGES[after % len(LANGUAGES)], self.folder)

    def new_page(self) -> None:
        """Clears an interactive screen; prints an empty line instead on the first page and elsewhere."""
        if self.interactive and not self.first_page:
            self.console.clear()
        else:
            self.console.print()
        self.first_page = False

    def say(self, message: str, style: str = "", **about: object) -> None:
        """Prints the message with this id."""
        self.show(Text(self.words(message, about), style=style))

    def show(self, text: Text, indent: int = 1) -> None:
        """Prints a paragraph, wrapped at a readable width."""
        for line in text.wrap(self.console, self.width - indent - 1):
            line.rstrip()
            self.console.print(Text(" " * indent) + line)

    def entry(self, name: str, text: str, column: int = 0) -> None:
        """Prints a name and a text beside it in a column of its own, `column` characters to the right."""
        column = column or len(name)
        for number, line in enumerate(Text(text).wrap(self.console, self.width - column - 4)):
            line.rstrip()
            self.console.print(Text.assemble((f" {name if number == 0 else '':<{column}}  ", f"bold {BRASS}"), line))

    def ask(self) -> str | None:
        """The next line of input, stripped; None at the end of input."""
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
        self.console.print(Text(f" › {line.strip()}"))  # so that the output has what was typed
        return line.strip()
