"""Training: tunes the weights of a game's evaluation and the settings of its search by self-play.

Import `TuningPlan` from `training.plan`, `tune_weights` from `training.weights`, `tune_search` from `training.search`.
It plays through `lab.arena`, and imports neither `lab.envs` nor `lab.analysis`.
"""
