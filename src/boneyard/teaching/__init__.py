"""Puzzles and lessons: positions from play with one clearly best move, and what they teach."""

from boneyard.teaching.puzzle import Puzzle, PuzzleError, Weighed

__all__ = ["Puzzle", "PuzzleError", "Weighed"]
