"""The search: one-ply values, information-set tree search (ISMCTS) and the principal variation of its trees. Compiled, except the last.

Import from the modules. `soiree.bots` imports this package, and it imports nothing of the bots but `DecisionPoint`.
"""
