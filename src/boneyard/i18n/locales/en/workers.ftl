# Processes that think for bots and for hints, when no answer comes of it: read in logs, and by
# programmers. Players are told server-nobody-thinks instead.

workers-line-full = too many wait for this already
workers-line-place = too many from one place wait for this already
# $fault is the name of an error in Python, and nothing more: what it says may name hidden tiles.
workers-failed = a worker failed with { $fault }
workers-too-long = a worker thought for too long
workers-dying = worker processes keep dying
workers-gone = the workers have gone home
workers-none = no worker can be started
