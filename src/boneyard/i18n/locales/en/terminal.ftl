# boneyard play: a match in the terminal, line by line. What is typed (hint, moves, 6-4@2, --bots) is
# never translated. $who, $who_is: see movelog.ftl.

# The first lines. $game: its title; $who: the names of the bots.
terminal-with = { $game }, with { $who }.
terminal-alone = { $game }, solitaire.
terminal-together = { $game }.
terminal-begin = Type a move such as 6-4@2, or help.
# In the place of a name: people at one keyboard, counted from 1.
terminal-player = Player { $number }

# How it stands, before one's move. $ends: a list of terminal-end.
terminal-ends = Open ends: { $ends }.
# An open end: what it shows, its name (endnames-name), and how it is written in a move.
terminal-end = { $shows } at { $end } (@{ $arm })
# $tiles: tiles of the notation.
terminal-hand = Your hand: { $tiles }.
# $known: tiles of one's row that lie face up; $up: how many, perhaps none.
terminal-face-down = { $up ->
    [0] { $tiles ->
        [one] Your row: { $tiles } tile face down.
       *[other] Your row: { $tiles } tiles face down.
    }
   *[other] { $tiles ->
        [one] Your row: { $known } and { $tiles } tile face down.
       *[other] Your row: { $known } and { $tiles } tiles face down.
    }
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
# Solitaires. $down: tiles face down; $tiles: those that lie open, from top to bottom, perhaps none.
terminal-row = Row: { $tiles }.
terminal-column = Column { $column }: { $down } face down; face up: { $tiles }

# The table, arm by arm. $tiles: as they were laid, the half that touched first; $arm: its number.
terminal-lead = First: { $tiles }
terminal-arm = @{ $arm }, { $end }: { $tiles }
terminal-nothing-lies = No tiles on the table yet.

# $scores: a list of terminal-score.
terminal-scores = Scores: { $scores }.
terminal-score = { $who_is ->
    [you] you { $points }
   *[one] { $who } { $points }
}

# What is asked, before what is typed. $who: whose turn it is, where several play here.
terminal-prompt = Your move:
terminal-prompt-of = { $who }, your move:
terminal-next-round = Press Enter for the next round:
terminal-call-prompt = Call something, or press Enter to continue:
terminal-once-more = Type undo to take the last move back, or press Enter to end the game:
terminal-hand-over = { $who }'s turn. Pass the keyboard, then press Enter:
terminal-save-ask = File to save the match to (press Enter to skip):
terminal-saved = Saved the match to { $file }.
terminal-left = You left the match.

# What was wrong. $why: a sentence that says it.
terminal-wrong = Not possible: { $why }.
terminal-no-number = { $moves ->
    [one] move { $number } is not in the list, which has { $moves } move
   *[other] move { $number } is not in the list, which has { $moves } moves
}
terminal-ways = { $tile } fits in several places; type { $moves }
terminal-not-now = it isn't your turn; type help, or press Enter to continue
terminal-no-call = you can't call that now
terminal-no-undo = undo is only available in solitaire games
terminal-nothing-to-undo = nothing to undo
terminal-undone = Last move undone.
terminal-hint-turn = Hints are only available on your turn.
terminal-hands-many = --hands { $hands } is more than the number of players ({ $players })
terminal-bots-many = --bots names more bots ({ $bots }) than there are free seats ({ $room })
terminal-names = --names takes up to { $hands } different names, separated by commas
terminal-name = { $name } is not a valid name: use 1 to { $most } characters

# The help at the table: two sentences, then a line for each word that can be typed.
terminal-help-move = Type a move as 6-4@2: the half that touches, the other half, and the number of the end. The tile alone is enough if it fits in one place only. You can also type the move's number in the list of moves.
terminal-help-words = Other moves: draw, pass, flip, next, knock 3, 5-3>2, resign. If only one move is possible, press Enter to play it.
# $calls: a list of words.
terminal-help-calls = You can call { $calls }. If several people play at this keyboard, add the caller's number: muggins 2.
terminal-help-hint = show the best move and the reasons
terminal-help-moves = list your legal moves
terminal-help-table = show all tiles on the table
terminal-help-log = show the move log
terminal-help-score = show the scores
terminal-help-rules = show the rules
terminal-help-undo = undo the last move
terminal-help-help = show this help
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
terminal-thinking = Thinking…
# $install: what is typed to install what is missing.
terminal-no-screen = To play on a full screen, run { $install }. Continuing line by line.
