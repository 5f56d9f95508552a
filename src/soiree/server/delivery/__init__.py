"""Sending notifications: Web Push, e-mail and webhooks. Import `senders`; the rest of the package is what a sender is made of.

Nothing here knows the database or a table. It may not import `storage`, `runtime` or `http`.
"""
