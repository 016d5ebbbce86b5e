# My matches: a list, and statistics.
mymatches-title = My matches
# Before three buttons: which matches are shown.
mymatches-stages = Show
mymatches-yours = Your turn
mymatches-waiting = Waiting for others
mymatches-over = Finished
mymatches-game = Game
mymatches-any-game = Any
# A field to type a part of a name into.
mymatches-who = Player
mymatches-search = Search
mymatches-pages = Pages of the list
mymatches-page = Page { $page }
mymatches-newer = Newer
mymatches-older = Older
mymatches-none = No matches yet. Choose a game and play!
mymatches-found-none = No matches found.
mymatches-replay-of = Replay of { $game }, { $when }
# How a match came out. $won: yes or no; $own, $other: points.
mymatches-ended = finished
mymatches-won = won
mymatches-lost = lost
mymatches-score = { $won ->
    [nobody] no winner, { $own } : { $other }
    [yes] won, { $own } : { $other }
   *[no] lost, { $own } : { $other }
}
# Solitaire. $left: tiles that are left (or columns, where few columns are the goal); $par: the fewest possible.
mymatches-left = { $won ->
    [yes] solved, { $left } left
   *[no] { $left } left
}
mymatches-left-par = { $won ->
    [yes] solved, { $left } left (best possible: { $par })
   *[no] { $left } left (best possible: { $par })
}
mymatches-results = Statistics
mymatches-counted = { $matches ->
    [one] From 1 finished match.
   *[other] From your latest { $matches } finished matches.
}
mymatches-wins = Wins
mymatches-streak = Current win streak
mymatches-longest = Longest win streak
mymatches-by-game = By game
mymatches-best = Best result
# Against the best possible result: how many more were left at best; how often none more, of how many solved deals.
mymatches-par = { $over ->
    [0] best possible result in { $times } of { $known } deals
   *[other] { $over } more left than in the best possible result
}

# What to practise, most important first; sentences of the coach follow (coach.ftl).
mymatches-habits = Your costliest mistakes
mymatches-habits-from = { $matches ->
    [one] From your latest analysed match.
   *[other] From your latest { $matches } analysed matches.
}
