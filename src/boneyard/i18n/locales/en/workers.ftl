# Processes that think for bots and for hints, when no answer comes of it: read in logs, and by
# programmers. Players are told server-nobody-thinks instead.

workers-line-full = too many requests are waiting
workers-line-place = too many requests from one network are waiting
# $fault is the name of an error in Python, and nothing more: what it says may name hidden tiles.
workers-failed = a worker failed with { $fault }
workers-too-long = a worker timed out
workers-dying = worker processes keep crashing
workers-gone = the workers have been shut down
workers-none = no worker can be started
