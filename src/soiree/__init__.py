"""Soirée: modern board games of influence and night life, as a library.

>>> import soiree
>>> match = soiree.new("times-square", seed=7)
>>> match.moves(1)[:3]
('S', 'SS', 'B1n')
"""

import os as _os

if _os.environ.get("SOIREE_INTERPRETED"):  # before any other module of the package is loaded
    from soiree._interpreted import use_sources as _use_sources

    _use_sources()

import json
import typing as _typing
from collections.abc import Iterable, Mapping

from soiree.core.chance.dealers import Committed, Dealer, Manual, Scripted, Seeded
from soiree.core.errors import (
    BadChance,
    BadEdition,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadView,
    CannotTakeBack,
    GameOver,
    IllegalMove,
    NotYourTurn,
    Refusal,
    SoireeError,
    UnknownGame,
    UnknownMove,
    problem,
)
from soiree.core.game import Game
from soiree.core.match import Match, replay
from soiree.core.records.analysis_tree import AnalysisTree
from soiree.core.records.record import Record
from soiree.core.records.verify import Verdict
from soiree.core.records.verify import verify as _verify
from soiree.core.teaching.puzzles import Puzzle
from soiree.core.teaching.puzzles import puzzles as _puzzles
from soiree.core.version import VERSION as __version__
from soiree.games import game, game_of

if _typing.TYPE_CHECKING:  # at runtime `soiree.games` is the package, which can be called as well
    from soiree.games import games

if not _os.environ.get("SOIREE_INTERPRETED"):
    from soiree._interpreted import warn_if_uncompiled as _warn_if_uncompiled

    _warn_if_uncompiled()

__all__ = [
    "AnalysisTree",
    "BadChance",
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadView",
    "CannotTakeBack",
    "Committed",
    "Dealer",
    "Game",
    "GameOver",
    "IllegalMove",
    "Match",
    "NotYourTurn",
    "Puzzle",
    "Record",
    "Refusal",
    "SoireeError",
    "UnknownGame",
    "UnknownMove",
    "Verdict",
    "__version__",
    "game",
    "games",
    "load",
    "new",
    "position",
    "puzzles",
    "scripted",
    "study",
    "verify",
]


def new(
    id: str,
    *,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int | None = None,
    dealer: Dealer | str | None = None,
    edition: str | None = None,
) -> Match:
    """A new match of the game with this id, in an edition if one is named.

    Without `seats`, the smallest number of seats; without `options`, their defaults. Chance is sampled from `seed` (unpredictable if not
    given), or by a `dealer`: "manual" leaves every chance node to `Match.deal`, "committed" publishes a hash of its seed first.
    Raises UnknownGame, BadSeats or BadOption.
    """
    room = game(id, edition)
    number = room.check_seats(seats)
    checked = room.check_options(options)
    return Match(room, room.begin(number, checked), checked, _dealer(dealer, seed))


def position(
    id: str, at: object, *, seats: int | None = None, options: Mapping[str, object] | None = None, edition: str | None = None
) -> Match:
    """A match from a position, in the position language of the game's spec; its chance nodes stay open.

    `seats`, `options` and `edition` are as in `new`. Raises UnknownGame, BadSeats, BadOption or BadPosition.
    """
    room = game(id, edition)
    number = room.check_seats(seats)
    checked = room.check_options(options)
    return Match(room, room.position(at, number, checked), checked, Manual(), {"Position": json.dumps(at)})


def _dealer(dealer: Dealer | str | None, seed: int | None) -> Dealer:
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int)):
        raise BadOption(f"a seed is a whole number, not {type(seed).__name__}")
    if dealer is None:
        return Seeded(seed)
    if seed is not None:
        raise BadOption(problem("error-seed-or-dealer"))
    if isinstance(dealer, Dealer):
        return dealer
    if dealer == "manual":
        return Manual()
    if dealer == "committed":
        return Committed()
    raise BadOption(f"a dealer is 'manual', 'committed' or a Dealer, not {str(dealer)[:40]!r}")


def scripted(tokens: Iterable[str] | str) -> Dealer:
    """A dealer that deals these outcomes in order, and then leaves chance nodes open."""
    return Scripted(tokens.split() if isinstance(tokens, str) else tokens)


def _opened(text: str | bytes) -> tuple[Game, Record]:
    record = Record.parse(text)
    return game_of(record), record


def load(text: str | bytes, *, dealer: Dealer | str = "manual") -> Match:
    """The match of a record, up to its last step; after it, `dealer` resolves chance. Raises BadRecord."""
    match = replay(*_opened(text))
    match.dealer = _dealer(dealer, None)
    match.sample_chance()
    return match


def study(source: Match | str | bytes) -> AnalysisTree:
    """An analysis tree of a record with its variations and comments, or of a match, such as a new deal or a position. Raises BadRecord."""
    return AnalysisTree(*_opened(source.record() if isinstance(source, Match) else source))


def puzzles(id: str) -> list[Puzzle]:
    """The puzzles that come with the game with this id, the clearest first. Raises UnknownGame."""
    return list(_puzzles(game(id)))


def verify(text: str | bytes) -> Verdict:
    """Whether every chance outcome of a record follows from the seed that its dealer committed to. Raises BadRecord."""
    return _verify(*_opened(text))
