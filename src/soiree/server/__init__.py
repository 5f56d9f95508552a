"""The server: tables over HTTP and WebSocket, with durable moves and no leaked secrets.

`soiree serve` runs a node, `soiree worker` a worker, `soiree admin` administers the database: import `cli.add_commands` for them.
Subpackages from the top: `http`, `table_commands`, `runtime` and `limits`, `workers`, `storage` and `delivery`, `table`.
May not import `soiree.lab` or `soiree.terminal`.
"""
