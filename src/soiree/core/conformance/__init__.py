"""Conformance: checks that hold for every game, as a library that a new game gets without further code.

`check_game` plays one random game and checks the contract at every step; `check_noninterference` checks that hidden information changes
nothing that a reader observes; `check_belief` checks the sampling of worlds. Each raises `Nonconformance` with the record that shows
the failure. `room_faults` lists what a room lacks of the convention.
"""

from soiree.core.conformance.belief import check_belief
from soiree.core.conformance.contract import check_game, digests, observables
from soiree.core.conformance.effort import Effort, full_sweep
from soiree.core.conformance.errors import Nonconformance
from soiree.core.conformance.noninterference import Pairs, check_noninterference
from soiree.core.conformance.rooms import room_faults
from soiree.core.conformance.tables import Table, random_step, reader_bit, reader_name, readers, tables

__all__ = [
    "Effort",
    "Nonconformance",
    "Pairs",
    "Table",
    "check_belief",
    "check_game",
    "check_noninterference",
    "digests",
    "full_sweep",
    "observables",
    "random_step",
    "reader_bit",
    "reader_name",
    "readers",
    "room_faults",
    "tables",
]
