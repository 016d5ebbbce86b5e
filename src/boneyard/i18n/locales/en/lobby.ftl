# Open tables: tables with a seat for anybody, shown to everybody; and finding somebody to play with.

lobby-title = Open tables
lobby-what = Seats that wait for somebody. Sit down at one, or ask for anybody.
# How many tables wait; said aloud when it changes.
lobby-count = { $tables ->
    [0] No table waits just now.
    [one] { $tables } table waits.
   *[other] { $tables } tables wait.
}
lobby-none = Nobody waits just now. Ask for anybody: whoever asks for the same game next sits down with you.
# Two parts of the list: matches that are played at once, and those over days.
lobby-now = To play now
lobby-days = Over days
# A form: a game, one's name, a button.
lobby-find = Find somebody
lobby-find-how = Whoever asks for the same game sits down with you. If nobody waits yet, your table is shown here until somebody comes.
lobby-anyone = Play with anybody
lobby-of-game = Show
# How many seats are free at a table.
lobby-free = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
# On a button, and its full text for a screen reader. $who: those who sit there already.
lobby-sit = Sit down
lobby-sit-at = Sit down at { $game } with { $who }
lobby-yours = To your table
# For whom a table is, as whoever opened it wishes; in a line with other facts, and in a list to choose from.
lobby-for = For whom
lobby-level-any = anybody
lobby-level-new = for beginners
lobby-level-knows = for those who know the game
lobby-level-strong = for strong players
# The name of somebody who gave none.
lobby-guest = Guest { $number }
# Where a match is started.
lobby-far = With people elsewhere
lobby-also = Also show it on the open tables
lobby-late = Watchers see a round only when it is over
# At one's own table, while it waits for players; the last two are buttons.
lobby-is-shown = This table is on the open tables: anybody may sit down.
lobby-is-hidden = Only those who have the link find this table.
lobby-show = Show it on the open tables
lobby-withdraw = Show it no longer
# On the first page: a way to the open tables. $tables: how many there are.
lobby-door = { $tables ->
    [0] Nobody waits just now: be the first.
    [one] { $tables } table waits for somebody.
   *[other] { $tables } tables wait for somebody.
}
