# A solitaire that goes on without a connection: shown at the table. The first two are a line
# above the tiles, on a phone too: short, please. Moves are sent later.
offline-on = No connection. Keep playing: your moves are saved.
# $moves: how many moves have been made since.
offline-waits = { $moves ->
    [one] No connection. Keep playing: { $moves } move to send.
   *[other] No connection. Keep playing: { $moves } moves to send.
}
# Back online.
offline-sending = Sending your moves…
offline-full = No more moves can be saved offline. Continue when you are back online.
# Domino Solitaire: only the server knows the tiles that are face down.
offline-turns = No connection. The freed tile will be turned up when you are back online.
offline-stuck = No connection. You can't move until the freed tiles are turned up, when you are back online.
# $why: a whole sentence: why the server refused a move that waited.
offline-refused = { $why } That move and any later offline moves don't count. This is the current position.
offline-won = Solved! The result will be saved when you are back online.
offline-lost = No more moves. The result will be saved when you are back online.
