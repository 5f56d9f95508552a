"""The facts of Gatsby, from the places, rows, levels and tiles of the views; paths by a slow search of their own."""

from collections import deque
from typing import Any

from soiree.core.reasons import Line
from soiree.core.texts.message import Message
from tests.games.facts import views
from tests.games.gatsby_table import GAME, box

BOX = box(GAME)


def is_true(fact: Message, line: Line) -> object:
    seat = line.seat
    about: Any = fact.about
    turn: list[Any] = list(line.turn)
    before, after, later = views(line)
    rival = 1 - seat
    if fact.id.startswith(("fact-takes", "fact-rival-takes")):
        who = rival if "rival" in fact.id else seat
        place = about["place"].id.removeprefix("place-")
        taken = owner(later, place) == who and owner(before, place) is None
        if fact.id.endswith("hidden"):
            return taken
        there = next(one for one in later.places if one.id == place)
        character = next(one for one in BOX.character if one.id == there.who)
        held = sum(suit_of(one.who) == character.suit for one in before.places if one.owner == who and one.face == "up")
        named = about["who"].id == f"character-{there.who}" and about["prestige"] == character.prestige
        return taken and named and about["suit"].id == f"suit-{character.suit}" and about["held"] == held + 1
    if "row" in about:
        return row_is_true(fact, before, after, seat)
    count = about.get("count")
    match fact.id:
        case "fact-path":
            return missing(after, seat, axis(about)) == count
        case "fact-cuts":
            return missing(after, rival, axis(about)) is None
        case "fact-blocks":
            return missing(after, rival, axis(about)) == count > (missing(before, rival, axis(about)) or 0)
        case "fact-stars":
            return stars(line, "after", seat) == count and stars(line, "after", rival) == 0
        case "fact-bars-stars":
            return stars(line, "after", seat) > 0 and stars(line, "before", seat) == 0
        case "fact-climbs":
            return after.finance[seat] == about["level"] > before.finance[seat]
        case "fact-climbs-towards":
            floors = [floor.level for floor in BOX.finance.floor if owner(after, floor.place) is None and floor.level > after.finance[seat]]
            return after.finance[seat] == about["level"] and min(floors) - after.finance[seat] == about["left"]
        case "fact-force":
            return any(type(event).__name__ == "Answered" and event.bonus == "force" and event.yes for event in turn)
        case "fact-bonus":
            bonus = about["bonus"].id.removeprefix("bonus-")
            return any(type(event).__name__ == "Answered" and event.bonus == bonus and event.yes for event in turn)
        case "fact-tile":
            return any(getattr(event, "tile", None) == about["tile"].id.removeprefix("special-") for event in turn)
        case "fact-keeps-tile":
            return before.special.slot[seat] == after.special.slot[seat] == about["tile"].id.removeprefix("special-")
        case "fact-bars":
            return after.active == rival and about["action"].id.removeprefix("action-") not in moves(line)
    raise LookupError(fact.id)


def moves(line: Line) -> list[str]:
    """The actions that the opponent can choose after the turn."""
    actions = line.before.board.actions  # type: ignore[attr-defined]  # a state of Gatsby
    return [actions[action] for action in line.after.legal(1 - line.seat)] if line.after.prompt(1 - line.seat) == "action" else []


def owner(view: Any, place: str) -> int | None:  # any: a view of the game
    found: int | None = next(one.owner for one in view.places if one.id == place)
    return found


def suit_of(who: str | None) -> str | None:
    return next((one.suit for one in BOX.character if one.id == who), None)


def row_is_true(fact: Message, before: Any, after: Any, seat: int) -> object:
    about = fact.about
    row, had = after.race[int(str(about["row"])) - 1], before.race[int(str(about["row"])) - 1]
    own, other, free = row.count(str(seat)), row.count(str(1 - seat)), row.count(".")
    match fact.id:
        case "fact-row-sure":
            return 2 * own > len(row)
        case "fact-row-leads":
            return (own, other) == (about["own"], about["other"]) and own > other
        case "fact-row-follows":
            return (own, other) == (about["own"], about["other"]) and own > had.count(str(seat))
        case "fact-row-stops":
            return 2 * (other + free) > len(row) > 2 * (other + free - 1)
        case "fact-last-space":
            return free == 1 and 2 * (other + 1) > len(row)
    raise LookupError(fact.id)


def axis(about: dict[str, Any]) -> str:
    return "columns" if about["place"].id == "place-ka" else "rows"


def missing(view: Any, seat: int, axis: str) -> int | None:
    """The fewest further tokens that join left and right (columns) or top and bottom (rows); None if there is no way."""
    cells = view.cabaret.cells
    side = int(len(cells) ** 0.5)
    cost = [0 if cell == str(seat) else 1 if cell == "." else None for cell in cells]

    def along(cell: int) -> int:
        return cell % side if axis == "columns" else cell // side

    best: dict[int, int] = {}
    waiting = deque((cell, cost[cell] or 0) for cell in range(len(cells)) if along(cell) == 0 and cost[cell] is not None)
    while waiting:
        cell, spent = waiting.popleft()
        if best.get(cell, 99) <= spent:
            continue
        best[cell] = spent
        across, down = cell % side, cell // side
        for x, y in ((across - 1, down), (across + 1, down), (across, down - 1), (across, down + 1)):
            price = cost[y * side + x] if 0 <= x < side and 0 <= y < side else None
            if price is not None:
                waiting.append((y * side + x, spent + price))
    return min((spent for cell, spent in best.items() if along(cell) == side - 1), default=None)


def stars(line: Line, when: str, seat: int) -> int:
    state = getattr(line, when)
    cells = state.view(line.seat).cabaret.cells
    return sum(cells[cell] == str(seat) for cell in range(len(cells)) if state.stars >> cell & 1)
