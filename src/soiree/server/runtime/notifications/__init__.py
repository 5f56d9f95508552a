"""Notifications of people: derived from the logs of tables, and sent."""
