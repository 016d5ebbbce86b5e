# Tournaments: making one, entering, standings. A board is a match that belongs to a tournament.
tournaments-title = Tournaments
tournaments-what = Everybody plays several boards, and a table says who did best. Make one, and send the link to your club or your friends.
tournaments-yours = Your tournaments
tournaments-none-yours = You have made or entered none yet.
tournaments-make = Make a tournament
tournaments-back = All your tournaments
tournaments-field-title = Name of the tournament
tournaments-field-format = Format
# Where one chooses what is played.
tournaments-field-deals = Tiles
tournaments-field-rounds = Rounds (0: as many as it takes)
tournaments-field-best-of = Boards of a meeting, at most
tournaments-field-minutes = Minutes it takes
tournaments-field-begins = It begins
tournaments-begins-said = when I say so
tournaments-begins-10 = in 10 minutes
tournaments-begins-60 = in an hour
tournaments-begins-1440 = in 24 hours
tournaments-swiss = Swiss
tournaments-round-robin = Round robin
tournaments-knock-out = Knock-out
tournaments-arena = Arena
tournaments-swiss-how = Nobody is out. In each round those with equal points meet, and nobody meets anybody twice. One may enter late.
tournaments-round-robin-how = Everybody meets everybody once.
tournaments-knock-out-how = Who loses a meeting is out, until one is left.
tournaments-arena-how = Whoever is free is paired again at once, until the time is over. One may come and go.
tournaments-deals-same = The same tiles at all boards of a round
tournaments-deals-fresh = Other tiles at each board
tournaments-make-now = Open it for entries
# $most: how many tournaments somebody may have at once.
tournaments-too-many = You have { $most } tournaments that aren't over, or the house has too many; end one first.
# Facts of a tournament, in one line with others. $minutes: how long it takes.
tournaments-fact-minutes = { $minutes } minutes
# $boards: 3, 5 or 7.
tournaments-fact-best-of = best of { $boards }
# $minutes: how long somebody may keep a board waiting for their first move.
tournaments-fact-grace = { $minutes ->
    [one] Who doesn't come within a minute loses the board.
   *[other] Who doesn't come within { $minutes } minutes loses the board.
}
# $hours: the same, if it is long.
tournaments-fact-grace-hours = Who doesn't come within { $hours } hours loses the board.
# How far it is.
tournaments-stage-open = Open for entries
# $when: a moment.
tournaments-stage-begins = Begins at { $when } (UTC)
# $round: the round that is played. $rounds: how many there are.
tournaments-stage-round = Round { $round } of { $rounds }
# $minutes: how many are left.
tournaments-stage-arena = { $minutes ->
    [0] The last boards are being played
    [one] One more minute
   *[other] { $minutes } more minutes
}
tournaments-stage-over = Over
tournaments-stage-off = Called off
tournaments-stage-cut = It ended early: nobody was left whom anybody might have met.
# $entrants: how many have entered.
tournaments-entrants = { $entrants ->
    [0] Nobody has entered yet.
    [one] One has entered.
   *[other] { $entrants } have entered.
}
tournaments-enter = Enter
tournaments-enter-late = Enter late
tournaments-enter-again = Come back
tournaments-leave = Leave
# While it is played: what that means, and the button that does it.
tournaments-leave-means = You give up the board that you are playing.
tournaments-leave-sure = Yes, leave
# A button for the host, beside an entrant's name. $name: who is taken out.
tournaments-take-out = Take { $name } out
tournaments-you-are-in = You are in.
tournaments-you-left = You have left.
tournaments-your-board = Your board is ready
# $name: the opponent.
tournaments-play-now = Play against { $name }
tournaments-to = Back to the tournament
tournaments-wait = Your next board comes by itself; you can leave this page open.
tournaments-host = You made this tournament
tournaments-bots = Bots
tournaments-bots-count = How many
tournaments-bots-add = Let bots enter
tournaments-begin = Begin
tournaments-call-off = Call it off
# After that: what it means, and the button that does it.
tournaments-call-off-means = Then nobody plays on, and there is no winner.
tournaments-call-off-sure = Yes, call it off
tournaments-send = Send this link:
tournaments-standings = Standings
tournaments-standings-later = Results of a round are shown when everybody has played its tiles.
tournaments-place = Place
tournaments-number = No.
tournaments-who = Name
tournaments-points = Points
tournaments-results = Won, drawn, lost
# What breaks ties, as heads of columns, and what each means.
tournaments-tie-field = Field
tournaments-tie-met = Met
tournaments-tie-beaten = Beaten
tournaments-tie-wins = Wins
tournaments-tie-field-how = Field: how one did against all others who had the same tiles; 100 is the most.
tournaments-tie-met-how = Met: the points of all whom one has met (Buchholz).
tournaments-tie-beaten-how = Beaten: the points of those one has beaten, and half of those one drew with (Sonneborn-Berger).
tournaments-tie-wins-how = Wins: boards won.
tournaments-ties = A board won is one point, a drawn one half a point, a bye one point. Ties are broken in this order; who is still equal shares a place.
tournaments-ties-knock-out = A meeting won is one point. Who is out in the same round shares a place.
tournaments-by-field = All boards of a round have the same tiles, so a board is won by whoever did better than the middle of all who had them: the points one was ahead by, in brackets, are compared with those of the other boards.
tournaments-crosstable = Crosstable
tournaments-crosstable-how = Each result with the number of the opponent.
tournaments-rounds = Rounds
# $round: its number. Above the boards of a round, and above a column.
tournaments-round = Round { $round }
tournaments-bye = bye
tournaments-absent = absent
tournaments-closed = not played
tournaments-playing = being played
tournaments-done = played
tournaments-watch = Look
tournaments-gone = left
tournaments-fair = The tiles were fixed before the first round
# $hash: 64 hexadecimal digits.
tournaments-fair-hash = All deals of all rounds follow from one secret of the house. This is its SHA-256: { $hash }
# $secret: 64 hexadecimal digits.
tournaments-fair-secret = It is over, so here is the secret: { $secret }
tournaments-fair-later = When it is over the secret is shown here; until then nobody can know it, not even whoever made the tournament.
tournaments-export = Take it with you:
# Errors.
tournaments-none = There is no such tournament; perhaps the link is cut off.
tournaments-of-two = Tournaments are played by two, or by two sides of two; choose a game that can be played so.
tournaments-clock = A tournament needs a clock, so that every round ends.
tournaments-arena-live = An arena is played at the table: choose a clock of minutes.
tournaments-bad-time = A tournament begins within the next 90 days.
tournaments-busy = Too many want something of this tournament at once; try again.
tournaments-begun = It has begun, and nobody can enter any more.
tournaments-over = This tournament is over.
# $most: how many may enter.
tournaments-full = It is full: { $most } may enter.
tournaments-no-bots = Say how many bots are to enter.
tournaments-not-in = You are not in this tournament.
tournaments-only-host = Only whoever made the tournament can do that.
tournaments-stay = A board of a tournament is played by who has entered it; you can leave the tournament.
tournaments-too-few = It takes two at least.
tournaments-name = Say what you are called.
# $most: the most rounds that a Swiss may have.
tournaments-bad-rounds = A Swiss has from 1 to { $most } rounds; with 0 it has as many as it takes.
# $counts: "1, 3, 5 and 7".
tournaments-bad-best-of = A meeting is the best of { $counts } boards.
# $least, $most: minutes.
tournaments-bad-minutes = An arena takes from { $least } to { $most } minutes.
# $least, $most: minutes.
tournaments-bad-grace = From { $least } to { $most } minutes can be waited for somebody's first move.
# Sides of two. $one: who has entered; the other is a bot.
tournaments-and-a-bot = { $one } and a bot
tournaments-partner = Partner
tournaments-partner-friend = a friend, by a link
tournaments-partner-bot = a bot
tournaments-partner-link = Send this link to your partner; until they come, a bot plays in their place.
tournaments-no-link = There is no such invitation; perhaps the link is cut off.
tournaments-in-already = You are in this tournament already.
tournaments-partner-there = Somebody else is the partner already.
tournaments-barred = You were taken out of this tournament, and can't come back.
# Where a tournament is made.
tournaments-rated-how = Rated: boards count for ratings. It is played by the usual rules, and everybody who enters needs a way back.
# The same for sides of two, where nobody loses for the others. $minutes or $hours: how long one may keep a board waiting.
tournaments-fact-stand-in = { $minutes ->
    [one] For who doesn't come within a minute a bot plays on.
   *[other] For who doesn't come within { $minutes } minutes a bot plays on.
}
tournaments-fact-stand-in-hours = For who doesn't come within { $hours } hours a bot plays on.
# $entrants: how many sides of two have entered.
tournaments-sides = { $entrants ->
    [0] Nobody has entered yet.
    [one] One pair has entered.
   *[other] { $entrants } pairs have entered.
}
