# What the commands print for people, and how they fail. What is typed (--seed, .jsonl) stays.

# $version: a number.
cli-version = boneyard, version { $version }
# $language: what was typed, in quotes; $languages: en (English), es (Español) …
cli-no-language = unknown language { $language }; choose from { $languages }

# Files. $why is what the operating system says.
cli-output-fails = can't write the output: { $why }
cli-file-fails = { $file }: { $why }
cli-system-fails = system error: { $why }
cli-cant-write = can't write { $file }: { $why }
cli-see-games = { $why } (boneyard games lists all games)
cli-cant-read = can't be read: { $why }
cli-no-name = the output file needs a name
cli-stdin-closed = standard input is closed
cli-too-long = larger than { $most } MiB
cli-no-record = no record found
# Where something stands, before a colon: a file, and perhaps a line of it.
cli-in-line = { $file }, line { $line }
# $where: a file, a line of it, or an option; $why: a sentence that says what is wrong there.
cli-at = { $where }: { $why }
cli-line-only = { $file }: --line only works with .jsonl files and - (standard input)
cli-no-such-record = { $records ->
    [one] { $file }: record { $line } not found; the file has only { $records } record
   *[other] { $file }: record { $line } not found; the file has only { $records } records
}

# Options of games. $option and $word are what was typed; $known: the options there are.
cli-option-twice = { $option } is given twice
cli-no-option = { $word } is not an option; write options like --target 50
cli-unknown-option = { $game } has no option { $option }; its options are { $known }
cli-unknown-option-but = { $game } has no option { $option }; did you mean { $near }?
# $kind: what it takes, such as: a whole number from 2 to 4.
cli-needs-value = { $option } needs a value: { $kind }

# boneyard games: heads of a table, and a line below it.
cli-games-game = game
cli-games-players = players
cli-games-tiles = tiles
cli-games-goal = goal
cli-games-special = notes
cli-games-rules = boneyard rules GAME shows the rules and options of a game.

# boneyard rules: heads of a table of options. Takes: what can be typed after it.
cli-rules-option = option
cli-rules-takes = values
cli-rules-usually = default
cli-rules-does = meaning
# How many tiles each gets, for so many players; several of these make a list.
cli-rules-hand = { $tiles } with { $players } players
# Who moves in an example where chance does.
cli-chance = chance
# In place of a list that is empty.
cli-none = none

# Parts of a deal, before tiles: the hands; the boneyard; a tile that lies on the table at the start;
# tiles set aside; who drew the lead; the row or rows of a game for one.
cli-part-hands = hands
cli-part-stock = boneyard
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
cli-deal-promise = commitment

# boneyard simulate. Heads of a table; rows for teams of two.
cli-simulate-won = matches won
cli-simulate-points = points per match
cli-simulate-first = players 1 and 3
cli-simulate-others = players 2 and 4
cli-simulate-drawn = drawn matches: { $matches }
# $rounds and $moves are means, such as 3.5; $ends: a list of the next one.
cli-simulate-summary = { $matches ->
    [one] { $matches } match, { $rounds } rounds per match, { $moves } moves per round; rounds ended: { $ends }
   *[other] { $matches } matches, { $rounds } rounds per match, { $moves } moves per round; rounds ended: { $ends }
}
# $end: one of cli-end; $share: 12.5%.
cli-simulate-share = { $end } { $share }
cli-simulate-again = to repeat these matches: { $option }

# How a round ended, in a word: somebody was out; nobody could play; the target was made; a challenge
# was refused; somebody gave up; a game for one was won, or lost.
cli-end-out = last tile played
cli-end-blocked = blocked
cli-end-target = target reached
cli-end-refused = challenge declined
cli-end-resigned = resigned
cli-end-timeout = out of time
cli-end-abandoned = match closed
cli-end-won = solved
cli-end-lost = game over

# boneyard replay. $where: a file; $game: a title; $who: a list of names; $left: 3 tiles left, or 3 columns.
cli-replay-of = { $where }: { $game }, { $who }
cli-replay-open = round { $round }: not finished
cli-replay-alone = round { $round }: { $end }, { $left }
# $points of each side: 30 : 15.
cli-replay-round = round { $round }: { $end }, won by { $who }, points { $points }
cli-replay-nobody = round { $round }: { $end }, no winner, points { $points }
# $scores: a list of the first.
cli-replay-score = { $who } { $score }
cli-replay-scores = score: { $scores }
# $moves: what can be played, as records write it.
cli-replay-to-move = { $who } to move: { $moves }

# boneyard verify. $deals and $takes: "3 deals", "1 random draw".
cli-verify-fair = { $where }: fair; { $deals } and { $takes } follow from the secret, whose commitment is { $commitment }
cli-verify-no-order = the record doesn't say whether the commitment came before the players' seeds
# $match: the name of a match, in quotes; $sealed, $dealt: times; $seeds: names, each with a word in
# quotes, or "none".
cli-verify-order = match { $match }: commitment made at { $sealed }; then { $count } of { $seats } seats added a seed ({ $seeds }); tiles dealt at { $dealt } (times by the server's clock)
# $key: the key of a server.
cli-verify-signed = signed by the server with the key { $key }
cli-verify-unasked = signed, but the signature wasn't checked; use --key with the server's key
cli-key-unread = can't read { $file }: { $why }

# boneyard show.
cli-show-kind = { $file }: the file name must end in .svg or .png
cli-show-film = --animate needs an .svg file, because a PNG can't be animated
cli-show-width = --width only works with PNG

# boneyard serve.
cli-serve-open = Boneyard is running at { $address } (press Ctrl+C to stop)
# Where other machines find it, or that they can't.
cli-serve-network = On your network: { $address }
cli-serve-alone = Only this computer can reach it; boneyard serve --host 0.0.0.0 lets others join.
cli-serve-cant = can't listen on { $host }, port { $port }: { $why }
cli-serve-workers = more than one worker needs PostgreSQL: --db postgresql://…
# $path: the file of matches; $process: the number of the other process.
cli-serve-another = Another program has { $path } open (process { $process }). If it is a server, stop one of them, or start both with BONEYARD_SHARED=true. No data is lost, but moves played there appear here with a delay.

# boneyard copy and boneyard backup; an entry is a move or a deal in a match's log.
cli-copied = { $matches ->
    [one] Copied and checked { $matches } match with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
   *[other] Copied and checked { $matches } matches with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
}
cli-backed-up = { $matches ->
    [one] Backed up { $matches } match with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } to { $file }
   *[other] Backed up { $matches } matches with { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    } to { $file }
}
# $given: what was typed after -o, such as players=4; $option: how that is typed, --players 4.
cli-output-option = { $given } looks like an option of the game: write { $option } instead (-o names the file to write)
