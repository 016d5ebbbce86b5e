# The count at the end of a round, laid open. $who, $who_is: see report.ftl.
# $sum is a sum in signs: 10 + 3 = 13, or a number.

# Headlines; the others are those of report.ftl (movelog-out, movelog-target, movelog-resigned).
scoring-blocked = The round is blocked: nobody can play.
scoring-refused = The challenge is refused, so the hands are counted as they are.

# Beside a hand that is turned up. $counted: what the hand counts after rounding or the like.
scoring-hand = { $sum }, counts { $counted }
scoring-no-tiles = no tiles
# $points: "5 points".
scoring-no-tiles-but = no tiles, { $points }

# How the points come about.
scoring-target = The target was made in play, so the hands no longer count.
scoring-resigned = The match ends here, so the hands no longer count.
# A round is worth one point.
scoring-wins-round = { $who_is ->
    [you] You win the round: 1 point.
    [we] { $who } win the round: 1 point.
    [one] { $who } wins the round: 1 point.
   *[many] { $who } win the round: 1 point.
}
scoring-nobody-wins = Nobody wins the round.
scoring-penalties = Everybody gets the pips they hold as penalty points.
# After the sentence before.
scoring-penalties-out = Going out gives the other side { $more } more.
scoring-lowest-shared = The lowest hand is shared, so nobody scores.
scoring-hands-rounded = Each other hand is rounded to the nearest 5.
scoring-hands-rounded-up = Each other hand is rounded up to the next 5.
# The pips of the other hands; the next three may follow.
scoring-gets = { $who_is ->
    [you] You get { $sum }.
    [we] { $who } get { $sum }.
    [one] { $who } gets { $sum }.
   *[many] { $who } get { $sum }.
}
scoring-rounded = That is rounded to { $rounded }.
scoring-point-for = There is one point for each { $pips }: { $points }.
scoring-times = Times { $times }: { $points }.
scoring-past-target = That would pass the target, so it is not scored.
scoring-made-same = Two sides made the same in play, so nobody adds the hands.
# Most points in play.
scoring-made-most = { $who_is ->
    [you] You made most in this round, and add the other hands: { $sum }.
    [we] { $who } made most in this round, and add the other hands: { $sum }.
    [one] { $who } made most in this round, and adds the other hands: { $sum }.
   *[many] { $who } made most in this round, and add the other hands: { $sum }.
}
# Who has finished at which place, and the points for it: 20 × 2.
scoring-finished = { $place ->
    [1] { $who_is ->
        [you] You finished first: { $points }.
       *[one] { $who } finished first: { $points }.
    }
    [2] { $who_is ->
        [you] You finished second: { $points }.
       *[one] { $who } finished second: { $points }.
    }
    [3] { $who_is ->
        [you] You finished third: { $points }.
       *[one] { $who } finished third: { $points }.
    }
   *[4] { $who_is ->
        [you] You finished fourth: { $points }.
       *[one] { $who } finished fourth: { $points }.
    }
}
# Who has not finished: $held is "5 points", $points what the place brings.
scoring-holds = { $who_is ->
    [you] You hold { $held }: { $points }.
    [we] { $who } hold { $held }: { $points }.
    [one] { $who } holds { $held }: { $points }.
   *[many] { $who } hold { $held }: { $points }.
}

# A blocked round in teams: both teams hold the same number of pips.
scoring-teams-alike = Both teams hold as much, so nobody scores.

# What is added to the points of a round, each a sentence: for the last tile, for its number.
scoring-capicua = Capicúa, a last tile that fits both ends: { $points } more.
scoring-last-tile = The last tile was { $tile }: { $points } more.
scoring-ladder = For round { $round }: { $points } more.
# Points of a round that nobody won. $points: 12 points, or 1 point.
scoring-waits = { $points } wait for whoever wins the next round.
# $points is a number.
scoring-waited = From the round before: { $points } more.
# All hands count, the winners' own too: the sum.
scoring-gets-all = { $who_is ->
    [you] All hands count, and you get { $sum }.
    [we] All hands count, and { $who } get { $sum }.
    [one] All hands count, and { $who } gets { $sum }.
   *[many] All hands count, and { $who } get { $sum }.
}
scoring-back-to-nothing = Now every side has a point, so all go back to 0.
scoring-two-nil = All stood at 1: the winner has 2 now, the others 0.
# Points are bad: whoever has lost the round writes what their hands count.
scoring-writes = { $who_is ->
    [you] You write { $sum }.
    [we] { $who } write { $sum }.
    [one] { $who } writes { $sum }.
   *[many] { $who } write { $sum }.
}
# $entry: the least that is written the first time.
scoring-writes-nothing = { $who_is ->
    [you] You have nothing so far and hold less than { $entry }: you write nothing.
    [we] { $who } have nothing so far and hold less than { $entry }: nothing is written.
    [one] { $who } has nothing so far and holds less than { $entry }: nothing is written.
   *[many] { $who } have nothing so far and hold less than { $entry }: nothing is written.
}
