"""Command-line parsers whose help and errors are in the reader's language.

Every text of a parser is the id of a message in words/cli.*.ftl. It is looked up when help is printed, so that building the parsers of
all commands stays fast. The texts of argparse itself (headings, errors) are replaced by messages too.
"""

import argparse
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from soiree.core.errors import SoireeError, problem
from soiree.core.texts.language import LANGUAGES
from soiree.core.texts.message import Message

if TYPE_CHECKING:
    from soiree.core.texts.words import Words

HEADINGS = {"positional arguments": "cli-arguments", "options": "cli-options"}  # argparse's own

# What argparse reports, and our message for it.
_PROBLEMS = [
    (r"argument (?P<argument>[^:]+): (?P<reason>.+)", "error-argument"),
    (r"the following arguments are required: (?P<names>.+)", "error-required"),
    (r"one of the arguments (?P<names>.+) is required", "error-one-required"),
    (r"unrecognized arguments: (?P<names>.+)", "error-unrecognized"),
    (r"invalid choice: (?P<value>.+?)(, maybe you meant .+)? \(choose from (?P<choices>.+)\)", "error-choice"),
    (r"expected one argument", "error-value-missing"),
    (r"expected at least one argument", "error-value-missing"),
    (r"ignored explicit argument (?P<value>.+)", "error-no-value"),
    (r"not allowed with argument (?P<other>.+)", "error-not-with"),
    (r"ambiguous option: (?P<option>.+) could match (?P<matches>.+)", "error-ambiguous"),
    (r"invalid int value: (?P<value>.+)", "error-not-whole"),
    (r"invalid float value: (?P<value>.+)", "error-not-a-number"),
    (r"from (?P<low>-?\d+) to (?P<high>-?\d+), not (?P<value>.+)", "error-not-between"),  # ours, see `whole_number`
    (r"at least (?P<low>-?\d+), not (?P<value>.+)", "error-too-small"),
]


class BadUsage(SoireeError):
    """A command line with wrong arguments."""


class Help(str):
    """The id of a help text that has variables."""

    __slots__ = ("about",)
    about: dict[str, object]

    def __new__(cls, id: str, **about: object) -> "Help":
        made = super().__new__(cls, id)
        made.about = about
        return made


class Formatter(argparse.HelpFormatter):
    """Prints messages where argparse would print the ids."""

    def __init__(self, prog: str, language: str) -> None:
        super().__init__(prog)
        from soiree.core.texts.words import words_about  # loads Fluent, which only help needs

        self._words = words_about("cli", language)

    def _message(self, text: str) -> str:
        return self._words.say(Message(str(text), text.about if isinstance(text, Help) else {}))

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:  # any: argparse has no public name for a group
        super().add_usage(usage, actions, groups, prefix if prefix is not None else self._words("cli-usage") + " ")

    def add_text(self, text: str | None) -> None:
        super().add_text(self._message(text) if text and text.startswith("cli-") else text)  # the version is no message

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._message(HEADINGS.get(heading, heading)) if heading else heading)

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._message(action.help) if action.help else action.help

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        names = super()._metavar_formatter(action, default_metavar)
        return lambda size: tuple(named(name, self._words) for name in names(size))


class Parser(argparse.ArgumentParser):
    """A parser in one language. Every parser of a tree takes `--lang`, so it can be given before or after the command."""

    language = "en"

    def __init__(self, **settings: Any) -> None:  # any: passed on to argparse
        super().__init__(**settings, add_help=False)
        self.add_argument("-h", "--help", action="help", default=argparse.SUPPRESS, help="cli-help")
        self.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help="cli-lang")

    # argparse also makes a formatter for every argument that is added: those are not printed, and need no messages.

    def format_usage(self) -> str:
        with self._with_messages():
            return super().format_usage()

    def format_help(self) -> str:
        with self._with_messages():
            return super().format_help()

    @contextmanager
    def _with_messages(self) -> Iterator[None]:
        plain, self.formatter_class = self.formatter_class, lambda prog: Formatter(prog, self.language)
        try:
            yield
        finally:
            self.formatter_class = plain

    def error(self, message: str) -> NoReturn:
        """Raises BadUsage, where argparse would print the message and exit."""
        raise BadUsage(problem("error-usage", reason=_problem(message, self.language), command=self.prog))


def parser_in(language: str) -> type[Parser]:
    """The parser of a language; its subparsers are of the same class."""
    return type("Parser", (Parser,), {"language": language})


def language_option(words: Sequence[str]) -> str | None:
    """The value of `--lang` in a command line that is not parsed yet, None without one: errors of parsing are in this language too."""
    language = None
    for index, word in enumerate(words):
        if word == "--":
            break
        following = words[index + 1] if index + 1 < len(words) else ""
        value = following if word == "--lang" else word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        language = value if value in LANGUAGES else language
    return language


def named(metavar: str, words: "Words") -> str:
    """GAME is JEU in French; what has no message (N, K, choices, flags) is the same in all languages."""
    id = "cli-name-" + re.sub("[^a-z]+", "-", metavar.lower()).strip("-")
    return words(id) if metavar.isupper() and id in words else metavar


def whole_number(low: int, high: int | None = None) -> Callable[[str], int]:
    """A type for argparse: a whole number within bounds. It raises ArgumentTypeError for another one, ValueError for another text."""

    def read(text: str) -> int:
        number = int(text)
        if number < low or (high is not None and number > high):
            bounds = f"at least {low}" if high is None else f"from {low} to {high}"
            raise argparse.ArgumentTypeError(f"{bounds}, not {text[:24]}")
        return number

    read.__name__ = "int"  # argparse names the type in its error
    return read


def add_table(parser: argparse.ArgumentParser) -> None:
    """Adds the options that choose a table: the number of seats and the options of the game."""
    parser.add_argument("--seats", type=int, metavar="N", help="cli-seats")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="cli-option")


def _problem(text: str, language: str) -> Message | str:
    """What argparse reports, as a message of ours."""
    from soiree.core.texts.words import words_about

    names = words_about("cli", language)
    for pattern, id in _PROBLEMS:
        found = re.fullmatch(pattern, text, flags=re.DOTALL)
        if found:
            about: dict[str, object] = {name: value for name, value in found.groupdict().items() if value is not None}
            for name in about.keys() & {"argument", "names"}:
                about[name] = ", ".join(named(one, names) for one in found[name].split(", "))
            if "reason" in about:
                about["reason"] = _problem(found["reason"], language)
            return problem(id, **about)
    return text
