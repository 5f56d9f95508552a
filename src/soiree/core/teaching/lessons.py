"""Lessons: small positions with one task each. They are data: `lessons.toml` in the room.

A lesson is a position, a goal, and what the other seats and chance do. `attempt` replays the learner's tokens from the position and returns
whether the goal is reached. It is stateless: the same tokens always give the same answer. Texts are in `words/lessons.LANGUAGE.ftl`:
a lesson ID has the messages lesson-ID-title, -text, -task, -nudge and -why, and lesson-ID-nudge-NAME for each of its own nudges.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from soiree.core.chance.dealers import Rehearsed
from soiree.core.errors import BadRoom, IllegalMove, UnknownLesson
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match
from soiree.core.teaching.conditions import Condition, all_hold
from soiree.core.teaching.files import read
from soiree.core.texts.box_facts import Fact

MAX_DECISIONS = 40  # of a learner in one attempt
MAX_REPLIES = 400  # decisions of the other seats in one attempt; more means that the lesson cannot end
Outcome = Literal["open", "solved", "failed"]


class Nudge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text after a failed attempt that meets the conditions of `when`: the message lesson-ID-nudge-NAME."""

    name: str
    when: tuple[Condition, ...]
    says: tuple[Condition, ...] = ()  # what the text says about the attempt; the tests look for an attempt in which it is not true


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position with one task."""

    id: str
    position: object  # in the position language of section 9 of the spec
    goal: tuple[Condition, ...]  # all must hold
    solution: tuple[str, ...]  # one way to the goal; the tests play it
    wrong: tuple[str, ...]  # a try that fails; the tests play it too
    seat: int = 0
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    decisions: int = MAX_DECISIONS  # an attempt with this many decisions has failed
    replies: tuple[str, ...] | None = None  # moves of the other seats, the first that is legal; None: the attempt ends with the turn
    after_reply: bool = False  # the goal must hold when the learner decides again, or at the end of the game
    chance: tuple[str, ...] = ()  # outcomes in order, each as soon as it is possible; other nodes are sampled
    seed: int = 1
    nudges: tuple[Nudge, ...] = ()
    says: tuple[Condition, ...] = ()  # what the general nudge says, as in Nudge
    fails_if: tuple[Condition, ...] = ()  # if all hold, the attempt has failed; without conditions it fails only at its end


class Lessons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The lessons of a game in order, the facts of its box that their texts mention, and the options of a first game after them."""

    lesson: tuple[Lesson, ...]
    facts: dict[str, Fact] = {}
    first_game: dict[str, OptionValue] = {}  # of a table on which a newcomer plays a short game


class Attempt(msgspec.Struct, frozen=True):
    """A lesson after some decisions. `nudge` is the message of a failed attempt."""

    match: Match
    outcome: Outcome
    nudge: str = ""


def lessons(game: Game) -> Lessons:
    """The lessons of a game; none if it has no lessons.toml. Raises BadRoom if the file is not as described here."""
    return read(game.folder / "lessons.toml", Lessons) or Lessons(())


def lesson(game: Game, id: str) -> Lesson:
    """The lesson with this id; raises UnknownLesson."""
    for one in lessons(game).lesson:
        if one.id == id:
            return one
    raise UnknownLesson(f"{game.id} has no lesson {id[:40]!r}")


def start(game: Game, lesson: Lesson) -> Match:
    """The position of a lesson. Raises BadPosition, BadSeats or BadOption if it is not one of the game."""
    seats, options = game.check_seats(lesson.seats), game.check_options(lesson.options)
    return Match(game, game.position(lesson.position, seats, options), options, Rehearsed(lesson.chance, lesson.seed))


def attempt(game: Game, lesson: Lesson, tokens: Sequence[str]) -> Attempt:
    """The lesson after these decisions of the learner. Raises a Refusal for one that is illegal or comes after the end of the attempt."""
    match = start(game, lesson)
    outcome: Outcome = "open"
    for number, token in enumerate(tokens, 1):
        if outcome != "open":
            raise IllegalMove("the attempt has ended; begin the lesson again")
        match.play(lesson.seat, token)
        outcome = _after_decision(match, lesson, tokens[:number])
    nudge = _nudge(match, lesson, tokens) if outcome == "failed" else ""
    return Attempt(match, outcome, nudge)


def _after_decision(match: Match, lesson: Lesson, tokens: Sequence[str]) -> Outcome:
    """Plays the replies of the other seats until the learner decides again; returns the outcome of the attempt."""
    replied = 0
    while True:
        deciding = lesson.seat in match.actors
        if (not lesson.after_reply or match.over or (deciding and replied)) and all_hold(lesson.goal, match, lesson.seat, tokens):
            return "solved"
        if lesson.fails_if and all_hold(lesson.fails_if, match, lesson.seat, tokens):
            return "failed"
        at_limit = len(tokens) >= min(lesson.decisions, MAX_DECISIONS) or (replied and lesson.after_reply)
        if match.over or (deciding and at_limit):
            return "failed"
        if deciding:
            return "open"
        if lesson.replies is None:
            return "failed"
        if replied == MAX_REPLIES:
            raise BadRoom(f"the lesson {lesson.id} of {match.game.id} does not end")
        _reply(match, lesson.replies)
        replied += 1


def _reply(match: Match, preferred: Sequence[str]) -> None:
    seat = min(match.actors)
    legal = match.moves(seat)
    match.play(seat, next((token for token in preferred if token in legal), legal[0]))


def _nudge(match: Match, lesson: Lesson, tokens: Sequence[str]) -> str:
    for nudge in lesson.nudges:
        if all_hold(nudge.when, match, lesson.seat, tokens):
            return f"lesson-{lesson.id}-nudge-{nudge.name}"
    return f"lesson-{lesson.id}-nudge"
