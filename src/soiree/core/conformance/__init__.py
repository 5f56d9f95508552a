"""Conformance: what must hold in every game, as a library that a new room gets for free.

`walk` plays one random game and checks the contract at every step; `rival_worlds` checks that what a seat may not know
changes nothing that it sees; `belief` checks the sampler. All of them raise `Nonconformance` with the record that shows it.
"""

from soiree.core.conformance.beliefs import belief
from soiree.core.conformance.guard import Nonconformance
from soiree.core.conformance.rivals import Pairs, rival_worlds
from soiree.core.conformance.setups import Table, eye, named, random_step, readers, tables
from soiree.core.conformance.walking import digests, portrait, walk

__all__ = [
    "Nonconformance",
    "Pairs",
    "Table",
    "belief",
    "digests",
    "eye",
    "named",
    "portrait",
    "random_step",
    "readers",
    "rival_worlds",
    "tables",
    "walk",
]
