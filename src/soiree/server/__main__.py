"""`python -m soiree.server`: the commands of the house alone."""

import argparse

from soiree.server.commands import add_commands

parser = argparse.ArgumentParser(prog="python -m soiree.server")
add_commands(parser.add_subparsers(required=True))
asked = parser.parse_args()
asked.run(asked)
