# Captions of a film of a round: as short as can be, parts stand apart with a dot (·).
# $who: a player's name; in beats-gained it may be both of a team.
beats-deal = the deal
beats-lies = { $tile } lies at the start
beats-plays = { $who } { $tile }
beats-draws = { $tiles ->
    [one] { $who } draws a tile
   *[other] { $who } draws { $tiles } tiles
}
beats-takes = { $who } takes a tile from { $source }
beats-passes = { $who } passes
beats-turns-over = { $who } turns over { $tile }
beats-counted = { $count }: { $tile } goes
# Joints of the line and columns are numbered from the left.
beats-knock = knock { $joint }
beats-shift = column { $source } to { $target }
# How the round ended.
beats-out = out
beats-blocked = blocked
beats-refused = the challenge is refused
beats-target = on target
beats-resigned = given up
beats-timeout = out of time
beats-abandoned = closed
beats-won = won
beats-lost = lost
beats-left = { $left } left
beats-gained = { $who } +{ $points }
