"""Duplicate: the same deals for all players, pairs or teams: pure functions."""
