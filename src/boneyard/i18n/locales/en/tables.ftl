# Open tables: tables with a seat for anybody, shown to everybody; and finding somebody to play with.

tables-title = Open tables
tables-what = Seats that wait for somebody. Sit down at one, or ask for anybody.
# How many tables wait; said aloud when it changes.
tables-count = { $tables ->
    [0] No table waits just now.
    [one] { $tables } table waits.
   *[other] { $tables } tables wait.
}
tables-none = Nobody waits just now. Ask for anybody: whoever asks for the same game next sits down with you.
# Two parts of the list: matches that are played at once, and those over days.
tables-now = To play now
tables-days = Over days
# A form: a game, one's name, a button.
tables-find = Find somebody
tables-find-how = Whoever asks for the same game sits down with you. If nobody waits yet, your table is shown here until somebody comes.
tables-anyone = Play with anybody
tables-of-game = Show
# How many seats are free at a table.
tables-free = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
# On a button, and its full text for a screen reader. $who: those who sit there already.
tables-sit = Sit down
tables-sit-at = Sit down at { $game } with { $who }
tables-yours = To your table
# For whom a table is, as whoever opened it wishes; in a line with other facts, and in a list to choose from.
tables-for = For whom
tables-level-any = anybody
tables-level-new = for beginners
tables-level-knows = for those who know the game
tables-level-strong = for strong players
# The name of somebody who gave none.
tables-guest = Guest { $number }
# Where a match is started.
tables-far = With people elsewhere
tables-also = Also show it on the open tables
tables-late = Watchers see a round only when it is over
# At one's own table, while it waits for players; the last two are buttons.
tables-is-shown = This table is on the open tables: anybody may sit down.
tables-is-hidden = Only those who have the link find this table.
tables-show = Show it on the open tables
tables-withdraw = Show it no longer
# On the first page: a way to the open tables. $tables: how many there are.
tables-door = { $tables ->
    [0] Nobody waits just now: be the first.
    [one] { $tables } table waits for somebody.
   *[other] { $tables } tables wait for somebody.
}
