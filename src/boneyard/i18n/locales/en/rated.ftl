# Rated matches: what they require, leaderboards and profiles.
rated-alone = A rated match needs an opponent: a player or a bot.
rated-own-rules = Matches with house rules can't be rated.
rated-one-seat = In a rated match, each player has one seat.
# $bot: the name of a bot for programs, such as random.
rated-bot = { $bot } has no rating. Choose a bot from beginner to master.
rated-no-clock = A rated match against other players needs a time control.
rated-kept = Rated matches need a sign-in method. Add one in your profile.
rated-stay = A bot can't take over your seat in a rated match.
# $pools: their names in addresses.
rated-no-pool = Unknown rating category. Choose from { $pools }.
rated-no-player = This player is not on the leaderboards.

rated-title = Ratings
# $enough: after how many matches a player is listed. $links: how many opponents it takes.
rated-what = Players are listed after { $enough } rated matches, once their rating is reliable and { $links } different opponents connect it to the bots' ratings. ± is a 95% interval.
rated-pools = Categories
rated-nobody = No ranked players yet. Be the first: tick “Rated match” when you start a match.
# The head of a column.
rated-place = Rank
# A bot among people on a leaderboard. $level: its word, such as club.
rated-bot-mark = { $name } (bot)
rated-how = Rated matches have no hints and no undo. You can hide yourself from the leaderboards in your profile.
# $moves: how many moves each side must have made.
rated-counts = A match between people counts once each side has made { $moves } moves. Wins against people raise your rating only so far above what your matches against bots confirm. Repeated matches against the same player count less and less.
# The page of a player. $name: their name.
rated-of = Ratings of { $name }
rated-yours = This is what others see.
rated-yours-off = Only you see this. You are hidden from all lists.
rated-somebody = Unnamed player
rated-with-you = You vs { $name }:
# Results of two players against each other, seen from the one who is named first or whose page it is.
rated-met = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
 } · { $won } won · { $lost } lost
rated-matches = { $matches ->
    [one] After 1 rated match
   *[other] After { $matches } rated matches
 }
# $enough: how many it takes. $links of $needed: opponents who connect the player to the bots.
rated-not-yet = { $matches ->
    [one] 1 rated match so far.
   *[other] { $matches } rated matches so far.
 } A rating is shown after { $enough } matches, once it is reliable and enough different opponents connect it to the bots' ratings ({ $links } of { $needed }). Rated matches against bots of several levels get you there.
# The title of a drawing. $pool: a category.
rated-curve = { $pool }: rating history
rated-curve-note = { $matches ->
    [one] latest match, with 95% interval
   *[other] latest { $matches } matches, with 95% interval
 }
# What analyses found in a player's matches. $cost, $luck, $rest: numbers of points, written out;
# $luck and $rest can be negative.
rated-analysed = In { $matches ->
    [one] 1 analysed match
   *[other] { $matches } analysed matches
 }: average loss per move { $cost } points; luck { $luck } points per match, skill { $rest }.
rated-rivals = Head to head
rated-latest = Latest rated matches
# $who: names.
rated-against = with { $who }
rated-won = won
rated-lost = lost
rated-even = drawn
# Why a match does not count.
rated-out-alone = doesn't count: one player on both sides
rated-out-short = doesn't count: too few moves
rated-out-again = doesn't count: same players too often within a week
rated-out-late = doesn't count: too many timeouts or early resignations
rated-out-abandoned = doesn't count: closed without a winner
rated-out-organiser = doesn't count: a player was removed or the tournament was cancelled
rated-out-quick = doesn't count: moves faster and better than a human's
rated-out-host = doesn't count: excluded by the host

# Where a match is started, and at its table.
rated-choice = Rated match
# $me: the word "Profile", a link.
rated-choice-help = No hints or undo. Requires a sign-in method ({ $me }).
# At a table that waits for players.
rated-here = This match is rated. No hints or undo. Players need a sign-in method.
rated-word = rated
# On the profile page.
rated-me = Ratings
rated-me-listed = Show me on leaderboards and give me a public page
rated-me-save = Save
rated-me-page = My public page
# For the host: matches that don't count.
rated-host = Rated matches that don't count
rated-host-why = Found by the rules in docs/ratings.md. This is not an accusation.
rated-host-match = Match
rated-host-reason = Reason
# $option: the name of an option that isn't at its default.
rated-usual = In a rated match, you can change the number of players, the teams and the length, but not “{ $option }”.
