"""Localised text: the Fluent files of the package and of a game's folder."""

import functools
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from soiree.core.texts.language import LANGUAGES
from soiree.core.texts.message import PLAYER, Message

__all__ = ["LANGUAGES", "Words", "seat_names", "words", "words_about", "words_in"]

_SHARED = Path(__file__).parent.parent.parent / "words"
_ROOMS = _SHARED.parent / "games"


class Words:
    """The messages of one language, from some files. Raises ValueError for a language that there is not."""

    def __init__(self, language: str, files: Iterable[Path]) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"the languages are {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, about: Mapping[str, object] | None = None, **more: object) -> str:
        """The text of a message with these variables. Without the message or a variable it raises LookupError or FluentFormatError."""
        entry = self._bundle.get_message(message)
        if entry.value is None:
            raise LookupError(f"the message {message!r} has no text in {self.language!r}")
        text, problems = self._bundle.format_pattern(entry.value, {**(about or {}), **more})
        if problems:
            raise problems[0]
        return str(text)

    def say_cause(self, reason: str) -> str:
        """Why a game ended, in the words of the game. Several simultaneous reasons are joined by hyphens in `reason`."""
        parts = [reason] if f"cause-{reason}" in self else reason.split("-")
        return ", ".join(self(f"cause-{part}") if f"cause-{part}" in self else part for part in parts)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The text of a game's message; `names` are the players' names by seat."""
        if message.id == PLAYER:
            seat = message.about["seat"]
            assert isinstance(seat, int)
            return names[seat]
        return self(message.id, {name: self._text(value, names) for name, value in message.about.items()})

    def _text(self, value: object, names: Sequence[str]) -> object:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, list):
            return ", ".join(str(self._text(part, names)) for part in value)
        return value[self.language] if isinstance(value, dict) else value


def seat_names(seats: int, words: Words) -> list[str]:
    """Names for seats without players: "Seat 0", ..."""
    return [words("ui-seat", seat=seat) for seat in range(seats)]


@functools.cache
def words(language: str, folder: Path | None = None) -> Words:
    """The words that all games share, and those of a game if its folder is given; read once."""
    folders = [_SHARED, *([folder / "words"] if folder else [])]
    names = (f"{language}.ftl", f"refusals.{language}.ftl", f"reasons.{language}.ftl")
    return Words(language, [own / name for own in folders for name in names if (own / name).is_file()])


@functools.cache
def words_in(folder: Path, language: str) -> Words:
    """The words of a package that is no game: those in its folder `words`, read once."""
    return Words(language, [folder / "words" / f"{language}.ftl"])


@functools.cache
def words_about(part: str, language: str) -> Words:
    """The words of one part of the product: `cli` (help and output of commands), `notifications` or `errors`; read once.

    Those of errors include the faults of printed values: shared ones, and those of each room.
    """
    files = [_SHARED / f"{part}.{language}.ftl"]
    if part == "errors":
        faults = f"faults.{language}.ftl"
        files += [_SHARED / faults, *sorted(_ROOMS.glob(f"*/words/{faults}"))]
    return Words(language, files)
