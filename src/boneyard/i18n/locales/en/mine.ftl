# My matches: a list, and what came out of them.

mine-title = My matches
# Before three buttons: which matches are shown.
mine-stages = Show
mine-yours = Your turn
mine-waiting = Waiting for others
mine-over = Over
mine-game = Game
mine-any-game = any
# A field to type a part of somebody's name into.
mine-who = With whom
mine-search = Search
mine-pages = Pages of the list
mine-page = Page { $page }
mine-newer = Newer
mine-older = Older
mine-none = There is nothing here yet: sit down and play.
mine-found-none = No match is like that.
mine-replay-of = Replay of { $game }, { $when }
# How a match came out. $won: yes or no; $own, $other: points.
mine-ended = over
mine-won = won
mine-lost = lost
mine-score = { $won ->
    [yes] won, { $own } : { $other }
   *[no] lost, { $own } : { $other }
}
# Alone. $left: tiles that are left (or columns, where all tiles are to be in few of them); $par: the fewest possible.
mine-left = { $won ->
    [yes] won, { $left } left
   *[no] lost, { $left } left
}
mine-left-par = { $won ->
    [yes] won, { $left } left; par is { $par }
   *[no] lost, { $left } left; par is { $par }
}
mine-results = How it went
mine-counted = { $matches ->
    [one] One match that had a winner so far.
   *[other] Your latest { $matches } matches that had a winner.
}
mine-wins = Won
mine-streak = Won in a row now
mine-longest = Longest row of wins
mine-by-game = Game by game
mine-best = Best
# Against par: how many more were left at best, how often none more, of how many deals whose par is known.
mine-par = { $over ->
    [0] par { $times } of { $known } times
   *[other] { $over } over par
}

# What somebody should practise, most important first; sentences of the coach follow (coach.ftl).
mine-habits = What costs you most
mine-habits-from = { $matches ->
    [one] From the one match of yours that was analysed lately.
   *[other] From the { $matches } matches of yours that were analysed lately.
}
