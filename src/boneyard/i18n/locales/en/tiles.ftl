# Text that names no tile, and files that aren't a set of tiles. $text, $turn and $key are quoted input.
tiles-no-half = { $text } is not half of a tile
tiles-no-tile = { $text } is not a tile; write a tile like 6-4

# $set is the name of a set of curved tiles; $why is another of these messages, or what the system says.
tiles-set-unread = the set { $set } can't be read: { $why }
tiles-set-twice = the set { $set } has { $tile } twice
tiles-set-empty = the set { $set } has no tiles
# $count is the number that is written in the file.
tiles-set-count = { $listed ->
    [one] the set { $set } lists { $listed } tile, but its count says { $count }
   *[other] the set { $set } lists { $listed } tiles, but its count says { $count }
}
tiles-set-tile = the set { $set }: { $why }
# Which way a curved tile turns; right, left and either are what is written in the file.
tiles-set-double = the set { $set }: the double { $tile } turns either way, not { $turn }
tiles-set-turn = the set { $set }: { $tile } turns right or left, not { $turn }
tiles-key-twice = it has { $key } twice
