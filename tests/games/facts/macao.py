"""The facts of Shadows of Macao, from the rows, coins and prices of the views."""

from typing import Any

import soiree
from soiree.core.reasons import Line
from soiree.core.texts.message import Message
from tests.games.facts import views

GAME = soiree.game("macao")
BOX: Any = GAME.box  # any: the box of the game


def code_of(message: Any) -> str:
    """The code of the card that a message names."""
    kind = message.about["kind"].id if "kind" in message.about else message.id
    resources = [message.about[name].id for name in ("resource", "other") if name in message.about]
    for face in BOX.cards:
        pair = [f"resource-{face.produces}"] if face.produces != BOX.joker.id else []
        if face.pair is not None:
            pair.append(f"resource-{next(one for one in face.pair if one != face.produces)}")
        if f"kind-{face.kind}" == kind and pair == resources:
            return str(face.code)
    raise LookupError(message)


def tile_of(about: dict[str, Any]) -> str:
    return str(about["tile"].id.removeprefix("tile-"))


def gained(line: Line, field: str, seat: int) -> list[str]:
    """What lies in this row of the seat at the end of the line, and did not before."""
    before, _, later = views(line)
    new: list[str] = list(getattr(later.players[seat], field))
    for old in getattr(before.players[seat], field):
        if old in new:
            new.remove(old)
    return new


def is_true(fact: Message, line: Line) -> object:
    seat = line.seat
    about: Any = fact.about
    before, after, later = views(line)
    rival = about["rival"].about["seat"] if "rival" in about else seat
    happened: list[Any] = [*line.turn, *line.reply]
    if fact.id.startswith("fact-effect"):
        kind = fact.id.removeprefix("fact-effect-")
        return any(BOX.face(code).kind == kind for code in gained(line, "red", seat))
    match fact.id:
        case "fact-recruits" | "fact-rival-recruits":
            code = code_of(about["card"])
            return code in gained(line, "red", rival) and BOX.face(code).coins == about["coins"]
        case "fact-opens" | "fact-rival-opens":
            return tile_of(about) in gained(line, "yellow", rival) and BOX.tile(tile_of(about)).value == about["coins"]
        case "fact-contacts" | "fact-rival-contacts":
            code = code_of(about["card"])
            return any(type(event).__name__ == "Contacted" and event.seat == rival and event.card == code for event in happened)
        case "fact-contacts-widow":
            return any(type(event).__name__ == "Contacted" and event.seat == seat and event.card == BOX.widow().code for event in happened)
        case "fact-reserves" | "fact-rival-reserves":
            return tile_of(about) in before.centre and any(
                type(event).__name__ == "Reserved" and event.seat == rival and event.tile == tile_of(about) for event in happened
            )
        case "fact-strikes":
            struck = [(event.seat, event.by, event.spared) for event in happened if type(event).__name__ == "Struck"]
            return (rival, seat, False) in struck
        case "fact-widow":
            return later.players[seat].dead > before.players[seat].dead
        case "fact-last-round":
            lead = after.players[seat].coins - max(player.coins for player in after.players if player.seat != seat)
            return bool(later.ending) and lead == about["coins"] > 0
        case "fact-rival-last-round":
            return bool(later.ending) and not before.ending
        case "fact-keeps":
            code = code_of(about["card"])
            return code in before.players[seat].blue and code in after.players[seat].blue
        case "fact-next-recruit":
            return bool(later.prompt.prices["r" + code_of(about["card"])] == about["price"])
        case "fact-next-open":
            return bool(later.prompt.prices["o" + tile_of(about)] == about["price"])
        case "fact-nearer-recruit":
            return "r" + code_of(about["card"]) not in later.prompt.prices and code_of(about["card"]) in later.players[seat].blue
        case "fact-nearer-open":
            return "o" + tile_of(about) not in later.prompt.prices and tile_of(about) in [*later.centre, *later.players[seat].green]
    raise LookupError(fact.id)
