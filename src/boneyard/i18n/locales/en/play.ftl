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
# Knock Out: two tiles that meet.
play-knock-out = Knock out { $one } and { $two }
# Domino Solitaire: columns are numbered from the left.
play-shift-new = Move { $tile } to a new column
play-shift = Move { $tile } under column { $column }
play-finish = Finish: all tiles are up
play-stop = Stop here
play-pass = Pass
play-draw = Draw a tile
# Fundomino: a plus that another player has laid makes one draw or take a tile.
play-draw-owed = Draw for the plus
play-take-owed = Take a tile (plus)
play-flip = Turn over the next tile
# Baronet: say the next number.
play-count = Count { $count }
play-resign = Give up

# Questions after a play ($tile), and the buttons that answer them.
play-question-direction = Which way shall play go round?
play-question-reverse = A double! Turn the direction round?
play-question-double = { $tile }! Challenge: double this round’s points?
play-question-accept = Challenged! Shall this round count double?
play-asked = You are asked.
play-answer-clockwise = Clockwise ↻
play-answer-counterclockwise = Counterclockwise ↺
play-answer-reverse = Turn it round
play-answer-leave = Leave it
play-answer-double = Challenge
play-answer-no = No
play-answer-accept = Accept
play-answer-refuse = Refuse: count now

# Buttons of calls: short cries.
play-call-claim = Claim!
play-call-muggins = Muggins!
play-call-domino = Domino!
play-call-perfect-ten = Perfect 10!
# $who: another player's name.
play-call-catch = Catch { $who }!

# Whose turn it is: one line at the table.
play-waiting = { $seats ->
    [one] Waiting for players: { $seats } seat still open.
   *[other] Waiting for players: { $seats } seats still open.
}
play-round-over = The round is over.
play-dealing = The tiles are being dealt.
play-your-turn = Your turn.
play-getting-ready = { $who } is getting ready …
play-to-play = { $who } is to play.
play-to-play-away = { $who } is to play, but is away just now.
play-solo-won = Won!
play-solo-lost = Lost this time.
# $who, $who_is: see report.ftl.
play-match-won = { $who_is ->
    [you] The match is over: you win!
    [we] The match is over: you win!
    [one] The match is over: { $who } wins.
   *[many] The match is over: { $who } win.
}

# What a screen reader says after that when it is one's turn.
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
play-key-count = Enter to count on
# $does: the label of a button above: Pass, Stop here, No; an answer.
play-key-pass = P: { $does }
play-key-answer = { $key } for { $does }
# Games for one: Baronet, Knock Out, Domino Solitaire.
play-baronet = The next tile is { $tile }, the count is { $count }.
play-in-line = { $tiles ->
    [one] { $tiles } tile in the line.
   *[other] { $tiles } tiles in the line.
}
play-face-down = { $tiles ->
    [one] { $tiles } tile face down.
   *[other] { $tiles } tiles face down.
}

# Before the first deal: every player's browser adds a seed to the shuffle.
play-shuffling = The tiles are being shuffled.
# $who: names of those whose part is still to come.
play-shuffling-awaits = Waiting for { $who }, to shuffle.
play-shuffling-away = Waiting for { $who }, away just now, to shuffle.

# What there is to do in a game for one: a line at the table.
play-task-count = Count on: what equals its count drops out.
play-task-knock = Knock out two neighbours that agree.
play-task-columns = Hang tiles where top and bottom agree.
