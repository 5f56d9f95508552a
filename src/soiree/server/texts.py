"""Texts that people write and others read: names, contributions, chat. None may look like another or change the text around it."""

import unicodedata

from soiree.server.refusals import RequestRefused

MAX_NAME = 24  # characters
# Letters and marks that show nothing, though Unicode does not count them as control or format characters.
INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0").union(
    map(chr, range(0xFE00, 0xFE10)), map(chr, range(0xE0100, 0xE01F0))
)
MAX_MARKS = 3  # on one letter; more would be drawn over the lines above and below
JOINERS = frozenset("\u200c\u200d")  # in words of some languages, and in emoji


class BadText(RequestRefused):
    """The text cannot be shown as it is."""

    error = "BadText"
    status = 400


def clean_name(text: str) -> str:
    """The name in one form (NFKC), without spaces around it. Refuses what cannot be seen."""
    check_text(text, "a name")
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    check_text(name, "a name")
    if len(name) > MAX_NAME:
        raise BadText("name-length", most=MAX_NAME, length=len(name))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise BadText("name-empty")
    return name


def check_text(text: str, what: str) -> str:
    """The text as it is. Refuses line breaks, halves of characters, piles of marks, and what is not seen or not assigned."""
    for letter in text:
        if _hidden(letter):
            raise BadText("invisible-character", what=what, character=f"U+{ord(letter):04X}")
    if _without_piles(text) != text:
        raise BadText("too-many-marks", what=what, most=MAX_MARKS)
    return text


def clean_chat(text: str) -> str:
    """A chat message in one line, without characters that show nothing or change the direction of what follows."""
    shown = "".join(letter for letter in text if letter in JOINERS or letter.isspace() or not _hidden(letter))
    return " ".join(_without_piles(shown).split())


def clean_note(text: str) -> str:
    """A text of several lines, without characters that show nothing."""
    lines = ("".join(letter for letter in line if letter in JOINERS or not _hidden(letter)).rstrip() for line in text.splitlines())
    return _without_piles("\n".join(lines)).strip("\n")


def _hidden(letter: str) -> bool:
    category = unicodedata.category(letter)
    return category[0] == "C" or category in {"Zl", "Zp"} or letter in INVISIBLE


def _without_piles(text: str) -> str:
    """The text with at most MAX_MARKS marks on each letter."""
    if text.isascii():
        return text
    kept, marks = [], 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in {"Mn", "Me"} else 0
        if marks <= MAX_MARKS:
            kept.append(letter)
    return "".join(kept)
