# Small words that other messages are made of: names, tiles, counts.

# The reader, as the first of several at the beginning of a sentence: You, Otto and Mabel.
common-you = You
# The reader's partner in a team, after the reader: You and your partner.
common-your-partner = your partner
common-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
common-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
# In the place of a name: a player who deleted their account.
common-somebody-left = deleted player
