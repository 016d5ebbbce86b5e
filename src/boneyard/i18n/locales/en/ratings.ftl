# boneyard ratings: pools of games that are rated together, and the heads of a table.
ratings-line = On one line
ratings-spinner = Spinner and fives
ratings-curved = Curved tiles
ratings-pairs = Pairs
ratings-player = Player
ratings-rating = Rating
ratings-matches = Matches
# $left: how many results were left out of the ratings.
ratings-how = Shown are those of whom enough is known; ± holds in 95 of 100 cases. { $left ->
    [0] Every result counts.
    [one] One result was left out.
   *[other] { $left } results were left out.
}
# $line: the number of a line in a file. $why: what a library says is wrong with it.
ratings-unread = Line { $line } is no result: { $why }
ratings-no-result = Line { $line } is no result: it needs two sides or more, somebody on each, and a rank for each.
ratings-no-text = The results are no UTF-8 text.
ratings-which = give a file of results, or the database of a house with --db
