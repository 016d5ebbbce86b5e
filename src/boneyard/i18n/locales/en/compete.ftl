# The page with the ways to compete.

compete-ratings = Leaderboards for each type of game
