"""Analysis: of one decision (`probe`), of one game (`review`), of many games (`statistics`, `dataset`).

Import `probe`, `review`, `statistics` and `write_dataset` from the modules with these names (the last from `dataset`).
It may import `lab.arena` and `lab.envs`, but not `lab.training`.
"""
