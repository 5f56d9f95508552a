"""Worker processes on this machine: the one process pool of bots, lab, terminal and server.

Import `map_tasks` to run a function over many tasks, `Pool` for processes that outlive one call, `track` from `parallel.progress` for a
progress bar. It imports nothing of Soirée but `core.errors`.
"""

from soiree.parallel.pool import Pool, PoolClosed, RemoteError, WorkerDied, cores
from soiree.parallel.tasks import map_tasks, processes_for

__all__ = ["Pool", "PoolClosed", "RemoteError", "WorkerDied", "cores", "map_tasks", "processes_for"]
