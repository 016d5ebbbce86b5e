"""Puzzles and lessons: progress, API, pages."""
