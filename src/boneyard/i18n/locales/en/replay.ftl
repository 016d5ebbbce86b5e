# A replay: a match step by step, its analysis, and the check of its deal.

replay-title = Replay: { $game }
replay-before = Before the deal.
replay-steps = Steps
replay-to-start = to the start
replay-step-of = step { $at } of { $last }
# Buttons: let the replay go on by itself, and stop it.
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-slow = slow
replay-fast = fast
# Before a field for the number of a step, and the button after it.
replay-step = Step
replay-go = Go
replay-rounds = Rounds
replay-round = Round { $round }
replay-share = Share and keep
replay-link = Link of this replay
replay-download = Download the record
replay-to-table = To the table
replay-goes-on = The match goes on: until its end you see only what you may know.

# The check of the deal. After the first three comes a code.
replay-check = Check the deal
replay-sealed = Sealed before the first deal:
replay-seed = The seed, open now:
replay-added = { $who } added:
replay-deal-again = Deal everything again
replay-check-here = Check it in this browser
# $command: boneyard verify.
replay-or-verify = Or download the record and run { $command } on your own machine.
replay-how = How it works
replay-seed-later = The seed is shown when the match is over; then anybody can deal every round again.
# $error: a sentence of the program that reads records.
replay-check-fails = The check fails: { $error }.
# $what: one or both of the next two.
replay-check-holds = { $what } checked: all follow from the seed.
replay-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
replay-takes = { $takes ->
    [one] { $takes } random take
   *[other] { $takes } random takes
}
replay-check-order = Sealed first, then the seeds, then the deal.

# The same, done by the browser.
replay-dealing = Dealing …
replay-bad-seed = The check fails: the seed is not the one that was sealed.
replay-bad-seal = The check fails: the seed was not sealed before the deal.
replay-bad-order = The check fails: the seed of seat { $seat } did not come between the seal and the deal.
replay-bad-round = The check fails: round { $round } was not dealt from the seed.
replay-checked-here = Checked in this browser: the seed is the one that was sealed, and the deal follows from it.
# $count: more than one.
replay-checked-here-all = Checked in this browser: the seed is the one that was sealed, and all { $count } deals follow from it.
replay-checked-here-order = It was sealed first, then came the seeds, then the deal.
replay-browser-saw = This browser saw that seal before it drew its own seed, which is in the record.
replay-browser-did-not = But the seal, the seed or the match that this browser noted is not in the record: do not believe it.

# The analysis.
replay-analysis = Analysis
replay-thinking = Thinking about every move …
replay-how-far = How far it is
replay-no-analysis = This match can’t be analysed just now.
replay-worth = What was each move worth, and where did the match turn?
replay-analyse = Analyse
replay-curve-solo = Whether it could still be won, with all tiles known.
replay-curve-chance = Chance to win the match, with all hands open; numbers are rounds.
replay-marks = Marks are the moves that cost most.
# The curve. $sides: names, as a list; $who: the names of a side.
replay-curve = Who was ahead, from the deal to the end: { $sides }
replay-ahead = { $who_is ->
    [you] You ahead
    [we] Your team ahead
   *[one] { $who } ahead
}
# $quality: how bad a move was.
replay-mark = { $quality ->
    [slip] { $who }, step { $step }: a slip
    [mistake] { $who }, step { $step }: a mistake
   *[blunder] { $who }, step { $step }: a blunder
}
# Who makes the next move; it is the $next of the two messages after it.
replay-next-who = { $who_is ->
    [you] Next, you
   *[one] Next, { $who }
}
# Of the next move. $move and $best: labels of moves (play.ftl); $cost: one of the two below.
replay-next-best = { $next }: { $move }. That is the best move.
replay-next = { $quality ->
    [slip] { $next }: { $move } – a slip: { $cost }. Better: { $best }.
    [mistake] { $next }: { $move } – a mistake: { $cost }. Better: { $best }.
    [blunder] { $next }: { $move } – a blunder: { $cost }. Better: { $best }.
   *[unclear] { $next }: { $move } – { $cost }, maybe by chance. Better: { $best }.
}
# $unit: what costs are counted in; $about: by how much that may be wrong.
replay-cost = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } tile below the best
       *[other] { $cost } tiles below the best
    }
    [match] { $cost } % of the match below the best
   *[points] { $cost ->
        [one] { $cost } point below the best
       *[other] { $cost } points below the best
    }
}
replay-cost-about = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } tile below the best, give or take { $about }
       *[other] { $cost } tiles below the best, give or take { $about }
    }
    [match] { $cost } % of the match below the best, give or take { $about }
   *[points] { $cost ->
        [one] { $cost } point below the best, give or take { $about }
       *[other] { $cost } points below the best, give or take { $about }
    }
}
replay-cost-most = Moves that cost most
replay-cost-none = No move clearly cost anything.
replay-move-of = { $who }: { $move }
# After replay-move-of and a dash.
replay-costly = { $quality ->
    [slip] a slip, { $cost }. Better: { $best }.
    [mistake] a mistake, { $cost }. Better: { $best }.
   *[blunder] a blunder, { $cost }. Better: { $best }.
}
# Turning points: a sentence that tells the move comes before. $gain: +12%.
replay-turned = Where it turned
replay-step-number = Step { $step }
replay-swing = { $who_is ->
    [you] Your chance to win: { $gain }.
    [we] Your team’s chance to win: { $gain }.
   *[one] Chance of { $who }: { $gain }.
}
# A table: each player's best moves, points given away, luck with the deal and with drawn tiles.
replay-skill = Skill and luck
replay-best-moves = Best moves
replay-given-away = Given away
replay-luck-deal = Luck: deal
replay-luck-draws = draws
replay-in-tiles = Counted in tiles left.
replay-in-match = Counted in hundredths of the match: chances to win it, as far as the player could know. Every move was tried on { $deals } deals that might have been. Luck is in points.
replay-bad-times = The check fails: the record doesn’t tell when it was sealed, seeded and dealt.
replay-bad-first = The check fails: a match that was sealed begins with round 1.
# After the name of a player and a dash: a call that was not made. $call: the word; $cost: a number.
replay-forgot = forgot to call { $call }: { $cost } % of the match.
