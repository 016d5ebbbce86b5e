# Duplicate dominoes: many play the same deals and are compared.

duplicate-alone = Duplicate is for games against others.
duplicate-calls = In this game it matters who calls first, and that is not the same for all: it can't be played as duplicate.
# $most: the largest number of deals in a set.
duplicate-many = A set has 1 to { $most } deals.
duplicate-no-set = there are no such deals
duplicate-no-deal = there is no such deal
duplicate-no-room = there is no room for more sets just now: play one that there is, or come back in a few days
duplicate-day-over = its day is over: the deals are open now, and can be looked at
duplicate-closed = this deal opens when you have finished it, or when its day is over
duplicate-in-order = without an account the deals of the day are played in order: finish the one before first
duplicate-nobody = nobody has played this deal
duplicate-by-oneself = a deal of a duplicate is played to its end, and by oneself

# The page of a set of deals.
duplicate-title = Duplicate
# $day: a date.
duplicate-of-day = Duplicate of { $day }
# $game: the name of a game.
duplicate-set = Duplicate: { $game }
# On the home page, after the name of today's game.
duplicate-home = the same ten deals for everybody
# $deals: how many deals the set has.
duplicate-what = { $deals ->
    [one] One deal, the same tiles, seat and dice for everybody: what is left is what you do.
   *[other] { $deals } deals of one round, with the same tiles, seats and dice for everybody: what is left is what you do.
}
# $bot: the name of a level's bot, such as Mabel. $pairs: whether the game is played in pairs.
duplicate-with = { $pairs ->
    [yes] Your partner and your opponents are bots like { $bot }. The first attempt counts; there are no hints.
   *[no] Your opponents are bots like { $bot }. The first attempt counts; there are no hints.
}
# $players: how many have finished a deal, here and below.
duplicate-until = { $players ->
    [0] Until midnight UTC. Nobody has finished a deal yet.
    [one] Until midnight UTC. One player so far.
   *[other] Until midnight UTC. { $players } players so far.
}
duplicate-always = { $players ->
    [0] Everybody plays when they like. Nobody has finished a deal yet.
    [one] Everybody plays when they like. One player so far.
   *[other] Everybody plays when they like. { $players } players so far.
}
duplicate-is-over = { $players ->
    [0] It is over. Nobody played.
    [one] It is over. One player took part.
   *[other] It is over. { $players } players took part.
}
# $share: a percentage. $finished: deals that the reader has finished, of all $deals.
duplicate-score = You have { $share } after { $finished } of { $deals } deals.
# $deal: the number of a deal, from 1, here and below.
duplicate-play = Play deal { $deal }
duplicate-go-on = Go on with deal { $deal }
duplicate-deal = Deal
duplicate-deals = Deals
duplicate-deal-number = Deal { $deal }
# The head of a column: points by which somebody came out ahead.
duplicate-ahead = Points ahead
# The head of a column: match points, in percent.
duplicate-share = Against all
# What the best bot did in the same seat.
duplicate-house = The house
duplicate-look-at = Look at deal { $deal }
# Instead of a percentage: nobody else has finished this deal.
duplicate-alone-yet = nobody else yet
# Instead of a number, while the house still plays this deal.
duplicate-thinks = thinks …
duplicate-too-late = finished too late to count
duplicate-open-yet = not finished
duplicate-share-it = Your card
duplicate-share-how = A mark for each deal: ● among the best third, ◐ in the middle, ○ below. It gives nothing away.
# The first line of the card. $day: a date; $what: one of the two before; $game: the name of a game.
duplicate-card-day = Duplicate, { $day }
duplicate-card = Duplicate
duplicate-card-game = Boneyard · { $what } · { $game }
duplicate-invite = Send this link to your friends
duplicate-standings = Standings
duplicate-standings-later = You see them when you have finished all deals, or when it is over.
# For a guest, about the duplicate of the day. $me: the words “About me”, a link.
duplicate-save-progress = Save your progress to be ranked and see how others did: add a passkey or an email address under { $me }.
duplicate-nobody-yet = Nobody has finished it yet.
duplicate-place = Place
# After the reader's own name, or what they did themselves.
duplicate-you = (you)
duplicate-the-house = (the house)
duplicate-friends = Between friends
duplicate-friends-how = Choose a game, and send the link: each plays the same deals at their own time, and you compare.
duplicate-make = Make a set
duplicate-mine = Your sets
# $game: the name of a game.
duplicate-listed = { $deals ->
    [one] { $game }, one deal
   *[other] { $game }, { $deals } deals
}
# A day in a list, and its game.
duplicate-day = { $day }: { $game }
duplicate-days = Days
duplicate-week = The week
duplicate-week-how = The seven days that are over: the average of all their deals, where one that isn’t played counts nothing. Whoever stays off leaderboards has no name here.
# In standings, instead of the name of whoever stays off leaderboards.
duplicate-somebody = Somebody
duplicate-today = Today
duplicate-sealed = How it is sealed
duplicate-sealed-how = All luck of a day, the bots' dice too, follows from one secret. Its SHA-256 is shown here days before; the secret is shown when the day is over.
duplicate-secret = The secret:

# The page of a deal, afterwards.
duplicate-result = How it came out
duplicate-own = You
duplicate-best = The best
duplicate-field = { $players ->
    [one] One has finished it:
   *[other] { $players } have finished it:
}
duplicate-parted = Where the field parted
duplicate-not-parted = So far everybody did the same.
# $number: which of one's own moves it was, from 1.
duplicate-move = Move { $number }
duplicate-see = see the table
duplicate-see-move = See the table before move { $number }
# A button at the table, when a deal is over.
duplicate-back = To the deals

# Pairs: two people at one table, against bots.
duplicate-two = { $one } and { $other }
duplicate-with-pair = { $one } and { $other } play it together; the opponents are bots like { $bot }. The first attempt counts; there are no hints.
duplicate-with-partner = Play with a partner
duplicate-partner-link = Send this link to your partner. You play when you are both in.
duplicate-is-there = Is my partner in?
duplicate-alone-after-all = Play alone after all
duplicate-in-pairs = Pairs
# $who: the name of whoever invites.
duplicate-invited = { $who } would like to play as a pair with you
duplicate-invited-how = { $deals ->
    [one] One deal of { $game }: you two at one table, against bots like { $bot }. It is compared with all other pairs.
   *[other] { $deals } deals of { $game }: you two at one table, against bots like { $bot }. They are compared with all other pairs.
}
duplicate-join = Be the partner
duplicate-name = please say what you are called
duplicate-no-partner = this game isn’t played with a partner
duplicate-partner-first = it can be played when your partner is in: send the link
duplicate-begun-alone = you have begun these deals alone
duplicate-no-pair = there is no such pair
duplicate-pair-full = this pair is complete already
duplicate-other-pair = you play these deals with somebody else already
duplicate-begun = it has begun, and is played to its end

# Teams of four, in two rooms.
duplicate-teams = Teams of four
duplicate-teams-how = Two teams, two rooms, the same deals: each team holds every hand once. Everybody gets the same link and takes a place.
duplicate-make-teams = Make a match of teams
duplicate-teams-what = { $deals ->
    [one] One deal, played in both rooms: what team A has in one, team B has in the other. You see nothing of the other room before both have played it.
   *[other] { $deals } deals, each played in both rooms: what team A has in one, team B has in the other. You see nothing of a deal in the other room before both have played it.
}
duplicate-teams-in-pairs = Teams play a game of two pairs, such as Latin Partnership.
# $points: a number of points, as markup; $count: the same number; $compared: deals that both rooms have finished.
duplicate-team-ahead = { $count ->
    [one] Team { $team } is { $points } point ahead
   *[other] Team { $team } is { $points } points ahead
}{ $compared ->
    [one] { "" } after one deal.
   *[other] { "" } after { $compared } deals.
}
duplicate-teams-level = { $compared ->
    [one] The teams are level after one deal.
   *[other] The teams are level after { $compared } deals.
}
# $room: 1 or 2. $team: A or B.
duplicate-room = Room { $room }
duplicate-team = Team { $team }
duplicate-sit = Sit here
# $seat: the number of a seat, from 1.
duplicate-sit-at = Sit in room { $room }, seat { $seat }
duplicate-free = free
duplicate-take-a-place = Take a place below: partners sit opposite each other, in the same room.
duplicate-wait-for-places = It begins when every place is taken.
duplicate-room-done = Your room has played all deals.
# $bot: the name of a level’s bot.
duplicate-fill = Bots like { $bot } take the free places
duplicate-stand = Leave my place
duplicate-swing = Result
duplicate-teams-rule = Points by which team { $team } came out ahead in each room; the result of a deal is their sum.
duplicate-other-room = the other room hasn’t finished
duplicate-see-room = Replay of deal { $deal } in room { $room }
duplicate-no-place = you have no place in it
duplicate-places-free = it begins when every place is taken
duplicate-no-such-place = there is no such place
duplicate-place-taken = somebody sits there already
duplicate-other-place = you have another place already: leave it first
duplicate-only-maker = only whoever made the set decides that
