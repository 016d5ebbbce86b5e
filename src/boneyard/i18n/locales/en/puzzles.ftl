# Puzzles: what `boneyard puzzle` says.
puzzles-bar = Puzzles
# $found and $wanted: numbers of puzzles.
puzzles-fewer = Found { $found } of { $wanted }: these games don’t give more of them in the rounds that were played.
# $game: the name of a game for one player.
puzzles-for-one = { $game } is a game for one player: there are no puzzles of it.
# $game: a game in which nobody sees their own tiles, or whose rules the search doesn’t know.
puzzles-not-of = There are no puzzles of { $game }: what is best there can’t be told from what one sees.
# $why: what is wrong with the text, in a few words.
puzzles-no-puzzle = This is no puzzle: { $why }.
puzzles-other-moves = This is no puzzle: the moves it tells are not those that are legal.
# A puzzle whose answer another search doesn’t find. $answer: a move as in the notation; $others: what was found.
puzzles-changed = { $puzzle } ({ $game }): the answer was { $answer }, the searches found { $others }.
# After all: $puzzles and $changed are numbers; $worlds: how many worlds each search tried.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } puzzle searched twice on { $worlds } worlds;
   *[other] { $puzzles } puzzles searched twice each on { $worlds } worlds;
} { $changed ->
    [0] every answer holds.
    [one] { $changed } answer changed.
   *[other] { $changed } answers changed.
}

# The pages of puzzles.
puzzles-title = Puzzles
puzzles-what = Positions from real play in which one move is clearly best: found by the search, checked on thousands of deals that might be. You see what the player saw, and nothing more.
# $game: a game's title.
puzzles-of-day-short = Puzzle of the day
puzzles-of-the-day = Puzzle of the day: { $game }
# $grade: how hard it is, from 1; $grades: the hardest grade.
puzzles-question = Your turn: which move is best? Difficulty { $grade } of { $grades }.
# $days: how many days in a row the puzzle of the day was solved.
puzzles-streak = { $days ->
    [one] Solved { $days } day in a row.
   *[other] Solved { $days } days in a row.
}
puzzles-no-streak = A new one every day, the same for everybody. Solve it today, and tomorrow it is a streak.
puzzles-best-streak = { $days ->
    [one] Your longest: { $days } day.
   *[other] Your longest: { $days } days.
}
puzzles-solve = Solve
puzzles-solve-game = Solve puzzles of { $game }
puzzles-by-game = By game
# $done: how many were solved; $all: how many there are.
puzzles-done = { $done } of { $all } solved
puzzles-another = Another of { $game }
puzzles-again = Look at it again
puzzles-none = There is no such puzzle.
puzzles-no-move = That move isn’t possible here.
# $tile: a tile of the hand.
puzzles-fits-nowhere = { $tile } fits nowhere now. Take another tile.
puzzles-others = The others at the table
# $tiles: how many tiles somebody holds; $points: their score.
puzzles-holds = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $points: the reader’s score; $stock: tiles in the boneyard.
puzzles-you-have = You: { $points ->
    [one] { $points } point
   *[other] { $points } points
} · boneyard: { $stock }
puzzles-hand = Your hand
puzzles-right = Yes, that is the best move.
puzzles-wrong = Not the best move.
# The best move, and the reader’s: $move as on its button.
puzzles-best = Best: { $move }
puzzles-against = And yours: { $move }
puzzles-levels = What the levels would play
puzzles-level = Level
puzzles-plays = Plays mostly
puzzles-finds = Finds it
puzzles-happened = What has happened in this round
