"""The research lab: `arena` plays and rates bots, `training` tunes them, `envs` are research environments, `analysis` describes games.

Import from these packages; `workers.Workers` says where the work runs, and `cli` has the commands.
Only `soiree.cli` imports the lab. It may import bots, games, core and parallel, but neither server nor terminal.
"""
