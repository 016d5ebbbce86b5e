"""Bots: levels, search, hints and explanations."""
