# Deals that somebody wrote in a record, and that the rules don't allow. $tile is 6-4.

deals-twice = { $tile } is named twice
deals-foreign = { $tile } is not in the set
deals-none = there are no tiles
# $tiles: how many tiles lie on the table before the first move; $found: how many the deal has there.
deals-start = { $tiles ->
    [0] no tile lies on the table at the start, not { $found }
    [one] one tile lies on the table at the start, not { $found }
   *[other] { $tiles } tiles lie on the table at the start, not { $found }
}
deals-start-double = the start tile may not be a double, and { $tile } is one
# $tile is a double: 8-8.
deals-hub-start = this round is built around { $tile }, so the start must be that and nothing else
deals-hub-missing = this round is built around { $tile }, so somebody must hold it, or the boneyard
deals-no-lead = nobody holds a tile that could lead, so the rules deal again
deals-misdeal = a hand has too many doubles, or tiles with one number, so the rules deal again
deals-nobody-draws = nobody draws for the lead in this game
deals-who-leads = tiles are drawn for the lead in this game, so the deal must name the seat
# $seat is the number that a record gives a seat: 0 is the first.
deals-no-seat = there is no seat { $seat } to lead
# Games for one that are laid out in rows.
deals-rows = there must be { $rows } rows, the last ones may be empty
deals-long-row = a row has at most { $tiles } tiles
deals-longer-row = no row may be longer than the one above it
