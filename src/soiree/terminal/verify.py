"""`soiree verify`: was the shuffle what the dealer promised?"""

from rich.text import Text

import soiree
from soiree.core.errors import BadRecord
from soiree.core.record import Record
from soiree.terminal.files import read_record
from soiree.terminal.screen import Screen

HONEST, NOT_HONEST = 0, 1


def verify(file: str, language: str | None) -> int:
    """0 if every draw of the whole, honestly replayed record follows from the promised seed; else 1."""
    text = read_record(file)
    record = Record.parse(text)  # what is no record at all is a wrong file, not a dishonest dealer
    game = soiree.game(record.headers["Game"])
    screen = Screen(language, game.folder)
    try:
        verdict = soiree.verify(text)
        if verdict.honest:
            soiree.load(text)  # the moves fit the rules, and the result follows from them
    except BadRecord as error:
        screen.say("ui-verify-unfit", "bold", line=error.line)
        screen.show(Text(error.reason, style="dim"))
        return NOT_HONEST
    screen.show(Text(screen.words.say(verdict.finding), style="bold"))
    said = {"Commitment": screen.words("ui-verify-promise"), "Seed": screen.words("ui-verify-seed")}
    for header, value in record.headers.items():
        name = screen.words("ui-verify-word") if header.startswith("Contribution.") else said.get(header)
        if name and value:
            screen.entry(name, value, max(len(name) for name in said.values()))
    if verdict.draws:
        screen.say("ui-verify-draws", "dim", draws=verdict.draws)
    return HONEST if verdict.honest else NOT_HONEST
