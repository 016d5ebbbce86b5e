# Captions of a film of a round: as short as can be, parts stand apart with a dot (·).
# $who: a player's name; in steps-gained it may be both of a team.
steps-deal = the deal
steps-lies = { $tile } lies at the start
steps-plays = { $who } { $tile }
steps-draws = { $tiles ->
    [one] { $who } draws a tile
   *[other] { $who } draws { $tiles } tiles
}
steps-takes = { $who } takes a tile from { $source }
steps-passes = { $who } passes
steps-turns-over = { $who } turns over { $tile }
steps-counted = { $count }: { $tile } goes
# Joints of the line and columns are numbered from the left.
steps-knock = knock { $joint }
steps-shift = column { $source } to { $target }
# How the round ended.
steps-out = out
steps-blocked = blocked
steps-refused = the challenge is refused
steps-target = on target
steps-resigned = given up
steps-timeout = out of time
steps-abandoned = closed
steps-won = won
steps-lost = lost
steps-left = { $left } left
steps-gained = { $who } +{ $points }
