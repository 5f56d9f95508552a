"""`python -m soiree.lab arena ...`: the commands of the laboratory without the front door."""

import argparse
import sys

from soiree.core.errors import SoireeError
from soiree.lab.commands import add_commands


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m soiree.lab", description="The laboratory of Soirée.")
    add_commands(parser.add_subparsers(title="commands", metavar="COMMAND", required=True))
    asked = parser.parse_args()
    try:
        code: int = asked.run(asked)
    except SoireeError as error:
        print(f"soiree: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return code


if __name__ == "__main__":
    sys.exit(main())
