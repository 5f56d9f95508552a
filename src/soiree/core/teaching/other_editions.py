"""Which lessons and examples can be shown for another edition: those that play exactly as in the edition that they were written for.

Their texts describe positions of the shipped board. So each is played in both editions, and it is kept if every view, every list of legal
moves and every verdict is the same. Numbers in the texts then come from the other edition, and are true there.
"""

import functools
from collections.abc import Sequence

import msgspec

from soiree.core.errors import BadRoom, SoireeError
from soiree.core.game import Game
from soiree.core.match import Match
from soiree.core.teaching import guides, lessons
from soiree.core.teaching.guides import Example
from soiree.core.teaching.lessons import Lesson


@functools.cache
def shipped(package: str) -> Game:
    """The game of a room with its own box."""
    return Game(package)


def fitting_lessons(game: Game) -> tuple[Lesson, ...]:
    """The lessons of a game that hold in its edition, in order; all of them in the shipped one."""
    original = shipped(game.package)
    every = lessons.lessons(game).lesson
    if game.edition == original.edition:
        return every
    return tuple(one for one in every if _same(_lesson_trace(original, one), _lesson_trace(game, one)))


def fitting_examples(game: Game) -> tuple[Example, ...]:
    """The worked examples of a game that hold in its edition, in order; all of them in the shipped one."""
    original = shipped(game.package)
    every = guides.guide(game).example
    if game.edition == original.edition:
        return every
    return tuple(one for one in every if _same(_example_trace(original, one), _example_trace(game, one)))


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
