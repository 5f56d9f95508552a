"""The contract that every game implements, and what works with any game: matches, chance, records, views, conformance checks.

Import from the modules (`soiree.core.state`, `.game`, `.match`, `.conformance`, ...); the package `soiree` exports the common names.
Core imports no game.
"""
