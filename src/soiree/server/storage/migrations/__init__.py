"""Schema migrations. Alembic runs them when a node starts. Revision ids never change."""

HEAD = "0018"
