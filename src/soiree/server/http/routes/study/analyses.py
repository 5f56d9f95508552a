"""The analysis board: opens games, deals and positions as a tree, shows any position of it, rates its moves, and keeps shared ones.

Nothing else is stored: a page sends the record up to the position that it asks about. Running games with people in them are refused.
"""

import json
import time
from collections.abc import AsyncIterator
from typing import Annotated, NamedTuple

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State as DataState
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Stream

from soiree.bots.analysis.averaging import AveragedRating, seat_after_chance
from soiree.bots.analysis.deepening import RatedMove, Rating
from soiree.core.chance.dealers import Manual, Seeded
from soiree.core.errors import BadPosition
from soiree.core.events import Log
from soiree.core.game import Game, OptionValue
from soiree.core.match import Match, Reader, open_table, replay, replay_step
from soiree.core.records.analysis_tree import HEADERS_OF_THE_DEAL, AnalysisTree, check_lines, play_lines
from soiree.core.records.record import Record
from soiree.core.records.variations import TreeNode
from soiree.core.score import Score
from soiree.core.state import State
from soiree.core.texts.message import Message
from soiree.games import game as room
from soiree.games import game_of
from soiree.server.http.addresses import client_of
from soiree.server.http.errors import PROBLEMS
from soiree.server.http.routes.games import find_game
from soiree.server.http.routes.study.records import finished_record
from soiree.server.http.routes.study.replays import ending
from soiree.server.http.security import MAX_ANALYSIS, MAX_BODY
from soiree.server.limits.replaying import ClientReplays
from soiree.server.node import Node
from soiree.server.refusals import NotFound, TooManyRequests
from soiree.server.runtime.study.analyses import AnalysedDecision
from soiree.server.runtime.study.hints import ExpectedStep, expected_steps
from soiree.server.storage.people import Person
from soiree.server.storage.study import analyses
from soiree.server.table.events import GameEnded
from soiree.server.table.moments import view_now
from soiree.server.table.snapshot import GameEvent, Option, encode, encode_game_event
from soiree.server.table_commands.command import require_not_muted

Text = Annotated[str, msgspec.Meta(max_length=MAX_BODY)]
TextWithVariations = Annotated[str, msgspec.Meta(max_length=MAX_ANALYSIS)]
COUNTED_AS_ONE = 4096  # characters of a shared analysis: longer ones count more for their address
MAX_RATED = 12  # moves in one answer
NDJSON = "application/x-ndjson"
HEADERS_OF_THE_END = ("Result", "Reason", "Engine")  # headers that are not of every position


class AnalysisSource(msgspec.Struct, forbid_unknown_fields=True):
    """What to analyse: a finished game by its `table`, a `record` with nothing hidden, or of a `game` a new deal or a `position`.

    `position`: JSON, in the language of section 9 of the game's spec.
    """

    table: Annotated[str, msgspec.Meta(max_length=40)] = ""
    record: TextWithVariations = ""
    game: Annotated[str, msgspec.Meta(max_length=40)] = ""
    seats: int | None = None
    options: dict[str, OptionValue] = {}
    edition: Annotated[str, msgspec.Meta(max_length=40)] = ""
    position: Annotated[str, msgspec.Meta(max_length=20_000)] = ""


class AnalysisNode(msgspec.Struct, frozen=True):
    """A step of the tree; `parent` is the index of the node before it, -1 for the start. A decision has `say`, an outcome `events`."""

    parent: int
    step: str
    comment: str = ""
    say: Message | None = None
    events: list[GameEvent] = []


class OpenedAnalysis(msgspec.Struct, frozen=True):
    """A tree of lines. `nodes` come after their parents, preferred ones before their alternatives; `start` is the comment on the start.

    `headers` are those of the record that are true of every line; with the steps up to a node they are a record up to it.
    """

    game: str
    seats: int
    names: list[str]  # by seat; '' where the record has no name
    headers: dict[str, str]
    start: str
    nodes: list[AnalysisNode]


class AnalysedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A record up to the position, and who looks: a seat, or null for an onlooker.

    With `follow` it is a seat that decides there, if the reader does not and another does.
    """

    record: Text
    reader: Annotated[int, msgspec.Meta(ge=0, le=6)] | None = None
    follow: bool = False


class SeatDecision(msgspec.Struct, frozen=True):
    """What a seat has to decide, and its legal moves."""

    seat: int
    prompt: str
    moves: list[Option]


class ChanceOutcome(msgspec.Struct, frozen=True):
    """A possible outcome; its probability is its weight among those of all. `events`: what would happen, with nothing hidden."""

    token: str
    weight: int
    events: list[GameEvent]


class PositionShown(msgspec.Struct, frozen=True):
    """A position as the reader sees it, and all that can follow. `events` are those of the last step.

    `next`: at a chance node, the seat that most probably decides after it.
    """

    reader: int | None
    view: dict[str, object]
    decisions: list[SeatDecision]
    chance: list[ChanceOutcome]
    events: list[GameEvent]
    result: GameEnded | None
    score: Score | None
    next: int | None = None


class RatedPosition(msgspec.Struct, forbid_unknown_fields=True):
    """A decision to analyse: a record up to it, the seat, and whether all cards are open to the analysis (`open`).

    At a chance node it is the decision after it, on average over the outcomes.
    """

    record: Text
    seat: Annotated[int, msgspec.Meta(ge=0, le=6)]
    open: bool = False


class MoveRating(msgspec.Struct, frozen=True):
    """A legal move, its expected result (0 to 1) with one standard error, its visits, and what is expected after it.

    After a chance node: the mean over the outcomes that allow it, their share (`possible`), and that of those after which it is `best`.
    """

    token: str
    say: Message
    value: float
    error: float
    visits: int
    line: list[ExpectedStep]
    possible: float = 1.0
    best: float | None = None


class OutcomeRating(msgspec.Struct, frozen=True):
    """An outcome of a chance node: its probability, and the expected result after it with one standard error."""

    token: str
    share: float
    value: float
    error: float


class AverageRating(msgspec.Struct, frozen=True):
    """The expected result on average over the outcomes of a chance node, with one standard error, and that of each outcome, best first.

    `searched` of `planned` groups of outcomes, each of them alike for the seat; `sampled` if more groups are possible.
    """

    value: float
    error: float
    searched: int
    planned: int
    sampled: bool
    outcomes: list[OutcomeRating]


class MoveRatings(msgspec.Struct, frozen=True):
    """The best moves so far. The answer has one of these in each line, until `done`, or until the client closes the connection.

    At a chance node there is an `average`, and the moves are those after it, the one that is best most often first.
    """

    iterations: int
    depth: int
    moves: list[MoveRating]
    done: bool = False
    average: AverageRating | None = None


class SharedAnalysis(msgspec.Struct, frozen=True):
    """Under this id an analysis can be opened by everybody who has the id."""

    id: str


class SavedAnalysis(msgspec.Struct, frozen=True):
    record: str


class AnalysisRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A record, with its variations and comments."""

    record: TextWithVariations


OPENED = {200: ResponseSpec(OpenedAnalysis, description="the tree", generate_examples=False), **PROBLEMS}
SHOWN = {200: ResponseSpec(PositionShown, description="the position", generate_examples=False), **PROBLEMS}
RATED = {200: ResponseSpec(MoveRatings, description="ratings, line by line", media_type=NDJSON, generate_examples=False), **PROBLEMS}

# ---------------------------------------------------------------- opening


@post("/api/analysis/open", responses=OPENED, status_code=200)
async def open_analysis(node: Node, replays: ClientReplays, visitor: Person | None, data: AnalysisSource) -> Response[bytes]:
    """Opens a game, a deal or a position as a tree of lines, each checked by the rules."""
    text = data.record
    if data.table:
        text = await finished_record(node, data.table, "analysis-running")
    elif not text:
        text = await replays.run(_begin, data)
    opened, match = await replays.run(_open, text)
    if not data.table:
        await node.analyses.refuse_running(match, visitor, replays.run)
    node.analyses.warm_up(match)
    return Response(encode(opened), media_type=MediaType.JSON)


def _begin(data: AnalysisSource) -> str:
    """The record of a new deal up to the first decision, or of a position."""
    game = find_game(data.game)
    game = room(game.id, data.edition or None)
    seats, options = game.check_seats(data.seats), game.check_options(data.options)
    if not data.position:
        return Match(game, game.begin(seats, options), options, Seeded()).record()
    try:
        at = json.loads(data.position)
    except (ValueError, RecursionError):
        raise BadPosition("a position is written as JSON") from None
    return Match(game, game.position(at, seats, options), options, Manual(), {"Position": json.dumps(at)}).record()


def _open(text: str) -> tuple[OpenedAnalysis, Match]:
    """The tree of a record, and the match at the end of its first line. Slow: not for the event loop."""
    record = Record.parse(text)
    tree = AnalysisTree(game_of(record), record)
    names = [record.headers.get(f"Player.{seat}", "") for seat in range(tree.match.seats)]
    last = tree.match
    nodes = _nodes(tree, open_table(tree.game, record).state)
    headers = {name: value for name, value in record.headers.items() if not name.startswith((*HEADERS_OF_THE_DEAL, *HEADERS_OF_THE_END))}
    return OpenedAnalysis(tree.game.id, last.seats, names, headers, tree.tree.root.comment, nodes), last


def _nodes(tree: AnalysisTree, start: State) -> list[AnalysisNode]:
    found: list[AnalysisNode] = []
    indexes: dict[TreeNode | None, int] = {tree.tree.root: -1}
    game = tree.game
    for node, prompt, events in play_lines(tree.tree, start, game.notation()):
        step = node.step
        assert step is not None
        say = None if step.seat is None else game.say_move(step.token, prompt)
        encoded = [encode_game_event(game, event) for event in events] if step.seat is None else []
        indexes[node] = len(found)
        found.append(AnalysisNode(indexes[node.parent], str(step), node.comment, say, encoded))
    return found


# ---------------------------------------------------------------- positions


@post("/api/analysis/position", responses=SHOWN, status_code=200)
async def show_position(node: Node, replays: ClientReplays, visitor: Person | None, data: AnalysedPosition) -> Response[bytes]:
    """A position, with the legal moves of every seat that decides, or the possible chance outcomes."""
    replayed = await replays.run(_replay, data.record)
    await node.analyses.refuse_running(replayed.match, visitor, replays.run)
    return Response(await replays.run(_shown_as_json, replayed, data), media_type=MediaType.JSON)


class _Replayed(NamedTuple):
    record: Record
    match: Match  # after the last step
    events: int  # before the last step


def _replay(text: str) -> _Replayed:
    """The end of a record. What its headers say about the result is not of this position."""
    record = Record.parse(text)
    match = open_table(game_of(record), record)
    events = 0
    for step in record.steps:
        events = len(match.log)
        replay_step(match, step)
    return _Replayed(record, match, min(events, len(match.log)))


def _reader(match: Match, data: AnalysedPosition) -> int | None:
    return min(match.actors) if data.follow and match.actors and data.reader not in match.actors else data.reader


def _shown_as_json(replayed: _Replayed, data: AnalysedPosition) -> bytes:
    return encode(_shown(replayed, _reader(replayed.match, data)))


def _shown(replayed: _Replayed, reader: int | None) -> PositionShown:
    match = replayed.match
    as_reader: Reader = "onlooker" if reader is None else reader
    view = view_now(match, as_reader)  # raises BadSeats
    decisions = [
        SeatDecision(seat, prompt, [Option(token, match.game.say_move(token, prompt)) for token in match.moves(seat)])
        for seat in sorted(match.actors)
        for prompt in [match.prompt(seat)]
    ]
    return PositionShown(
        reader=reader,
        view=view,
        decisions=decisions,
        chance=[ChanceOutcome(token, weight, _events_of(match, token)) for token, weight in match.chance().items()],
        events=[encode_game_event(match.game, event) for event in match.events(as_reader, since=replayed.events)],
        result=ending(match, replayed.record) if match.over else None,
        score=match.game.score(match.view(reader)) if match.over else None,
        next=seat_after_chance(match.state) if match.chance() else None,
    )


def _events_of(match: Match, outcome: str) -> list[GameEvent]:
    """What a chance outcome would do."""
    state, log = match.state, Log()
    state.log = log
    state.apply_chance(match.game.notation().outcome(outcome))
    return [encode_game_event(match.game, event) for event in log.unmasked()]


# ---------------------------------------------------------------- ratings


@post("/api/analysis/moves", responses=RATED, status_code=200)
async def rate_moves(node: Node, replays: ClientReplays, caller: Person, data: RatedPosition) -> Stream:
    """Rates the moves of a position: the first line comes quickly, and each further one rests on a deeper search.

    Closing the connection ends the analysis, after the slice of at most 0.3 seconds that is being searched.
    """
    match = (await replays.run(_replay, data.record)).match
    await node.analyses.refuse_running(match, caller, replays.run)
    node.analyses.check(caller.id)
    decision = AnalysedDecision.of(match, data.seat, data.open)
    lines = _rating_lines(node, match, data.seat, decision, caller.id)
    headers = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}
    return Stream(lines, media_type=NDJSON, headers=headers)


async def _rating_lines(node: Node, match: Match, seat: int, decision: AnalysedDecision, owner: str) -> AsyncIterator[bytes]:
    prompt, last = match.prompt(seat) if decision.moves else "", None
    ratings = node.analyses.ratings(decision, owner)
    try:
        async for rating in ratings:
            last = _ratings(match.game, prompt, rating)
            yield encode(last) + b"\n"
    finally:
        await ratings.aclose()  # type: ignore[attr-defined]  # of an async generator; without this it would end some time later
    if last is not None:
        yield encode(msgspec.structs.replace(last, done=True)) + b"\n"


def _ratings(game: Game, prompt: str, rating: Rating | AveragedRating) -> MoveRatings:
    if isinstance(rating, AveragedRating):
        return _averages(game, rating)
    return MoveRatings(rating.iterations, rating.depth, [_rated(game, prompt, one) for one in rating.moves[:MAX_RATED]])


def _averages(game: Game, rating: AveragedRating) -> MoveRatings:
    moves = [
        MoveRating(one.move, game.say_move(one.move, one.prompt), one.value, one.error, one.visits, [], one.possible, one.best)
        for one in rating.moves[:MAX_RATED]
    ]
    outcomes = [OutcomeRating(one.outcome, one.share, one.value, one.error) for one in rating.outcomes]
    average = AverageRating(rating.value, rating.error, rating.branches, rating.planned, rating.sampled, outcomes)
    return MoveRatings(rating.iterations, rating.depth, moves, average=average)


def _rated(game: Game, prompt: str, one: RatedMove) -> MoveRating:
    line = expected_steps(game, one.line[1:], one.asked[1:])
    return MoveRating(one.move, game.say_move(one.move, prompt), one.value, one.error, one.visits, line)


# ---------------------------------------------------------------- sharing


@post("/api/analyses", responses=PROBLEMS)
async def share_analysis(
    request: Request[object, object, DataState], node: Node, replays: ClientReplays, caller: Person, data: AnalysisRecord
) -> SharedAnalysis:
    """Saves an analysis. It is kept for 180 days after it was last opened; a person can have 100."""
    await require_not_muted(node, caller.id)  # its comments are for others
    stored = node.rates.stored_analyses.bucket(client_of(request.scope))
    if not (node.rates.analyses.take(caller.id) and stored.take()):
        raise TooManyRequests("share-rate")
    stored.spend(max(0.0, len(data.record) / COUNTED_AS_ONE - 1), time.monotonic())
    match = await replays.run(_checked, data.record)
    await node.analyses.refuse_running(match, caller, replays.run)
    return SharedAnalysis(await node.store.write((), lambda connection: analyses.save(connection, caller.id, data.record)))


def _checked(text: str) -> Match:
    """The match at the end of the first line of a record whose every line fits the rules."""
    record = Record.parse(text)
    match = replay(game_of(record), record)
    if record.tree is not None:
        check_lines(record.tree, open_table(match.game, record).state, match.game.notation())
    return match


@get("/api/analyses/{analysis:str}", responses=PROBLEMS)
async def shared_analysis(node: Node, analysis: str) -> SavedAnalysis:
    """A shared analysis."""
    text = await node.store.write((), lambda connection: analyses.read(connection, analysis))
    if text is None:
        raise NotFound("no-analysis")
    return SavedAnalysis(text)


ROUTES = [open_analysis, show_position, rate_moves, share_analysis, shared_analysis]
