# Options of games: names (short, before a field), what they do, what they can be set to.

# What an option is when nobody sets it: $value is one of the values below.
options-usual = usual: { $value }
options-as-usual = usual
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
