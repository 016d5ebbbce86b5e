"""Tournaments: pairing and standings as pure functions."""
