"""Matches that are part of something: what they are part of, and what comes of their results.

A match knows its contest by a word (`StoredMatch.contest`); when it ends, how it ended is written
with the last entry of its log. All standings are computed from those results, so that nothing is
lost with a process, and every house with the same database comes to the same numbers.
"""

from boneyard.server.contests.contests import Contests as Contests
from boneyard.server.contests.contests import Part as Part
