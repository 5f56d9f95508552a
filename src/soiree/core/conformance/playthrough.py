"""Playthroughs: everything that a game outputs in one seeded match, as text, so that a diff shows any change."""

from soiree.core.conformance import Table, random_step, reader_name, readers
from soiree.core.rng import Rng


def playthrough(table: Table, seed: int, views_every: int = 10) -> str:
    """The random match of a seed: each step with the legal moves before it and the events after it, and all views every few steps."""
    rng = Rng(seed)
    match = table.match()
    lines = [f"# {table}, seed {seed}", ""]
    events_before = number = 0
    while True:
        if number % views_every == 0 or match.over:
            lines += [f"view {_title(reader)}: {match.view(reader).json()}" for reader in readers(match.state)]
        if match.over:
            break
        chance = " ".join(f"{token}={weight}" for token, weight in match.chance().items())
        lines += [f"chance: {chance}"] if chance else []
        lines += [f"seat {seat} {match.prompt(seat)}: {' '.join(match.moves(seat))}" for seat in sorted(match.actors)]
        sealed = match.sealed
        step = random_step(match, rng)
        number += 1
        if sealed:  # other readers see nothing until the last seat has decided
            copies = [str(step) if reader == step.seat else "-" for reader in readers(match.state)]
        else:
            copies = [str(match.steps(reader_name(reader))[-1]) for reader in readers(match.state)]
        lines += ["", f"step {number}: {step}   as seen: {' '.join(copies)}"]
        for event in match.events(since=events_before):
            lines.append(f"  {event.json()}")
            if event.secret:
                lines.append(f"  others: {event.masked().json()}")
        events_before = len(match.log)
    return "\n".join([*lines, "", match.record()])


def _title(reader: int | None) -> str:
    return "onlooker" if reader is None else f"seat {reader}"
