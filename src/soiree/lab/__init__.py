"""Who measures: the arena with its ratings and report, the ladder of levels, tuning, and the probe of a position.

Nothing below imports this package; the front doors call `soiree.lab.commands`.
"""
