# boneyard play: a match in the terminal, line by line. What is typed (hint, moves, 6-4@2, --bots) is
# never translated. $who, $who_is: see report.ftl.

# The first lines. $game: its title; $who: the names of the bots.
terminal-with = { $game }, with { $who }.
terminal-alone = { $game }, a game for one.
terminal-together = { $game }.
terminal-begin = Type a move such as 6-4@2, or help.
# In the place of a name: people at one keyboard, counted from 1.
terminal-player = Player { $number }

# How it stands, before one's move. $ends: a list of terminal-end.
terminal-ends = Open ends: { $ends }.
# An open end: what it shows, its name (endnames-name), and how it is written in a move.
terminal-end = { $shows } on { $end } (@{ $arm })
# $tiles: tiles of the notation.
terminal-hand = Your hand: { $tiles }.
# $known: tiles of one's row that lie face up, perhaps none.
terminal-face-down = { $tiles ->
    [one] Your row: { $known } and { $tiles } tile face down.
   *[other] Your row: { $known } and { $tiles } tiles face down.
}
# $others: a list of terminal-holds; $stock: tiles in the boneyard.
terminal-others = { $stock ->
    [0] { $others }; the boneyard is empty.
   *[other] { $others }; { $stock } in the boneyard.
}
terminal-holds = { $tiles ->
    [one] { $who }: { $tiles } tile
   *[other] { $who }: { $tiles } tiles
}
# Games for one. $down: tiles face down; $tiles: those that lie open, from top to bottom, perhaps none.
terminal-row = In a row: { $tiles }.
terminal-column = Column { $column }: { $down } face down; open: { $tiles }

# The table, arm by arm. $tiles: as they were laid, the half that touched first; $arm: its number.
terminal-lead = First: { $tiles }
terminal-arm = @{ $arm }, { $end }: { $tiles }
terminal-nothing-lies = Nothing lies on the table yet.

# $scores: a list of terminal-score.
terminal-scores = Scores: { $scores }.
terminal-score = { $who_is ->
    [you] you { $points }
   *[one] { $who } { $points }
}

# What is asked, before what is typed. $who: whose turn it is, where several play here.
terminal-prompt = Your move:
terminal-prompt-of = { $who }, your move:
terminal-next-round = Enter deals the next round:
terminal-call-prompt = Call something, or Enter to go on:
terminal-once-more = Undo takes the last move back, Enter ends the game:
terminal-hand-over = { $who } is next. Hand over the keyboard; { $who } presses Enter:
terminal-save-ask = File to save the match in (Enter: none):
terminal-saved = The match is saved in { $file }.
terminal-left = You leave the match.

# What was wrong. $why: a sentence that says it.
terminal-wrong = No: { $why }.
terminal-no-number = there is no move { $number }, there are { $moves }
terminal-ways = { $tile } can go several ways: type { $moves }
terminal-not-now = it isn’t your turn; type help, or Enter to go on
terminal-no-call = that can’t be called here
terminal-no-undo = only in games for one can moves be taken back
terminal-nothing-to-undo = there is nothing to take back
terminal-undone = Taken back.
terminal-hint-turn = There are hints when it is your turn.
terminal-hands-many = --hands { $hands } are more than the { $players } who play
terminal-bots-many = { $bots } bots are named, but there is room for { $room }
terminal-names = --names wants up to { $hands } different names, with commas between them
terminal-name = { $name } is no name: it needs 1 to { $most } letters

# The help at the table: two sentences, then a line for each word that can be typed.
terminal-help-move = A move is typed as 6-4@2: the half that touches, the other half, and the end’s number. The tile alone will do where it goes one way only, and so will its number in the list of moves.
terminal-help-words = Other moves are words: draw, pass, flip, next, knock 3, 5-3>2, resign. Where there is one move only, Enter makes it.
# $calls: a list of words.
terminal-help-calls = What you notice you call: { $calls }. Where several play at this keyboard, the caller’s number follows: muggins 2.
terminal-help-hint = the best move, and why
terminal-help-moves = all you may do, numbered
terminal-help-table = all tiles that lie
terminal-help-log = what has happened
terminal-help-score = everybody’s points
terminal-help-rules = how the game is played
terminal-help-undo = take the last move back
terminal-help-help = these lines
terminal-help-quit = leave the match

# On the screen: what the keys do, below the table; each stands after its key and a colon.
terminal-key-play = play
terminal-key-hint = hint
terminal-key-next = next round
terminal-key-undo = undo
terminal-key-rules = rules
terminal-key-quit = leave
terminal-key-back = Esc: back to the table
terminal-over = The match is over.
terminal-thinking = Thinking …
# $install: what is typed to install what is missing.
terminal-no-screen = For a table on the screen, { $install }. Here it is line by line.
