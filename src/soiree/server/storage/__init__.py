"""The database: the event log, people, ratings and reviews, on SQLite or PostgreSQL.

Import `store.Store` and the query modules; a query is a function of a connection, which `Store.read` or `Store.write` runs.
May import `table`, but not `workers`, `runtime` or `http`.
"""
