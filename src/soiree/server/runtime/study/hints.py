"""Hints: good moves for a seat, searched from its own view."""

from typing import Annotated

import msgspec

from soiree.bots import Analysis
from soiree.bots.search.principal_variation import prompts
from soiree.core.game import Game
from soiree.core.texts.message import Message
from soiree.server.table.state import TableState
from soiree.server.workers.messages import HintRequest

SECONDS = 1.0
MAX_MOVES = 3


class GoodMove(msgspec.Struct, frozen=True):
    """A legal move, the message that offers it, and its expected result: 0 to 1, with one standard error."""

    token: str
    say: Message
    value: Annotated[float, msgspec.Meta(ge=0, le=1)]
    error: float


class ExpectedStep(msgspec.Struct, frozen=True):
    """A step of the principal variation, as far as the seat would see it."""

    seat: int
    token: str
    say: Message


class Advice(msgspec.Struct, frozen=True):
    """Good moves at this `number` and `desk` of the table, the best first, and what is expected to follow the best."""

    number: int
    draft_version: int = msgspec.field(name="desk")
    prompt: str
    moves: list[GoodMove]
    line: list[ExpectedStep]
    model: str = ""  # the version of the value model behind the values; '' where the hand-made evaluation gave them
    reason: Message | None = None  # why the best move is better than the others; null if there is no other


class HintQuestion:
    """The decision that a seat has to make now, with its view."""

    def __init__(self, state: TableState, seat: int) -> None:
        match = state.match_for(seat)
        assert match is not None
        self.game = state.game
        self.view = match.view(seat)
        self.moves = list(match.moves(seat))
        self.prompt = match.prompt(seat)
        self.draft_version = state.draft_versions[seat]

    def request(self) -> HintRequest:
        return HintRequest(game=self.game.id, view=self.view.json(), moves=self.moves, seconds=SECONDS)

    def advice(self, analysis: Analysis, number: int) -> Advice:
        """`number`: of the table's last public event."""
        moves = [
            GoodMove(one.move, self.game.say_move(one.move, self.prompt), one.value, one.error)
            for one in analysis.candidates[:MAX_MOVES]
            if one.visits
        ]
        line = expected_steps(self.game, analysis.line, prompts(self.view, analysis.line))
        return Advice(number, self.draft_version, self.prompt, moves, line, analysis.model, analysis.reason)


def expected_steps(game: Game, line: list[str], prompts_of_line: list[str]) -> list[ExpectedStep]:
    """The steps of a line with their messages; only as many as have a known prompt."""
    steps = []
    for step, prompt in zip(line, prompts_of_line, strict=False):
        seat, _, token = step.partition(":")
        steps.append(ExpectedStep(int(seat), token, game.say_move(token, prompt)))
    return steps
