"""Puzzles: one decision each, as its seat saw it. The answer and the proof are on the server only.

The first try of a person counts for their rating and for that of the puzzle. A person's own puzzles are the costly decisions of their
reviewed games; they are not rated.
"""

import datetime as dt
import functools
import hashlib
from typing import Annotated, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from sqlalchemy import Connection

from soiree.bots.analysis.review import Judgement
from soiree.core.game import Game
from soiree.core.records.decisions import Decision, decisions
from soiree.core.records.record import Record
from soiree.core.teaching import puzzles
from soiree.core.teaching.puzzles import Chance, Kind, Puzzle, Theme
from soiree.core.texts.message import Message
from soiree.games import game_of, games
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.games import find_game
from soiree.server.limits.replaying import ClientReplays
from soiree.server.node import Node
from soiree.server.refusals import NotFound, RequestRefused
from soiree.server.runtime.study.hints import ExpectedStep, expected_steps
from soiree.server.storage.people import Person
from soiree.server.storage.store import LogConflict
from soiree.server.storage.study import puzzles as storage
from soiree.server.storage.study import reviews
from soiree.server.table.snapshot import GameEvent, Option, encode, encode_game_event, raw_json
from soiree.server.timestamps import now_ms

MAX_TOKEN = 40  # characters
MAX_OWN = 100  # own puzzles of a person
MONTH = 30  # days in which no puzzle of the day comes again
RECENT = 12  # events before the decision that are shown


class PuzzleLine(msgspec.Struct, frozen=True):
    """A puzzle in the list. `solved`: whether the caller has solved it; null before a try.

    `rating` is its hardness, on the scale of the people who solve it; `share` is that of the people who solved it at once.
    """

    id: str
    themes: list[Theme]
    solved: bool | None
    tries: int
    rating: float = 0.0
    share: float = 0.0


class SolverStatus(msgspec.Struct, frozen=True):
    """The caller at the puzzles of a game: rating, tries that counted, puzzles solved in a row now and at best."""

    rating: float
    tries: int
    streak: int
    best_streak: int


class PuzzleList(msgspec.Struct, frozen=True):
    """The puzzles of a game, the clearest first; `me` is null if the caller is not signed in."""

    puzzles: list[PuzzleLine]
    me: SolverStatus | None


class TodaysPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of the day (UTC)."""

    day: str
    game: str
    id: str


class OwnPuzzle(msgspec.Struct, frozen=True):
    """A decision of the caller in a reviewed game, and what it cost in win chances."""

    table: str
    step: int
    game: str
    cost: float


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


class CountedTry(msgspec.Struct, frozen=True):
    """What a try has changed for the caller; `first`: only the first one counts."""

    me: SolverStatus
    before: float  # the rating
    first: bool


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The proof. `iterations` and `searches`: the effort of the searches that agree on the best move; 0 for an own puzzle.

    `counted` is null if the caller is not signed in, and for own puzzles. `reason`: why the move is best, where that can be said.
    """

    right: bool
    kind: Kind | Literal["own"]
    best: JudgedMove
    others: list[JudgedMove]
    line: list[ExpectedStep]
    iterations: int
    searches: int
    themes: list[Theme] = []
    counted: CountedTry | None = None
    reason: Message | None = None


QUESTIONS = {200: ResponseSpec(PuzzleQuestion, description="the position", generate_examples=False), **PROBLEMS}
ANSWERS = {200: ResponseSpec(PuzzleAnswer, description="the proof", generate_examples=False), **PROBLEMS}


@get("/api/games/{game:str}/puzzles", responses=PROBLEMS)
async def list_puzzles(node: Node, visitor: Person | None, game: str) -> PuzzleList:
    """The puzzles of a game, none if it has no set, with what the caller has made of them."""
    all_of, person = puzzles.puzzles(find_game(game)), "" if visitor is None else visitor.id

    def read(connection: Connection) -> PuzzleList:
        tried = storage.tries_of(connection, person, game) if person else {}
        hard = storage.hardness_of(connection, game)
        lines = [_line(one, tried.get(one.id), hard.get(one.id)) for one in all_of]
        return PuzzleList(lines, _status(storage.solver_of(connection, person, game)) if person else None)

    return await node.store.read(read)


def _line(puzzle: Puzzle, solved: bool | None, hard: storage.Hardness | None) -> PuzzleLine:
    if hard is None:
        return PuzzleLine(puzzle.id, list(puzzle.themes), solved, 0)
    return PuzzleLine(puzzle.id, list(puzzle.themes), solved, hard.tries, hard.rating, hard.solved / hard.tries)


def _status(solver: storage.Solver) -> SolverStatus:
    return SolverStatus(solver.rating, solver.tries, solver.streak, solver.best_streak)


@get("/api/puzzles/today", responses=PROBLEMS, sync_to_thread=True)
def todays_puzzle() -> TodaysPuzzle:
    """One puzzle for everybody, another one each day."""
    return puzzle_of(dt.datetime.now(dt.UTC).date(), tuple((game.id, one.id) for game in games() for one in puzzles.puzzles(game)))


@functools.lru_cache(maxsize=4)
def puzzle_of(day: dt.date, all_of: tuple[tuple[str, str], ...]) -> TodaysPuzzle:
    """The puzzle of a day, of these games and ids; none comes again within 30 days. Raises NotFound if there are none.

    Each puzzle has a hash for each day, and the lowest one that was not chosen before in these 30 days is taken. So a day keeps its
    puzzle when the set grows, unless it gets a new one. One half of the puzzles is for even months of 30 days, the other for odd ones.
    """
    month, number = divmod(day.toordinal(), MONTH)
    left = {one: f"{one[0]} {one[1]}" for one in all_of}
    mine = {one: name for one, name in left.items() if _hash(name) % 2 == month % 2}
    left = mine if len(mine) > number else left
    if not left:
        raise NotFound("no-puzzle")
    for earlier in range(month * MONTH, day.toordinal()):
        if len(left) > 1:
            del left[_lowest(earlier, left)]
    game, id = _lowest(day.toordinal(), left)
    return TodaysPuzzle(day.isoformat(), game, id)


def _lowest(day: int, names: dict[tuple[str, str], str]) -> tuple[str, str]:
    return min(names, key=lambda one: _hash(f"{day} {names[one]}"))


def _hash(text: str) -> int:
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


@get("/api/games/{game:str}/puzzles/{id:str}", responses=QUESTIONS)
async def show_puzzle(replays: ClientReplays, game: str, id: str) -> Response[bytes]:
    """One decision to make."""
    return Response(encode(await replays.run(_question, find_game(game), id)), media_type=MediaType.JSON)


@post("/api/games/{game:str}/puzzles/{id:str}", responses=ANSWERS, status_code=200)
async def answer_puzzle(node: Node, replays: ClientReplays, visitor: Person | None, game: str, id: str, data: Choice) -> Response[bytes]:
    """Whether a move is the best one, and the proof. A move that is not legal is refused. The caller's first try is rated."""
    answer = await replays.run(_answer, find_game(game), id, data.token)
    if visitor is not None:
        counted = await _count(node, visitor.id, game, id, answer.right)
        answer = msgspec.structs.replace(answer, counted=counted)
    return Response(encode(answer), media_type=MediaType.JSON)


async def _count(node: Node, person: str, game: str, id: str, right: bool) -> CountedTry:
    add = functools.partial(storage.add_try, person=person, game=game, puzzle=id, solved=right, now=now_ms())
    try:
        tried = await node.store.write((), add)
    except LogConflict:  # the same person, or another one at the same puzzle, at the same moment at another node
        tried = await node.store.write((), add)
    return CountedTry(_status(tried.solver), tried.before, tried.first)


# ---------------------------------------------------------------- own puzzles


@get("/api/me/puzzles", responses=PROBLEMS)
async def own_puzzles(node: Node, caller: Person) -> list[OwnPuzzle]:
    """The costly decisions of the caller in their reviewed games, the latest games first."""
    found = await node.store.read(lambda connection: reviews.mistakes_of(connection, caller.id, MAX_OWN))
    return [OwnPuzzle(one.table, one.judgement.step, one.game, one.judgement.cost) for one in found]


@get("/api/me/puzzles/{table:str}/{step:int}", responses=QUESTIONS)
async def show_own_puzzle(node: Node, replays: ClientReplays, caller: Person, table: str, step: int) -> Response[bytes]:
    """A decision of the caller, to make again."""
    mistake, record = await _mistake(node, caller, table, step)
    return Response(encode(await replays.run(_own_question, mistake, record)), media_type=MediaType.JSON)


@post("/api/me/puzzles/{table:str}/{step:int}", responses=ANSWERS, status_code=200)
async def answer_own_puzzle(node: Node, replays: ClientReplays, caller: Person, table: str, step: int, data: Choice) -> Response[bytes]:
    """Whether a move is the one that the review prefers."""
    mistake, record = await _mistake(node, caller, table, step)
    return Response(encode(await replays.run(_own_answer, mistake, record, data.token)), media_type=MediaType.JSON)


async def _mistake(node: Node, caller: Person, table: str, step: int) -> tuple[Judgement, str]:
    """The judgement of the caller's decision, and the record of its game."""
    found = await node.store.read(lambda connection: reviews.mistakes_of(connection, caller.id, MAX_OWN))
    mistake = next((one.judgement for one in found if (one.table, one.judgement.step) == (table, step)), None)
    if mistake is None:
        raise NotFound("no-puzzle")
    return mistake, await node.tables.read(table, lambda it: it.record(None, whole=True))


def _own_decision(mistake: Judgement, text: str) -> tuple[Game, int, Decision]:
    record = Record.parse(text)
    match, all_of = decisions(game_of(record), record)
    return match.game, match.seats, next(one for one in all_of if one.step == mistake.step)


def _own_question(mistake: Judgement, text: str) -> PuzzleQuestion:
    game, seats, decision = _own_decision(mistake, text)
    return PuzzleQuestion(
        id=str(mistake.step),
        seat=decision.seat,
        seats=seats,
        view=raw_json(decision.view.encode()),
        prompt=decision.prompt,
        moves=[Option(token, game.say_move(token, decision.prompt)) for token in decision.moves],
        recent=[],
    )


def _own_answer(mistake: Judgement, text: str, token: str) -> PuzzleAnswer:
    game, _, decision = _own_decision(mistake, text)
    if token not in decision.moves:
        raise RequestRefused("puzzle-move")

    def judged(move: str, value: float, error: float) -> JudgedMove:
        return JudgedMove(move, game.say_move(move, decision.prompt), value, error)

    return PuzzleAnswer(
        right=token == mistake.preferred,
        kind="own",
        best=judged(mistake.preferred, mistake.best, mistake.best_error),
        others=[judged(mistake.move, mistake.value, mistake.error)],
        line=expected_steps(game, mistake.line, mistake.asked),
        iterations=0,
        searches=0,
        reason=mistake.reason,
    )


# ---------------------------------------------------------------- questions and answers


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
        themes=list(puzzle.themes),
        reason=puzzle.reason,
    )


def _puzzle(game: Game, id: str) -> Puzzle:
    for puzzle in puzzles.puzzles(game):
        if puzzle.id == id:
            return puzzle
    raise NotFound("no-puzzle")


ROUTES = [list_puzzles, show_puzzle, answer_puzzle, todays_puzzle, own_puzzles, show_own_puzzle, answer_own_puzzle]
