"""The messages for moves and events of Gatsby; their texts are in words/."""

from soiree.core.events import Event
from soiree.core.texts.message import Message, player
from soiree.games.gatsby import events
from soiree.games.gatsby.board import board_of
from soiree.games.gatsby.box import LEVEL, Box
from soiree.games.gatsby.names import named


def say_move(box: Box, token: str, prompt: str) -> Message:
    """The message that offers a move."""
    board = board_of(box)
    if prompt in ("action", "force"):
        if token in board.mains:
            return Message("move-action", {"name": named(box, "action", token), "steps": named(box, "steps", token)})
        return Message(f"move-{token}-{prompt}")
    if prompt in ("keep", "pick"):
        return Message(f"move-{prompt}", {"tile": named(box, "special", token), "steps": named(box, "steps", token)})
    if prompt in ("bonus", "look-swap"):
        return Message(f"move-{token}-{prompt}")
    if prompt == "slot":
        return Message(f"move-{token}")
    if prompt in ("look-first", "look-second"):
        return Message("move-look", {"place": named(box, "place", token)})
    kind = prompt if prompt in ("swap-own", "swap-other") else "place"
    return Message(f"move-{kind}", {"space": say_space(box, token)})


def say_space(box: Box, token: str) -> Message:
    """A space of the Cabaret or the Racetrack, the place of a floor, or a level of the tower."""
    board = board_of(box)
    if token.startswith(LEVEL):
        return Message("space-level", {"level": int(token.removeprefix(LEVEL))})
    if token in board.cells:
        return Message("space-cabaret", {"space": token})
    if token in board.spaces:
        row, _, space = token.partition(".")
        return Message("space-race", {"row": int(row), "space": int(space)})
    return named(box, "place", token)


def say_task(task: str) -> Message:
    if task.startswith("ask-"):
        return Message("task-ask", {"bonus": Message(f"bonus-{task.removeprefix('ask-')}")})
    return Message(f"task-{task}")


def _seen(box: Box, who: str | None) -> Message:
    return Message("label-down") if who is None else named(box, "character", who)


def say_event(box: Box, event: Event) -> Message:
    """The message that reports an event."""
    about: dict[str, object] = {"player": player(seat)} if isinstance(seat := getattr(event, "seat", None), int) else {}
    match event:
        case events.TileLaid():
            return Message("event-tile-laid", {"tile": event.tile, "quadrant": event.quadrant})
        case events.Dealt(who=None):
            return Message("event-dealt-hidden", {"place": named(box, "place", event.place)})
        case events.Dealt():
            return Message("event-dealt", {"place": named(box, "place", event.place), "who": _seen(box, event.who)})
        case events.Ranked():
            return Message("event-ranked", {"low": named(box, "place", event.low), "high": named(box, "place", event.high)})
        case events.Starter():
            return Message("event-starter", about)
        case events.Drew(tile=None):
            return Message("event-drew-hidden", about)
        case events.Drew():
            return Message("event-drew", {**about, "tile": named(box, "special", str(event.tile))})
        case events.Discarded(tiles=None):
            return Message("event-discarded-hidden", {**about, "count": event.count})
        case events.Discarded():
            tiles = [named(box, "special", tile) for tile in event.tiles or []]
            return Message("event-discarded", {**about, "count": event.count, "tiles": tiles})
        case events.Kept() | events.Took() | events.Aside() | events.Spent():
            return Message(f"event-{_tag(event)}", {**about, "tile": named(box, "special", event.tile)})
        case events.Turn():
            return Message("event-turn", {**about, "turn": event.turn})
        case events.Forced():
            return Message("event-forced", {**about, "by": player(event.by), "action": named(box, "action", event.action)})
        case events.Acted(special=None):
            return Message("event-acted", {**about, "action": named(box, "action", event.action)})
        case events.Acted():
            return Message("event-acted-special", {**about, "special": named(box, "special", str(event.special))})
        case events.Opening() | events.Placed():
            return Message(f"event-{_tag(event)}", {**about, "space": say_space(box, event.space)})
        case events.Advanced():
            return Message("event-advanced", {**about, "from": event.start, "to": event.end})
        case events.Lost():
            return Message("event-lost", {**about, "task": say_task(event.task)})
        case events.SetOff():
            return Message("event-set-off", {**about, "bonus": Message(f"bonus-{event.bonus}"), "at": say_space(box, event.at)})
        case events.Answered():
            return Message(f"event-answered-{'yes' if event.yes else 'no'}", {**about, "bonus": Message(f"bonus-{event.bonus}")})
        case events.Lapsed():
            return Message("event-lapsed", {**about, "bonus": Message(f"bonus-{event.bonus}")})
        case events.Swapped():
            return Message("event-swapped", {**about, "own": say_space(box, event.own), "other": say_space(box, event.other)})
        case events.Looked():
            saw = {"saw-first": _seen(box, event.saw[0]), "saw-second": _seen(box, event.saw[1])}
            return Message("event-looked", {**about, **_two_places(box, event.places), **saw})
        case events.Exchanged():
            answer = "hidden" if event.yes is None else "yes" if event.yes else "no"
            return Message(f"event-exchanged-{answer}", {**about, **_two_places(box, event.places)})
        case events.Rallied():
            about["place"] = named(box, "place", event.place)
            if event.who is None:
                return Message("event-rallied-hidden", about)
            return Message("event-rallied" if event.face == "up" else "event-rallied-down", {**about, "who": _seen(box, event.who)})
        case events.RowClosed():
            homes = {"first": event.counts[0], "second": event.counts[1], "player0": player(0), "player1": player(1)}
            return Message("event-row-closed", {"row": event.row, **homes})
        case events.Over():
            return _say_result(event)
        case events.Revealed():
            return Message("event-revealed", {"box": [_seen(box, who) for who in event.box]})
    raise LookupError(f"no words for the event {event}")


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _two_places(box: Box, places: list[str]) -> dict[str, object]:
    return {"first": named(box, "place", places[0]), "second": named(box, "place", places[1])}


def _say_result(event: events.Over) -> Message:
    result = event.result
    reason = Message(f"cause-{result.reason}")
    if result.winner is None:
        return Message("event-over-draw", {"reason": reason, "own": result.prestige[0]})
    own, other = result.prestige[result.winner], result.prestige[1 - result.winner]
    return Message("event-over", {"reason": reason, "player": player(result.winner), "own": own, "other": other})
