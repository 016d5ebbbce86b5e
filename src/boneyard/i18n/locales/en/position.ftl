# The page on which a position, given as a line of text, is analysed. $seat counts from 1.
position-title = Analysis board
position-what = Paste a position as one line of text, as written by programs and the command line. You'll see the table and what each possible move is worth.
position-label = Position
position-show = Analyse
position-picture = The table of { $game }
position-nobody = It's no one's turn in this position.
position-seat = Moves for player { $seat }
position-built-in = only the built-in games can be analysed here
position-wrong = this position can't be drawn: { $why }
