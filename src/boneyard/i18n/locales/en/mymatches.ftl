# My matches: a list, and what came out of them.

mymatches-title = My matches
# Before three buttons: which matches are shown.
mymatches-stages = Show
mymatches-yours = Your turn
mymatches-waiting = Waiting for others
mymatches-over = Over
mymatches-game = Game
mymatches-any-game = any
# A field to type a part of somebody's name into.
mymatches-who = With whom
mymatches-search = Search
mymatches-pages = Pages of the list
mymatches-page = Page { $page }
mymatches-newer = Newer
mymatches-older = Older
mymatches-none = There is nothing here yet: sit down and play.
mymatches-found-none = No match is like that.
mymatches-replay-of = Replay of { $game }, { $when }
# How a match came out. $won: yes or no; $own, $other: points.
mymatches-ended = over
mymatches-won = won
mymatches-lost = lost
mymatches-score = { $won ->
    [yes] won, { $own } : { $other }
   *[no] lost, { $own } : { $other }
}
# Alone. $left: tiles that are left (or columns, where all tiles are to be in few of them); $par: the fewest possible.
mymatches-left = { $won ->
    [yes] won, { $left } left
   *[no] lost, { $left } left
}
mymatches-left-par = { $won ->
    [yes] won, { $left } left; par is { $par }
   *[no] lost, { $left } left; par is { $par }
}
mymatches-results = How it went
mymatches-counted = { $matches ->
    [one] One match that had a winner so far.
   *[other] Your latest { $matches } matches that had a winner.
}
mymatches-wins = Won
mymatches-streak = Won in a row now
mymatches-longest = Longest row of wins
mymatches-by-game = Game by game
mymatches-best = Best
# Against par: how many more were left at best, how often none more, of how many deals whose par is known.
mymatches-par = { $over ->
    [0] par { $times } of { $known } times
   *[other] { $over } over par
}

# What somebody should practise, most important first; sentences of the coach follow (coach.ftl).
mymatches-habits = What costs you most
mymatches-habits-from = { $matches ->
    [one] From the one match of yours that was analysed lately.
   *[other] From the { $matches } matches of yours that were analysed lately.
}
