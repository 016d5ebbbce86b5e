# Time for a move: clocks, where a match is started and at the table.

# Choices when a match is started: a bank, and what each turn adds.
time-label = Time for a move
time-help = For matches with people by link. Each has a bank of time that grows with every turn.
time-none = No clock
time-3-days = Over days: 3 days, and 1 day more a turn (at most 7)
time-1-day = Over days: 1 day, and 12 hours more a turn (at most 3 days)
time-7-days = Over days: 7 days, and 2 days more a turn (at most 14)
time-12-hours = Over days: 12 hours, and 6 more a turn (at most 1 day)
time-5-minutes = Live: 5 minutes, and 10 seconds more a turn
time-2-minutes = Live: 2 minutes, and 5 seconds more a turn
time-15-minutes = Live: 15 minutes, and 20 seconds more a turn

# A clock with sizes of one's own: the last choice, its fields, and the units to choose from.
time-own = Sizes of my own
time-own-bank = Bank
time-own-turn = More a turn
time-own-most = At most
time-unit = Unit
time-unit-days = days
time-unit-hours = hours
time-unit-minutes = minutes
time-unit-seconds = seconds
# A length of time, within other sentences.
time-span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
# Such a clock, like the choices above. $bank, $turn and $most: 36 hours, 5 days.
time-own-called = { $pace ->
    [days] Over days: { $bank }, and { $turn } more a turn (at most { $most })
   *[live] Live: { $bank }, and { $turn } more a turn (at most { $most })
}
# What is wrong with such sizes.
time-own-missing = Say in whole numbers how large the bank is, what a turn adds, and the most that it can hold.
time-bad-bank = a bank is 12 hours to 60 days over days, or 30 seconds to 3 hours live
time-bad-turn = { $pace ->
    [days] over days a turn adds 1 hour to 30 days
   *[live] live a turn adds 10 minutes at most
}
time-bad-most = { $pace ->
    [days] a bank can hold no less than it begins with, and no more than 60 days
   *[live] a bank can hold no less than it begins with, and live no more than 6 hours
}

# What is left, small on a player's plate: 3 d, or 20 h.
time-short-days = { $days } d
time-short-hours = { $hours } h
# The same in full.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
time-left = { $left } left
# The name of somebody for whom a bot plays.
time-bot-name = { $who } (bot)

# An empty bank, in a match of two.
time-late-you = Your time has run out: move before it is claimed.
time-late-other = { $who } has run out of time. You may claim the match, or wait.
time-claim = Claim the match
time-give = Give { $who } time
# Why somebody can't be given time. $times: 3.
time-no-gift-contest = in tournaments and duplicate, players can't give each other time
time-no-gift-left = this player has already been given { $times } times the starting time
time-stood-in = Your time ran out, and a bot plays for you.
time-return = Play on yourself
time-no-return = you ran out of time too often: the bot finishes this match for you

# Before a tile is laid, in a match over days. $move: what stands on the place, such as "6-4 on the left".
time-sure = { $move }?
time-yes = Lay it
time-no = Not yet
time-ask-first = Ask before a tile is laid

# If … then: plays that are left for one's next turn, in a match over days.
time-later = If … then
time-later-means = Made as soon as it is your turn, if that end still shows the same; otherwise your turn waits for you. Nobody else sees it.
time-later-first = First
time-later-else = If that can't be played
time-later-wait = wait
time-later-leave = Leave this
