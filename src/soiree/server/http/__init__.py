"""HTTP and WebSocket: routes, the socket of a table, errors as answers, request limits, and the files of the page.

Import `routes.ROUTES`, `sockets.table.table_socket` and `security.SecurityMiddleware`. The top layer: only `app` and `cli` import it.
"""
