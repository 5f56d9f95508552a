"""The research lab: `arena` plays and rates bots, `training` tunes them, `envs` are research environments, `analysis` describes games.

Import from these packages; `workers.Workers` is where the work runs, `commands` has the commands and `cli` their arguments.
A parameter `console` is where progress is shown, None for nowhere. Only `soiree.cli` imports the lab.
It may import bots, games, core and parallel, but neither server nor terminal.
"""
