# A game for one that is played on while the house can't be reached: shown at the table. The first
# two are a line above the tiles, on a phone too: short, please. Moves are sent later.
offline-on = No connection. Play on: your moves are kept.
# $moves: how many moves have been made since.
offline-waits = { $moves ->
    [one] No connection. Play on: { $moves } move waits.
   *[other] No connection. Play on: { $moves } moves wait.
}
# There is a connection again.
offline-sending = Your moves are being sent …
offline-full = No more moves can be kept without a connection: this game goes on when there is one.
# Domino Solitaire: what lies face down is known to the house alone.
offline-turns = There is no connection: the tile that you freed is turned up when there is one.
offline-stuck = There is no connection, and nothing more to be done without one: the tiles that you freed have to be turned up first.
# $why: a whole sentence of the house: why a move that waited was refused.
offline-refused = { $why } What you did after that without a connection doesn’t count: this is how the game stands.
offline-won = Won! The game is counted as soon as there is a connection.
offline-lost = That was the last move. The game is counted as soon as there is a connection.
