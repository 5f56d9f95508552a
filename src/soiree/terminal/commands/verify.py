"""`soiree verify`: checks the shuffle of a committed dealer."""

from rich.text import Text

import soiree
from soiree.core.errors import BadRecord, reason_text
from soiree.core.records.record import Record
from soiree.terminal.files import read_record
from soiree.terminal.screen import Screen

HONEST, NOT_HONEST = 0, 1


def verify(file: str, language: str | None) -> int:
    """0 if the record follows the rules and every draw follows from the committed seed, else 1. Raises `BadFile` and `BadRecord`."""
    text = read_record(file)
    record = Record.parse(text)  # a file that is no record is bad input, not a dishonest dealer
    game = soiree.game(record.headers["Game"])
    screen = Screen(language, game.folder)
    try:
        verdict = soiree.verify(text)
        if verdict.honest:
            soiree.load(text)  # raises if a move or the result does not follow the rules
    except BadRecord as error:
        screen.say("ui-verify-unfit", "bold", line=error.line)
        screen.show(Text(reason_text(error.cause, screen.words.language), style="dim"))
        return NOT_HONEST
    screen.show(Text(screen.words.say(verdict.finding), style="bold"))
    labels = {
        "Commitment": screen.words("ui-verify-promise"),
        "Seed": screen.words("ui-verify-seed"),
        "Contribution": screen.words("ui-verify-word"),
        "Secret": screen.words("ui-verify-secret"),
    }
    for header, value in record.headers.items():
        kind, _, seat = header.partition(".")
        if kind in labels and value:
            screen.entry(f"{labels[kind]} {seat}".rstrip(), value, max(len(name) for name in labels.values()) + 2)
    if verdict.draws:
        screen.say("ui-verify-draws", "dim", draws=verdict.draws)
    return HONEST if verdict.honest else NOT_HONEST
