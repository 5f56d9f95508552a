"""What explains a move of Cloakroom: the bid that is won, and the exchange."""

from soiree.core.reasons import Fact, Line
from soiree.core.texts.message import Message, player
from tests.cloakroom import events
from tests.cloakroom.box import Box


def facts(box: Box, line: Line) -> list[Fact]:
    found = []
    for event in [*line.turn, *line.reply]:
        if isinstance(event, events.Peeked) and event.seat == line.seat:
            found.append(Fact(Message("fact-peeks"), 1.0))
        elif isinstance(event, events.Peeked):
            found.append(Fact(Message("fact-rival-peeks", {"rival": player(event.seat)}), -1.0))
    return found
