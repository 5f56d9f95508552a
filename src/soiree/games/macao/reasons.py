"""What explains a move of Shadows of Macao: what it brings, keeps or costs, what can be had next, and what the others can do then."""

from collections.abc import Iterable

from soiree.core.reasons import Fact, Line
from soiree.core.sets.bits import members
from soiree.core.texts.message import Message, player
from soiree.games.macao import events
from soiree.games.macao.board import RECRUIT
from soiree.games.macao.box import Box
from soiree.games.macao.phrases import card, tile
from soiree.games.macao.rules import Macao

_PERMANENT = ("croupier", "sailor", "keeper", "merchant")  # kinds whose effect lasts


def facts(box: Box, line: Line) -> list[Fact]:
    """The facts of a line."""
    assert isinstance(line.before, Macao)
    assert isinstance(line.after, Macao)
    assert isinstance(line.later, Macao)
    found = [*_own(box, line), *_kept(box, line.before, line.after, line.seat), *_others(box, line)]
    if not line.later.over() and line.later.prompt(line.seat) == "act":
        found += _next(box, line.before, line.later, line.seat)
    return found


def _own(box: Box, line: Line) -> Iterable[Fact]:
    """What the seat does in its own turn, also after an opponent was asked."""
    before = line.before
    assert isinstance(before, Macao)
    for event in _own_turn(line):
        match event:
            case events.Recruited(seat=line.seat):
                kind = box.face(event.card).kind
                about = {"card": card(box, event.card), "coins": event.coins}
                yield Fact(Message("fact-recruits", about), 1.5 + 0.6 * event.coins)
                if kind in _PERMANENT:
                    yield Fact(Message(f"fact-effect-{kind}"), 1.2)
            case events.Opened(seat=line.seat):
                yield Fact(Message("fact-opens", {"tile": tile(box, event.tile), "coins": event.value}), 1.5 + 0.6 * event.value)
            case events.Contacted(seat=line.seat):
                coins = box.face(event.card).coins
                if box.face(event.card) == box.widow():
                    yield Fact(Message("fact-contacts-widow"), 0.8)
                    continue
                yield Fact(Message("fact-contacts", {"card": card(box, event.card), "coins": coins}), 0.3 + 0.15 * coins)
            case events.Reserved(seat=line.seat):
                coins = box.tile(event.tile).value
                yield Fact(Message("fact-reserves", {"tile": tile(box, event.tile), "coins": coins}), 0.6 + 0.2 * coins, event.tile)
            case events.Struck(by=line.seat, spared=False):
                yield Fact(Message("fact-strikes", {"rival": player(event.seat)}), 1.0, str(event.seat))
            case events.WidowDied(seat=line.seat):
                yield Fact(Message("fact-widow"), -1.5)
            case events.EndCalled(seat=line.seat):
                lead = _lead(line)
                if lead > 0:
                    yield Fact(Message("fact-last-round", {"coins": lead}), 3.0)


def _own_turn(line: Line) -> list[object]:
    """The events up to the next turn of another seat: an Assassin's victims decide before that."""
    found: list[object] = []
    for event in [*line.turn, *line.reply]:
        if isinstance(event, events.Turn) and event.seat != line.seat:
            break
        found.append(event)
    return found


def _lead(line: Line) -> int:
    """Coins more than the richest other seat, after the turn."""
    after = line.after
    assert isinstance(after, Macao)
    return int(after.coins(line.seat)) - max(int(after.coins(rival)) for rival in line.opponents)


def _kept(box: Box, before: Macao, after: Macao, seat: int) -> Iterable[Fact]:
    """Informants that the move does not give up."""
    for held in members(before.blue(seat) & after.blue(seat)):
        code = before.code(held)
        worth = max(box.face(code).coins, 1)
        yield Fact(Message("fact-keeps", {"card": card(box, code)}), 0.3 + 0.1 * worth, code, "keeps")


def _next(box: Box, before: Macao, later: Macao, seat: int) -> Iterable[Fact]:
    """What can be paid for in the seat's next turn, and could not before; what has come nearer."""
    asked = before.prompt(seat) == "act"
    could = set(before.legal(seat)) if asked else set()
    can = set(later.legal(seat))
    for target, action, say, coins in _targets(box, later, seat):
        price = 0 if target is None else int(later.price(target))
        if action in can:
            if action not in could:
                id = "fact-next-recruit" if "card" in say else "fact-next-open"
                weight = 0.8 + 0.35 * coins - 0.15 * price
                yield Fact(Message(id, {**say, "price": price, "coins": coins}), weight, str(action))
        elif asked and target is not None:
            short, was_short = _short(later, seat, target), _short(before, seat, target)
            if 0 < short < was_short:
                id = "fact-nearer-recruit" if "card" in say else "fact-nearer-open"
                weight = (0.4 + 0.2 * coins) / (1 + short)
                yield Fact(Message(id, {**say, "count": short, "coins": coins}), weight, str(action))


def _targets(box: Box, state: Macao, seat: int) -> Iterable[tuple[int | None, int, dict[str, object], int]]:
    """What the seat may want to pay for: its number (None for a line-up), the action that begins it, its name, its coins."""
    board = state.board
    for face in sorted({int(board.face_of[held]) for held in members(state.blue(seat) & ~board.widows)}):
        yield face, RECRUIT + face, {"card": card(box, board.face_codes[face])}, int(board.coins[face])
    for number in members(state.centre | state.green(seat)):
        target = None if board.condition[number] else int(board.faces) + number
        yield target, int(board.opening) + number, {"tile": tile(box, board.tile_codes[number])}, int(board.value[number])


def _short(state: Macao, seat: int, target: int) -> int:
    """How many units all cards of the seat, whose turn it is, are short of a cost."""
    have = int(state.steady + state.fleeting)
    if target < state.board.faces and state.blue(seat) & state.board.cards_of[target]:
        have -= int(state.yielded(target))
    return int(state.missing(target, have))


def _others(box: Box, line: Line) -> Iterable[Fact]:
    """What the others do before the seat plays again."""
    for event in [*line.turn, *line.reply]:
        seat = getattr(event, "seat", line.seat)
        if seat == line.seat:
            continue
        rival: dict[str, object] = {"rival": player(seat)}
        match event:
            case events.Recruited():
                about = {**rival, "card": card(box, event.card), "coins": event.coins}
                yield Fact(Message("fact-rival-recruits", about), -0.8 - 0.4 * event.coins, event.card)
            case events.Opened():
                about = {**rival, "tile": tile(box, event.tile), "coins": event.value}
                yield Fact(Message("fact-rival-opens", about), -0.8 - 0.4 * event.value, event.tile)
            case events.Contacted():
                coins = box.face(event.card).coins
                yield Fact(Message("fact-rival-contacts", {**rival, "card": card(box, event.card)}), -0.2 - 0.08 * coins, event.card)
            case events.Reserved():
                yield Fact(Message("fact-rival-reserves", {**rival, "tile": tile(box, event.tile)}), -1.0, event.tile)
            case events.EndCalled() if _lead(line) < 0:
                yield Fact(Message("fact-rival-last-round", rival), -2.5)
