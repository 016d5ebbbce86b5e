# Deals in a record that the rules don't allow. $tile is 6-4.

deals-twice = { $tile } appears twice
deals-foreign = { $tile } is not in the set
deals-none = the deal has no tiles
# $tiles: how many tiles lie on the table before the first move; $found: how many the deal has there.
deals-start = { $tiles ->
    [0] expected no tiles on the table at the start, found { $found }
    [one] expected one tile on the table at the start, found { $found }
   *[other] expected { $tiles } tiles on the table at the start, found { $found }
}
deals-start-double = the starting tile can't be a double like { $tile }
# $tile is a double: 8-8.
deals-hub-start = the only starting tile of this round must be { $tile }
deals-hub-missing = { $tile } must be in a hand or in the boneyard, because this round starts with it
deals-no-lead = no player has a tile that can lead, so the tiles must be dealt again
deals-misdeal = a hand has too many doubles, or too many tiles with the same number, so the tiles must be dealt again
deals-nobody-draws = players don't draw for the lead in this game
deals-who-leads = players draw for the lead in this game, so the deal must name the seat that leads
# $seat is the number that a record gives a seat: 0 is the first.
deals-no-seat = there is no seat { $seat }, so it can't lead
# Solitaires that are laid out in rows.
deals-rows = expected { $rows } rows; the last ones may be empty
deals-long-row = a row can have at most { $tiles } tiles
deals-longer-row = a row can't be longer than the one above it
