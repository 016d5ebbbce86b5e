# Time controls: starting time, and what each turn adds.
clock-label = Time control
clock-help = With a clock, each player gains time on every turn.
clock-none = No clock
clock-3-days = Correspondence · 3 days + 1 day/turn (max 7 days)
clock-1-day = Correspondence · 1 day + 12 hours/turn (max 3 days)
clock-7-days = Correspondence · 7 days + 2 days/turn (max 14 days)
clock-12-hours = Correspondence · 12 hours + 6 hours/turn (max 1 day)
clock-5-minutes = 5 min + 10 s
clock-2-minutes = 2 min + 5 s
clock-15-minutes = 15 min + 20 s

# A custom clock: the last choice, its fields, and the units to choose from.
clock-own = Custom
clock-own-bank = Starting time
clock-own-turn = Added per turn
clock-own-most = Maximum time
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
    [days] Correspondence · { $bank } + { $turn }/turn (max { $most })
   *[live] { $bank } + { $turn } per turn (max { $most })
}
# What is wrong with a custom clock.
clock-own-missing = Enter whole numbers for starting time, time per turn and maximum time.
clock-bad-bank = The starting time must be 12 hours to 60 days (correspondence) or 30 seconds to 3 hours (live).
clock-bad-turn = { $pace ->
    [days] In correspondence matches, the time per turn must be between 1 hour and 30 days.
   *[live] In live matches, a turn can add at most 10 minutes.
}
clock-bad-most = { $pace ->
    [days] The maximum time must be at least the starting time and at most 60 days.
   *[live] The maximum time must be at least the starting time and at most 6 hours.
}

# What is left, small on a player's plate: 3 d, or 20 h.
clock-short-days = { $days } d
clock-short-hours = { $hours } h
# The same in full.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
clock-left = { $left } left
# A player for whom a bot plays.
clock-bot-name = { $who } (bot)

# Out of time, in a match of two.
clock-late-you = Your time is up. Move now, or you may lose the match.
clock-late-other = { $who } is out of time. You can claim the win or wait.
clock-claim = Claim win
clock-give = Give { $who } more time
# Why a player can't be given time. $times: 3.
clock-no-gift-contest = Players can't give each other time in tournaments or duplicate matches.
clock-no-gift-left = This player can't get any more extra time: the limit is { $times } times the starting time.
clock-stood-in = Your time ran out. A bot is playing for you.
clock-return = Resume playing
clock-no-return = You have no time left and can't get any more. The bot finishes this match for you.

# Before a tile is played, in correspondence. $move: what stands on the place, such as "6-4 on the left".
clock-sure = { $move }?
clock-yes = Play
clock-no = Cancel
clock-ask-first = Confirm moves

# Moves set in advance for your next turn, in correspondence.
clock-later = Conditional moves
clock-later-means = When it's your turn, the first of these moves that is still possible is played automatically. If none is possible, the match waits for you. Only you can see this.
clock-later-first = First choice
clock-later-else = Otherwise
clock-later-wait = Wait for me
clock-later-leave = Set
