"""Hints, par and analysis of matches."""
