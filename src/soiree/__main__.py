"""`python -m soiree`: the same as the command `soiree`."""

import sys

from soiree.cli import main

sys.exit(main())
