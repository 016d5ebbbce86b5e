# What the commands print for people, and how they fail. What is typed (--seed, .jsonl) stays.

# $version: a number.
cli-version = boneyard, version { $version }
# $language: what was typed, in quotes; $languages: en (English), es (Español) …
cli-no-language = there is no language { $language }; choose from { $languages }

# Files. $why is what the operating system says.
cli-output-fails = the output can't be written: { $why }
cli-file-fails = { $file }: { $why }
cli-system-fails = the system refuses: { $why }
cli-cant-write = { $file } can't be written: { $why }
cli-cant-read = can't be read: { $why }
cli-no-name = the file to write needs a name
cli-stdin-closed = standard input is closed
cli-too-long = longer than { $most } MiB
cli-no-record = there is no record in it
# Where something stands, before a colon: a file, and perhaps a line of it.
cli-in-line = { $file }, line { $line }
# $where: a file, a line of it, or an option; $why: a sentence that says what is wrong there.
cli-at = { $where }: { $why }
cli-line-only = { $file }: --line is for .jsonl files, and for - (standard input)
cli-no-such-record = { $file }: there is no record { $line }, only { $records }

# Options of games. $option and $word are what was typed; $known: the options there are.
cli-option-twice = { $option } is there twice
cli-no-option = { $word } is no option: options are written like --target 50
cli-unknown-option = { $game } has no option { $option }: it has { $known }
# $kind: what it takes, such as: a whole number from 2 to 4.
cli-needs-value = { $option } needs a value: { $kind }

# boneyard games: heads of a table, and a line below it.
cli-games-game = game
cli-games-players = players
cli-games-tiles = tiles
cli-games-goal = goal
cli-games-special = what is special
cli-games-rules = boneyard rules GAME tells how one is played, and its options.

# boneyard rules: heads of a table of options. Takes: what can be typed after it.
cli-rules-option = option
cli-rules-takes = takes
cli-rules-usually = usually
cli-rules-does = what it does
# How many tiles each gets, for so many players; several of these make a list.
cli-rules-hand = { $tiles } for { $players }
# Who moves in an example where chance does.
cli-chance = chance
# In place of a list that is empty.
cli-none = none

# Parts of a deal, before tiles: the hands; the boneyard; a tile that lies on the table at the start;
# tiles set aside; who drew the lead; the row or rows of a game for one.
cli-part-hands = hands
cli-part-stock = stock
cli-part-start = start
cli-part-aside = aside
cli-part-lead = lead
cli-part-row = row
cli-part-rows = rows

# boneyard deal: a player's hand, and a row of a game for one, before tiles.
cli-deal-player = player { $number }
cli-deal-row = row { $number }
# Before the secret number that the deal came from, and what was promised of it beforehand.
cli-deal-seed = seed
cli-deal-promise = promise

# boneyard simulate. Heads of a table; rows for teams of two.
cli-simulate-won = matches won
cli-simulate-points = points a match
cli-simulate-first = first player and opposite
cli-simulate-others = the other two
cli-simulate-drawn = drawn: { $matches }
# $rounds and $moves are means, such as 3.5; $ends: a list of the next one.
cli-simulate-summary = { $matches ->
    [one] { $matches } match, { $rounds } rounds a match, { $moves } moves a round; rounds ended: { $ends }
   *[other] { $matches } matches, { $rounds } rounds a match, { $moves } moves a round; rounds ended: { $ends }
}
# $end: one of cli-end; $share: 12.5%.
cli-simulate-share = { $end } { $share }
cli-simulate-again = the same matches again: { $option }

# How a round ended, in a word: somebody was out; nobody could play; the target was made; a challenge
# was refused; somebody gave up; a game for one was won, or lost.
cli-end-out = out
cli-end-blocked = blocked
cli-end-target = target made
cli-end-refused = refused
cli-end-resigned = given up
cli-end-timeout = out of time
cli-end-abandoned = closed
cli-end-won = won
cli-end-lost = lost

# boneyard replay. $where: a file; $game: a title; $who: a list of names.
cli-replay-of = { $where }: { $game }, { $who }
cli-replay-open = round { $round }: not finished
cli-replay-alone = round { $round }: { $end }, { $left } left
# $points of each side: 30 : 15.
cli-replay-round = round { $round }: { $end }, won by { $who }, points { $points }
cli-replay-nobody = round { $round }: { $end }, won by nobody, points { $points }
# $scores: a list of the first.
cli-replay-score = { $who } { $score }
cli-replay-scores = score: { $scores }
# $moves: what can be played, as records write it.
cli-replay-to-move = { $who } to move: { $moves }

# boneyard verify. $deals and $takes: "3 deals", "1 random take".
cli-verify-fair = { $where }: fair; { $deals } and { $takes } follow from the seed, whose commitment is { $commitment }
cli-verify-no-order = the record doesn't tell whether the seed was sealed before anybody added to it
# $match: the name of a match, in quotes; $sealed, $dealt: times; $seeds: names, each with a word in
# quotes, or "none".
cli-verify-order = match { $match } sealed { $sealed }, then { $count } of { $seats } seats added a seed ({ $seeds }), dealt { $dealt }, by the clock of the house
# $key: the key of a house.
cli-verify-signed = signed by the house with the key { $key }
cli-verify-unasked = signed, but not checked: --key takes the key of the house
cli-key-unread = { $file } can't be read: { $why }

# boneyard show.
cli-show-kind = { $file }: a picture's name ends in .svg or .png
cli-show-film = a PNG doesn't move: --animate needs a file that ends in .svg
cli-show-width = --width is for PNG: an SVG is as wide as where it is shown

# boneyard serve.
cli-serve-open = Boneyard is open at { $address } (Ctrl+C closes it)
# Where other machines find it, or that they can't.
cli-serve-network = Others on your network find it at { $address }
cli-serve-alone = Only this machine can reach it: --host 0.0.0.0 lets others in
cli-serve-cant = can't serve on { $host }, port { $port }: { $why }
cli-serve-workers = several workers need a PostgreSQL to share: --db postgresql://…
# $path: the file of matches; $process: the number of the other process.
cli-serve-another = Another program has { $path } open (process { $process }): if it is a house, close one of them, or start both with BONEYARD_SHARED=true; nothing is lost, but tables here show late what is played there

# boneyard copy and boneyard backup; an entry is a move or a deal in a match's log.
cli-copied = { $matches ->
    [one] Copied and checked: { $matches } match with { $entries } entries
   *[other] Copied and checked: { $matches } matches with { $entries } entries
}
cli-backed-up = { $matches ->
    [one] { $file } holds { $matches } match with { $entries } entries
   *[other] { $file } holds { $matches } matches with { $entries } entries
}
