"""Words: what a person reads, from the Fluent files of the package and of a game's room."""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from soiree.core.message import PLAYER, Message

LANGUAGES = ("en", "fr")
_SHARED = Path(__file__).parent.parent / "words"


class Words:
    """The messages of one language: the shared ones, and those of a game if there is one."""

    def __init__(self, language: str, folder: Path | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"Soirée speaks {', '.join(LANGUAGES)}, not {language!r}")
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for place in (_SHARED, folder / "words" if folder else None):
            if place is not None:
                text = (place / f"{language}.ftl").read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text))

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def __call__(self, message: str, about: Mapping[str, object] | None = None, **more: object) -> str:
        """The message about these things. A missing message or variable is a defect, so it raises."""
        entry = self._bundle.get_message(message)
        if entry.value is None:
            raise LookupError(f"the message {message!r} has no text in {self.language!r}")
        text, problems = self._bundle.format_pattern(entry.value, {**(about or {}), **more})
        if problems:
            raise problems[0]
        return str(text)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message of the games, with the players' names."""
        if message.id == PLAYER:
            seat = message.about["seat"]
            assert isinstance(seat, int)
            return names[seat]
        return self(message.id, {name: self._said(value, names) for name, value in message.about.items()})

    def _said(self, value: object, names: Sequence[str]) -> object:
        if isinstance(value, Message):
            return self.say(value, names)
        if isinstance(value, list):
            return ", ".join(str(self._said(part, names)) for part in value)
        return value


def seat_names(seats: int, words: Words) -> list[str]:
    """What seats are called where nobody is known: by their numbers."""
    return [words("ui-seat", seat=seat) for seat in range(seats)]


@functools.cache
def words(language: str, folder: Path | None = None) -> Words:
    """The words of a language, read once."""
    return Words(language, folder)
