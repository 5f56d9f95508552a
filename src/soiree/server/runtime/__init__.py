"""What a node keeps in memory and runs in the background: live tables, bots and clocks, reviews, the link to other nodes.

Import `registry.TableRegistry`, `autoplay.Autoplay`, `reviews` and `cluster`. May not import `node`, `table_commands` or `http`.
"""
