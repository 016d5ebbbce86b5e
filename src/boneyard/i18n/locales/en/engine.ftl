# Why a move isn't legal: after the move in a record's error, as the answer of a table, on the
# command line. $move is a move as the notation has it: 6-4@2, draw. $game is a title. $arm is the
# number of an arm. No sentence may tell what somebody else holds.

# $turn, $who, $source and $taker are players: their names, or, where there are none, this. $seat is
# the number that a record gives the seat: 0 is the first.
engine-seat = seat { $seat }

engine-match-over = the match is over
engine-round-over = the round is over
engine-no-deal-now = this is not the moment to deal
engine-no-seat = there is no seat { $seat }
engine-no-resigning = only a match of two can be given up: where more play, a bot may take the seat
engine-no-timeout = time runs out for whoever is to move, in a match of two
engine-nothing-to-call = there is nothing to call just now
engine-nothing-to-catch = there is nothing to catch just now
engine-not-your-turn = it is { $turn }'s turn, not { $who }'s
engine-answer-first = { $who } must answer { $words } first
engine-nobody-asked = nobody was asked, so '{ $move }' is no answer
engine-no-move = '{ $move }' is no move of { $game }

# Games for one.
engine-alone = a game for one has one seat only, seat 0
engine-not-as-it-lies = '{ $move }' is not possible as the tiles lie
engine-no-move-now = '{ $move }' is no move of { $game } now

# What chance did, in a record.
engine-no-chance = there is nothing for chance to decide now
engine-not-taken = { $source } doesn't hold { $tile }, so { $taker } can't have taken it
engine-chance-first = chance must first say which tile { $taker } took from { $source }

# Drawing, passing, turning over.
engine-plus = a plus was played, so the turn opens with a draw
engine-blind = nobody draws or passes in this game
engine-must-play = a player who can play must play
engine-must-draw = a player who can't play must draw
engine-lead-first = the round must be led first
engine-boneyard-empty = there is nothing to draw
engine-boneyard-spent = no more may be drawn
engine-can-play = a player who can play may not draw
engine-drawn-enough = no more may be drawn this turn
engine-turned-already = a tile is turned over already
engine-no-turning = tiles are not turned over here

# Playing a tile.
engine-turn-over-first = the first tile of the row must be turned over first
engine-only-turned = only { $tile }, the tile turned over, may be played
engine-not-held = { $who } doesn't hold { $tile }
engine-no-arm = there is no open arm { $arm }
engine-arm = a tile lies already, so name an arm
engine-cross-first = arm { $arm } must wait until the cross is complete
# $tile is a double: 8-8. $arm is the number of the arm that it lies at the end of.
engine-cover-first = { $tile } on arm { $arm } must be covered first
# $tile is a double: 8-8. $arm is the arm that was named.
engine-foot-first = arm { $arm } must wait until { $tile } has all its tiles
engine-run-at-home = the first turn is played on arm { $arm }, your own train
# $owner is a player.
engine-closed-train = arm { $arm } is the train of { $owner }, and isn't marked
# $half and $shows are halves of tiles: 6, A6.
engine-no-match = { $half } doesn't go on arm { $arm }, which shows { $shows }
engine-no-turns-here = only a curved double says its turn, so '{ $move }' is not a move here
# $right and $left are moves.
engine-which-turn = a curved double says its turn: { $right } or { $left }
engine-doubles-turn = only a double says its turn: the half that touches decides for any other tile
engine-no-fit = { $tile } doesn't fit on arm { $arm } that way
engine-no-arm-yet = no tile lies yet, so there is no arm to play on
engine-double-only = the turn may go on with a double only
engine-other-lead = another tile must lead
engine-lead-written = a lead is written { $tile }, larger half first
