"""The commands of a terminal: one module for each command of `soiree`, and what they share.

`screen` prints and reads, `menu` lists moves, `describe` puts events and results into sentences, `files` reads and writes records,
`session` is a match of one person against bots. It may import bots, games, core and parallel, but neither lab nor server.
"""
