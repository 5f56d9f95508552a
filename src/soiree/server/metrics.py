"""The metrics of a node, for Prometheus."""

from functools import cache

from prometheus_client import Counter, Gauge, Histogram, start_http_server

# Not those that are still a draft: nobody but their player may know of them.
MOVES = Counter("soiree_moves_total", "Decisions that are final, of people, bots and the server", ["game"])
REFUSALS = Counter("soiree_refusals_total", "Decisions and undos that were refused", ["game"])
CONFLICTS = Counter("soiree_conflicts_total", "Log numbers that another node had taken first")
COMMITS = Histogram("soiree_commit_seconds", "A batch of writes, from begin to commit", buckets=(0.001, 0.005, 0.02, 0.1, 0.5, 2))
OPENINGS = Histogram("soiree_open_table_seconds", "Opening a table from its log", buckets=(0.001, 0.005, 0.02, 0.05, 0.2, 1))
RECEIVED = Counter("soiree_heard_total", "Notifications of other nodes")
LOBBY_LINES = Counter("soiree_lobby_lines_total", "Changes of the lobby that were read from what all nodes have published")
POLLED = Counter("soiree_polled_total", "Tables that were compared with the log, because a notification could have been lost")
TABLES = Gauge("soiree_tables_open", "Tables in memory")
SOCKETS = Gauge("soiree_sockets", "Connected sockets")
BOT_ANSWERS = Counter("soiree_bot_answers_total", "Answers of bots", ["fate"])
STALLS = Counter("soiree_stalls_total", "Tables where the server had not acted in time, and was made to act by the watchdog", ["game"])
UNREADABLE = Gauge("soiree_tables_unreadable", "Overdue tables whose logs could not be read at the last try")
WAITING = Gauge("soiree_requests_waiting", "Requests of bots, hints and reviews that wait for a worker")
NOTIFICATIONS = Counter("soiree_notifications_total", "Notifications of people that were sent, dropped or failed", ["channel", "fate"])
DELETED = Counter("soiree_rows_deleted_total", "Rows that were deleted because they are kept no longer", ["what"])
TIME_OUTS = Counter("soiree_time_outs_total", "Decisions of the server because a clock ran out", ["game"])


@cache
def moves(game: str) -> Counter:
    """MOVES of one game. Every move needs it, and looking a label up is slow."""
    return MOVES.labels(game)


def serve(host: str, port: int) -> None:
    """Answers `/metrics` on a listener of its own, in a thread, as long as the process runs."""
    start_http_server(port, host)
