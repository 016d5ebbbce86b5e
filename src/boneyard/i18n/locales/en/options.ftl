# Options of games: labels (nouns), what they do, what they can be set to.

# What an option is unless you set it: $value is one of the values below.
options-default = { $value } (default)
# In an empty field for a number that depends on how many play.
options-as-usual = default
# An option by its name, and one of its values.
options-set-to = { $option }: { $value }
options-on = yes
options-off = no
# $what: what the option does (one of the -help below); $players: 4, or 2 or 4.
options-needs = { $what } (only with { $players } players)
options-needs-value = { $what } ({ $value }: only with { $players } players)
options-needs-only = only with { $players } players
options-needs-value-only = { $value }: only with { $players } players
# $option: its label; $what: what it does.
options-labelled = { $option }: { $what }
# A line of the list of options below the rules. $values: one · two (default) · three; $value: no.
options-listed-choices = *{ $option }*: { $values }.
options-listed-choices-help = *{ $option }* ({ $what }): { $values }.
options-listed = *{ $option }*. Default: { $value }.
options-listed-help = *{ $option }*: { $what }. Default: { $value }.
options-listed-hand = *{ $option }*: any number that the set allows.
# For people who type values. $values: until-playable (draw until you can play) or never (pass, and never draw).
options-explained = { $what }: { $values }
options-value = { $value } ({ $means })
# Labels, what the option does if the label doesn't say it all, and values.
options-players = Players
options-set = Tile set
options-target = Points to win
# Where points are bad.
options-target-loses = Points that lose
options-target-loses-help = a side that reaches this many loses the match
options-single = One round only
options-single-help = the winner of the round wins the match; if no one wins it, another is played
options-hand = Tiles per player
options-lead = Lead
options-lead-help = who plays the first tile of a round
options-lead-double = the highest double
options-lead-highest = the highest double, or else the highest tile
options-lead-any = each player in turn, with any tile
options-draw = Drawing
options-draw-help = what you do when none of your tiles fits
options-draw-until = draw until you can play
options-draw-never = pass, and never draw
options-teams = Teams
options-teams-on = two against two, partners opposite
options-teams-off = everyone plays alone
options-no-double = No double dealt
options-no-double-highest = the highest tile leads
options-no-double-redeal = deal again
options-muggins = Muggins
options-muggins-leaflet = Muggins (as in the leaflet)
options-muggins-help = claim your points, or an opponent may take them
options-flip = Turning tiles over
options-flip-horizontal = like a page
options-flip-vertical = top to bottom
options-calls = “Domino!” call
options-calls-help = with one tile left you must say “Domino!”, or an opponent may catch you
options-double-back = Double back
options-double-back-help = a player who plays a double after the lead may reverse the direction
options-doubling = Doubling
options-doubling-help = a player who plays 2-2 may challenge the opponents to double the points of the round; if one declines, the round ends at once
options-perfect-ten = Perfect ten
options-perfect-ten-help = if the ends add up to a multiple of ten, the first player to call it scores the sum
options-rounds = Rounds
options-lead-winner = the winner of the last round, with any tile
options-lead-next = the next player each time, with any tile
options-lock = Winner of a blocked round
options-lock-team = the side with the fewest pips
options-lock-player = the lowest hand of all
options-lock-locker = the lower of two hands: that of the player who blocked the round or the next player's
options-tie = Tie in a blocked round
options-tie-help = who wins when the counts are equal
options-tie-none = no one
options-tie-leader = the team that played the first tile
options-tie-locker = the team that blocked it
options-count = Hands that count
options-count-help = whose pips the winners score
options-count-opponents = the opponents' hands
options-count-all = all hands, including their own
options-capicua = Capicúa
options-capicua-help = points for going out with a tile that fits both ends, when these show different numbers
options-capicua-double = the round counts double
options-capicua-blank = Capicúa with a blank
options-pass-bonus = Pass bonus
options-pass-bonus-help = points for a lead on which the next player must pass, or a play on which all others must pass
options-ladder = Bonuses for the first rounds
options-ladder-help = 100, 75, 50 and 25 extra points for winning the first four rounds
options-chuchazo = Chuchazo
options-chuchazo-help = points for going out with 0-0
options-love = To love
options-love-help = all scores go back to 0 once every side has a point
options-one-all = One all
options-one-all-help = at 1 point each, scores don't go back to 0; the winner of the next round then has 2 and the others 0
options-blank = Lonely 0-0
options-blank-help = value of a 0-0 left in a hand without another blank
options-blank-alone-help = value of 0-0 if it is your only tile left
options-entry = Minimum first score
options-entry-help = a side with 0 points ignores points below this
options-draw-leave-two = draw until you can play; two tiles stay in the boneyard
options-lead-winner-again = the winner of the last round; if no one won it, the same leader again
options-next-lead = Lead in later rounds
options-next-lead-first = as in the first round
options-drawn = Drawn matches
options-drawn-help = in a match of one round, a round that no one wins is a draw
options-out = Winner when a player goes out
options-out-wins = the player who goes out
options-out-compared = the fewest pips, as in a blocked round
options-blocked = Points for a blocked round
options-blocked-difference = the others' pips minus the winner's own
options-blocked-others = all the others' pips
options-blocked-all = everyone's pips
options-tie-waits = no one; the next round's winner also gets the points
options-spinner = Spinner
options-spinner-help = a double that opens two more ends once both its long sides are covered
options-spinner-none = no spinner
options-spinner-first = the first double
options-single-lead = Non-double lead
options-single-lead-help = points for a first tile that is not a double
options-single-lead-scores = its total, like a double
options-single-lead-none = nothing
options-rounding = Rounding of leftover pips
options-rounding-nearest = to the nearest five
options-rounding-up = up to the next five
options-lead-placed = the round's double, in the middle from the start
options-lead-held = the player who holds the round's double
options-first = First turn
options-first-run = a run on your own train
options-first-one = a single tile
options-doubles = After a double
options-doubles-cover = cover it
options-doubles-chain = play another tile anywhere
options-arms = Arms of the hub
options-short-foot = Foot without a third toe
options-short-foot-opens = play goes on
options-short-foot-blocks = the round is blocked
options-double-blank = Value of 0-0
options-double-blank-help = what it counts in a hand
# An option that isn't as usual, in a line of several. $option: its label; $value: what it is set to.
options-chosen = { $option }: { $value }

# Options that can't be set so. $game and $option are names as programs and the command line know
# them: block-draw, target.
options-wrong = { $game }: { $option } must be { $kind }, not { $value }
# $kind: what an option takes.
options-takes-one = { $value }
options-takes-number = a whole number from { $least } to { $most }
# The words that are written: on the command line, in a record.
options-takes-flag = true or false
# $value: what can't be written out short.
options-huge = a huge number
options-object = an object
options-list = a list
# $players: 4, or 2 or 4.
options-for-players = { $game }: { $option } { $value } needs { $players } players
# $option is in quotes; $has lists all there are.
options-unknown = { $game } has no option { $option }; it has { $has }
# $players: how many play, two or more; $each: tiles for each.
options-too-many = { $game }: { $each ->
    [one] { $players } players with { $each } tile each need more than the { $tiles } tiles of the set
   *[other] { $players } players with { $each } tiles each need more than the { $tiles } tiles of the set
}
options-no-deal = { $game }: no deal from this set would allow the opening
# $game is what was typed, in quotes; "boneyard games" is a command; $near a name that is near.
options-no-game = unknown game { $game }
options-no-game-but = unknown game { $game }; did you mean { $near }?
options-lead-partners = the winning partners choose
options-first-lead = First lead
options-first-lead-double = the highest double
options-first-lead-lot = drawn by lot, with any tile
options-first-lead-seat = the first seat
options-salida = Salida
options-salida-help = points for leading a double that makes the next player pass
options-no-caben = Exact target
options-no-caben-help = points that would go past the target don't count; a match can take hundreds of rounds
options-finish = End of a round
options-finish-first = when the first player goes out
options-finish-both = when both partners have gone out
options-last = Last tile
options-last-help = how the points for the last tile and for going out count towards the target
options-last-apart = separately
options-last-together = together, as one score
options-unable = No tile fits
options-unable-pass = pass the turn
options-unable-discard = discard a tile, which still counts
options-meets-double = Meeting a double
options-meets-double-help = points for a non-double that matches a double at the other end
options-go-on = Playing on
options-go-on-may = you may stop
options-go-on-must = you must play on
options-extra = Extra tile
options-extra-on = after playing on a double
options-extra-after = after playing a double
options-knock = Tiles per knock
options-knock-two = two tiles
options-knock-run = the whole run
options-misdeal = Redeal
options-misdeal-help = deal again if a hand has this many doubles or more (0: never)
options-cruzada = Cruzada
options-cruzada-help = points for going out with a double that fits both ends
options-tie-locker-loses = the team that didn't block it
options-gate = Doubles first
options-gate-all = all four before anything else
options-gate-arm = each arm's own before it continues
options-draw-one = draw one, and play it if it fits
options-ends = Open ends
options-run = Tiles in a turn
options-run-help = where the tiles of one turn may go
options-run-one = all on one end, except in the leader's first turn
options-run-both = on either end
options-two-pass-bonuses = { $game }: “{ options-salida }” and “{ options-pass-bonus }” can't both be above 0
