"""Training: tunes the weights of a game's evaluation and the settings of the search by self-play.

Import `tune_weights` from `training.weights` and `tune_search` from `training.search`.
It plays through `lab.arena` and imports neither `lab.envs` nor `lab.analysis`.
"""
