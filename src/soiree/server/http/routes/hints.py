"""A hint: what would be good to play, thought out from the asker's own view, where that is fair."""

from typing import Annotated

import msgspec
from litestar import post
from litestar.exceptions import HTTPException

from soiree.bots.principal_variation import prompts
from soiree.core.game import Game
from soiree.core.message import Message
from soiree.core.view import View
from soiree.server.http.errors import PROBLEMS
from soiree.server.node import House
from soiree.server.storage.people import Person
from soiree.server.table import events as entries
from soiree.server.table.table import Table
from soiree.server.table_commands import seat_finder
from soiree.server.workers.messages import Hint

SECONDS = 1.0  # to think
TOLD = 3  # moves


class GoodMove(msgspec.Struct, frozen=True):
    """A legal move, the message that offers it, and what the asker may expect of it: 0 to 1, with one standard error."""

    token: str
    say: Message
    value: Annotated[float, msgspec.Meta(ge=0, le=1)]
    error: float


class Expected(msgspec.Struct, frozen=True):
    """A step of an expected line, as far as the seat would see it."""

    seat: int
    token: str
    say: Message


class Advice(msgspec.Struct, frozen=True):
    """What would be good at this `desk` and `number` of the table, the best first, and what is expected to follow it."""

    number: int
    desk: int
    prompt: str
    moves: list[GoodMove]
    line: list[Expected]


class _Question:
    """What lay before the asker."""

    def __init__(self, table: Table, seat: int) -> None:
        board = table.board(seat)
        assert board is not None
        self.game = table.game
        self.view = board.view(seat)
        self.moves = list(board.moves(seat))
        self.prompt = board.prompt(seat)
        self.desk = table.lanes[seat]


@post("/api/tables/{table:str}/hint", responses=PROBLEMS)
async def hint(house: House, person: Person, table: str) -> Advice:
    """What would be good to play? Only where all others are bots and the table has its aids, or where everybody may ask."""
    asked: list[_Question] = []

    def make(it: Table) -> list[entries.Public]:
        seat = seat_finder(person)(it)
        made = it.take_hint(seat)
        if not asked and not house.hints.take(person.id):
            raise HTTPException("one hint after the other, please: try again in a few seconds", status_code=429)
        asked.append(_Question(it, seat))
        return made

    await house.tables.happen(table, make)
    question = asked[-1]
    analysis = await house.thinkers.hint(Hint(game=question.game.id, view=question.view.json(), moves=question.moves, seconds=SECONDS))
    game, prompt = question.game, question.prompt
    number = await house.tables.on(table, lambda it: it.number)
    good = [GoodMove(one.move, game.say_move(one.move, prompt), one.value, one.error) for one in analysis.candidates[:TOLD] if one.visits]
    return Advice(number, question.desk, prompt, good, expected(game, question.view, analysis.line))


def expected(game: Game, view: View, line: list[str]) -> list[Expected]:
    """A line beside its words, as far as it can be followed."""
    return told(game, line, prompts(view, line))


def told(game: Game, line: list[str], asked: list[str]) -> list[Expected]:
    steps = []
    for step, prompt in zip(line, asked, strict=False):
        seat, _, token = step.partition(":")
        steps.append(Expected(int(seat), token, game.say_move(token, prompt)))
    return steps


ROUTES = [hint]
