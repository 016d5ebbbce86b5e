# Records of matches that can't be read or played, or whose luck isn't proved: read on the command
# line, by programmers, and by players who check a match. Words of the file's form stay: seats,
# seed, seat_seeds, "boneyard". $round and $move are numbers; $seat is a seat's number: 0 is the first.

# Where it is. $why is another message, $who a seat ("seat 0") or chance, $text the move as written.
record-at-move = round { $round }, move { $move } ({ $who }: { $text }): { $why }
record-at-deal = round { $round }, deal: { $why }
record-chance = chance
# Before a colon.
record-itself = the record
record-round = round { $round }
record-the-deal = the deal
# $where is one of these three.
record-misplaced = { $where }: unexpected key { $key }

# $why is what the reader of JSON says, in English, or the system.
record-no-json = not valid JSON: { $why }
record-key-twice = duplicate key in one object: { $key }
record-no-object = a record must be a JSON object
# $kind is the name of a Python type.
record-no-record = expected a boneyard.Record, not { $kind }; read_records and read_record return one
record-version = the record must say "boneyard": { $version }, not { $found }
record-no-deal = round { $round } has no deal, and the record has no seed to deal from
record-no-rounds = the record has no list of rounds
record-too-many-rounds = a record can have at most { $most } rounds
record-round-object = round { $round }: a round must be an object with a deal and moves
record-deal-object = round { $round }: a deal must be an object
record-moves-list = round { $round }: moves must be a list of [seat, move]
record-move-pair = round { $round }, move { $move }: write a move as [seat, move]
record-options-object = options must be an object
record-no-players = the number of players is missing
record-seats-list = seats must be a list of names
record-seats-count = { $seats ->
    [one] { $seats } seat is named, but the match has { $players } players
   *[other] { $seats } seats are named, but the match has { $players } players
}
record-seed-text = seed and match must be strings
record-seeds-texts = seat_seeds must be a list of strings
# Versions of fair dealing: $known is 1 or 2.
record-fair-version = unsupported version of fair dealing: { $found } (supported: { $known })
record-no-commitment = the commitment is missing (required since version 2)
record-no-times = the times of commitment and deal are missing (required since version 2)
record-seeds-count = seat_seeds must have one entry per seat (version 2)
record-seeded-count = seeded must have one entry per seat, a time or null (version 2)
record-seeded-times = seeded must be times in milliseconds, or null
record-first-round = the number of the first round must be from 1 to { $most }
record-other-round = round { $round } has the number { $found }
# $part is row or rows.
record-deal-part = the deal has no { $part }
record-rows-list = rows must be a list of lists of tiles
record-hands-count = the deal must have { $players } hands
record-lead-number = lead must be the number of a seat
record-hand-empty = a hand is empty
# $what: one of the two below, or a word of the form: stock, aside, start.
record-tiles-list = { $what } must be a list of tiles
record-a-row = a row
record-a-hand = a hand

# Playing a record.
record-unfinished = round { $round } comes after an unfinished round
record-after-end = round { $round } comes after the end of the match
# Rules are read otherwise than when the record was written. $changes: one of these sentences, or several.
record-after-end-changed = round { $round } comes after the end of the match; { $changes }
record-changed-af-4 = rule AF-4 has changed: a play that ends the round also scores the points that the opponent's last play left unclaimed
record-changed-bd-7 = rule BD-7 has changed: a blocked round goes to the team with fewer pips in both hands together
record-changed-fd-19 = rule FD-19 has changed: a play that ends the round scores its own perfect ten
# $moves: how many it has.
record-no-move = { $moves ->
    [one] move { $move } not found: the record has only { $moves } move
   *[other] move { $move } not found: the record has only { $moves } moves
}
# $last is the number of the last seat.
record-no-seat = { $last ->
    [0] seat { $seat } not found: the record has only seat 0
   *[other] seat { $seat } not found: the seats are 0 to { $last }
}
record-nothing-to-analyse = nothing to analyse: the record has no deal
record-nothing-to-solve = nothing to solve: the record has no deal

# Checking its luck. The seed of the match is sealed (fixed in secret) before the first deal; each
# seat adds a seed of its own; the commitment is what was shown of the seal.
record-no-seed = the record has no secret, so its deals can't be checked
record-other-seed = the secret doesn't match the commitment
record-sealed-first = a match with a commitment must begin with round 1, not { $round }
record-sealed-late = the commitment wasn't published before the deal
record-seed-no-time = the time of seat { $seat }'s seed is missing
record-seed-early = the seed of seat { $seat } was added before the commitment
record-seed-late = the seed of seat { $seat } was added after the deal
record-other-deal = round { $round }: the tiles in the record don't follow from the secret
# A tile taken at random from another player; $take counts these.
record-other-take = random draw { $take }: { $tile } doesn't follow from the secret
# Checking the signature of the server that made it. $key: the key it was signed with.
record-unsigned = the record isn't signed
record-signed-form = `signed` must have a key and a signature
record-other-key = the record is signed with another key: { $key }
record-signed-wrong = invalid signature: the record was changed after it was signed
record-unsignable = a record with fractional numbers can't be signed
record-no-key = not a key: give the 43 characters of a key, or a file with the server's published key
# The time for a move, in a record.
record-clock = `clock` must be three numbers in milliseconds: initial time, increment and maximum
record-time = `time` must be a list of objects with the clock event, round, number of moves, seat and time
record-changed-g-5 = rule G-5 has changed: if no player has a double, the tiles are now dealt again; set no_double to highest in the record to keep the old rule
# An error at a deal or a move, and the rule that explains it.
record-with-change = { $why }; { $change }
