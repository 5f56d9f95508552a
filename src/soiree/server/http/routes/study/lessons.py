"""Lessons: small positions with one task each. The server replays what the learner has played; nothing is stored."""

import functools
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.errors import UnknownLesson
from soiree.core.game import Game, OptionValue
from soiree.core.teaching import lessons
from soiree.core.teaching.lessons import MAX_DECISIONS, Attempt, Lesson, Outcome
from soiree.core.teaching.other_editions import fitting_lessons
from soiree.core.texts.box_facts import Scalar, known_facts
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.games import EditionName, find_edition, find_game
from soiree.server.limits.replaying import ClientReplays
from soiree.server.refusals import NotFound
from soiree.server.table.snapshot import GameEvent, Option, encode, encode_game_event, raw_json

MAX_TOKEN = 40  # characters


class LessonList(msgspec.Struct, frozen=True):
    """The lessons of a game in order, and the facts of its box that their texts mention, by the names of their variables.

    In another edition than the shipped one, lessons are left out whose positions are not the same there.
    """

    lessons: list[str]
    facts: dict[str, Scalar]
    first_game: dict[str, OptionValue]  # options of a table for a first, short game
    edition: str
    editions: list[str]  # the shipped one first
    left_out: int


class Decisions(msgspec.Struct, forbid_unknown_fields=True):
    """What the learner has decided since the start of the lesson."""

    tokens: Annotated[list[Annotated[str, msgspec.Meta(max_length=MAX_TOKEN)]], msgspec.Meta(max_length=MAX_DECISIONS)] = []


class LessonStep(msgspec.Struct, frozen=True):
    """A lesson as the learner sees it after these decisions."""

    seat: int
    seats: int
    view: dict[str, object]
    prompt: str
    moves: list[Option]
    events: list[GameEvent]  # since the start of the lesson
    outcome: Outcome
    nudge: str  # the message after a failed attempt; '' before
    solution: list[str]  # one way to the goal; empty before an attempt has failed


STEPS = {200: ResponseSpec(LessonStep, description="the lesson after these decisions", generate_examples=False), **PROBLEMS}


@get("/api/games/{game:str}/lessons", responses=PROBLEMS, sync_to_thread=True)
def list_lessons(game: str, edition: EditionName = "") -> LessonList:
    """The lessons of a game that hold in an edition, in the order in which they are taught."""
    found = find_edition(game, edition)
    taught, fitting = lessons.lessons(found), _fitting(found)
    known = known_facts(taught.facts, found.printed())
    return LessonList(
        lessons=[one.id for one in fitting],
        facts=known,
        first_game=taught.first_game,
        edition=found.edition,
        editions=find_game(game).edition_names(),
        left_out=len(taught.lesson) - len(fitting),
    )


@post("/api/games/{game:str}/lessons/{lesson:str}", responses=STEPS, status_code=200)
async def play_lesson(replays: ClientReplays, game: str, lesson: str, data: Decisions, edition: EditionName = "") -> Response[bytes]:
    """Replays a lesson with the learner's decisions. An illegal one is refused with its clause."""
    return Response(await replays.run(_played, game, lesson, data.tokens, edition), media_type=MediaType.JSON)


def _played(game: str, lesson: str, tokens: list[str], edition: str) -> bytes:
    found = find_edition(game, edition)
    try:
        chosen = lessons.lesson(found, lesson)
    except UnknownLesson as error:
        raise NotFound("no-lesson", detail=str(error)) from None
    if chosen not in _fitting(found):
        raise NotFound("no-lesson", detail=f"the lesson {lesson} does not hold in the edition {found.edition}")
    return encode(_step(chosen, lessons.attempt(found, chosen, tokens)))


@functools.cache
def _fitting(game: Game) -> tuple[Lesson, ...]:
    """The lessons that hold in an edition. Cached: each is played to find out."""
    return fitting_lessons(game)


def _step(lesson: Lesson, attempt: Attempt) -> LessonStep:
    match, seat = attempt.match, lesson.seat
    prompt = match.prompt(seat)
    tokens = match.moves(seat) if attempt.outcome == "open" else ()
    return LessonStep(
        seat=seat,
        seats=match.seats,
        view=raw_json(match.view(seat).encode()),
        prompt=prompt,
        moves=[Option(token, match.game.say_move(token, prompt)) for token in tokens],
        events=[encode_game_event(match.game, event) for event in match.events(seat)],
        outcome=attempt.outcome,
        nudge=attempt.nudge,
        solution=list(lesson.solution) if attempt.outcome == "failed" else [],
    )


ROUTES = [list_lessons, play_lesson]
