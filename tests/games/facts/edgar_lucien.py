"""The facts of Edgar & Lucien, from owners, purses, popularity, offices and conditions of the views."""

from typing import Any

import soiree
from soiree.core.reasons import Line
from soiree.core.texts.message import Message
from tests.games.facts import views

BOX: Any = soiree.game("edgar-lucien").box  # any: the box of the game
OFFICES = ("pig", "archives", "bank", "hall")


def is_true(fact: Message, line: Line) -> object:
    seat = line.seat
    about: Any = fact.about
    turn: list[Any] = list(line.turn)
    before, after, later = views(line)
    rival = next((about[name].about["seat"] for name in ("rival", "victim") if name in about), seat)
    happened: list[Any] = [*line.turn, *line.reply]

    def was(kind: str, **fields: object) -> bool:
        return any(
            type(event).__name__ == kind and all(getattr(event, name) == value for name, value in fields.items()) for event in happened
        )

    if "condition" in about and fact.id != "fact-certificate":
        return condition_is_true(fact, before, later, rival)
    if fact.id.startswith("fact-has-"):
        return holdings(after, seat)[fact.id.removeprefix("fact-has-")] == about["count"]
    cogs = int(about["cogs"]) // 10_000 if "cogs" in about else 0
    match fact.id:
        case "fact-robs":
            return was("Robbed", seat=seat, victim=rival, amount=cogs)
        case "fact-robs-unseen":
            return was("Robbed", seat=seat, victim=rival)
        case "fact-robbed":
            return was("Robbed", seat=rival, victim=seat)
        case "fact-buys":
            return was("Bought", seat=seat, district=about["district"], price=cogs)
        case "fact-requisitions":
            return was("Requisitioned", seat=seat, district=about["district"])
        case "fact-rival-takes":
            taken = {"seat": rival, "owner": seat, "district": about["district"]}
            return was("Bought", **taken) or was("Requisitioned", **taken)
        case "fact-rival-buys":
            return was("Bought", seat=rival, district=about["district"]) or was("Requisitioned", seat=rival, district=about["district"])
        case "fact-rival-gives-up":
            return was("Lost", seat=rival, district=about["district"])
        case "fact-certificate":
            return was("Certificate", seat=seat, id=about["condition"].id.removeprefix("condition-"))
        case "fact-protection":
            return was("Protection", seat=seat)
        case "fact-coup":
            return was("Coup", seat=seat)
        case "fact-elected":
            return was("Elected", seat=seat)
        case "fact-pays-election":
            return was("Elected", seat=seat) and not was("Elected", seat=seat, paid=0)
        case "fact-rival-governor":
            return was("Elected", seat=rival) or was("Coup", seat=rival)
        case "fact-tax":
            return was("Taxed", seat=seat, money=cogs, popularity=about["points"])
        case "fact-gains-money":
            return was("Gained", seat=seat, money=cogs)
        case "fact-gains-popularity":
            return was("Gained", seat=seat, popularity=about["points"])
        case "fact-stuck":
            return was("Stayed", seat=seat, who=about["pawn"].id.removeprefix("pawn-"), reason="invalid")
        case "fact-extorts":
            return was("Extorted", seat=seat, victim=rival)
        case "fact-draws":
            return sum(type(event).__name__ == "Drew" and event.seat == seat for event in turn) == about["count"]
        case "fact-richer":
            return after.players[seat].money - before.players[seat].money == cogs
        case "fact-popular":
            now = after.players[seat].popularity
            return now == about["now"] and now - before.players[seat].popularity == about["points"]
        case "fact-office":
            pawn = about["pawn"].id.removeprefix("pawn-")
            kind = next(one.kind for one in BOX.cities.sides[after.side].districts if one.id == about["district"])
            return getattr(after.players[seat], pawn) == about["district"] and kind not in getattr(after.players[seat].done, pawn)
        case "fact-stands":
            return bool(getattr(after.players[seat], about["pawn"].id.removeprefix("pawn-")) == about["district"])
        case "fact-guarded":
            mine = after.players[seat]
            return mine.edgar == mine.lucien and any(one.edgar == mine.lucien for one in after.players if one.seat != seat)
    raise LookupError(fact.id)


def condition_is_true(fact: Message, before: Any, later: Any, who: int) -> object:  # any: views of the game
    id = fact.about["condition"].id.removeprefix("condition-")  # type: ignore[attr-defined]  # a message
    had, has = before.players[who].conditions[id] != "no", later.players[who].conditions[id] != "no"
    if fact.id in ("fact-condition", "fact-rival-condition"):
        return has and not had and later.players[who].held == fact.about["count"]
    assert fact.id in ("fact-loses-condition", "fact-rival-loses")
    return had and not has


def holdings(view: Any, seat: int) -> dict[str, int]:
    """How many districts of each kind a seat owns."""
    kinds = {one.id: one.kind for one in BOX.cities.sides[view.side].districts}
    owned = [kinds[district] for district, owner in view.owners.items() if owner == seat]
    return {"office": sum(kind in OFFICES for kind in owned), "ivory": owned.count("ivory"), "steel": owned.count("steel")}
