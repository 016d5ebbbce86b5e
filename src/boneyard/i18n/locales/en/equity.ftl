# boneyard equity: the chance to win the match from any scores.

# On a terminal, while somebody waits.
equity-at-work = simulating rounds
# The title of a table.
equity-of = { $game }: win probability
# Heads of a table of a side's score and its chance.
equity-score = score
equity-chance = win probability
# The corner of a table: rows are the player's own score, columns that of all others; or rows are
# rounds played, and columns by how many points more than all others the player has.
equity-by-scores = yours ↓ theirs →
equity-by-rounds = rounds ↓ points ahead →
# $error: a number.
equity-error = Standard error: about { $error } percentage points, if all players follow a simple strategy.
equity-made = wrote { $bytes } bytes to { $file }
equity-which = name a game, or use -o FILE to recompute all games
# $game: a title.
equity-single = { $game }: the match is only one round, so there are no scores to compare
equity-scores = --scores takes { $sides } whole numbers, one per side, separated by commas
