"""Which lessons and examples can be shown for another edition: those that play exactly as in the edition that they were written for.

Their texts describe positions of the shipped board. So each is played in both editions, and it is kept if every view, every list of legal
moves and every verdict is the same, and no text calls something by a name that it does not have there. Numbers in the texts then come from
the other edition, and are true there.
"""

import functools
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import msgspec

from soiree.core.errors import BadRoom, SoireeError
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.teaching import guides, lessons
from soiree.core.teaching.guides import Example
from soiree.core.teaching.lessons import Lesson
from soiree.core.texts.box_facts import known_facts, things
from soiree.core.texts.words import LANGUAGES, words

_MESSAGE = re.compile(r"^([a-z][\w-]*) =(.*(?:\n[ \t]+\S.*)*)", re.MULTILINE)

T = TypeVar("T", Lesson, Example)


@functools.cache
def shipped(package: str) -> Game:
    """The game of a room with its own box."""
    return Game(package)


def fitting_lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game that hold in its edition, in order; all of them in the shipped one."""
    return _fitting(game, lessons.lessons(game).lesson, _lesson_trace, "lessons", "lesson")


def fitting_examples(game: Game) -> tuple[Example, ...]:
    """The worked examples of a game that hold in its edition, in order; all of them in the shipped one."""
    return _fitting(game, guides.guide(game).example, _example_trace, "learn", "example")


def _fitting(game: Game, every: tuple[T, ...], trace: Callable[[Game, T], object], file: str, prefix: str) -> tuple[T, ...]:
    """Those whose texts name things as this edition does, and that play out as in the shipped one."""
    original = shipped(game.package)
    if game.edition == original.edition:
        return every
    named = [one for one in every if not _misnames(game, file, f"{prefix}-{one.id}-")]
    return tuple(one for one in named if _same(trace(original, one), trace(game, one)))


def _misnames(game: Game, file: str, prefix: str) -> bool:
    """Whether a text with this prefix has the shipped name of something that the file of the edition calls differently."""
    return any(
        name.lower() in text.lower()
        for language in LANGUAGES
        for name in _former_names(game, language)
        for id, text in _texts(game.folder / "words" / f"{file}.{language}.ftl").items()
        if id.startswith(prefix)
    )


def _former_names(game: Game, language: str) -> set[str]:
    data, printed, say = guides.guide(game), game.printed(), words(language, game.folder)
    rows = [row for table in data.box for row in things(table, printed, known_facts(data.facts, printed))]
    given = {row.name.id: row.name.about.get(f"name-{language}") for row in rows}
    return {say(id) for id, name in given.items() if name and id in say and name != say(id)}


@functools.cache
def _texts(file: Path) -> dict[str, str]:
    """The messages of a file as they are written."""
    return dict(_MESSAGE.findall(file.read_text(encoding="utf-8")))


def _same(one: object, other: object) -> bool:
    return one is not None and one == other


def _lesson_trace(game: Game, lesson: Lesson) -> object:
    """Everything that a learner observes in the solution and in the wrong try; None if one cannot be played."""
    try:
        return [_attempt_trace(game, lesson, tokens) for tokens in (lesson.solution, lesson.wrong)]
    except BadRoom:
        raise
    except SoireeError:
        return None


def _attempt_trace(game: Game, lesson: Lesson, tokens: Sequence[str]) -> list[object]:
    attempts = [lessons.attempt(game, lesson, tokens[:number]) for number in range(len(tokens) + 1)]
    return [(one.outcome, one.nudge, _observation(one.match, lesson.seat)) for one in attempts]


def _example_trace(game: Game, example: Example) -> object:
    """What every seat observes at each step of an example, with its legal moves; None if the example cannot be played."""
    try:
        plays = [
            guides.play(game, msgspec.structs.replace(example, moves=example.moves[:number], values={}))
            for number in range(len(example.moves) + 1)
        ]
        return [[_observation(one.match, seat) for seat in range(one.match.seats)] for one in plays]
    except BadRoom:
        raise
    except SoireeError:
        return None


def _observation(match: Match, seat: int) -> object:
    """The seat's view without the name of the edition, its prompt and its legal moves."""
    view = msgspec.to_builtins(match.view(seat))
    return {name: value for name, value in view.items() if name != "edition"}, match.prompt(seat), match.moves(seat)
