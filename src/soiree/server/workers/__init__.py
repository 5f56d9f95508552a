"""Search for bots, hints and reviews, in processes of this machine or on worker machines.

Import `messages` for what is asked and answered, `pool.ProcessPool` and `queue.JobQueue` for who answers.
A job has one seat's view and nothing else. Knows no table, no database and no HTTP.
"""
