"""One module for each command of `soiree` that is about playing: games, play, replay, rules, verify, simulate, ledger and conform.

`soiree.cli` parses their arguments and imports a module when its command runs.
"""
