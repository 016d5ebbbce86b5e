# What an analysis found, as the command line prints it, and the picture that it draws.

# On a terminal, while somebody waits.
analysis-at-work = analysing

# The first line: $game is a title, $result one of the following.
analysis-of = { $game }: { $result }
analysis-won = won
analysis-lost = game over
analysis-open = not finished
# $scores: a list of the first; $who: names.
analysis-score = { $who } { $score }
analysis-open-scores = { $scores }; not finished
analysis-won-by = { $scores }; { $who } won
analysis-nobody-won = { $scores }; no winner

# Heads of a table of players, which has little room: how many choices each had, how often the best
# was made, win chance (or tiles) given away in all and at each choice, how many slips, mistakes and
# blunders; luck with the deals and with tiles drawn later.
analysis-player = player
analysis-choices = choices
analysis-best = best
analysis-given = cost
analysis-each = average
analysis-slips = inacc.
analysis-mistakes = mistakes
analysis-blunders = blunders
analysis-deals = deals
analysis-draws = draws

# A table of the moves that cost most: its title, and the heads that are not above. Points: how many
# fewer it brought in the round.
analysis-costly = Costliest moves
analysis-move = move
analysis-played = played
analysis-better = better
analysis-cost = cost
analysis-points = points
# Stands where a move would: somebody did not call what there was to call.
analysis-forgot = no call
# How bad a move was.
analysis-slip = inaccuracy
analysis-mistake = mistake
analysis-blunder = blunder
# A move in such a table, as short as it can be: there is little room. $place: the next one; $turn:
# which way a curved tile turns.
analysis-play = { $turn ->
    [right] { $tile }, { $place }, right turn
    [left] { $tile }, { $place }, left turn
   *[none] { $tile }, { $place }
}
# Where a tile was laid; $number numbers an end that has no name of its own.
analysis-place = { $end ->
    [left] left end
    [right] right end
    [upper] upper end
    [lower] lower end
    [only] open end
    [train] train { $number }
    [mexican] Mexican train
   *[numbered] end { $number }
}
analysis-lead = { $tile }, lead
analysis-deal = deal

# A table of turning points: its title and heads. Match: by how much the chance to win it grew.
analysis-turns = Turning points
analysis-what = event
analysis-for = good for
analysis-match = win chance
# $move: a move as above, or as records write it.
analysis-happened = { $who }: { $move }
# $move: a tile that chance chose from a hand.
analysis-by-chance = { $move } taken at random

# The note below the tables explains their heads: use the same words.
analysis-note-alone = Losses and cost: how many more tiles are left than in the best possible result with all tiles known. Average: the same per choice.
analysis-note = Moves are numbered round.move. Losses and cost: win chance in percent, compared with the best move, over { $worlds } possible deals. Points: points lost in the round. Average: win chance lost per choice. Deals and draws: luck in points. Turning points: win chance with all hands known. See docs/analysis.md.

# The picture: curves that tell who was ahead.
analysis-chart = { $game }: win chance
analysis-chart-note = win chance after each move, with all hands known
analysis-chart-alone = { $game }: winnable or not
analysis-chart-note-alone = 100%: winnable
# Shown at a mark of the curve. $move and $better as records write them.
analysis-mark = { $quality ->
    [mistake] { $who }: { $move }, mistake; best { $better }
   *[blunder] { $who }: { $move }, blunder; best { $better }
}
# $why says which rule it is.
analysis-not-fast = the fast core doesn't support this game yet, so its moves can't be analysed: { $why }
