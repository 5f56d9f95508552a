"""What happened, in words: players' names, events as sentences, the result."""

from collections.abc import Sequence

from rich.text import Text

from soiree.core.events import Event
from soiree.core.game import Game
from soiree.core.words import Words


def names_at(seats: int, words: Words, person: int | None, level: str) -> list[str]:
    """The names around the table: the person, and opponents called by their level."""
    others = [seat for seat in range(seats) if seat != person]
    called = words(f"ui-level-{level}")
    return [
        words("ui-guest") if seat == person else words("ui-opponent", level=called, number=others.index(seat) + 1, count=len(others))
        for seat in range(seats)
    ]


def sentences(events: Sequence[Event], game: Game, words: Words, names: Sequence[str]) -> str:
    """The events of one step as one paragraph. Draws that look alike because they are hidden are told once, with their number."""
    told: list[str] = []
    repeated = 1
    for place, event in enumerate(events):
        following = events[place + 1] if place + 1 < len(events) else None
        if following is not None and _alike(event, following):
            repeated += 1
            continue
        sentence = words.say(game.say_event(event), names)
        told.append(sentence if repeated == 1 else words("ui-repeated", sentence=sentence, times=repeated))
        repeated = 1
    return " ".join(told)


def _alike(event: Event, following: Event) -> bool:
    """Both hide the same thing of the same seat; what they count down is told by the last."""
    hidden = bool(event.secret) and all(getattr(event, name) is None for name in event.secret)
    return (
        hidden
        and type(event) is type(following)
        and getattr(event, "seat", None) == getattr(following, "seat", None)
        and (following == following.masked())
    )


def reason_in_words(reason: str, words: Words) -> str:
    """Why a game ended, in the room's words; several reasons at once are written with hyphens."""
    parts = [reason] if f"cause-{reason}" in words else reason.split("-")
    return ", ".join(words(f"cause-{part}") if f"cause-{part}" in words else part for part in parts)


def result_in_words(returns: Sequence[float], reason: str, words: Words, names: Sequence[str], person: int | None) -> Text:
    """Who won and why, and the places where more than two sat down."""
    best = max(returns)
    winners = [seat for seat, value in enumerate(returns) if value == best]
    if len(winners) == len(returns):
        verdict = words("ui-draw")
    elif winners == [person]:
        verdict = words("ui-you-won")
    elif len(winners) == 1:
        verdict = words("ui-won", player=names[winners[0]])
    else:
        verdict = words("ui-shared", players=", ".join(names[seat] for seat in winners))
    text = Text.assemble((verdict, "bold"), "  ", (reason_in_words(reason, words), "dim"))
    if len(returns) > 2:
        for seat in sorted(range(len(returns)), key=lambda seat: -returns[seat]):
            place = 1 + sum(value > returns[seat] for value in returns)
            text.append("\n" + words("ui-place", place=place, player=names[seat]))
    return text
