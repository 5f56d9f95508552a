"""One table: its events, the state they add up to, the rules of what may happen next, and what a reader may see of it.

Import `table.Table`, `state.TableState`, `events` and `snapshot`. Pure: no database, no network, no event loop, no clock of its own.
May import no other package of the server.
"""
