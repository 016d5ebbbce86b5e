# The page on which a position, given as a line of text, is analysed. $seat counts from 1.
position-title = Analysis board
position-what = Paste a position as one line of text, as programs and the command line write it. You see the table, and what each move of the player to move is worth.
position-label = Position
position-show = Analyse
position-picture = The table of { $game }
position-nobody = No player is to move in this position.
position-seat = Moves of player { $seat }
position-built-in = only the built-in games can be analysed here
position-wrong = this position can't be drawn: { $why }
