"""Analysis with the search bot: of one decision, at once or ever deeper, of a move that was played, and in words (`reasons`).

Import `analyse`, `deepen`, `judge` and `sum_up` from `soiree.bots`; the modules here have the parts that server and lab put together.
"""
