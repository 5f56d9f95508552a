"""Alembic's environment. `store.migrate` gives the connection, locked and in a transaction."""

from alembic import context

from soiree.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
