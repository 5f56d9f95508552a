"""What happened in a match, as sentences: names of players, events, the result."""

from collections.abc import Sequence

from rich.text import Text

from soiree.core.events import Event
from soiree.core.game import Game
from soiree.core.texts.words import Words


def player_names(seats: int, words: Words, person: int | None, level: str) -> list[str]:
    """The name for each seat: the person, and bots named by their level, numbered if there are several.

    `level` can be any name of a bot; kinds for measurements, such as `greedy`, have no word and keep their id as name.
    """
    others = [seat for seat in range(seats) if seat != person]
    level_name = words(f"ui-level-{level}") if f"ui-level-{level}" in words else level
    return [
        words("ui-guest") if seat == person else words("ui-opponent", level=level_name, number=others.index(seat) + 1, count=len(others))
        for seat in range(seats)
    ]


def describe_events(events: Sequence[Event], game: Game, words: Words, names: Sequence[str]) -> str:
    """The events of one step as one paragraph. Hidden draws that look alike are one sentence with their number."""
    sentences: list[str] = []
    repeated = 1
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        if following is not None and _look_alike(event, following):
            repeated += 1
            continue
        sentence = words.say(game.say_event(event), names)
        sentences.append(sentence if repeated == 1 else words("ui-repeated", sentence=sentence, times=repeated))
        repeated = 1
    return " ".join(sentences)


def _look_alike(event: Event, following: Event) -> bool:
    """Whether both events hide the same fact of the same seat. They may count down; the last one has the final number."""
    hidden = bool(event.secret) and all(getattr(event, name) is None for name in event.secret)
    return (
        hidden
        and type(event) is type(following)
        and getattr(event, "seat", None) == getattr(following, "seat", None)
        and (following == following.masked())
    )


def describe_result(returns: Sequence[float], reason: str, words: Words, names: Sequence[str], person: int | None) -> Text:
    """Who won and why; with more than two seats, the ranking too."""
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
    text = Text.assemble((verdict, "bold"), "  ", (words.say_cause(reason), "dim"))
    if len(returns) > 2:
        for seat in sorted(range(len(returns)), key=lambda seat: -returns[seat]):
            rank = 1 + sum(value > returns[seat] for value in returns)
            text.append("\n" + words("ui-place", place=rank, player=names[seat]))
    return text
