# Titles and labels of drawings, for screen readers, and text in a drawing.
art-face-down = face down
art-last-played = { $tile } (last played)
art-playable = { $tile }, playable
# A move that may be made: $move is its notation, such as 5-6@2.
art-play = play { $tile } ({ $move })
# An open end by the number of its arm; $shows: 4, blank, 6 cherries.
art-end = open end { $arm }: { $shows }
art-end-counts = open end { $arm }: { $shows }, counts { $count }
art-end-wants = open end { $arm }: { $shows }, needs { $wanted }
art-end-owed = open end { $arm }: { $shows }, must be played on first
art-open-ends = open ends
# $sum: 6 + 4 = 10.
art-ends-sum = open ends: { $sum }
art-boneyard = { $tiles ->
    [one] boneyard: { $tiles } tile
   *[other] boneyard: { $tiles } tiles
}
art-table = { $tiles ->
    [one] table, { $tiles } tile
   *[other] table, { $tiles } tiles
}
art-a-table = A table of dominoes
art-moves = moves
art-hand-of = hand of { $who }
# After a player's name, points and tiles: whose turn it is.
art-to-play = to play
art-team = team { $number }
art-title-round = { $game }, round { $round }
art-film = A round of { $game }
# Players without names, by where they sit.
art-south = South
art-west = West
art-north = North
art-east = East
art-seat = Seat { $number }
# A line under the table of a solitaire. The first six: how it ended; $left: tiles that are left, or
# columns in a solved Domino Solitaire.
art-won = solved
art-lost = game over
art-given-up = resigned
art-won-left = { $left ->
    [one] solved in { $left } column
   *[other] solved in { $left } columns
}
art-lost-left = { $left ->
    [one] game over, { $left } tile left
   *[other] game over, { $left } tiles left
}
art-given-up-left = { $left ->
    [one] resigned, { $left } tile left
   *[other] resigned, { $left } tiles left
}
art-count = count { $count }
art-tiles-down = { $tiles } face down
art-tiles-left = { $tiles ->
    [one] { $tiles } tile left
   *[other] { $tiles } tiles left
}

# What can't be drawn: for programmers and the command line. $half is 6 or A6; $set and $faces are quoted input.
art-no-fruit = no fruit stands for { $half }
art-no-colour = no colour stands for { $half }
art-only-colours = { $half } can only be shown in colours
art-no-set = unknown set { $set }; choose from double-6 … double-15, bendomino, fundomino
art-no-faces = unknown faces { $faces }; choose from { $known }
# The sign of a train, for screen readers: $train is "Ana's train" or "the Mexican train"; $open (yes or no) whether all may play there.
art-lane = { $open ->
    [yes] { $train }, open to everyone
   *[no] { $train }
}
# Below the sign of a train that all players may play on.
art-lane-open = open
