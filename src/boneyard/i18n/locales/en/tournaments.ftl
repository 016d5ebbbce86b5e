# Tournaments: creating one, joining, standings.
tournaments-title = Tournaments
tournaments-what = Create a tournament and send the link to your club or friends.
tournaments-yours = Your tournaments
tournaments-none-yours = You haven't created or joined a tournament yet.
tournaments-make = New tournament
tournaments-back = Your tournaments
tournaments-field-title = Name
tournaments-field-format = Format
# Where one chooses what is played.
tournaments-field-deals = Tiles
tournaments-field-rounds = Rounds (0: automatic)
tournaments-field-best-of = Best of
tournaments-field-minutes = Duration in minutes
tournaments-field-begins = Start
tournaments-begins-said = when I start it
tournaments-begins-10 = in 10 minutes
tournaments-begins-60 = in an hour
tournaments-begins-1440 = in 24 hours
tournaments-swiss = Swiss
tournaments-round-robin = Round robin
tournaments-knock-out = Knockout
tournaments-arena = Arena
tournaments-swiss-how = No one is eliminated. You play opponents with the same or a similar score, never the same opponent twice. Late entry is possible.
tournaments-round-robin-how = Everyone plays everyone once.
tournaments-knock-out-how = The loser of a match-up is eliminated, until one player is left.
tournaments-arena-how = Players who are free are paired again immediately until time runs out. Join and leave at any time.
tournaments-deals-same = Same tiles for everyone in a round
tournaments-deals-fresh = Different tiles in each match
tournaments-make-now = Create tournament
# $most: how many unfinished tournaments a player may have.
tournaments-too-many = Too many unfinished tournaments (at most { $most } per player). End one first.
# Facts of a tournament, in one line with others. $minutes: how long it takes.
tournaments-fact-minutes = { $minutes } minutes
# $boards: 3, 5 or 7.
tournaments-fact-best-of = best of { $boards }
# $minutes: how long a player may keep a match waiting for the first move.
tournaments-fact-grace = { $minutes ->
    [one] No-shows forfeit after 1 minute.
   *[other] No-shows forfeit after { $minutes } minutes.
}
# $hours: the same, if it is long.
tournaments-fact-grace-hours = { $hours ->
    [one] No-shows forfeit after { $hours } hour.
   *[other] No-shows forfeit after { $hours } hours.
}
# How far it is.
tournaments-stage-open = Open for entries
# $when: a moment.
tournaments-stage-begins = Starts { $when } (UTC)
# $round: the round that is played. $rounds: how many there are.
tournaments-stage-round = Round { $round } of { $rounds }
# $minutes: how many are left.
tournaments-stage-arena = { $minutes ->
    [0] Last matches in progress
    [one] 1 minute left
   *[other] { $minutes } minutes left
}
tournaments-stage-over = Finished
tournaments-stage-off = Cancelled
tournaments-stage-cut = Ended early: no more pairings were possible.
# $entrants: how many players have joined.
tournaments-entrants = { $entrants ->
    [0] No players yet
    [one] 1 player
   *[other] { $entrants } players
}
tournaments-enter = Join
tournaments-enter-late = Join late
tournaments-enter-again = Rejoin
tournaments-leave = Leave
# While it is running: what that means, and the button that does it. $pairs (yes or no): teams of two,
# whose matches bots play to the end.
tournaments-leave-means = { $pairs ->
    [yes] You and your partner will leave the tournament. Bots finish any match in progress.
   *[no] You will leave the tournament and lose any match in progress.
}
tournaments-leave-sure = Yes, leave
# A button for the organiser, beside a player's name.
tournaments-take-out = Remove { $name }
tournaments-you-are-in = You have joined.
tournaments-you-left = You are no longer in this tournament.
tournaments-your-board = Your match is ready
# $name: the opponent.
tournaments-play-now = Play against { $name }
tournaments-to = Back to the tournament
tournaments-wait = You have no match right now. If there is another one for you, it starts automatically. You can leave this page open.
tournaments-host = You are the organiser
tournaments-bots = Bots
tournaments-bots-count = Number
tournaments-bots-add = Add bots
tournaments-begin = Start
tournaments-begin-needs = At least two entries are needed. You can add bots.
tournaments-call-off = Cancel tournament
# After that: what it means, and the button that does it.
tournaments-call-off-means = All matches stop, and there is no winner.
tournaments-call-off-sure = Yes, cancel
tournaments-send = Invite link:
tournaments-standings = Standings
tournaments-standings-later = The results of a round appear when all its matches are finished.
tournaments-place = Rank
tournaments-number = No.
tournaments-who = Player
tournaments-points = Points
tournaments-results = Wins, draws, losses
# What breaks ties, as heads of columns, and what each means.
tournaments-tie-field = Score vs field
tournaments-tie-met = Buchholz
tournaments-tie-beaten = Sonneborn-Berger
tournaments-tie-wins = Wins
tournaments-tie-field-how = Score vs field: how your results compare with those of all others who had the same tiles (maximum 100).
tournaments-tie-met-how = Buchholz: the sum of all your opponents' points.
tournaments-tie-beaten-how = Sonneborn-Berger: the points of opponents you beat, plus half the points of those you drew with.
tournaments-tie-wins-how = Wins: matches won.
tournaments-ties = Win or bye: 1 point. Draw: ½ point. Ties are broken in the order below; players who are still level share a rank.
tournaments-ties-knock-out = Each match-up won is worth 1 point. Players eliminated in the same round share a rank.
tournaments-by-field = All matches of a round have the same tiles. You get the point if your margin (in brackets) is better than the median of all players who had the same tiles.
tournaments-crosstable = Crosstable
tournaments-crosstable-how = Each result, with the opponent's number.
tournaments-rounds = Rounds
# $round: its number. Above the boards of a round, and above a column.
tournaments-round = Round { $round }
tournaments-bye = bye
tournaments-absent = absent
tournaments-closed = not played
tournaments-playing = being played
tournaments-done = finished
tournaments-watch = Watch
tournaments-gone = withdrawn
tournaments-fair = The tiles were fixed before the start
# $hash: 64 hexadecimal digits.
tournaments-fair-hash = All tiles of the tournament follow from one secret. Its SHA-256 hash is { $hash }
# $secret: 64 hexadecimal digits.
tournaments-fair-secret = The secret is { $secret }
tournaments-fair-later = The secret is shown here after the tournament. Until then the server keeps it, and not even the organiser can see it.
tournaments-export = Download:
# Errors.
tournaments-none = Tournament not found. The link may be incomplete.
tournaments-of-two = Tournament matches are between two players or two teams of two. Choose a game that allows this.
tournaments-clock = A tournament needs a time control. Choose one.
tournaments-arena-live = An arena is played live. Choose a time control in minutes.
tournaments-bad-time = The start must be within the next 90 days.
tournaments-busy = This tournament is very busy. Try again.
tournaments-begun = This tournament has started. You can't join any more.
tournaments-over = This tournament is over.
# $most: how many players (or pairs) may join.
tournaments-full = This tournament is full ({ $most } entries).
tournaments-no-bots = Enter the number of bots.
tournaments-not-in = You are not in this tournament.
tournaments-only-host = Only the organiser can do that.
tournaments-stay = A bot can't take over a tournament match. Leave the tournament instead.
tournaments-too-few = A tournament needs at least two entries.
tournaments-name = Enter your name.
# $most: the most rounds that a Swiss tournament may have.
tournaments-bad-rounds = Enter 1 to { $most } rounds, or 0 for automatic.
# $counts: "1, 3, 5 and 7".
tournaments-bad-best-of = “Best of” must be one of { $counts }.
# $least, $most: minutes.
tournaments-bad-minutes = An arena lasts { $least } to { $most } minutes.
# $least, $most: minutes.
tournaments-bad-grace = The time limit for the first move is { $least } to { $most } minutes.
# Teams of two. $one: a player; the other is a bot.
tournaments-and-a-bot = { $one } and a bot
tournaments-partner = Partner
tournaments-partner-friend = a friend (invite link)
tournaments-partner-bot = a bot
tournaments-partner-link = Send this link to your partner. Until they join, a bot plays for them.
tournaments-no-link = Invitation not found. The link may be incomplete.
tournaments-in-already = You have already joined this tournament.
tournaments-partner-there = This player already has a partner.
tournaments-inviter-gone = The player who invited you is no longer in this tournament.
tournaments-barred = You were removed from this tournament and can't rejoin.
# A checkbox where a tournament is created.
tournaments-rated-how = Rated (standard rules; all players need a sign-in method)
# The same for teams of two, where a bot stands in. $minutes or $hours: how long a match waits.
tournaments-fact-stand-in = { $minutes ->
    [one] A bot replaces no-shows after 1 minute.
   *[other] A bot replaces no-shows after { $minutes } minutes.
}
tournaments-fact-stand-in-hours = { $hours ->
    [one] A bot replaces no-shows after { $hours } hour.
   *[other] A bot replaces no-shows after { $hours } hours.
}
# $entrants: how many pairs have joined.
tournaments-sides = { $entrants ->
    [0] No pairs yet
    [one] 1 pair
   *[other] { $entrants } pairs
}
