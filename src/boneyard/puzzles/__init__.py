"""Puzzles and lessons: positions from play with one clearly best move, and what they teach."""

from boneyard.puzzles.puzzle import EvaluatedMove, Puzzle, PuzzleError

__all__ = ["EvaluatedMove", "Puzzle", "PuzzleError"]
