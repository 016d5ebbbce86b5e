# Rated matches: what they take, leaderboards and profiles. Errors begin small: they may follow others.
rated-alone = a match is rated with at least one other: a person or a bot of the house
rated-own-rules = only games of the house are rated, not rules of one's own
rated-one-seat = in a rated match everybody has one seat
# $bot: the name of a bot for programs, such as random.
rated-bot = { $bot } has no rating: choose a bot from beginner to master
rated-no-clock = a rated match with other people needs a clock
rated-kept = ratings are for those whom the house knows again: choose a way back under About me first
rated-stay = a rated match is played to its end: no bot takes over
# $pools: their names in addresses.
rated-no-pool = there is no such pool; there are { $pools }
rated-no-player = nobody with that address is on the leaderboards

rated-title = Ratings
# $enough: after how many matches a player is listed. $links: how many opponents it takes.
rated-what = Who would win, and how certain that is: the number after ± holds in 95 of 100 cases. Players are listed after { $enough } rated matches, once their rating is certain enough and { $links } different opponents connect them to the bots.
rated-pools = Groups of games
rated-nobody = Nobody has played enough rated matches yet. Be the first: tick “Rated” where you start a match.
# The head of a column: somebody's place.
rated-place = Place
# A bot among people on a leaderboard. $level: its word, such as club.
rated-bot-mark = { $name } (bot)
rated-how = Rated matches have no hints and nothing is taken back. You can stay off these lists:
# $moves: how many moves each side must have made.
rated-counts = A match between people counts once each side has made { $moves } moves. Wins against people lift a rating only so far above what your matches against bots confirm, and repeated matches against the same player count less and less.
# The page of a person. $name: what they are called.
rated-of = Ratings of { $name }
rated-yours = This is what others see of you.
rated-yours-off = Only you see this: you stay off all lists.
rated-somebody = Somebody
rated-with-you = You against { $name }:
# How two have met, seen from the one whose page it is or who looks.
rated-met = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 }: { $won } won, { $lost } lost
rated-matches = { $matches ->
    [one] After 1 rated match
   *[other] After { $matches } rated matches
 }
# $enough: how many it takes. $links of $needed: opponents who connect the player to the bots.
rated-not-yet = { $matches ->
    [one] 1 rated match so far.
   *[other] { $matches } rated matches so far.
 } A rating is shown after { $enough }, once it is certain enough and different opponents connect it to the bots ({ $links } of { $needed }). Rated matches against bots of several levels get you there.
# The title of a drawing: how a rating went. $pool: a group of games.
rated-curve = { $pool }: how it went
rated-curve-note = { $matches ->
    [one] the latest match; the band holds in 95 of 100 cases
   *[other] the latest { $matches } matches; the band holds in 95 of 100 cases
 }
# What analyses have found of somebody's matches. $cost, $luck, $rest: numbers of points, written out;
# $luck and $rest may be below nothing.
rated-analysed = Beside the rating, of { $matches ->
    [one] 1 analysed match
   *[other] { $matches } analysed matches
 }: a choice cost { $cost } points on average; luck brought { $luck } points a match, and play { $rest }.
rated-rivals = Head to head
rated-latest = Latest rated matches
# $who: names.
rated-against = with { $who }
rated-won = won
rated-lost = lost
rated-even = drawn
# Why a match does not count.
rated-out-alone = doesn't count: seats of one person on both sides
rated-out-short = doesn't count: too few moves
rated-out-again = doesn't count: the same people too often within a week
rated-out-late = doesn't count: time ran out again and again
rated-out-abandoned = doesn't count: it was closed without a winner
rated-out-organiser = doesn't count: ended by the organiser of the tournament
rated-out-quick = doesn't count: replies faster and better than people's
rated-out-host = doesn't count: left out by the host

# Where a match is started, and at its table.
rated-choice = Rated: it counts for the ratings of all who play
# $me: the words "About me", a link.
rated-choice-help = No hints, nothing is taken back, one seat each; with people a clock, with bots three hours. For those with a way back ({ $me }).
# At a table that waits for players.
rated-here = This match is rated: no hints, nothing is taken back, and it counts for all who play. Whoever sits down has a way back (About me).
rated-word = rated
# About me.
rated-me = Ratings
rated-me-listed = Show me on leaderboards, with a page of my own
rated-me-save = Save this
rated-me-page = My page
# For the host: matches that don't count.
rated-host = Rated matches that don't count
rated-host-why = Found by the rules of docs/ratings.md; nobody is accused by it.
rated-host-match = Match
rated-host-reason = Why
# $option: the name of an option that isn't as usual.
rated-usual = a rated match is played as usual: players, partners and length may be chosen, but not “{ $option }”
