# The page with the ways to compete.

compete-ratings = Players by strength, for each kind of game
