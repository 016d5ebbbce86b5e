# A hint: the best move, what it is worth, and the others.

# $points: "3.4 points"; $wins: in how many of a hundred rounds like this one.
hints-best = { $way ->
    [fewer] { $points } fewer than the opponents; wins the round { $wins } times in 100.
   *[more] { $points } more than the opponents; wins the round { $wins } times in 100.
}
# $about: "0.5 points", by which that may be wrong.
hints-best-about = { $way ->
    [fewer] { $points } fewer than the opponents, give or take { $about }; wins the round { $wins } times in 100.
   *[more] { $points } more than the opponents, give or take { $about }; wins the round { $wins } times in 100.
}
# Of the other moves, against the best one; after the move and a colon.
hints-as-good = as good
hints-more-left = { $tiles ->
    [one] { $tiles } more tile left
   *[other] { $tiles } more tiles left
}
# $doubt: it may be by chance.
hints-less = { $doubt ->
    [yes] { $points } less (not sure), wins { $wins } in 100
   *[no] { $points } less, wins { $wins } in 100
}
# For a screen reader. $move: the label of a move.
hints-spoken = Hint: { $move }.
hints-below = { $moves ->
    [one] { $moves } other move below.
   *[other] { $moves } other moves below.
}
hints-none = There is no better way on from here.
# Buttons: make that move; show the others.
hints-do = Do it
hints-others = Other moves
# The chance to win the match comes first. $match, $wins: in how many of a hundred matches, and of a
# hundred rounds like this one; $about: by how much the first may be wrong; $points: "3.4 points".
hints-match = { $way ->
    [fewer] { $sure ->
        [yes] Wins the match { $match } times in 100, the round { $wins }; { $points } fewer than the opponents.
       *[no] Wins the match { $match } times in 100, give or take { $about }, the round { $wins }; { $points } fewer than the opponents.
    }
   *[more] { $sure ->
        [yes] Wins the match { $match } times in 100, the round { $wins }; { $points } more than the opponents.
       *[no] Wins the match { $match } times in 100, give or take { $about }, the round { $wins }; { $points } more than the opponents.
    }
}
# Of another move, against the best one. $less: how many fewer of a hundred matches; $doubt: it may be
# by chance.
hints-less-match = { $doubt ->
    [yes] wins the match { $match } times in 100, { $less } fewer (not sure)
   *[no] wins the match { $match } times in 100, { $less } fewer
}
