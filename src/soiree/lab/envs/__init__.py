"""Research environments: the games for PettingZoo, Gymnasium and OpenSpiel, and as a vectorised environment in NumPy.

Import the module of the library that you use: `envs.pettingzoo`, `envs.gymnasium`, `envs.openspiel`, `envs.batch`. `envs.features` needs
no library. It imports neither `lab.arena` nor `lab.training` nor `lab.analysis`.
"""
