"""The messages for moves and events of Edgar & Lucien; their texts are in words/."""

from collections.abc import Iterable

from soiree.core.events import Event
from soiree.core.texts.message import Message, player
from soiree.games.edgar_lucien import events
from soiree.games.edgar_lucien.box import CARDS, CONDITIONS, CONSTANTS, Box

_PRICES = {"buy": CONSTANTS["buy_price"], "buyout": CONSTANTS["buyout_price"]}
_POINTS = CONSTANTS["exchange_points_per_unit"]


def say_move(box: Box, token: str, prompt: str) -> Message:
    """The message that offers a move."""
    family = box.family_of[token]
    match family:
        case "district":
            return Message(f"move-{prompt}", {"district": token})
        case "edgar-needle" | "lucien-needle":
            return Message("move-needle", {"pawn": _pawn(family.removesuffix("-needle")), "way": box.say_way(token[1:])})
        case "rob" | "edgar-office" | "lucien-office":
            return Message("move-action", {"action": say_action(token)})
        case "card":
            return Message("move-discard" if prompt == "discard" else "move-card", {"card": _card(token)})
        case "buy":
            return Message(f"move-{token}", {"cogs": say_cogs(_PRICES[token])})
        case "seat" | "pair":
            seats = [int(seat[1:]) for seat in token.split("+")]
            about: dict[str, object] = {"players": _players(seats)} if prompt == "intimidate-targets" else {"player": player(seats[0])}
            return Message(f"move-{prompt}", about)
        case "condition":
            return Message("move-certificate", {"condition": say_condition(token)})
        case "pay-money" | "pay-popularity":
            units = int(token[1:])
            return Message(f"move-{family}", {"cogs": say_cogs(units), "points": units * _POINTS})
        case "bid":
            return Message("move-bid", {"cogs": say_cogs(int(token[1:]))})
        case "smear":
            return Message(f"move-{token}", {"points": CONSTANTS["smear_popularity"], "cogs": say_cogs(CONSTANTS["smear_money"])})
    return Message(f"move-{token}")  # E, L, end, fold


def say_cogs(units: int) -> int:
    """Money as people say it."""
    return units * CONSTANTS["cogs_per_unit"]


def _pawn(who: str) -> Message:
    return Message(f"pawn-{who}")


def say_way(box: Box, code: str) -> Message:
    return _card(code) if code in CARDS else box.say_way(code)


def _card(code: str) -> Message:
    return Message(f"card-{code}")


def say_action(why: str) -> Message:
    """The action or card that something is done by."""
    return _card(why) if why in CARDS else Message(f"action-{why}")


def say_condition(id: str) -> Message:
    return Message(f"condition-{id}")


def _players(seats: Iterable[int]) -> list[Message]:
    return [player(seat) for seat in seats]


def say_event(box: Box, event: Event) -> Message:
    """The message that reports an event."""
    match event:
        case events.First() | events.Locked() | events.Slot() | events.SlotEnd() | events.Folded():
            return _say(f"event-{_tag(event)}", event.seat)
        case events.Placed() | events.Lost():
            return _say(f"event-{_tag(event)}", event.seat, district=event.district)
        case events.Turn():
            return _say("event-turn", event.first, period=event.period, turn=event.turn)
        case events.Revealed():
            return Message("event-revealed")
        case events.Moved():
            return _say("event-moved", event.seat, pawn=_pawn(event.who), start=event.start, end=event.end, way=say_way(box, event.by))
        case events.Stayed():
            return _say(f"event-stayed-{event.reason}", event.seat, pawn=_pawn(event.who))
        case events.PeriodEnd():
            return _say("event-period-end", None, period=event.period)
        case events.Recycled():
            return _say("event-recycled", None, cards=event.cards)
    return _say_action(event) or _say_card(event) or _say_period(event)


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _say_action(event: Event) -> Message | None:
    """Robbery, purchases, Administration actions."""
    match event:
        case events.PaidPopularity():
            return _say("event-paid-popularity", event.seat, points=event.amount, what=say_action(event.why))
        case events.PurseShown(money=None):
            return _say("event-purse-shown-hidden", event.seat, other=player(event.to))
        case events.PurseShown():
            return _say("event-purse-shown", event.seat, other=player(event.to), cogs=say_cogs(event.money or 0))
        case events.Robbed(amount=None):
            return _say("event-robbed-hidden", event.seat, victim=player(event.victim))
        case events.Robbed():
            cogs = say_cogs(event.amount or 0)
            return _say("event-robbed", event.seat, victim=player(event.victim), cogs=cogs)
        case events.Bought():
            return _taken("event-bought", event.seat, event.owner, district=event.district, cogs=say_cogs(event.price))
        case events.Requisitioned():
            return _taken("event-requisitioned", event.seat, event.owner, district=event.district)
        case events.Intimidated():
            return _say("event-intimidated", event.seat, players=_players(event.targets))
        case events.Gained():
            kind = "money" if event.money else "popularity"
            return _say(f"event-gained-{kind}", event.seat, cogs=say_cogs(event.money), points=event.popularity, what=say_action(event.why))
        case events.Protection():
            return _taken("event-protection", event.seat, event.holder, what=say_action(event.why))
        case events.Certificate():
            return _taken("event-certificate", event.seat, event.holder, condition=say_condition(event.id), what=say_action(event.why))
        case events.Doubled():
            return _say("event-doubled", event.seat, what=say_action(event.action))
    return None


def _say(id: str, seat: int | None, **about: object) -> Message:
    """What a seat did."""
    return Message(id, about if seat is None else {"player": player(seat), **about})


def _taken(id: str, seat: int, owner: int | None, **about: object) -> Message:
    """Something that a seat took, from another one or from nobody."""
    return _say(id, seat, **about) if owner is None else _say(f"{id}-from", seat, owner=player(owner), **about)


def _say_card(event: Event) -> Message | None:
    """Cards, and what they do."""
    match event:
        case events.Drew(card=None):
            return _say("event-drew-hidden", event.seat)
        case events.Drew() | events.Played() | events.Discarded():
            return _say(f"event-{_tag(event)}", event.seat, card=_card(str(event.card)))
        case events.Extorted(card=None):
            return _say("event-extorted-hidden", event.seat, victim=player(event.victim))
        case events.Extorted():
            return _say("event-extorted", event.seat, victim=player(event.victim), card=_card(str(event.card)))
        case events.Smeared():
            return _say(
                f"event-smeared-{event.answer or 'nothing'}",
                event.seat,
                victim=player(event.victim),
                points=event.amount,
                cogs=say_cogs(event.amount),
            )
        case events.Exchanged():
            paid = "money" if event.money < 0 else "popularity"
            return _say(f"event-exchanged-{paid}", event.seat, cogs=say_cogs(abs(event.money)), points=abs(event.popularity))
        case events.Coup():
            return _say("event-coup", event.seat, governor=player(event.governor), next=player(event.next_first))
    return None


def _say_period(event: Event) -> Message:
    """Taxes, election, the end."""
    match event:
        case events.Taxed():
            return _say("event-taxed", event.seat, points=event.popularity, cogs=say_cogs(event.money))
        case events.Tie():
            return _say("event-tie", None, players=_players(event.seats))
        case events.Bid():
            return _say("event-bid", event.seat, cogs=say_cogs(event.amount))
        case events.Elected(seat=None):
            return Message("event-elected-nobody")
        case events.Elected():
            return _say(
                "event-elected-paid" if event.paid else "event-elected",
                event.seat,
                cogs=say_cogs(event.paid),
                next=player(event.next_first),
            )
        case events.Won():
            counting = [id for id in CONDITIONS if event.conditions[id] != "no"]
            return _say("event-won", event.seat, conditions=[say_condition(id) for id in counting])
        case events.Limit():
            return _say("event-limit", None, players=_players(event.winners))
    raise LookupError(f"no words for the event {event}")
