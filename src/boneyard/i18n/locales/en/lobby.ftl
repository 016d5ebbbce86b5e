# The lobby: tables with free seats, and finding an opponent.
lobby-title = Lobby
lobby-what = Join an open match, or find an opponent.
# How many tables wait; read aloud when it changes.
lobby-count = { $tables ->
    [0] No open matches.
    [one] { $tables } open match.
   *[other] { $tables } open matches.
}
lobby-none = No open matches. Find an opponent, and you'll be matched with the next player who wants the same game.
# Two parts of the list: live matches and correspondence.
lobby-now = Live
lobby-days = Correspondence
# A form: a game, your name, a button.
lobby-find = Find an opponent
lobby-find-how = You'll be matched with the next player who wants the same game.
# The page on which you wait for an opponent.
lobby-looking = Looking for an opponent
lobby-looking-how = This page opens the table as soon as every seat is taken. You can invite a friend in the meantime.
lobby-anyone = Find an opponent
lobby-of-game = Show
# How many seats are free at a table.
lobby-free = { $seats ->
    [one] { $seats } seat free
   *[other] { $seats } seats free
}
# On a button, and its full text for a screen reader. $who: players who are already there.
lobby-sit = Join
lobby-sit-at = Join { $game } with { $who }
lobby-yours = Go to your match
# The level of players that a table is for: in a line with other facts, and in a list to choose from.
lobby-for = Level
lobby-level-any = Any level
lobby-level-new = Beginners
lobby-level-knows = Intermediate
lobby-level-strong = Advanced
# A player without a name.
lobby-guest = Guest { $number }
lobby-also = Show in the lobby
lobby-late = Delay for spectators: one round
# At your own table while it waits for players; the last two are buttons.
lobby-is-shown = This match is in the lobby. Anyone can join.
lobby-is-hidden = Private – invite link only
lobby-show = Show in the lobby
lobby-withdraw = Remove from lobby
# On the first page. $tables: how many open matches there are.
lobby-door = { $tables ->
    [0] No open matches. Create one?
    [one] { $tables } open match
   *[other] { $tables } open matches
}
lobby-create = Create a match
