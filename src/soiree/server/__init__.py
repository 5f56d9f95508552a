"""The server: tables over HTTP and WebSocket, with durable moves and no leaked secrets.

`soiree serve` runs a node, `soiree worker` a worker, `soiree admin` administers the database: import `cli.add_commands` for them.
Subpackages by role, from the top: `http`, `runtime`, `workers` and `storage`, `table`. May not import `soiree.lab` or `soiree.terminal`.
"""
