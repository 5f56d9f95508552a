"""The facts of Times Square, from the figures of the views."""

from typing import Any

from soiree.core.reasons import Line
from soiree.core.texts.message import Message
from tests.games.facts import views


def own(view: Any, seat: int) -> dict[str, int]:  # any: a view of the game
    way = 1 if seat == 1 else -1
    low, high = view.figures.guards
    found = {"sue": view.figures.sue, "hal": view.figures.hal, "deb": view.figures.deb, "charlie": view.figures.charlie}
    return {name: way * at for name, at in found.items()} | {"near": max(way * low, way * high), "far": min(way * low, way * high)}


def income(view: Any, seat: int) -> int:
    at = own(view, seat)
    return sum(at[name] >= 7 for name in ("hal", "deb", "near")) + (at["far"] > 0)


def is_true(fact: Message, line: Line) -> object:
    seat = line.seat
    about: Any = fact.about
    turn: list[Any] = list(line.turn)
    before, after, later = views(line)
    was, then, end = (own(view, seat) for view in (before, after, later))
    count = about.get("count")
    hand = before.hand or []
    match fact.id:
        case "fact-sue":
            return then["sue"] - was["sue"] == count and 7 - then["sue"] == about["left"]
        case "fact-charlie":
            return then["charlie"] - was["charlie"] == count and 7 - then["charlie"] == about["left"]
        case "fact-income":
            return income(after, seat) == count
        case "fact-other-income":
            return income(after, 1 - seat) == count < income(before, 1 - seat)
        case "fact-closer":
            name = about["figure"].id.removeprefix("figure-")
            return then[name] - was[name] == count and max(7 - then[name], 0) == about["left"]
        case "fact-influence":
            return then["deb"] > then["sue"]
        case "fact-no-influence":
            return was["deb"] < was["sue"] and then["deb"] >= then["sue"]
        case "fact-room":
            return then["near"] - then["sue"] - 1 == count
        case "fact-guard":
            return then["sue"] - then["far"] - 1 == count
        case "fact-keeps-green":
            gone = [card for event in turn if type(event).__name__ == "Played" for card in event.cards]
            gone += [event.kind for event in turn if type(event).__name__ == "Discarded"]
            return hand.count("S") - gone.count("S") == count >= 2
        case "fact-whole-hand":
            return any(type(event).__name__ == "Lured" for event in turn)
        case "fact-trades":
            return sum(type(event).__name__ == "Discarded" for event in turn) == count
        case "fact-rival-sue":
            return then["sue"] - end["sue"] == count
        case "fact-rival-charlie":
            return then["charlie"] - end["charlie"] == count
        case "fact-late":
            return end["sue"] > 0 and later.pile_no == 2
        case "fact-rival-late":
            return end["sue"] < 0 and later.pile_no == 2
    raise LookupError(fact.id)
