"""The three solitaires: logic, states, statistics and solvers."""
