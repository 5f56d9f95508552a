"""`python -m tests.server.launch serve ...`: the command line, with the toy game among the games.

`python -m tests.server.launch spawner FD` forks one such process for each request on the socket FD: importing the server takes most of the
time until a node is ready, and the tests start hundreds of nodes.
"""

import json
import os
import signal
import socket
import sys

from soiree.cli import main
from tests.server.toys import add_toy

MAX_REQUEST = 1 << 17  # bytes

add_toy()  # also in worker processes, which load this file under another name


def next_request(requests: socket.socket) -> list[str]:
    """Serves requests for ever. Returns only in the process that was started for a request, with the arguments of its command line.

    A request is a JSON object (`arguments`, `environment`) with two descriptors: where the new process writes its errors, and where its
    id and then its exit status are written.
    """
    import soiree.server.app
    import soiree.server.workers.queue  # noqa: F401  # all of these are imported for the processes to come

    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # guards are not waited for
    while True:
        request, descriptors, _, _ = socket.recv_fds(requests, MAX_REQUEST, 2)
        if not request:
            os._exit(0)
        errors, status = descriptors
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            requests.close()
            if guard(status):
                wanted = json.loads(request)
                os.dup2(errors, 2)
                os.close(errors)
                sys.stderr = open(2, "w", buffering=1, errors="backslashreplace", closefd=False)  # noqa: SIM115  # as Python does
                os.environ.clear()
                os.environ.update(wanted["environment"])
                return [str(argument) for argument in wanted["arguments"]]
        os.close(errors)
        os.close(status)


def guard(status: int) -> bool:
    """Forks: the child returns True; its parent reports how the child ends, and ends too."""
    child = os.fork()
    if child == 0:
        os.close(status)
        return True
    os.closerange(0, 3)
    os.write(status, f"{child}\n".encode())
    os.write(status, f"{os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n".encode())
    os._exit(0)


if __name__ == "__main__":
    arguments = sys.argv[1:]
    if arguments[0] == "spawner":
        arguments = next_request(socket.socket(fileno=int(arguments[1])))
    sys.exit(main(arguments))
