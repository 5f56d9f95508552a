"""Research environments: the games as PettingZoo, Gymnasium and OpenSpiel environments, and as a NumPy batch.

Import the module of the library that you use: `envs.pettingzoo`, `envs.gymnasium`, `envs.openspiel`, `envs.batch`; `envs.features`
needs none of them. It imports neither `lab.arena` nor `lab.training` nor `lab.analysis`.
"""
