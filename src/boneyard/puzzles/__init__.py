"""Puzzles and lessons: positions from play with one clearly best move, and what they teach."""

from boneyard.puzzles.puzzle import Puzzle, PuzzleError, Weighed

__all__ = ["Puzzle", "PuzzleError", "Weighed"]
