"""The front door for a terminal: one module a command, and what they share.

`screen` is where a person reads and types, `telling` puts events and results into words, `files` reads and writes records.
"""
