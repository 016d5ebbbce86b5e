# Time for a move: clocks, where a match is started and at the table.

# Choices when a match is started: a bank, and what each turn adds.
clock-label = Time for a move
clock-help = For matches with people by link. Each has a bank of time that grows with every turn.
clock-none = No clock
clock-3-days = Over days: 3 days, and 1 day more a turn (at most 7)
clock-1-day = Over days: 1 day, and 12 hours more a turn (at most 3 days)
clock-7-days = Over days: 7 days, and 2 days more a turn (at most 14)
clock-12-hours = Over days: 12 hours, and 6 more a turn (at most 1 day)
clock-5-minutes = Live: 5 minutes, and 10 seconds more a turn
clock-2-minutes = Live: 2 minutes, and 5 seconds more a turn
clock-15-minutes = Live: 15 minutes, and 20 seconds more a turn

# A clock with sizes of one's own: the last choice, its fields, and the units to choose from.
clock-own = Sizes of my own
clock-own-bank = Bank
clock-own-turn = More a turn
clock-own-most = At most
clock-unit = Unit
clock-unit-days = days
clock-unit-hours = hours
clock-unit-minutes = minutes
clock-unit-seconds = seconds
# A length of time, within other sentences.
clock-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
clock-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
clock-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
# Such a clock, like the choices above. $bank, $turn and $most: 36 hours, 5 days.
clock-own-called = { $pace ->
    [days] Over days: { $bank }, and { $turn } more a turn (at most { $most })
   *[live] Live: { $bank }, and { $turn } more a turn (at most { $most })
}
# What is wrong with such sizes.
clock-own-missing = Say in whole numbers how large the bank is, what a turn adds, and the most that it can hold.
clock-bad-bank = a bank is 12 hours to 60 days over days, or 30 seconds to 3 hours live
clock-bad-turn = { $pace ->
    [days] over days a turn adds 1 hour to 30 days
   *[live] live a turn adds 10 minutes at most
}
clock-bad-most = { $pace ->
    [days] a bank can hold no less than it begins with, and no more than 60 days
   *[live] a bank can hold no less than it begins with, and live no more than 6 hours
}

# What is left, small on a player's plate: 3 d, or 20 h.
clock-short-days = { $days } d
clock-short-hours = { $hours } h
# The same in full.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
clock-left = { $left } left
# The name of somebody for whom a bot plays.
clock-bot-name = { $who } (bot)

# An empty bank, in a match of two.
clock-late-you = Your time has run out: move before it is claimed.
clock-late-other = { $who } has run out of time. You may claim the match, or wait.
clock-claim = Claim the match
clock-give = Give { $who } time
# Why somebody can't be given time. $times: 3.
clock-no-gift-contest = in tournaments and duplicate, players can't give each other time
clock-no-gift-left = this player has already been given { $times } times the starting time
clock-stood-in = Your time ran out, and a bot plays for you.
clock-return = Play on yourself
clock-no-return = you ran out of time too often: the bot finishes this match for you

# Before a tile is laid, in a match over days. $move: what stands on the place, such as "6-4 on the left".
clock-sure = { $move }?
clock-yes = Lay it
clock-no = Not yet
clock-ask-first = Ask before a tile is laid

# If … then: plays that are left for one's next turn, in a match over days.
clock-later = If … then
clock-later-means = Made as soon as it is your turn, if that end still shows the same; otherwise your turn waits for you. Nobody else sees it.
clock-later-first = First
clock-later-else = If that can't be played
clock-later-wait = wait
clock-later-leave = Leave this
