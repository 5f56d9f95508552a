"""What a node keeps in memory and runs in the background: live tables, bots and clocks, reviews, the link to other nodes.

Import `registry.TableRegistry`, `autoplay.Autoplay`, `watchdog.Watchdog`, `study.reviews.ReviewService`, `people.sessions`, `expiry`
and `cluster`. May import `workers`, `storage` and `table`, but not `node`, `table_commands` or `http`.
"""
