# boneyard ratings: categories of games that are rated together, and the heads of a table.
ratings-line = Line games
ratings-spinner = Spinner and fives
ratings-curved = Curved tiles
ratings-pairs = Partnership games
ratings-player = Player
ratings-rating = Rating
ratings-matches = Matches
# $left: how many results were left out of the ratings.
ratings-how = Only players with enough matches are shown; ± is a 95% interval. { $left ->
    [0] Every result counts.
    [one] One result was left out.
   *[other] { $left } results were left out.
}
# $line: the number of a line in a file. $why: what a library says is wrong with it.
ratings-unread = line { $line } is not a result: { $why }
ratings-no-result = line { $line } is not a result: it needs two or more sides, each with a player and a rank
ratings-no-text = the results file is not UTF-8 text
ratings-which = give a file of results, or a server's database with --db
