# A replay: a match step by step, its analysis, and the check of its deal.

replay-title = Replay: { $game }
replay-before = Before the deal.
replay-steps = Steps
replay-to-start = First step
replay-step-of = step { $at } of { $last }
# Buttons: let the replay go on by itself, and stop it.
replay-play = Play
replay-stop = Stop
replay-speed = Speed
replay-slow = Slow
replay-fast = Fast
# Before a field for the number of a step, and the button after it.
replay-step = Step
replay-go = Go
replay-rounds = Rounds
replay-round = Round { $round }
replay-share = Share and save
replay-link = Link to this replay
replay-download = Download record
replay-to-table = Back to the table
replay-goes-on = The match isn't over, so you see only what you can see at the table.

# The check of the deal. After the first three comes a code.
replay-check = Check the deal
replay-sealed = Commitment (the hash of the secret):
replay-seed = Secret, now revealed:
replay-added = Seed of { $who }:
replay-deal-again = Check on the server
replay-check-here = Check in this browser
# $command: boneyard verify.
replay-or-verify = Or download the record and run { $command } on your computer.
replay-how = How it works
replay-seed-later = The secret is revealed when the match is over. Then anyone can check every deal.
# $error: a sentence of the program that reads records.
replay-check-fails = Check failed: { $error }.
# $what: one or both of the next two.
replay-check-holds = { $what } checked: correct.
replay-deals = { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
replay-takes = { $takes ->
    [one] { $takes } random draw
   *[other] { $takes } random draws
}
replay-check-order = The order was right: commitment, seeds, deal.

# The same, done by the browser.
replay-dealing = Checking…
replay-bad-seed = Check failed: the secret doesn't match the commitment.
replay-bad-seal = Check failed: the commitment wasn't published before the deal.
replay-bad-order = Check failed: the seed of seat { $seat } wasn't added between the commitment and the deal.
replay-bad-round = Check failed: round { $round } doesn't follow from the secret.
replay-checked-here = Checked in this browser: the secret matches the commitment, and the deal follows from it.
# $count: more than one.
replay-checked-here-all = Checked in this browser: the secret matches the commitment, and all { $count } deals follow from it.
replay-checked-here-order = The order was right: commitment, seeds, deal.
replay-browser-saw = This browser saw the commitment before it added its own seed, and both are in the record.
replay-browser-did-not = Warning: the commitment, seed or match that this browser saw isn't in the record. Don't trust this record.

# The analysis.
replay-analysis = Analysis
replay-thinking = Analysing…
replay-how-far = Progress
replay-no-analysis = This match can't be analysed right now.
replay-worth = See what each move was worth and where the match turned.
replay-analyse = Analyse
replay-curve-solo = Whether the game could still be won if all tiles were known.
replay-curve-chance = Win chance, with all hands known. Numbers are rounds.
replay-marks = Marks show the costliest moves.
# The curve. $sides: names, as a list; $who: the names of a side.
replay-curve = Win chance from the deal to the end: { $sides }
replay-ahead = { $who_is ->
    [you] You ahead
    [we] Your team ahead
   *[one] { $who } ahead
}
# $quality: how bad a move was.
replay-mark = { $quality ->
    [slip] { $who }, step { $step }: inaccuracy
    [mistake] { $who }, step { $step }: mistake
   *[blunder] { $who }, step { $step }: blunder
}
# Who makes the next move; it is the $next of the two messages after it.
replay-next-who = { $who_is ->
    [you] Next move (you)
   *[one] Next move ({ $who })
}
# Of the next move. $move and $best: labels of moves (play.ftl); $cost: one of the two below.
replay-next-best = { $next }: { $move }. Best move.
replay-next = { $quality ->
    [slip] { $next }: { $move }. Inaccuracy: { $cost }. Best: { $best }.
    [mistake] { $next }: { $move }. Mistake: { $cost }. Best: { $best }.
    [blunder] { $next }: { $move }. Blunder: { $cost }. Best: { $best }.
   *[unclear] { $next }: { $move }. Uncertain: { $cost }. Best: { $best }.
}
# $unit: what costs are counted in; $about: by how much that may be wrong.
replay-cost = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } more tile left
       *[other] { $cost } more tiles left
    }
    [match] −{ $cost }% win chance
   *[points] { $cost ->
        [one] −{ $cost } point
       *[other] −{ $cost } points
    }
}
replay-cost-about = { $unit ->
    [tiles] { $cost ->
        [one] { $cost } more tile left (±{ $about })
       *[other] { $cost } more tiles left (±{ $about })
    }
    [match] −{ $cost }% win chance (±{ $about })
   *[points] { $cost ->
        [one] −{ $cost } point (±{ $about })
       *[other] −{ $cost } points (±{ $about })
    }
}
replay-cost-most = Costliest moves
replay-cost-none = No clear mistakes.
replay-move-of = { $who }: { $move }
# After replay-move-of and a dash.
replay-costly = { $quality ->
    [slip] inaccuracy, { $cost }. Best: { $best }.
    [mistake] mistake, { $cost }. Best: { $best }.
   *[blunder] blunder, { $cost }. Best: { $best }.
}
# Turning points: a sentence that tells the move comes before. $gain: +12%.
replay-turned = Turning points
replay-step-number = Step { $step }
replay-swing = { $who_is ->
    [you] Your win chance: { $gain }.
    [we] Your team's win chance: { $gain }.
   *[one] Win chance of { $who }: { $gain }.
}
# A table: each player's best moves, points given away, luck with the deal and with drawn tiles.
replay-skill = Skill and luck
replay-best-moves = Best moves
replay-given-away = Cost of mistakes
replay-luck-deal = Luck in deals
replay-luck-draws = Luck in draws
replay-in-tiles = Mistakes are counted in extra tiles left at the end.
replay-in-match = Mistakes are counted in percentage points of win chance, based on what the player could know ({ $deals } possible deals per move). Luck is in points.
replay-bad-times = Check failed: the record doesn't say when the commitment, the seeds and the deal were made.
replay-bad-first = Check failed: a match with a commitment must begin with round 1.
# After the name of a player and a dash: a call that was not made. $call: the word; $cost: a number.
replay-forgot = forgot to call { $call }: −{ $cost }% win chance.
