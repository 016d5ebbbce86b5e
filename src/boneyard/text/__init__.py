"""Sentences about a match: report, move labels, names of ends."""
