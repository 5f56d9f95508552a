"""A leak hunt: after an exchange of two hidden characters, or none, nobody but its seat may notice any difference.

`python -m tests.games.gatsby_leaks 2000` hunts in that many positions.
"""

import sys

import msgspec

import soiree
from soiree.core.chance.dealers import Manual
from soiree.core.conformance import Table, reader_bit, reader_name, tables
from soiree.core.match import Match, replay
from soiree.core.records.record import Record
from soiree.core.rng import Rng
from soiree.games.gatsby.view import View
from tests.games.gatsby_table import GAME, board

AHEAD = 8  # steps played on together


class Hunted(msgspec.Struct):
    """How many positions were looked at, how many steps were compared, and how often a hidden victory ended it."""

    positions: int = 0
    steps: int = 0
    endings: int = 0


def hunt(count: int, seed: int = 1) -> Hunted:
    """Random games that look at hidden characters whenever they can; each such look is answered yes and no."""
    rng = Rng(seed)
    found = Hunted()
    all_tables = tables(GAME)
    while found.positions < count:
        table = all_tables[rng.below(len(all_tables))]
        match = table.match()
        while not match.over and found.positions < count:
            curious_step(match, rng)
            if hidden_answer_is_due(match):
                found.positions += 1
                compare(table, match, rng, found)
    return found


def curious_step(match: Match, rng: Rng) -> None:
    """A random step with a taste for bonuses and for hidden characters."""
    outcomes = list(match.chance())
    if outcomes:
        match.deal(outcomes[rng.below(len(outcomes))])
        return
    (seat,) = match.actors
    moves = list(match.moves(seat))
    prompt = match.prompt(seat)
    if prompt == "bonus":
        moves = ["yes"]
    elif prompt in ("look-first", "look-second") and rng.below(5):
        seen = match.view(None)
        assert isinstance(seen, View)
        moves = [move for move in moves if move in seen.spots] or moves
    match.play(seat, moves[rng.below(len(moves))])


def hidden_answer_is_due(match: Match) -> bool:
    seen = match.view(None)
    assert isinstance(seen, View)
    return seen.prompt is not None and seen.prompt.id == "look-swap" and seen.looks[-1].faces == ["down", "down"]


def compare(table: Table, match: Match, rng: Rng, found: Hunted) -> None:
    """Both answers, and then the same steps in both worlds as long as nobody is shown anything."""
    (seat,) = match.actors
    text = match.record()
    exchanged, left = (replay(table.game, Record.parse(text)) for _ in range(2))
    for world in (exchanged, left):
        world.dealer = Manual()
    exchanged.play(seat, "yes")
    left.play(seat, "no")
    strangers = [reader for reader in (0, 1, None) if reader != seat]
    for _ in range(AHEAD):
        if exchanged.over or left.over:  # a hidden suit victory in one of them is shown to all
            found.endings += 1
            return
        strangers = [reader for reader in strangers if not (shown(exchanged) | shown(left)) >> reader_bit(reader) & 1]
        for reader in strangers:
            assert seen_by(exchanged, reader) == seen_by(left, reader), f"{reader} can tell the worlds apart:\n{exchanged.record()}"
        found.steps += len(strangers)
        if not strangers or not step_in_both(exchanged, left, rng):
            return


def shown(match: Match) -> int:
    return match._history.state.shown


def seen_by(match: Match, reader: int | None) -> list[object]:
    """Everything that a stranger can ask for, as bytes and in order."""
    name = reader_name(reader)
    asked = [(match.prompt(seat), match.moves(seat)) for seat in (0, 1)] if reader is not None else []
    whys = [] if reader is None else [match.why_not(reader, token) for token in board(GAME).actions[:20]]
    return [
        match.view(reader).encode(),
        [event.json() for event in match.events(name)],
        len(match.log),
        match.record(name),
        sorted(match.actors),
        bool(match.chance()),
        asked if reader in match.actors else [prompt for prompt, _ in asked],
        whys,
        match.cannot_take_back(reader) if reader is not None else "",
    ]


def step_in_both(first: Match, second: Match, rng: Rng) -> bool:
    """One step that is open in both worlds."""
    outcomes = [token for token in first.chance() if token in second.chance()]
    if outcomes:
        token = outcomes[rng.below(len(outcomes))]
        first.deal(token)
        second.deal(token)
        return True
    (seat,) = first.actors
    moves = [move for move in first.moves(seat) if move in second.moves(seat)]
    if not moves:
        return False
    move = moves[rng.below(len(moves))]
    first.play(seat, move)
    second.play(seat, move)
    return True


def full_sweep(count: int = 2000) -> None:
    print(f"gatsby {soiree.__version__}: no leak in {hunt(count)}")


if __name__ == "__main__":
    full_sweep(*map(int, sys.argv[1:]))
