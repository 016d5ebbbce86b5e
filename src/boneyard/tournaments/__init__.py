"""Tournaments: pairing, standings and duplicate scoring as pure functions."""
