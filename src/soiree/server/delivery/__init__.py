"""Sending notifications: Web Push, e-mail and webhooks. Import `senders`; the rest of the package is what a sender is made of.

Nothing here uses the database or a table: it may not import `storage`, `runtime` or `http`.
"""
