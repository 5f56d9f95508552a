"""Who hosts: tables that never lose a move and never tell a secret.

`soiree serve` starts a node (`app.py`), `soiree worker` thinks for its bots, `soiree admin` looks after the house (`commands.py`).
"""
