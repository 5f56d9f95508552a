"""The games in a terminal: the commands of `soiree` (`commands/`), and what they share.

`screen` prints and reads, `menu` lists moves, `describe` puts events and results into sentences, `clauses` finds clauses of the rules,
`files` reads and writes records, `session` is a match of one person against bots. It may not import lab or server.
"""
