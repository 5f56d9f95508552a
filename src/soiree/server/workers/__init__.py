"""Search for bots, hints, reviews and analyses, in processes of this machine or on worker machines.

Import `messages` for requests and answers, `pool.ProcessPool` or `queue.JobQueue` to run them, and `scheduler.Scheduler` to run them
in a fair order. A request has one seat's view and nothing else, except one of an analysis board with open cards: that has the record.
May not import `table`, `storage`, `runtime` or `http`.
"""
