# boneyard equity: the chance to win the match from any scores.

# On a terminal, while somebody waits.
equity-at-work = playing rounds
# The title of a table.
equity-of = { $game }: chance to win the match
# Heads of a table of a side's score and its chance.
equity-score = score
equity-chance = chance
# The corner of a table: rows are the player's own score, columns that of all others; or rows are
# rounds played, and columns by how many points more than all others the player has.
equity-by-scores = yours ↓ theirs →
equity-by-rounds = rounds ↓ ahead →
# $error: a number.
equity-error = Off by about { $error } of 100, when all go on by the rule of thumb.
equity-made = { $bytes } bytes written to { $file }
equity-which = say which game, or with -o where to write what is made for all of them
# $game: a title.
equity-single = { $game }: one round is the match, so there is nothing to come after it
equity-scores = --scores takes { $sides } whole numbers, one for each side, with commas between
