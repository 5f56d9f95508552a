"""What the things of a box are called.

Those of the room's own file have texts in words/. A thing of another edition has the name that its file gives, else that of the same
thing of the room's own file, else one that says what it is.
"""

import functools

from soiree.core.editions import Names
from soiree.core.texts.language import LANGUAGES
from soiree.core.texts.message import Message
from soiree.games.gatsby.box import OWN_FILE, Action, Box, read_box


def named(box: Box, kind: str, id: str) -> Message:
    """The name of a thing: of a character, a suit, a place, ...; `steps` are what an action or a special tile does, in words."""
    key = f"{kind}-{id}"
    return _names(box).get(key) or Message(key)


def texts(box: Box) -> dict[str, dict[str, str]]:
    """The names that differ from the texts in words/, in each language, for pages."""
    from soiree.core.texts.words import words  # loaded by those who say something: bots do not

    voices = {language: words(language, OWN_FILE.parent) for language in LANGUAGES}
    return {key: {language: voice.say(message) for language, voice in voices.items()} for key, message in _names(box).items()}


@functools.cache
def _names(box: Box) -> dict[str, Message]:
    """The names that are not texts of words/."""
    if box.shipped:
        return {}
    own = read_box(OWN_FILE)
    names: dict[str, Message] = {}
    for kind, things, known in (
        ("seat", box.seat, own.seat),
        ("suit", box.suit, own.suit),
        ("character", box.character, own.character),
    ):
        ids = {one.id for one in known}
        names |= {f"{kind}-{one.id}": _given(one.name or one.id) for one in things if one.name or one.id not in ids}
    for kind, actions, printed in (("action", box.action, own.action), ("special", box.special, own.special)):
        names |= _actions(kind, actions, {action.id: action.steps for action in printed})
    return {**names, **_places(box)}


def _given(name: Names | str) -> Message:
    return Message("name-given", {"name": name})


def _actions(kind: str, actions: list[Action], own: dict[str, list[str]]) -> dict[str, Message]:
    names: dict[str, Message] = {}
    for action in actions:
        same = own.get(action.id) == action.steps
        if action.name or not same:
            names[f"{kind}-{action.id}"] = _given(action.name) if action.name else Message(f"{kind}-unnamed", {"id": action.id})
        if not same:
            names[f"steps-{action.id}"] = Message("steps-list", {"steps": [Message(f"task-{step}") for step in action.steps]})
    return names


def _places(box: Box) -> dict[str, Message]:
    """Places are named by how their character is won."""
    names: dict[str, Message] = {}
    for goal in box.cabaret.goal:
        sides = {"one": Message(f"side-{goal.sides[0]}"), "other": Message(f"side-{goal.sides[1]}")} if goal.kind == "cross" else {}
        names[goal.place] = Message(f"place-{goal.kind}", dict(sides))
    floors = sorted(box.finance.floor, key=lambda floor: floor.level)
    names |= {floor.place: Message("place-floor", {"floor": number}) for number, floor in enumerate(floors, start=1)}
    names |= {row.place: Message("place-row", {"row": row.row}) for row in box.race.row}
    names |= {place.id: _given(place.name) for place in box.place if place.name}
    return {f"place-{place}": message for place, message in names.items()}
