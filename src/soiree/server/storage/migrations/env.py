"""Alembic's way in: the connection comes from `store.migrate`, already locked and in its transaction."""

from alembic import context

from soiree.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
