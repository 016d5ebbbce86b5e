# Why a move isn't legal: after the move in a record's error, as the answer of a table, on the
# command line. $move is a move as the notation has it: 6-4@2, draw. $game is a title. $arm is the
# number of an arm. No sentence may tell what another player holds.

# $turn, $who, $source and $taker are players: their names, or, where there are none, this. $seat is
# the number that a record gives the seat: 0 is the first.
engine-seat = seat { $seat }

engine-match-over = the match is over
engine-round-over = the round is over
engine-no-deal-now = tiles can't be dealt now
engine-no-seat = there is no seat { $seat }
engine-no-resigning = only two-player matches can be resigned; in larger matches a bot can take your seat
engine-no-timeout = timeout and abandon are entered by the server, for the player to move and in two-player matches only
engine-nothing-to-call = there is nothing to call now
engine-nothing-to-catch = there is nothing to catch now
engine-not-your-turn = it is { $turn }'s turn, not { $who }'s
engine-answer-first = { $who } must choose first: { $words }
engine-nobody-asked = '{ $move }' is an answer, but no question is open
engine-no-move = '{ $move }' is not a move in { $game }

# Solitaires.
engine-alone = a solitaire game has only one seat, seat 0
engine-not-as-it-lies = '{ $move }' is not possible in this position
engine-no-move-now = '{ $move }' is not possible in { $game } now

# What chance did, in a record.
engine-no-chance = no random event is due now
engine-not-taken = { $source } doesn't hold { $tile }, so { $taker } can't have taken it
engine-chance-first = the record must first name the tile that { $taker } took from { $source }

# Drawing, passing, turning over.
engine-plus = a plus was played, so the turn begins with a draw
engine-blind = players can't draw or pass in this game
engine-must-play = you must play if you can
engine-must-draw = you must draw if you can't play
engine-lead-first = the lead must be played first
engine-boneyard-empty = the boneyard is empty
engine-boneyard-spent = the last tiles of the boneyard can't be drawn
engine-can-play = you can't draw when you can play
engine-drawn-enough = you can't draw again this turn
engine-turned-already = a tile is already turned over
engine-no-turning = tiles aren't turned over in this game

# Playing a tile.
engine-turn-over-first = turn over the first tile of your row first
engine-only-turned = you can only play { $tile }, the tile you turned over
engine-not-held = { $who } doesn't have { $tile }
engine-no-arm = there is no open arm { $arm }
engine-arm = name the arm to play on
engine-cross-first = complete the cross before you play on arm { $arm }
# $tile is a double: 8-8. $arm is the number of the arm that it lies at the end of.
engine-cover-first = { $tile } on arm { $arm } must be covered first
# $tile is a double: 8-8. $arm is the arm that was named.
engine-foot-first = complete { $tile } before you play on arm { $arm }
engine-run-at-home = play your first turn on arm { $arm }, your own train
# $owner is a player.
engine-closed-train = arm { $arm } is the train of { $owner }, which isn't open to others
# $half and $shows are halves of tiles: 6, A6.
engine-no-match = { $half } doesn't match arm { $arm }, which shows { $shows }
engine-no-turns-here = you can choose the direction of a curved double only, so '{ $move }' is not a move here
# $right and $left are moves.
engine-which-turn = choose the direction of the double: { $right } or { $left }
engine-doubles-turn = you can choose the direction of a double only; for any other tile, the half that touches determines it
engine-no-fit = { $tile } doesn't fit on arm { $arm } in that direction
engine-no-arm-yet = no tile has been played, so there are no arms yet
engine-double-only = you can only continue with a double
engine-other-lead = another tile must lead
engine-lead-written = write a lead as { $tile }, with the larger half first
engine-must-discard = a player who can't play must discard a tile
# $number is what the arm shows: 3.
engine-gate = the next tile on arm { $arm } must be the double { $number }
engine-gates-first = arm { $arm } must wait until every arm has its double
engine-run-on-arm = you must continue this turn on arm { $arm }
# $game is the name of a game as programs know it.
engine-other-deal = these tiles can't be dealt in { $game } with these options
