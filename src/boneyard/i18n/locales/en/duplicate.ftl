# Duplicate dominoes: many play the same deals and are compared.

duplicate-alone = Solitaire games can't be played as duplicate.
duplicate-calls = This game can't be played as duplicate, because it depends on who calls first, and that is never the same for everyone.
# $most: the largest number of deals in a set.
duplicate-many = Enter 1 to { $most } deals.
duplicate-no-set = Set of deals not found.
duplicate-no-deal = Deal not found.
duplicate-no-room = Too many sets right now. Play an existing one, or try again in a few days.
duplicate-day-over = This day is over. You can view its deals.
duplicate-closed = You can view this deal after you finish it. Daily deals open to everyone when the day is over.
duplicate-in-order = Without an account, play the daily deals in order. Finish the previous one first.
duplicate-nobody = No one has played this deal.
duplicate-by-oneself = Duplicate deals must be played to the end.

# The page of a set of deals.
duplicate-title = Duplicate
# $day: a date.
duplicate-of-day = Duplicate for { $day }
# $game: the name of a game.
duplicate-set = Duplicate: { $game }
# On the home page, after the name of today's game.
duplicate-home = Play ten deals and compare with everyone
# $deals: how many deals the set has.
duplicate-what = { $deals ->
    [one] One deal, the same for everyone. Only your play makes the difference.
   *[other] { $deals } deals, the same for everyone. Only your play makes the difference.
}
# $bot: the name of a level's bot, such as Mabel. $pairs: whether the game is played in pairs.
duplicate-with = { $pairs ->
    [yes] Your partner and your opponents are bots like { $bot }. Only your first attempt counts. No hints.
   *[no] Your opponents are bots like { $bot }. Only your first attempt counts. No hints.
}
# $players: how many have finished a deal, a pair being one; in the next three.
duplicate-until = { $players ->
    [0] Open until midnight UTC. No players yet.
    [one] Open until midnight UTC. 1 player so far.
   *[other] Open until midnight UTC. { $players } players so far.
}
duplicate-always = { $players ->
    [0] Play at any time. No players yet.
    [one] Play at any time. 1 player so far.
   *[other] Play at any time. { $players } players so far.
}
duplicate-is-over = { $players ->
    [0] Over. No one played.
    [one] Over. 1 player took part.
   *[other] Over. { $players } players took part.
}
# $share: a percentage. $finished: deals that the reader has finished, of all $deals.
duplicate-score = { $deals ->
    [one] Your score: { $share } after { $finished } of { $deals } deal.
   *[other] Your score: { $share } after { $finished } of { $deals } deals.
}
# $deal: the number of a deal, from 1, here and below.
duplicate-play = Play deal { $deal }
duplicate-go-on = Continue deal { $deal }
duplicate-deal = Deal
duplicate-deals = Deals
duplicate-deal-number = Deal { $deal }
# The head of a column: points by which a player came out ahead.
duplicate-ahead = Point difference
# The head of a column: match points, in percent.
duplicate-share = Score
# What the best bot did in the same seat.
duplicate-house = Best bot
duplicate-look-at = View deal { $deal }
# Instead of a percentage: no one else has finished this deal.
duplicate-alone-yet = no one else yet
# Instead of a number, while the server still plays this deal.
duplicate-thinks = calculating…
duplicate-too-late = too late to count
duplicate-open-yet = not finished
duplicate-share-it = Share your result
duplicate-share-how = One mark per deal: ● top third, ◐ middle, ○ bottom third. No spoilers.
# The first line of the card. $day: a date; $what: one of the two before; $game: the name of a game.
duplicate-card-day = Duplicate, { $day }
duplicate-card = Duplicate
duplicate-card-game = Boneyard · { $what } · { $game }
duplicate-invite = Send this link to your friends
duplicate-standings = Standings
duplicate-standings-later = The standings appear after you finish all deals.
# For a guest, about the duplicate of the day. $me: the word “Profile”, a link.
duplicate-save-progress = To be ranked and to see how others did, add a passkey or an email address under { $me }.
duplicate-nobody-yet = No one has finished yet.
duplicate-place = Rank
# After the reader's own name, or what they did themselves.
duplicate-you = (you)
duplicate-the-house = (best bot)
duplicate-friends = Play with friends
duplicate-friends-how = Choose a game and share the link. Everyone plays the same deals whenever they like; then you compare your results.
duplicate-make = Create a set of deals
duplicate-mine = Your sets
# $game: the name of a game.
duplicate-listed = { $deals ->
    [one] { $game }, one deal
   *[other] { $game }, { $deals } deals
}
# A day in a list, and its game.
duplicate-day = { $day }: { $game }
duplicate-days = Past days
duplicate-week = Last seven days
duplicate-week-how = Average score over the last seven days. Deals that you didn't play count as 0. Players who opted out of leaderboards are anonymous.
# In standings, instead of the name of the player who stays off leaderboards.
duplicate-somebody = Anonymous
duplicate-today = Today
duplicate-sealed = Fairness
duplicate-sealed-how = All deals and bot decisions of a day follow from one secret. Its SHA-256 hash is published here days in advance, and the secret itself when the day is over.
duplicate-secret = Secret:

# The page of a deal, afterwards.
duplicate-result = Result
duplicate-own = You
duplicate-best = Best result
# The point differences of all who finished the deal come after it. $results: how many.
duplicate-field = { $results ->
    [one] 1 result:
   *[other] { $results } results:
}
duplicate-parted = Where players chose differently
duplicate-not-parted = So far everyone has played the same moves.
# $number: which of the player's own moves it was, from 1.
duplicate-move = Move { $number }
duplicate-see = view board
duplicate-see-move = View the board before move { $number }
# A button at the table, when a deal is over.
duplicate-back = Back to the deals

# Pairs: two people at one table, against bots.
duplicate-two = { $one } and { $other }
duplicate-with-pair = { $one } and { $other } play as partners. The opponents are bots like { $bot }. Only the first attempt counts. No hints.
duplicate-with-partner = Play with a partner
duplicate-partner-link = Send this link to your partner. You can start when you have both joined.
duplicate-is-there = Refresh
duplicate-alone-after-all = Play without a partner
duplicate-in-pairs = Pairs
# $who: the name of the player who invites.
duplicate-invited = { $who } invites you to play as partners
duplicate-invited-how = { $deals ->
    [one] The two of you play one deal of { $game } against bots of { $bot }'s level, and are compared with all other pairs.
   *[other] The two of you play { $deals } deals of { $game } against bots of { $bot }'s level, and are compared with all other pairs.
}
duplicate-join = Join
duplicate-name = Enter your name.
duplicate-no-partner = This game isn't played with a partner.
duplicate-partner-first = Your partner hasn't joined yet. Send them the link.
duplicate-begun-alone = You have already started these deals without a partner.
duplicate-no-pair = Pair not found.
duplicate-pair-full = This pair is already complete.
duplicate-other-pair = You are already playing these deals with another partner.
duplicate-begun = Play has started, so you can't leave any more.

# Teams of four, in two rooms.
duplicate-teams = Teams of four
duplicate-teams-how = Two teams, two rooms, the same deals: each team plays every hand once. Everyone gets the same link and takes a seat.
duplicate-make-teams = Create a team match
duplicate-teams-what = { $deals ->
    [one] One deal, played in both rooms with the teams' hands swapped. You see the other room's result once both rooms have finished.
   *[other] { $deals } deals, each played in both rooms with the teams' hands swapped. You see the other room's result for each deal once both rooms have finished it.
}
duplicate-teams-in-pairs = Team matches need a partnership game, such as Latin Partnership.
# $points: a number of points, as markup; $count: the same number; $compared: deals that both rooms have finished.
duplicate-team-ahead = { $count ->
    [one] Team { $team } leads by { $points } point
   *[other] Team { $team } leads by { $points } points
}{ $compared ->
    [one] { "" } after 1 deal.
   *[other] { "" } after { $compared } deals.
}
duplicate-teams-level = { $compared ->
    [one] The teams are tied after 1 deal.
   *[other] The teams are tied after { $compared } deals.
}
# $room: 1 or 2. $team: A or B.
duplicate-room = Room { $room }
duplicate-team = Team { $team }
duplicate-sit = Sit here
# $seat: the number of a seat, from 1.
duplicate-sit-at = Sit in room { $room }, seat { $seat }
duplicate-free = free
duplicate-take-a-place = Take a seat below. Partners sit opposite each other in the same room.
duplicate-wait-for-places = The match starts when every seat is taken.
duplicate-room-done = Your room has finished all deals.
# $bot: the name of a level’s bot.
duplicate-fill = Fill free seats with bots like { $bot }
duplicate-stand = Leave my seat
duplicate-swing = Result
duplicate-teams-rule = The point difference of team { $team } in each room. The result of a deal is the sum of the two.
duplicate-other-room = the other room hasn't finished
duplicate-see-room = Replay of deal { $deal } in room { $room }
duplicate-no-place = You have no seat in this match.
duplicate-places-free = The match starts when every seat is taken.
duplicate-no-such-place = Seat not found.
duplicate-place-taken = That seat is already taken.
duplicate-other-place = You already have another seat. Leave it first.
duplicate-only-maker = Only the creator of this set can do that.
