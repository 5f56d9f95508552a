"""What explains a move of Edgar & Lucien: conditions, districts, money, popularity, cards and offices that it brings, and what it stops."""

from collections.abc import Iterable

from soiree.core.events import Event
from soiree.core.reasons import Fact, Line
from soiree.core.sets.bits import count
from soiree.core.texts.message import Message, player
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.box import CONSTANTS, HOW, PAWNS, Box
from soiree.games.edgar_lucien.phrases import say_action, say_cogs, say_condition
from soiree.games.edgar_lucien.rules import EdgarLucien

_NEEDED = CONSTANTS["conditions_to_win"]


def facts(box: Box, line: Line) -> list[Fact]:
    """The facts of a line."""
    assert isinstance(line.before, EdgarLucien)
    assert isinstance(line.later, EdgarLucien)
    found = list(_conditions(line.before, line.later, line.seat))
    for event in [*line.turn, *line.reply]:
        found += _own(event, line.before.prompt(line.seat)) if getattr(event, "seat", None) == line.seat else _others(event, line.seat)
    return [*found, *_totals(line)]


def _conditions(before: EdgarLucien, later: EdgarLucien, seat: int) -> Iterable[Fact]:
    """Conditions that begin or cease to count, for each seat whose purse is open to this one."""
    for who in range(before.seats):
        if not (before.purse_open(who, seat) and later.purse_open(who, seat)):
            continue
        was, now = before.how_each_counts(who), later.how_each_counts(who)
        held = sum(how != HOW[0] for how in now.values())
        for id, how in now.items():
            about: dict[str, object] = {"condition": say_condition(id), "count": held, "needed": _NEEDED}
            if how != HOW[0] and was[id] == HOW[0]:
                if who == seat:
                    yield Fact(Message("fact-condition", about), 4.0 + 2.0 * held, id)
                else:
                    yield Fact(Message("fact-rival-condition", {**about, "rival": player(who)}), -3.0 - 2.0 * held, f"{who} {id}")
            elif how == HOW[0] and was[id] != HOW[0] and who != seat:
                yield Fact(Message("fact-rival-loses", {"condition": about["condition"], "rival": player(who)}), 3.0, f"{who} {id}")
            elif how == HOW[0] and was[id] != HOW[0]:
                yield Fact(Message("fact-loses-condition", {"condition": about["condition"]}), -3.0, id)


def _own(event: Event, prompt: str) -> Iterable[Fact]:
    """What the seat does or gets, beginning with the decision that the prompt asks for."""
    match event:
        case events.Robbed(amount=None):
            yield Fact(Message("fact-robs-unseen", {"victim": player(event.victim)}), 1.5, str(event.victim))
        case events.Robbed() if event.amount:
            about = {"victim": player(event.victim), "cogs": say_cogs(event.amount)}
            yield Fact(Message("fact-robs", about), 0.8 * event.amount, str(event.victim), "money")
        case events.Bought():
            yield Fact(Message("fact-buys", {"district": event.district, "cogs": say_cogs(event.price)}), 2.0, topic="district")
        case events.Requisitioned():
            yield Fact(Message("fact-requisitions", {"district": event.district}), 2.5, topic="district")
        case events.Certificate():
            yield Fact(Message("fact-certificate", {"condition": say_condition(event.id)}), 4.0, event.id)
        case events.Protection():
            yield Fact(Message("fact-protection"), 1.2)
        case events.Coup():
            yield Fact(Message("fact-coup"), 2.5)
        case events.Elected():
            yield Fact(Message("fact-elected"), 2.5)
            if event.paid:
                yield Fact(Message("fact-pays-election"), -0.4 * event.paid)
        case events.Taxed() if event.money or event.popularity:
            about = {"cogs": say_cogs(event.money), "points": event.popularity}
            yield Fact(Message("fact-tax", about), 0.3 * event.money + 0.02 * event.popularity)
        case events.Gained() if event.money:
            about = {"cogs": say_cogs(event.money), "what": say_action(event.why)}
            yield Fact(Message("fact-gains-money", about), 0.4 * event.money, event.why, "money")
        case events.Gained() if event.popularity:
            about = {"points": event.popularity, "what": say_action(event.why)}
            yield Fact(Message("fact-gains-popularity", about), 0.03 * event.popularity, event.why, "popularity")
        case events.Stayed(reason="invalid") if prompt == f"needle-{event.who}":
            yield Fact(Message("fact-stuck", {"pawn": Message(f"pawn-{event.who}")}), -1.0, event.who)
        case events.Extorted():
            yield Fact(Message("fact-extorts", {"victim": player(event.victim)}), 0.8)


def _others(event: Event, seat: int) -> Iterable[Fact]:
    """What others do to the seat, or get before it."""
    match event:
        case events.Robbed(victim=victim) if victim == seat:
            yield Fact(Message("fact-robbed", {"rival": player(event.seat)}), -2.0)
        case events.Bought(owner=owner) | events.Requisitioned(owner=owner):
            about = {"rival": player(event.seat), "district": event.district}
            if owner == seat:
                yield Fact(Message("fact-rival-takes", about), -2.5, event.district)
            else:
                yield Fact(Message("fact-rival-buys", about), -1.0, event.district)
        case events.Lost():
            yield Fact(Message("fact-rival-gives-up", {"rival": player(event.seat), "district": event.district}), 1.5, str(event.seat))
        case events.Elected(seat=int(elected)) | events.Coup(seat=elected):
            yield Fact(Message("fact-rival-governor", {"rival": player(elected)}), -1.5)


def _totals(line: Line) -> Iterable[Fact]:
    """Cards drawn, districts and what they bring, money, popularity, and where the pawns stand."""
    before, after, seat = line.before, line.after, line.seat
    assert isinstance(before, EdgarLucien)
    assert isinstance(after, EdgarLucien)
    board = after.board
    drawn = sum(isinstance(event, events.Drew) and event.seat == seat for event in line.turn)
    if drawn:
        yield Fact(Message("fact-draws", {"count": drawn}), 0.5 * drawn)
    for kind, districts in (("office", board.offices), ("ivory", board.ivory), ("steel", board.steel)):
        had, has = (int(count(state.estate(seat) & districts)) for state in (before, after))
        if has > had:
            yield Fact(Message(f"fact-has-{kind}", {"count": has, **_tax(kind, has)}), 1.2 if kind == "office" else 1.0, topic="district")
    if (units := int(after.money(seat) - before.money(seat))) > 0:
        yield Fact(Message("fact-richer", {"cogs": say_cogs(units)}), 0.2 * units, topic="money")
    if (points := int(after.popularity(seat) - before.popularity(seat))) > 0:
        about: dict[str, object] = {"points": points, "now": int(after.popularity(seat))}
        yield Fact(Message("fact-popular", about), 0.015 * points, topic="popularity")
    for who, pawn in enumerate(PAWNS):
        district = int(after.pawn(seat, who))
        if district < board.districts and district != before.pawn(seat, who):
            where: dict[str, object] = {"pawn": Message(f"pawn-{pawn}"), "district": board.ids[district]}
            office = board.offices >> district & 1 and before.period == after.period
            waits = office and not after.has_done(seat, who, board.kind(district))
            yield Fact(Message("fact-office" if waits else "fact-stands", where), 0.6 if waits else 0.25, f"{pawn} {district}", "place")
    lucien = after.pawn(seat, 1)
    if any(after.pawn(rival, 0) == lucien for rival in line.opponents) and lucien == after.pawn(seat, 0) and lucien < board.districts:
        yield Fact(Message("fact-guarded"), 0.8)


def _tax(kind: str, number: int) -> dict[str, object]:
    """What this many districts bring at each tax."""
    if kind == "steel":
        return {"cogs": say_cogs(number * CONSTANTS["tax_money_per_steel"])}
    return {"points": number * CONSTANTS["tax_popularity_per_ivory"]} if kind == "ivory" else {}
