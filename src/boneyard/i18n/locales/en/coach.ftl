# A coach after the match: whole sentences below the analysis of a match, on a page and on the
# command line; at most three at once. A link to the position may follow.

coach-title = What to take home
# What decided the match. $who: a player or a side, you the reader, we the reader's team;
# $before and $after: their chance to win the match, as a share; $round: the number of a round.
coach-turned-deal = { $who_is ->
    [you] The deal of round { $round } did most to decide the match: your chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    [we] The deal of round { $round } did most to decide the match: your team’s chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
   *[other] The deal of round { $round } did most to decide the match: the chance of { $who } to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
}
coach-turned-draw = { $who_is ->
    [you] A tile that luck gave in round { $round } did most to decide the match: your chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    [we] A tile that luck gave in round { $round } did most to decide the match: your team’s chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
   *[other] A tile that luck gave in round { $round } did most to decide the match: the chance of { $who } to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
}
# $by: whose move it was.
coach-turned-play = { $by_is ->
    [you] { $who_is ->
        [you] A move of yours in round { $round } did most to decide the match: your chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
        [we] A move of yours in round { $round } did most to decide the match: your team’s chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
       *[other] A move of yours in round { $round } did most to decide the match: the chance of { $who } to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    }
   *[other] { $who_is ->
        [you] A move of { $by } in round { $round } did most to decide the match: your chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
        [we] A move of { $by } in round { $round } did most to decide the match: your team’s chance to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
       *[other] A move of { $by } in round { $round } did most to decide the match: the chance of { $who } to win it went from { NUMBER($before, style: "percent") } to { NUMBER($after, style: "percent") }.
    }
}
coach-steady = No single deal, tile or move clearly decided the match.
# Of a game for one.
coach-alone-won = It was won: every move that mattered was found.
coach-alone-lost = Up to here it could still be won, with all tiles known.
coach-alone-steady = No single move is known to have lost it.
# What was luck, in points more than the others got, as far as deals and drawn tiles go.
coach-lucky = { $who_is ->
    [you] Luck was with you: the deals and the tiles drawn were worth about { $points } { $points ->
        [one] point
       *[other] points
    } to you.
    [we] Luck was with your team: the deals and the tiles drawn were worth about { $points } { $points ->
        [one] point
       *[other] points
    } to you.
   *[other] Luck was with { $who }: the deals and the tiles drawn were worth about { $points } { $points ->
        [one] point
       *[other] points
    }.
}
coach-unlucky = { $who_is ->
    [you] Luck was against you: the deals and the tiles drawn cost you about { $points } { $points ->
        [one] point
       *[other] points
    }.
    [we] Luck was against your team: the deals and the tiles drawn cost you about { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] Luck was against { $who }: the deals and the tiles drawn cost about { $points } { $points ->
        [one] point
       *[other] points
    }.
}
coach-even = { $who_is ->
    [you] Luck was about even: neither deals nor drawn tiles helped you or the others clearly.
    [we] Luck was about even: neither deals nor drawn tiles helped your team or the others clearly.
   *[other] Luck was about even: neither deals nor drawn tiles helped { $who } or the others clearly.
}
# What to practise. $choices: moves that were chosen among several.
coach-well-played = { $who_is ->
    [you] { $choices ->
        [one] You played well: the only choice you had cost nothing clearly.
       *[other] You played well: of your { $choices } choices none clearly cost anything.
    }
   *[other] { $choices ->
        [one] { $who } played well: the only choice there was cost nothing clearly.
       *[other] { $who } played well: of { $choices } choices none clearly cost anything.
    }
}
# $times: how often it clearly cost something.
coach-practise-going-on = { $times ->
    [one] To practise: play when you can; passing or drawing by choice cost something once.
   *[other] To practise: play when you can; passing or drawing by choice cost something { $times } times.
}
coach-practise-holding-back = { $times ->
    [one] To practise: stop or draw when that is better than playing on; it was so once.
   *[other] To practise: stop or draw when that is better than playing on; it was so { $times } times.
}
coach-practise-ending = { $times ->
    [one] To practise: before a play that ends the round, ask who wins it; that cost something once.
   *[other] To practise: before a play that ends the round, ask who wins it; that cost something { $times } times.
}
coach-practise-scoring = { $times ->
    [one] To practise: count the ends before you play; points were left lying once.
   *[other] To practise: count the ends before you play; points were left lying { $times } times.
}
coach-practise-blocking = { $times ->
    [one] To practise: leave the next player ends that they have passed or drawn on; a chance was missed once.
   *[other] To practise: leave the next player ends that they have passed or drawn on; a chance was missed { $times } times.
}
coach-practise-doubles = { $times ->
    [one] To practise: play doubles early, for they fit least; that would have been better once.
   *[other] To practise: play doubles early, for they fit least; that would have been better { $times } times.
}
coach-practise-variety = { $times ->
    [one] To practise: keep ends open that your own tiles fit; that would have been better once.
   *[other] To practise: keep ends open that your own tiles fit; that would have been better { $times } times.
}
coach-practise-weight = { $times ->
    [one] To practise: get rid of heavy tiles first; that would have been better once.
   *[other] To practise: get rid of heavy tiles first; that would have been better { $times } times.
}
coach-practise-ends = { $times ->
    [one] To practise: choose the end, not just the tile; the same tile was better elsewhere once.
   *[other] To practise: choose the end, not just the tile; the same tile was better elsewhere { $times } times.
}
coach-practise-other = { $times ->
    [one] To practise: look at this position again; another tile was clearly better.
   *[other] To practise: look at this position again, and at { $times } in all where another tile was clearly better.
}
