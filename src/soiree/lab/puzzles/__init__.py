"""Puzzles from real games: decisions are found (`mining`), proven (`proof`) and checked by an independent search (`confirm`).

Import `mine` and `choose_set` from `puzzles.mining`, `confirm` from `puzzles.confirm`. It plays and searches through `lab.arena` and
`soiree.bots`, and imports neither `lab.training` nor `lab.analysis`.
"""
