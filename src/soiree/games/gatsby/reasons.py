"""What explains a move of Gatsby: who is rallied, how near the next characters are, which bonuses it uses, what it leaves the opponent."""

from collections.abc import Iterable

from soiree.core.reasons import Fact, Line
from soiree.core.sets.bits import count, lowest
from soiree.core.texts.message import Message, player
from soiree.games.gatsby import events
from soiree.games.gatsby.board import NONE, Board
from soiree.games.gatsby.box import Box
from soiree.games.gatsby.eval import tokens_missing
from soiree.games.gatsby.grid import cells_in
from soiree.games.gatsby.knowledge import character_at
from soiree.games.gatsby.names import named
from soiree.games.gatsby.rules import Gatsby

_FAR = 4  # tokens that an own path may lack to be worth a mention
_NEAR = 3  # tokens that an opponent's path lacks, from which it is worth a block
_HIDDEN = 2.5  # what a character is worth that nobody can see


def facts(box: Box, line: Line) -> list[Fact]:
    """The facts of a line."""
    before, after, later = line.before, line.after, line.later
    assert isinstance(before, Gatsby)
    assert isinstance(after, Gatsby)
    assert isinstance(later, Gatsby)
    found = [
        *_rallies(box, line),
        *_cabaret(box, before, after, line.seat),
        *_finance(box, before, after, line.seat),
        *_racetrack(box, before, after, line.seat),
        *_extras(box, line),
    ]
    return [*found, *_left_to_the_other(box, after, line.seat)] if not after.over() else found


def _rallies(box: Box, line: Line) -> Iterable[Fact]:
    """Characters that change hands, in the turn or in the reply."""
    before = line.before
    assert isinstance(before, Gatsby)
    for event in [*line.turn, *line.reply]:
        if not isinstance(event, events.Rallied):
            continue
        own = event.seat == line.seat
        about: dict[str, object] = {"place": named(box, "place", event.place)}
        if not own:
            about["rival"] = player(event.seat)
        sign = 1.0 if own else -1.0
        kind = "fact-takes" if own else "fact-rival-takes"
        if event.face != "up" or event.who is None:
            yield Fact(Message(f"{kind}-hidden", about), sign * _HIDDEN, event.place, event.place)
            continue
        character = before.board.characters.index(event.who)
        prestige, suit = int(before.board.prestige_of[character]), int(before.board.suit_of[character])
        about |= {"who": named(box, "character", event.who), "prestige": prestige, "suit": named(box, "suit", box.suit[suit].id)}
        held = _of_suit(before, event.seat, suit)
        about["held"] = held + 1
        weight = 2.0 + prestige + 1.5 * held
        yield Fact(Message(f"{kind}-suit" if held else kind, about), sign * weight, event.place, event.place)


def _of_suit(state: Gatsby, seat: int, suit: int) -> int:
    """How many characters of a suit the seat has, as far as they lie face up."""
    owned, found = state.owned_by(seat) & state.up, 0
    while owned:
        found += state.board.suit_of[character_at(state.who, lowest(owned))] == suit
        owned &= owned - 1
    return found


def _cabaret(box: Box, before: Gatsby, after: Gatsby, seat: int) -> Iterable[Fact]:
    board = before.board
    for goal in range(len(board.goal_place)):
        place = board.goal_place[goal]
        if not after.on_board() >> place & 1:
            continue
        prize, worth = _prize(box, after, place)
        about: dict[str, object] = {"place": named(box, "place", board.places[place]), "prize": prize}
        if board.goal_from[goal] == 0:
            yield from _stars(before, after, seat, prize, worth)
            continue
        own = [_missing(state, seat, goal) for state in (before, after)]
        if own[1] != NONE and own[1] <= _FAR and (own[0] == NONE or own[1] < own[0]):
            step = 1 if own[0] == NONE else own[0] - own[1]
            yield Fact(
                Message("fact-path", {**about, "count": own[1]}), worth * (0.3 * step + 2.0 / (1 + own[1])), board.places[place], "path"
            )
        other = [_missing(state, 1 - seat, goal) for state in (before, after)]
        rival = {**about, "rival": player(1 - seat)}
        if other[0] != NONE and other[1] == NONE:
            yield Fact(Message("fact-cuts", rival), worth * (0.5 + 3.0 / (1 + other[0])), board.places[place])
        elif other[0] != NONE and other[1] > other[0] and other[0] <= _NEAR:
            weight = worth * (other[1] - other[0]) * 2.5 / (1 + other[0])
            yield Fact(Message("fact-blocks", {**rival, "count": other[1]}), weight, board.places[place])


def _missing(state: Gatsby, seat: int, goal: int) -> int:
    board = state.board
    return int(tokens_missing(board.grid, state.cabaret_of(seat), state.free_cells(), board.goal_from[goal], board.goal_to[goal]))


def _prize(box: Box, state: Gatsby, place: int) -> tuple[Message, float]:
    """The character of a place as everybody sees it, and what it is worth: about 1."""
    if not state.up >> place & 1:
        return Message("prize-hidden"), 1.0
    prestige = int(state.prestige_at(place))
    who = state.board.characters[character_at(state.who, place)]
    return Message("prize", {"who": named(box, "character", who), "prestige": prestige}), 0.6 + 0.2 * prestige


def _stars(before: Gatsby, after: Gatsby, seat: int, prize: Message, worth: float) -> Iterable[Fact]:
    own, other = ([int(cells_in(state.cabaret_of(who) & state.stars)) for state in (before, after)] for who in (seat, 1 - seat))
    total = int(cells_in(after.stars))
    if own[1] > own[0] and other[1] == 0:
        yield Fact(Message("fact-stars", {"count": own[1], "total": total, "prize": prize}), 0.6 * worth * own[1])
    elif own[0] == 0 and own[1] > 0 and other[1] > 0:
        yield Fact(Message("fact-bars-stars", {"rival": player(1 - seat), "prize": prize}), 0.5 * worth * other[1])


def _finance(box: Box, before: Gatsby, after: Gatsby, seat: int) -> Iterable[Fact]:
    level = int(after.level_of(seat))
    steps = level - int(before.level_of(seat))
    if steps <= 0:
        return
    ahead = _next_floor(after.board, after, level)
    if ahead is None:
        yield Fact(Message("fact-climbs", {"count": steps, "level": level}), 0.4 * steps)
        return
    floor, place = ahead
    prize, worth = _prize(box, after, place)
    about: dict[str, object] = {"level": level, "left": floor - level, "prize": prize}
    yield Fact(Message("fact-climbs-towards", about), worth * (0.3 * steps + 1.0 / (floor - level)))


def _next_floor(board: Board, state: Gatsby, level: int) -> tuple[int, int] | None:
    """The level and the place of the next character above."""
    floors = [(int(board.floor_level[floor]), int(board.floor_place[floor])) for floor in range(len(board.floor_level))]
    return min(((at, place) for at, place in floors if at > level and state.on_board() >> place & 1), default=None)


def _racetrack(box: Box, before: Gatsby, after: Gatsby, seat: int) -> Iterable[Fact]:
    board = before.board
    for row in range(int(board.row_count)):
        spaces, length = board.row_spaces[row], int(board.row_length[row])
        if after.shut & spaces or before.shut & spaces:
            continue
        own, other = ([int(count(state.race_of(who) & spaces)) for state in (before, after)] for who in (seat, 1 - seat))
        free = length - own[1] - other[1]
        prize, worth = _prize(box, after, int(board.row_place[row]))
        about: dict[str, object] = {"row": row + 1, "prize": prize}
        rival = {**about, "rival": player(1 - seat)}
        place = board.places[board.row_place[row]]
        if 2 * own[1] > length and 2 * own[0] <= length:
            yield Fact(Message("fact-row-sure", about), 2.0 * worth, place, place)
        elif own[1] > own[0] and own[1] > other[1]:
            weight = worth * (0.2 + 1.5 * own[1] / length)
            yield Fact(Message("fact-row-leads", {**about, "own": own[1], "other": other[1]}), weight, place, place)
        elif own[1] > own[0] and 2 * (other[1] + free) > length > 2 * (other[1] + free - 1):
            yield Fact(Message("fact-row-stops", rival), 0.8 * worth, place, place)
        elif own[1] > own[0]:
            weight = 0.5 * worth * own[1] / length
            yield Fact(Message("fact-row-follows", {**about, "own": own[1], "other": other[1]}), weight, place, place)
        if free == 1 and length - own[0] - other[0] > 1 and 2 * (other[1] + 1) > length:
            yield Fact(Message("fact-last-space", rival), -2.0 * worth, place)


def _extras(box: Box, line: Line) -> Iterable[Fact]:
    """Bonuses, glances and special tiles of the seat's own turn."""
    before, after = line.before, line.after
    assert isinstance(before, Gatsby)
    assert isinstance(after, Gatsby)
    for event in line.turn:
        if getattr(event, "seat", None) != line.seat:
            continue
        if isinstance(event, events.Answered) and event.yes:
            if event.bonus == "force":
                yield Fact(Message("fact-force", {"rival": player(1 - line.seat)}), 1.5)
            else:
                yield Fact(Message("fact-bonus", {"bonus": Message(f"bonus-{event.bonus}")}), 1.0, event.bonus)
        elif isinstance(event, events.Took | events.Kept):
            yield Fact(Message("fact-tile", {"tile": named(box, "special", event.tile)}), 1.0)
    slot = after.slot_of(line.seat)
    if slot != NONE and slot == before.slot_of(line.seat):
        yield Fact(Message("fact-keeps-tile", {"tile": named(box, "special", after.board.specials[slot])}), 0.7)


def _left_to_the_other(box: Box, after: Gatsby, seat: int) -> Iterable[Fact]:
    """The main action that the opponent cannot take now."""
    board = after.board
    if after.turn and 0 <= after.token < board.main_count and after.active != seat:
        about: dict[str, object] = {"rival": player(1 - seat), "action": named(box, "action", board.acts[after.token])}
        yield Fact(Message("fact-bars", about), 0.3, board.acts[after.token])
