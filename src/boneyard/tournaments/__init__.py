"""Contests among many: who meets whom on which deals, and how they stand. Pure functions."""
