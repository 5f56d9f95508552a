"""The database: the event log, people, ratings and reviews, on SQLite or PostgreSQL.

Import `store.Store` and the query modules; each query is a function of a connection that `Store.read` or `Store.write` runs.
Knows tables (`server.table`), but no HTTP, no event loop of a table, no worker.
"""
