"""The steps from one schema to the next, run by Alembic when a node starts."""

HEAD = "0005"
