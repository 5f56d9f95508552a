"""`python -m tests.server.launch serve ...`: the command line, with the toy game among the games."""

import sys

from soiree.cli import main
from tests.server.toys import add_toy

add_toy()  # also in worker processes, which load this file under another name

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
