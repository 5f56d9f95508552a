"""Search for bots, hints and reviews, in processes of this machine or on worker machines.

Import `messages` for requests and answers, and `pool.ProcessPool` or `queue.JobQueue` to run them.
A job has one seat's view and nothing else. Knows no table, no database and no HTTP.
"""
