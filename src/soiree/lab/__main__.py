"""`python -m soiree.lab arena ...`: the commands of the lab alone."""

import argparse
import sys

from soiree.core.errors import SoireeError
from soiree.lab.cli import add_commands

BAD_INPUT, INTERRUPTED = 2, 130


def main() -> int:
    """Runs a command line and returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m soiree.lab", description="The research lab of Soirée.")
    add_commands(parser.add_subparsers(title="commands", metavar="COMMAND", required=True))
    args = parser.parse_args()
    try:
        code: int = args.run(args)
    except SoireeError as error:
        print(f"soiree: {error}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    return code


if __name__ == "__main__":
    sys.exit(main())
