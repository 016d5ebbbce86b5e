# Captions of a film of a round: as short as can be, parts stand apart with a dot (·).
# $who: a player's name; in steps-gained it may be both of a team.
steps-deal = the deal
steps-lies = starting tile { $tile }
steps-plays = { $who } { $tile }
steps-draws = { $tiles ->
    [one] { $who } draws a tile
   *[other] { $who } draws { $tiles } tiles
}
steps-takes = { $who } takes a tile from { $source }
steps-passes = { $who } passes
steps-turns-over = { $who } turns over { $tile }
steps-counted = { $count }: { $tile } is removed
# Joints of the line and columns are numbered from the left.
steps-knock = remove at joint { $joint }
steps-shift = column { $source } to { $target }
# How the round ended.
steps-out = goes out
steps-blocked = blocked
steps-refused = challenge declined
steps-target = target reached
steps-resigned = resigned
steps-timeout = out of time
steps-abandoned = match closed
steps-won = solved
steps-lost = game over
steps-gained = { $who } +{ $points }
steps-discards = { $who } discards
