# A hint: the best move, what it is worth, and the others.

# $points: "3.4 points"; $wins: in how many of a hundred rounds like this one.
hints-best = { $way ->
    [fewer] Round win chance { $wins }% · −{ $points }
   *[more] Round win chance { $wins }% · +{ $points }
}
# $about: "0.5 points", by which that may be wrong.
hints-best-about = { $way ->
    [fewer] Round win chance { $wins }% · −{ $points } (±{ $about })
   *[more] Round win chance { $wins }% · +{ $points } (±{ $about })
}
# Of the other moves, against the best one; after the move and a colon.
hints-as-good = equally good
hints-more-left = { $tiles ->
    [one] { $tiles } more tile left
   *[other] { $tiles } more tiles left
}
# $doubt: it may be by chance.
hints-less = { $doubt ->
    [yes] round win chance { $wins }%, { $points } less than the best move (uncertain)
   *[no] round win chance { $wins }%, { $points } less than the best move
}
# For a screen reader. $move: the label of a move.
hints-spoken = Hint: { $move }.
hints-below = { $moves ->
    [one] { $moves } other move below.
   *[other] { $moves } other moves below.
}
hints-none = No move to suggest.
# Buttons: make that move; show the others.
hints-do = Play this move
hints-others = Other moves
# The chance to win the match comes first. $match, $wins: in how many of a hundred matches, and of a
# hundred rounds like this one; $about: by how much the first may be wrong; $points: "3.4 points".
hints-match = { $way ->
    [fewer] { $sure ->
        [yes] Match win chance { $match }% · round { $wins }% · −{ $points }
       *[no] Match win chance { $match }% (±{ $about }) · round { $wins }% · −{ $points }
    }
   *[more] { $sure ->
        [yes] Match win chance { $match }% · round { $wins }% · +{ $points }
       *[no] Match win chance { $match }% (±{ $about }) · round { $wins }% · +{ $points }
    }
}
# Of another move, against the best one. $less: how many fewer of a hundred matches; $doubt: it may be
# by chance.
hints-less-match = { $doubt ->
    [yes] match win chance { $match }% (−{ $less }%, uncertain)
   *[no] match win chance { $match }% (−{ $less }%)
}
