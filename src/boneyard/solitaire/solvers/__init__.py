"""Solitaire solvers on plain data, without the engine: one module a game."""
