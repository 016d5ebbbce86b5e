# Options of games: names (short, before a field), what they do, what they can be set to.

# What an option is when nobody sets it: $value is one of the values below.
options-usual = usual: { $value }
options-as-usual = usual
# An option by its name, and one of its values.
options-set-to = { $option }: { $value }
options-on = yes
options-off = no
# $what: what the option does (one of the -help below); $players: 4, or 2 or 4.
options-needs = { $what } (only with { $players } players)
options-needs-value = { $what } ({ $value }: only with { $players } players)

# For whoever writes values: in a record, on the command line. $values: until-playable (draw until you
# can play) or never (pass, and never draw).
options-explained = { $what }: { $values }
options-value = { $value } ({ $means })

options-players = Players
options-players-help = how many play
options-set = Tiles
options-set-help = the largest double of the set
options-target = Points to win
options-target-help = points that win the match
options-single = One round only
options-single-help = one round is the match: whoever wins it has won
options-hand = Hand
options-hand-help = tiles for each player
options-lead = Who leads
options-lead-help = who plays the first tile of a round
options-lead-double = the highest double
options-lead-highest = the highest tile
options-lead-any = each in turn, with any tile
options-draw = Who can’t play
options-draw-help = what you do when none of your tiles fits
options-draw-until = draw until you can play
options-draw-never = pass, and never draw
options-teams = Teams
options-teams-help = partners win or lose together
options-teams-on = pairs: you and the player opposite
options-teams-off = everybody alone
options-no-double = If nobody has a double
options-no-double-help = who leads when no double was dealt
options-no-double-highest = the highest tile leads
options-no-double-redeal = deal again
options-muggins = Muggins
options-muggins-help = points must be claimed, or an opponent may call them
options-flip = Turning over
options-flip-help = how tiles are turned over
options-flip-horizontal = like a page
options-flip-vertical = top to bottom
options-calls = “Domino!”
options-calls-help = who has one tile left must say “Domino!”, or be caught
options-double-back = Double back
options-double-back-help = whoever plays a double may reverse the direction
options-doubling = Doubling
options-doubling-help = whoever plays 2-2 may challenge to double the points
options-perfect-ten = Perfect ten
options-perfect-ten-help = ends that make a multiple of ten score for the first to call
options-rounds = Rounds
options-rounds-help = rounds in the match

options-lead-winner = whoever won the last round
options-lead-next = the next player each time
options-lock = Blocked round
options-lock-help = who wins when nobody can play
options-lock-team = the team with fewer pips
options-lock-player = the lowest hand of all
options-lock-locker = who locked it, or the next, if lower
options-tie = A tie in a block
options-tie-help = who wins a blocked round where nobody is lower
options-tie-none = nobody
options-tie-leader = the team that led
options-tie-locker = the team that locked it
options-count = Winners score
options-count-help = whose pips the winners score
options-count-opponents = the opponents’ hands
options-count-all = all hands, their own too
options-capicua = Capicúa
options-capicua-help = points for going out with a tile that fits both ends
options-capicua-double = the round counts twice
options-capicua-blank = Capicúa with a blank
options-capicua-blank-help = whether the tile may have a blank half
options-pass-bonus = Bonus for passes
options-pass-bonus-help = points for a lead that makes the next pass, or a play that makes all others pass
options-ladder = Rich first rounds
options-ladder-help = 100, 75, 50 and 25 points more for winning the first four rounds
options-chuchazo = Chuchazo
options-chuchazo-help = points for going out with 0-0
options-love = To love
options-love-help = all go back to 0 once every side has a point
options-one-all = One all
options-one-all-help = all at 1: nothing goes back, and the next winner has 2, the others 0
options-blank = A lonely 0-0
options-blank-help = what it counts in a hand that nothing else excuses
options-entry = First points
options-entry-help = as long as you have nothing, less than this isn’t written

options-draw-leave-two = draw until you can play, but two tiles stay
options-lead-winner-again = whoever won the last round; nobody did: the same again
options-next-lead = Later rounds
options-next-lead-help = who leads after the first round, with any tile
options-next-lead-first = as in the first round
options-drawn = Draws
options-drawn-help = if the match is one round, a round that nobody wins is a draw
options-out = Going out
options-out-help = who wins when somebody goes out
options-out-wins = whoever is out
options-out-compared = the fewest pips, as in a blocked round
options-blocked = Blocked: points
options-blocked-help = what the winner of a blocked round scores
options-blocked-difference = the others’ pips minus their own
options-blocked-others = all the others’ pips
options-blocked-all = everybody’s pips
options-tie-waits = nobody: the next winner gets the points too
options-spinner = Spinner
options-spinner-help = a double that opens two more ends, once both its long sides are covered
options-spinner-none = no double is one
options-spinner-first = the first double
options-single-lead = First tile
options-single-lead-help = what a first tile scores that is no double
options-single-lead-scores = its total, like a double
options-single-lead-none = nothing
options-rounding = Leftovers
options-rounding-help = how pips left in hands are rounded
options-rounding-nearest = to the nearest five
options-rounding-up = up to the next five

# Options that can't be set so. $game and $option are names as programs and the command line know
# them: block-draw, target.
options-wrong = { $game }: { $option } is { $kind }, not { $value }
# $kind: what an option takes.
options-takes-one = always { $value }
options-takes-number = a whole number from { $least } to { $most }
# The words that are written: on the command line, in a record.
options-takes-flag = true or false
# $value: what can't be written out short.
options-huge = a huge number
options-object = an object
options-list = a list
# $players: 4, or 2 or 4.
options-for-players = { $game }: { $option } { $value } is for { $players } players
# $option is in quotes; $has lists all there are.
options-unknown = { $game } has no option { $option }: it has { $has }
# $players: how many play, two or more; $each: tiles for each.
options-too-many = { $game }: { $each ->
    [one] { $players } players with { $each } tile each need more than the { $tiles } tiles of the set
   *[other] { $players } players with { $each } tiles each need more than the { $tiles } tiles of the set
}
options-no-deal = { $game }: no deal of this set satisfies the opening
# $game is what somebody wrote, in quotes; "boneyard games" is a command; $near a name that is near.
options-no-game = there is no game { $game } (boneyard games lists all)
options-no-game-but = there is no game { $game }, do you mean { $near }? (boneyard games lists all)
options-lead-placed = the round's double, which lies already
options-lead-held = whoever holds the round's double
options-first = First turn
options-first-help = what everybody's first turn of a round is
options-first-run = a run on one's own train
options-first-one = a single tile
options-doubles = Doubles
options-doubles-help = what whoever lays a double must do
options-doubles-cover = cover it
options-doubles-chain = play another tile anywhere
options-arms = Arms of the hub
options-arms-help = how many tiles the hub takes
options-short-foot = Short feet
options-short-foot-help = what happens when a foot can't get its third toe any more
options-short-foot-opens = play goes on
options-short-foot-blocks = the round is blocked
options-double-blank = Double blank
options-double-blank-help = what 0-0 counts in a hand
# An option that isn't as usual, in a line of several. $option: what it is called; $value: what it is set to.
options-chosen = { $option }: { $value }
