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
record-misplaced = { $where }: { $key } is in the wrong place there

# $why is what the reader of JSON says, in English, or the system.
record-no-json = this is no JSON: { $why }
record-key-twice = a record must not have the same key twice in one object: { $key }
record-no-object = a record is a JSON object
record-version = the record must say "boneyard": { $version }, not { $found }
record-no-deal = round { $round } has no deal, and the record no seed to deal from
record-no-rounds = the record has no list of rounds
record-too-many-rounds = a record has at most { $most } rounds
record-round-object = round { $round }: a round is an object with a deal and moves
record-deal-object = round { $round }: a deal is an object
record-moves-list = round { $round }: moves are a list of [seat, move]
record-move-pair = round { $round }, move { $move }: a move is written [seat, move]
record-options-object = options are an object
record-no-players = the record doesn't tell the number of players
record-seats-list = seats are a list of names
record-seats-count = { $seats ->
    [one] { $seats } seat is named, but { $players } play
   *[other] { $seats } seats are named, but { $players } play
}
record-seed-text = seed and match are texts
record-seeds-texts = seat_seeds are a list of texts
# Versions of fair dealing: $known is 1 or 2.
record-fair-version = this program deals by version { $known }, not { $found }
record-no-commitment = the record doesn't tell its commitment, as version 2 does
record-no-times = the record doesn't tell when it was sealed and dealt, as version 2 does
record-seeds-count = version 2 has one of seat_seeds for every seat
record-seeded-count = version 2 has one of seeded for every seat: a time, or null
record-seeded-times = seeded are times in milliseconds, or null
record-first-round = round 1: its number is one from 1 to { $most }
record-other-round = round { $round } says that it is round { $found }
# $part is row or rows.
record-deal-part = the deal has no { $part }
record-rows-list = rows are a list of lists of tiles
record-hands-count = the deal must have { $players } hands
record-lead-number = lead is the number of a seat
record-hand-empty = a hand is empty
# $what: one of the two below, or a word of the form: stock, aside, start.
record-tiles-list = { $what } is a list of tiles
record-a-row = a row
record-a-hand = a hand

# Playing a record.
record-unfinished = round { $round } comes after an unfinished one
record-after-end = round { $round } comes after the end of the match
# Rules are read otherwise than when the record was written. $changes: one of these sentences, or several.
record-after-end-changed = round { $round } comes after the end of the match; { $changes }
record-changed-af-4 = rule AF-4 has changed since: a play that ends the round takes what an opponent's play just before it left
record-changed-bd-7 = rule BD-7 has changed since: a blocked round goes to the team with fewer pips in its two hands together
record-changed-fd-19 = rule FD-19 has changed since: a play that ends the round scores its own perfect ten
# $moves: how many it has.
record-no-move = there is no move { $move }: the record has { $moves }
# $last is the number of the last seat.
record-no-seat = { $last ->
    [0] there is no seat { $seat }: there is only seat 0
   *[other] there is no seat { $seat }: there are 0 … { $last }
}
record-nothing-to-analyse = the record has no deal, so there is nothing to analyse
record-nothing-to-solve = the record has no deal to solve

# Checking its luck. The seed of the match is sealed (fixed in secret) before the first deal; each
# seat adds a seed of its own; the commitment is what was shown of the seal.
record-no-seed = the record has no seed, so its deals can't be checked
record-other-seed = the seed is not the one that the commitment promised
record-sealed-first = a match that was sealed begins with round 1, not { $round }
record-sealed-late = the seed was not sealed before the deal
record-seed-no-time = seat { $seat } has a seed, but no time at which it came
record-seed-early = the seed of seat { $seat } was there before the seal was made
record-seed-late = the seed of seat { $seat } came after the deal
record-other-deal = round { $round }: the seed deals other tiles than the record has
# A tile taken at random from another player; $take counts these.
record-other-take = random take { $take }: the seed hits another tile than { $tile }
# Checking the signature of the house that made it. $key: the key it was signed with.
record-unsigned = the record isn't signed
record-signed-form = `signed` must hold a key and a signature
record-other-key = the record is signed with another key: { $key }
record-signed-wrong = the signature doesn't fit: the record has been changed since it was signed
record-unsignable = a record with numbers that are not whole can't be signed
record-no-key = that is no key: give the 43 signs of one, or a file with what a house publishes
# The time for a move, in a record.
record-clock = `clock` must be three numbers of milliseconds: a bank, what a turn adds, and the most
record-time = `time` must be a list of objects that each say what the clock did, in which round, after how many moves, for which seat and when
