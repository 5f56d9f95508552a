"""Puzzles: one decision each, as its seat saw it. The server knows the answer and the proof; nothing is stored."""

import asyncio
from typing import Annotated

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec

from soiree.core.game import Game
from soiree.core.message import Message
from soiree.core.teaching import puzzles
from soiree.core.teaching.puzzles import Chance, Kind, Puzzle
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.games import find_game
from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.runtime.hints import ExpectedStep, expected_steps
from soiree.server.table.snapshot import GameEvent, Option, encode, encode_game_event, raw_json

MAX_TOKEN = 40  # characters
RECENT = 12  # events before the decision that are shown


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game, the clearest first."""

    puzzles: list[str]


class PuzzleQuestion(msgspec.Struct, frozen=True):
    """The position as the seat that decides saw it."""

    id: str
    seat: int
    seats: int
    view: dict[str, object]
    prompt: str
    moves: list[Option]
    recent: list[GameEvent]  # what happened just before


class Choice(msgspec.Struct, forbid_unknown_fields=True):
    token: Annotated[str, msgspec.Meta(min_length=1, max_length=MAX_TOKEN)]


class JudgedMove(msgspec.Struct, frozen=True):
    """A move that was compared, with its value (0 to 1) and the standard error of it."""

    token: str
    say: Message
    value: float
    error: float


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The proof. `iterations` and `searches`: the effort of the searches that agree on the best move."""

    right: bool
    kind: Kind
    best: JudgedMove
    others: list[JudgedMove]
    line: list[ExpectedStep]
    iterations: int
    searches: int


QUESTIONS = {200: ResponseSpec(PuzzleQuestion, description="the position", generate_examples=False), **PROBLEMS}
ANSWERS = {200: ResponseSpec(PuzzleAnswer, description="the proof", generate_examples=False), **PROBLEMS}


@get("/api/games/{game:str}/puzzles", responses=PROBLEMS, sync_to_thread=True)
def list_puzzles(game: str) -> PuzzleList:
    """The puzzles of a game; none if it has no set."""
    return PuzzleList([one.id for one in puzzles.puzzles(find_game(game))])


@get("/api/games/{game:str}/puzzles/{id:str}", responses=QUESTIONS)
async def show_puzzle(game: str, id: str) -> Response[bytes]:
    """One decision to make."""
    return Response(encode(await asyncio.to_thread(_question, find_game(game), id)), media_type=MediaType.JSON)


@post("/api/games/{game:str}/puzzles/{id:str}", responses=ANSWERS, status_code=200)
async def answer_puzzle(game: str, id: str, data: Choice) -> Response[bytes]:
    """Whether a move is the best one, and the proof. A move that is not legal is refused."""
    return Response(encode(await asyncio.to_thread(_answer, find_game(game), id, data.token)), media_type=MediaType.JSON)


def _question(found: Game, id: str) -> PuzzleQuestion:
    puzzle = _puzzle(found, id)
    match, seat = puzzles.position_of(puzzle, found), puzzle.seat
    return PuzzleQuestion(
        id=puzzle.id,
        seat=seat,
        seats=match.seats,
        view=raw_json(match.view(seat).encode()),
        prompt=puzzle.prompt,
        moves=[Option(token, match.game.say_move(token, puzzle.prompt)) for token in match.moves(seat)],
        recent=[encode_game_event(match.game, event) for event in match.events(seat)[-RECENT:]],
    )


def _answer(found: Game, id: str, token: str) -> PuzzleAnswer:
    puzzle = _puzzle(found, id)
    match = puzzles.position_of(puzzle, found)
    if token not in match.moves(puzzle.seat):
        raise RequestRefused("puzzle-move")

    def judged(chance: Chance) -> JudgedMove:
        return JudgedMove(chance.move, match.game.say_move(chance.move, puzzle.prompt), chance.value, chance.error)

    return PuzzleAnswer(
        right=token == puzzle.best.move,
        kind=puzzle.kind,
        best=judged(puzzle.best),
        others=[judged(one) for one in puzzle.others],
        line=expected_steps(match.game, list(puzzle.best.line), list(puzzle.best.asked)),
        iterations=puzzle.iterations,
        searches=puzzle.searches,
    )


def _puzzle(game: Game, id: str) -> Puzzle:
    for puzzle in puzzles.puzzles(game):
        if puzzle.id == id:
            return puzzle
    raise NotFound("no-puzzle")


ROUTES = [list_puzzles, show_puzzle, answer_puzzle]
