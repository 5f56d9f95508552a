"""Analysis: one decision (`probe`), one game (`review`), many games (`statistics`, `dataset`).

Import `probe`, `review`, `statistics` and `write_dataset` from the modules of these names (`dataset` for the last).
It may import `lab.arena` and `lab.envs`, but not `lab.training`.
"""
