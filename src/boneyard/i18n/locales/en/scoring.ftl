# The score of a round, explained. $who, $who_is: see movelog.ftl.
# $sum is a sum in signs: 10 + 3 = 13, or a number.

# Headlines; the others are in movelog.ftl (movelog-out-wins, movelog-target, movelog-resigned).
scoring-blocked = The round is blocked: play can't go on.
scoring-refused = The challenge was declined, so the hands are counted as they are.

# Beside a hand that is turned up. $counted: what the hand counts after rounding or the like.
scoring-hand = { $sum }, counts as { $counted }
scoring-no-tiles = no tiles
# $points: "5 points".
scoring-no-tiles-but = no tiles, { $points }

# How the points come about.
scoring-target = The target was reached in play, so hands don't count.
scoring-resigned = The match ends here, so hands don't count.
# A round is worth one point.
scoring-wins-round = { $who_is ->
    [you] You win the round: 1 point.
    [we] { $who } win the round: 1 point.
    [one] { $who } wins the round: 1 point.
   *[many] { $who } win the round: 1 point.
}
scoring-nobody-wins = No one wins the round.
scoring-penalties = Each player gets the points left in their own hand.
# After the sentence before. $more is above 0.
scoring-penalties-out = Everyone else gets { $more } more because a player went out.
scoring-lowest-shared = Tied for lowest hand – no one scores.
# $step: 5, or what house rules say.
scoring-hands-rounded = Each hand is rounded to the nearest { $step }.
scoring-hands-rounded-up = Each hand is rounded up to the next { $step }.
# The pips of the other hands; the next three may follow.
scoring-gets = { $who_is ->
    [you] You get { $sum }.
    [we] { $who } get { $sum }.
    [one] { $who } gets { $sum }.
   *[many] { $who } get { $sum }.
}
scoring-rounded = That is rounded to { $rounded }.
scoring-point-for = One point for every { $pips } pips: { $points }.
scoring-times = Multiplied by { $times }: { $points }.
scoring-past-target = That would overshoot the target, so it doesn't count.
scoring-made-same = More than one side scored the most points in play, so no one adds the hands.
# Most points in play.
scoring-made-most = { $who_is ->
    [you] You scored the most in this round and add the other hands: { $sum }.
    [we] { $who } scored the most in this round and add the other hands: { $sum }.
    [one] { $who } scored the most in this round and adds the other hands: { $sum }.
   *[many] { $who } scored the most in this round and add the other hands: { $sum }.
}
# At which place a player finished, and the points for it: 20 × 2.
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
# A player who has not finished: $held is "5 points", $points what the place brings.
scoring-holds = { $who_is ->
    [you] You hold { $held } and get { $points }.
    [we] { $who } hold { $held } and get { $points }.
    [one] { $who } holds { $held } and gets { $points }.
   *[many] { $who } hold { $held } and get { $points }.
}

# A blocked round in teams: both teams hold the same number of pips.
scoring-teams-alike = Both teams hold the same number of pips, so no one scores.

# What is added to the points of a round, each a sentence.
scoring-capicua = Capicúa (the last tile fits both ends): +{ $points }.
scoring-last-tile = The last tile was { $tile }: +{ $points }.
scoring-ladder = Bonus for round { $round }: +{ $points }.
# Points of a round without a winner. $points: 12 points, or 1 point.
scoring-waits = The winner of the next round also gets { $points }.
# $points is a number.
scoring-waited = Carried over from earlier rounds: +{ $points }.
# All hands count, the winner's own too: the sum.
scoring-gets-all = { $who_is ->
    [you] All hands count, and you get { $sum }.
    [we] All hands count, and your team gets { $sum }.
    [one] All hands count, and { $who } gets { $sum }.
   *[many] All hands count, and { $who } get { $sum }.
}
scoring-back-to-nothing = Every side now has a point, so all go back to 0.
scoring-two-nil = Every side had 1 point. The winner now has 2, and the others have 0.
# Points are bad: the losers of the round get what their hands count.
scoring-writes = { $who_is ->
    [you] You take a penalty of { $sum }.
    [we] { $who } take a penalty of { $sum }.
    [one] { $who } takes a penalty of { $sum }.
   *[many] { $who } take a penalty of { $sum }.
}
# $entry: the least that counts the first time.
scoring-writes-nothing = { $who_is ->
    [you] You have no points yet and hold less than { $entry }, so nothing is added.
    [we] { $who } have no points yet and hold less than { $entry }, so nothing is added.
    [one] { $who } has no points yet and holds less than { $entry }, so nothing is added.
   *[many] { $who } have no points yet and hold less than { $entry }, so nothing is added.
}
# The last tile decides the points of the round.
scoring-last-single = { $who_is ->
    [you] The last tile was a non-double: you get { $points }.
    [we] The last tile was a non-double: your team gets { $points }.
    [one] The last tile was a non-double: { $who } gets { $points }.
   *[many] The last tile was a non-double: { $who } get { $points }.
}
scoring-last-double = { $who_is ->
    [you] The last tile was a double: you get { $points }.
    [we] The last tile was a double: your team gets { $points }.
    [one] The last tile was a double: { $who } gets { $points }.
   *[many] The last tile was a double: { $who } get { $points }.
}
scoring-last-both = { $who_is ->
    [you] The last tile was a non-double that fit both ends: you get { $points }.
    [we] The last tile was a non-double that fit both ends: your team gets { $points }.
    [one] The last tile was a non-double that fit both ends: { $who } gets { $points }.
   *[many] The last tile was a non-double that fit both ends: { $who } get { $points }.
}
scoring-last-both-double = { $who_is ->
    [you] The last tile was a double that fit both ends: you get { $points }.
    [we] The last tile was a double that fit both ends: your team gets { $points }.
    [one] The last tile was a double that fit both ends: { $who } gets { $points }.
   *[many] The last tile was a double that fit both ends: { $who } get { $points }.
}
scoring-last-blocked = { $who_is ->
    [you] The round was blocked: you get { $points }.
    [we] The round was blocked: your team gets { $points }.
    [one] The round was blocked: { $who } gets { $points }.
   *[many] The round was blocked: { $who } get { $points }.
}
