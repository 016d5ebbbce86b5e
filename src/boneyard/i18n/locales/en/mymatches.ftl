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
# Solitaire. $left: what is left; $unit: tiles, the columns of a solved game, or tiles that are still face
# down; $par: the fewest possible.
mymatches-rest = { $unit ->
    [columns] { $left ->
        [one] { $left } column
       *[other] { $left } columns
    }
    [hidden] { $left ->
        [one] { $left } tile face down
       *[other] { $left } tiles face down
    }
   *[tiles] { $left ->
        [one] { $left } tile left
       *[other] { $left } tiles left
    }
}
mymatches-left = { $won ->
    [yes] { $left ->
        [0] solved
       *[other] solved, { mymatches-rest }
    }
   *[no] { mymatches-rest }
}
mymatches-left-par = { $won ->
    [yes] { $left ->
        [0] solved
       *[other] solved, { mymatches-rest } (best possible: { $par })
    }
   *[no] { mymatches-rest } (best possible: { $par })
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
# Against the best possible result: how many more were left at best ($unit: tiles or columns); how often none more,
# of how many deals.
mymatches-par = { $over ->
    [0] best possible result in { $times } of { $known } deals
   *[other] { $unit ->
        [columns] { $over ->
            [one] { $over } column more than the best possible result
           *[other] { $over } columns more than the best possible result
        }
       *[tiles] { $over ->
            [one] { $over } more tile left than in the best possible result
           *[other] { $over } more tiles left than in the best possible result
        }
    }
}

# What to practise, most important first; sentences of the coach follow (coach.ftl).
mymatches-habits = Your costliest mistakes
mymatches-habits-from = { $matches ->
    [one] From your latest analysed match.
   *[other] From your latest { $matches } analysed matches.
}
