"""Solving the games for one on plain data, without the engine: one module a game."""
