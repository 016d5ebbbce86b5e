"""Bot processes and background jobs: pool, worker, fair queue."""
