"""An analysis in slices: each request continues the search of the one before, if it reaches the same process while that is kept.

Otherwise it begins another search; the caller adds up what all of them have found.
"""

import itertools
import os
import secrets
from collections import OrderedDict

import msgspec

from soiree.bots import Budget
from soiree.bots.analysis.averaging import Averaging, SearchedChance
from soiree.bots.analysis.deepening import Deepening, SearchedMoves
from soiree.bots.analysis.review import seed_of
from soiree.core.match import replay
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.core.state import State
from soiree.games import game, game_of

KEPT = 3  # searches of one process


class DeepenRequest(msgspec.Struct, frozen=True, kw_only=True, tag_field="do", tag="deepen"):
    """One slice of an analysis of a position on an analysis board. It has a view, and the whole `record` only for open cards.

    Without `moves` it is a chance node: what the seat can expect on average.
    """

    game: str
    view: str
    moves: list[str]
    seconds: float
    number: int  # of the slice
    record: str = ""  # up to the position, if the analysis may know everything
    id: str = ""  # of the analysis: slices of two analyses are never the same job

    @property
    def key(self) -> str:
        return f"deepen:{self.id}:{self.number}"

    @property
    def max_seconds(self) -> float:
        return self.seconds


class DeepenAnswer(msgspec.Struct, frozen=True):
    """What the search with this id has found since it began: about the moves of a decision, or about a chance node."""

    search: str
    found: SearchedMoves | None = None
    chance: SearchedChance | None = None


_kept: OrderedDict[tuple[str, str], tuple[str, Deepening | Averaging]] = OrderedDict()
_numbers = itertools.count()


def deepen(request: DeepenRequest) -> DeepenAnswer:
    """Continues the search of this position, or begins one."""
    key = (request.view, request.record)
    id, search = _kept.pop(key) if key in _kept else _begin(request)
    search.run(Budget(seconds=request.seconds))
    _kept[key] = id, search
    while len(_kept) > KEPT:
        _kept.popitem(last=False)
    return DeepenAnswer(id, chance=search.found()) if isinstance(search, Averaging) else DeepenAnswer(id, search.found())


def _begin(request: DeepenRequest) -> tuple[str, Deepening | Averaging]:
    number = next(_numbers)
    rng = Rng(seed_of(request.view, os.getpid() + number))  # two searches of one position find different things
    view = game(request.game).read_view(request.view)
    state = _state(request.record)
    return secrets.token_hex(6), Deepening(view, request.moves, rng, state) if request.moves else Averaging(view, rng, state)


def _state(text: str) -> State | None:
    if not text:
        return None
    record = Record.parse(text)
    return replay(game_of(record), record).state
