"""Duplicate contests: pairs, teams, score sheets."""
