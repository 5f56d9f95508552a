"""Training by self-play: tunes the weights of a game's evaluation and the settings of its search, and trains its value model.

Import `TuningPlan` from `training.plan`, `tune_weights` from `training.weights`, `tune_search` from `training.search`, and `train` from
`training.value_training`. It plays through `lab.arena`, takes NumPy from `lab.envs.arrays`, and does not import `lab.analysis`.
"""
