"""What the tests of Gatsby share: a table in a known position, and short words for what can be seen of it."""

import json
from pathlib import Path
from typing import Any

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.conformance import Table, tables
from soiree.core.conformance.examples import CheckedMatch
from soiree.core.match import Match, Reader
from soiree.games.gatsby.board import Board, board_of
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.view import View

# The deal of the spec's examples, and a game from there up to the first action of seat 0.
DEAL = "*t1 *t2 *t3 *t4 *vance *creed *lark *stroud *pruett *thorne *marchetti *whitlow *holloway *delacroix *marsh *farraday"
START = f"{DEAL} *0 *scfr *sff 1:scfr 1:c3"
GAME = soiree.game("gatsby")
SMALL = GAME.with_board(Path(__file__).parent / "gatsby_small.toml")


def box(game: soiree.Game) -> Box:
    """The printed facts of a game of Gatsby."""
    assert isinstance(game.box, Box)
    return game.box


def board(game: soiree.Game) -> Board:
    """The tables of a game of Gatsby."""
    return board_of(box(game))


def at(**changes: object) -> CheckedMatch:
    """A position; seat 0 is to act, everything not given is empty."""
    return CheckedMatch(soiree.position("gatsby", changes))


def new(steps: str = "") -> CheckedMatch:
    checked = CheckedMatch(soiree.new("gatsby", dealer="manual"))
    checked.do(steps)
    return checked


def small() -> Table:
    return tables(SMALL)[0]


def at_small(**changes: object) -> CheckedMatch:
    """A position in the small box, with its own deal."""
    described = {"deal": "q1 q2 q3 q4 ann ben cleo dan eve fay gil hal", **changes}
    options = SMALL.check_options(None)
    return CheckedMatch(Match(SMALL, SMALL.position(described, 2, options), options, Manual()))


def view(checked: CheckedMatch, reader: int | None = None) -> View:
    found = checked.match.view(reader)
    assert isinstance(found, View)
    return found


def told(checked: CheckedMatch, *kinds: str, reader: Reader | None = None) -> list[dict[str, Any]]:  # any: parsed JSON
    """The events of these kinds (all without), as JSON."""
    events = [json.loads(event.json()) for event in checked.match.events(reader)]
    return [event for event in events if not kinds or event["event"] in kinds]


def rallied(checked: CheckedMatch) -> list[str]:
    return [f"{event['seat']} {event['place']}" for event in told(checked, "rallied")]


def cells(checked: CheckedMatch) -> dict[str, str]:
    """Who has which space of the Cabaret."""
    drawn = view(checked).cabaret.cells
    return {token: owner for token, owner in zip(board(GAME).cells, drawn, strict=True) if owner != "."}
