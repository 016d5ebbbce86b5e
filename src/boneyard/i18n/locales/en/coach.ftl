# A coach after the match: whole sentences below the analysis of a match, on a page and on the
# command line; at most three at once. A link to the position may follow.

coach-title = Key takeaways
# What decided the match. $who: a player or a side, you the reader, we the reader's team;
# $before and $after: their chance to win the match, as a share; $round: the number of a round.
coach-turned-deal = { $who_is ->
    [you] The deal of round { $round } decided the match: your win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    [we] The deal of round { $round } decided the match: your team's win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
   *[other] The deal of round { $round } decided the match: { $who }'s win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] A draw in round { $round } decided the match: your win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    [we] A draw in round { $round } decided the match: your team's win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
   *[other] A draw in round { $round } decided the match: { $who }'s win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
}
# $by: whose move it was.
coach-turned-play = { $by_is ->
    [you] { $who_is ->
        [you] Your move in round { $round } decided the match: your win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
        [we] Your move in round { $round } decided the match: your team's win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
       *[other] Your move in round { $round } decided the match: { $who }'s win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    }
   *[other] { $who_is ->
        [you] A move by { $by } in round { $round } decided the match: your win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
        [we] A move by { $by } in round { $round } decided the match: your team's win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
       *[other] A move by { $by } in round { $round } decided the match: { $who }'s win chance went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    }
}
coach-steady = No single deal, draw or move decided the match.
# Of a game for one.
coach-alone-won = You won, and no move gave the win away.
coach-alone-lost = At this step, you could still have solved it if you had known all the tiles.
coach-alone-steady = No single move clearly spoiled the result.
# What was luck, in points more than the others got, as far as deals and drawn tiles go.
coach-lucky = { $who_is ->
    [you] You were lucky: your deals and draws were worth about { $points } { $points ->
        [one] point
       *[other] points
    }.
    [we] Your team was lucky: its deals and draws were worth about { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $who } had good luck: deals and draws were worth about { $points } { $points ->
        [one] point
       *[other] points
    }.
}
coach-unlucky = { $who_is ->
    [you] You were unlucky: your deals and draws cost you about { $points } { $points ->
        [one] point
       *[other] points
    }.
    [we] Your team was unlucky: its deals and draws cost it about { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { $who } had bad luck: deals and draws cost about { $points } { $points ->
        [one] point
       *[other] points
    }.
}
coach-even = { $who_is ->
    [you] Luck was about even for you and your opponents.
    [we] Luck was about even for your team and your opponents.
   *[other] Luck was about even for { $who } and the opponents.
}
# What to practise. $choices: moves that were chosen among several.
coach-well-played = { $who_is ->
    [you] { $choices ->
        [one] You played well: your only decision wasn't a mistake.
       *[other] You played well: none of your { $choices } decisions was a mistake.
    }
   *[other] { $choices ->
        [one] { $who } played well: the only decision wasn't a mistake.
       *[other] { $who } played well: none of the { $choices } decisions was a mistake.
    }
}
# $times: how often it clearly cost something.
coach-practise-going-on = { $times ->
    [one] To practise: play when you can. Passing or drawing by choice was a mistake once.
   *[other] To practise: play when you can. Passing or drawing by choice was a mistake { $times } times.
}
coach-practise-holding-back = { $times ->
    [one] To practise: stop or draw when that is better than playing on. Missed once.
   *[other] To practise: stop or draw when that is better than playing on. Missed { $times } times.
}
coach-practise-ending = { $times ->
    [one] To practise: before you end a round, check who wins it. Missed once.
   *[other] To practise: before you end a round, check who wins it. Missed { $times } times.
}
coach-practise-scoring = { $times ->
    [one] To practise: count the ends before you play. Points missed once.
   *[other] To practise: count the ends before you play. Points missed { $times } times.
}
coach-practise-blocking = { $times ->
    [one] To practise: leave open the ends that the next player has passed or drawn on. Missed once.
   *[other] To practise: leave open the ends that the next player has passed or drawn on. Missed { $times } times.
}
coach-practise-doubles = { $times ->
    [one] To practise: play doubles early, as they are the hardest to place. Missed once.
   *[other] To practise: play doubles early, as they are the hardest to place. Missed { $times } times.
}
coach-practise-variety = { $times ->
    [one] To practise: keep ends open that your own tiles fit. Missed once.
   *[other] To practise: keep ends open that your own tiles fit. Missed { $times } times.
}
coach-practise-weight = { $times ->
    [one] To practise: play heavy tiles first. Missed once.
   *[other] To practise: play heavy tiles first. Missed { $times } times.
}
coach-practise-ends = { $times ->
    [one] To practise: choose the right end, not only the right tile. Missed once.
   *[other] To practise: choose the right end, not only the right tile. Missed { $times } times.
}
coach-practise-other = { $times ->
    [one] To practise: compare all your moves before you choose one. Once, another one was clearly better.
   *[other] To practise: compare all your moves before you choose one. In { $times } cases, another one was clearly better.
}
