# Puzzles: the command line.
puzzles-bar = Puzzles
# $found and $wanted: numbers of puzzles.
puzzles-fewer = Found { $found } of { $wanted }. The rounds played yielded no more.
# $command is what to type.
puzzles-see-answer = Answer: { $command }
# $game: a solitaire.
puzzles-for-one = { $game } is a solitaire game and has no puzzles
# $game: a game in which players don't see their own tiles, or whose rules the search doesn't know.
puzzles-not-of = { $game } has no puzzles: its best move can't be found from what a player sees
# $why: what is wrong with the text, in a few words.
puzzles-no-puzzle = not a puzzle: { $why }
puzzles-other-moves = not a puzzle: its moves don't match the legal moves
# A puzzle whose answer another search doesn’t find. $answer: a move as in the notation; $others: what was found.
puzzles-changed = { $puzzle } ({ $game }): the answer was { $answer }, but the searches found { $others }.
# After all: $puzzles and $changed are numbers; $worlds: how many worlds each search tried.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } puzzle searched twice over { $worlds } possible deals;
   *[other] { $puzzles } puzzles searched twice over { $worlds } possible deals each;
} { $changed ->
    [0] no answers changed.
    [one] { $changed } answer changed.
   *[other] { $changed } answers changed.
}

# The pages of puzzles.
puzzles-title = Puzzles
puzzles-what = Positions from rounds that bots played, each with one clearly best move, checked on thousands of possible deals. You see only what the player saw.
puzzles-of-day-short = Puzzle of the day
# $game: a game's title.
puzzles-of-the-day = Puzzle of the day: { $game }
# $grade: how hard it is, from 1; $grades: the hardest grade.
puzzles-question = Your turn. Which move is best? Difficulty { $grade } of { $grades }.
# How a position is answered.
puzzles-how = Choose a tile, then tap its place.
# $days: how many days in a row the puzzle of the day was solved.
puzzles-streak = { $days ->
    [one] Streak: { $days } day.
   *[other] Streak: { $days } days.
}
puzzles-no-streak = A new puzzle every day, the same for everyone. Solve one to start a streak.
puzzles-best-streak = { $days ->
    [one] Best streak: { $days } day.
   *[other] Best streak: { $days } days.
}
puzzles-solve = Solve
puzzles-solve-game = Solve { $game } puzzles
puzzles-by-game = By game
# $done: how many were solved; $all: how many there are.
puzzles-done = { $done } of { $all } solved
puzzles-another = Next { $game } puzzle
puzzles-again = Try again
puzzles-none = Puzzle not found.
puzzles-no-move = This move isn't possible here.
# $tile: a tile of the hand.
puzzles-fits-nowhere = { $tile } doesn't fit anywhere. Choose another tile.
puzzles-others = Other players
# $tiles: how many tiles a player holds; $points: their score.
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
puzzles-right = Correct! That's the best move.
puzzles-wrong = Not the best move.
# The best move and the reader's move, as on their buttons.
puzzles-best = Best move: { $move }
puzzles-against = Your move: { $move }
puzzles-levels = What the bots play
puzzles-level = Level
puzzles-plays = Usual move
puzzles-finds = Finds the best move
puzzles-happened = This round so far
