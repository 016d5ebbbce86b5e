# What can be done at the table, and whose turn it is: buttons, and what a screen reader hears.

# Labels of moves: on buttons, and in lists such as "Hint: Play 6-4 on the left end".
# $tile is a tile, such as 5-6, perhaps with what it shows; $end is an end's name (endnames-name).
play-lead = Lead { $tile }
# $turn: a curved tile turns right or left.
play-on = { $turn ->
    [right] Play { $tile } on { $end }, turning right
    [left] Play { $tile } on { $end }, turning left
   *[none] Play { $tile } on { $end }
}
# $shows is what the end shows: 4, blank, 6 cherries, red 1.
play-on-showing = { $turn ->
    [right] Play { $tile } on { $end }, which shows { $shows }, turning right
    [left] Play { $tile } on { $end }, which shows { $shows }, turning left
   *[none] Play { $tile } on { $end }, which shows { $shows }
}
# Knock-Out: two tiles that meet.
play-knock-out = Remove { $one } and { $two }
# Domino Solitaire: columns are numbered from the left.
play-shift-new = Move { $tile } to a new column
play-shift = Move { $tile } to column { $column }
play-finish = Finish (all tiles are face up)
play-stop = Stop here
play-pass = Pass
play-draw = Draw a tile
# Fundomino: a plus played by another player makes you draw or take a tile.
play-draw-owed = Draw a tile (plus)
play-take-owed = Take a tile from the previous player (plus)
play-flip = Turn over the next tile
# Baronet: say the next number.
play-count = Count { $count }
play-resign = Resign

# Questions after a play ($tile), and the buttons that answer them.
play-question-direction = Which way should play go?
play-question-reverse = A double! Reverse the direction?
play-question-double = { $tile }! Challenge to double this round's points?
play-question-accept = You are challenged! Play this round for double points?
play-asked = Choose an answer.
play-answer-clockwise = Clockwise ↻
play-answer-counterclockwise = Counterclockwise ↺
play-answer-reverse = Reverse direction
play-answer-leave = Keep direction
play-answer-double = Challenge
play-answer-no = No
play-answer-accept = Accept
play-answer-refuse = Decline (count the hands now)

# Calls: short cries.
play-call-claim = Claim!
play-call-muggins = Muggins!
play-call-domino = Domino!
play-call-perfect-ten = Perfect 10!
# $who: another player's name.
play-call-catch = Catch { $who }!

# Whose turn it is: one line at the table.
play-waiting = { $seats ->
    [one] Waiting for players: { $seats } free seat.
   *[other] Waiting for players: { $seats } free seats.
}
play-round-over = The round is over.
play-dealing = Dealing…
play-your-turn = Your turn!
play-getting-ready = { $who } is getting ready…
play-to-play = { $who }'s turn
play-to-play-away = { $who }'s turn (offline)
play-solo-won = Solved!
play-solo-lost = Game over.
# $who, $who_is: see movelog.ftl.
play-match-won = { $who_is ->
    [you] You win the match!
    [we] You win the match!
    [one] { $who } wins the match.
   *[many] { $who } win the match.
}

# What a screen reader says after that when it is your turn.
# $ends: what they show, as a list: 4 and 2. $count: how many there are.
play-ends = { $count ->
    [one] Open end: { $ends }.
   *[other] Open ends: { $ends }.
}
# $tiles: a list with or of play-can-tile. $key: the digit that chooses the tile.
play-can = You can play { $tiles }.
play-can-tile = { $ways ->
    [one] { $key }: { $tile }
   *[other] { $key }: { $tile } in { $ways } ways
}
# $keys: a list with or of the five below. D, P and Enter are keys.
play-press = Press { $keys }.
play-key-draw = D to draw
play-key-flip = Enter to turn over a tile
play-key-count = Enter to keep counting
# $does: the label of a button above: Pass, Stop here, No; an answer.
play-key-pass = P for { $does }
play-key-answer = { $key } for { $does }
# Solitaires: Baronet, Knock-Out, Domino Solitaire.
play-baronet = Next tile: { $tile }. Count: { $count }.
play-in-line = { $tiles ->
    [one] { $tiles } tile in the line.
   *[other] { $tiles } tiles in the line.
}
play-face-down = { $tiles ->
    [one] { $tiles } tile face down.
   *[other] { $tiles } tiles face down.
}

# Before the first deal: every player's browser adds a seed to the shuffle.
play-shuffling = Shuffling…
# $who: names of players whose part is still to come.
play-shuffling-awaits = Waiting for { $who } to shuffle.
play-shuffling-away = Waiting for { $who } (offline) to shuffle.

# What to do in a solitaire: a line at the table.
play-task-count = Count along the row. A tile whose pips equal the count is removed.
play-task-knock = Remove two adjacent tiles that match.
play-task-columns = Move a tile under a matching one.
# What there is to do in a game for one: a line at the table.
# $one and $two are the first and the last tile of a run, $tiles how many it has.
play-knock-out-run = Remove { $tiles } tiles, { $one } to { $two }
# A move: a button, or the second part of a sentence.
play-discard = Discard { $tile }
play-hand-over = Let your partner lead
