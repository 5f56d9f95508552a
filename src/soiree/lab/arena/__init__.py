"""The arena: plays bots against each other on duplicate deals, rates them, and writes a report.

Import `contest` and `self_play` from `arena.schedule`, `run_contest` and `rate_contest` from `arena.runner`, `score` from `arena.scoring`.
It imports neither `lab.envs` nor `lab.training` nor `lab.analysis`.
"""
