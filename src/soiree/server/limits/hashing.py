"""The threads that hash passphrases. Hashing is slow on purpose, so it has separate threads and a bounded queue.

A thread that reads the database must never wait for it: then a few failed logins would stop every read of the server.
"""

import contextlib
import os
import sys
import threading

from soiree.server.limits.fair_turns import FairThreads, FairTurns

THREADS = 1  # each hash runs in several threads of its own
MAX_WAITING = 64  # in each of the two queues
MAX_WAITING_OF_CLIENT = 8
NICENESS = 10  # of the threads: moves come first
RETRY_AFTER = 10  # seconds


class HashingPool(FairThreads):
    """Clients with a device pass are known: they come first."""

    def __init__(self, threads: int = THREADS) -> None:
        turns = FairTurns(threads, MAX_WAITING, MAX_WAITING_OF_CLIENT, "passphrases-busy", RETRY_AFTER)
        super().__init__("hashing", threads, turns, _lower_priority)


def _lower_priority() -> None:
    if sys.platform == "linux":  # elsewhere the priority belongs to the whole process
        with contextlib.suppress(OSError):  # a sandbox may forbid it
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
