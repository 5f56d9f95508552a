"""What every game is: State, Game, Match, chance, record, views. Knows no game.

Import from the modules: `soiree.core.state`, `.game`, `.match`, `.conformance`, ...; the package `soiree` has the friendly names.
"""
