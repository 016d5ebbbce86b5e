# Bots: who they are, what they say of moves, and what goes wrong with them.

# The bots as they are introduced, below a picture and a name that is the same in all languages:
# Pip, Bones, Daisy (a woman), Otto (a man), Mabel (a woman), Ravi (a man), Vesna (a woman).
bots-about-random = Plays any tile that fits and often forgets to call.
bots-about-heavy = Plays heavy tiles first and never misses a call.
bots-about-beginner = Beginner. Plays the first tile she sees and forgets to claim and catch.
bots-about-casual = Casual player. Plays well when he pays attention, but sometimes he doesn't.
bots-about-club = Club player. Plays doubles early, keeps her options open, counts and blocks.
bots-about-expert = Expert. Tests every move against a hundred possible deals.
bots-about-master = Master. Reads your hand from your moves and plays endgames perfectly.
bots-about-grandmaster = Grandmaster. Searches more thoroughly than the others and takes her time.
# The same, as the name of a level alone.
bots-level-beginner = Beginner
bots-level-casual = Casual player
bots-level-club = Club player
bots-level-expert = Expert
bots-level-master = Master
bots-level-grandmaster = Grandmaster

# Manners: what a bot leans to among moves that are as good as one another. A choice in a list.
bots-manner-careful = Careful – loses few points in lost rounds
bots-manner-bold = Bold – scores early and keeps its own tiles playable
bots-manner-blocking = Blocking – leaves ends that few tiles fit
bots-manner-counting = Counting – keeps control of the numbers it holds

# Reasons for a move, or against it: sentences below the move, in a hint. "It" is the move.
# $share is how often something is so, of all hands that the others may have; 1 is always.
bots-only-move = The only move.
bots-wins = { $share ->
    [1] You always win the round.
   *[other] You win the round in { NUMBER($share, style: "percent") } of possible deals.
}
bots-out = You play your last tile.
# $over is how often the move ends the round (1: always), $wins how often the player then wins it.
bots-ends-round = { $over ->
    [1] { $wins ->
        [1] Ends the round, and you always win it.
       *[other] Ends the round. You win it in { NUMBER($wins, style: "percent") } of possible deals.
    }
   *[other] { $wins ->
        [1] Ends the round in { NUMBER($over, style: "percent") } of possible deals, and you always win it.
       *[other] Ends the round in { NUMBER($over, style: "percent") } of possible deals. You win it in { NUMBER($wins, style: "percent") } of them.
    }
}
# $claim (yes or no): points count only for who claims them aloud.
bots-makes-points = { $claim ->
    [yes] { $points ->
        [one] Scores { $points } point if you claim it.
       *[other] Scores { $points } points if you claim them.
    }
   *[no] { $points ->
        [one] Scores { $points } point.
       *[other] Scores { $points } points.
    }
}
# $end says what the end shows ("an open 4"), $place where it is ("the right end").
bots-leaves-points = { $points ->
    [one] Leaves { $end } ({ $place }), so the next player could score { $points } point.
   *[other] Leaves { $end } ({ $place }), so the next player could score { $points } points.
}
bots-leaves-nothing = The next player can't score.
# In the following, $who is next (the next player, an opponent) or partner (your partner).
bots-burdens = { $who ->
    [partner] Makes your partner take a tile first.
   *[next] Makes the next player take a tile first.
}
# What the next player has shown not to have: $kinds is a list of kinds of halves (3s and blanks).
bots-passed-on = The next player passed on { $kinds }.
bots-drew-on = The next player couldn't play on { $kinds } and had to draw.
bots-passed-and-drew-on = The next player passed on { $kinds } and had to draw when the ends were { $others }.
bots-must-draw = { $who ->
    [partner] { $share ->
        [1] Your partner must draw.
       *[other] Your partner must draw in { NUMBER($share, style: "percent") } of possible deals.
    }
   *[next] { $share ->
        [1] The next player must draw.
       *[other] The next player must draw in { NUMBER($share, style: "percent") } of possible deals.
    }
}
bots-cannot-play = { $who ->
    [partner] { $share ->
        [1] Your partner can't play.
       *[other] Your partner can't play in { NUMBER($share, style: "percent") } of possible deals.
    }
   *[next] { $share ->
        [1] The next player can't play.
       *[other] The next player can't play in { NUMBER($share, style: "percent") } of possible deals.
    }
}
bots-can-play = { $who ->
    [partner] { $share ->
        [1] Your partner can always play.
       *[other] Your partner can play in { NUMBER($share, style: "percent") } of possible deals.
    }
   *[next] { $share ->
        [1] The next player can always play.
       *[other] The next player can play in { NUMBER($share, style: "percent") } of possible deals.
    }
}
bots-partner-goes-on = { $share ->
    [1] Your partner can always play.
   *[other] Your partner can play in { NUMBER($share, style: "percent") } of possible deals.
}
# The same where other moves leave the partner more.
bots-partner-hardly-goes-on = { $share ->
    [1] Your partner can always play.
   *[other] Your partner can play in only { NUMBER($share, style: "percent") } of possible deals.
}
# Where tiles lie in rows face down, and no one knows their own.
bots-row-fits = { $share ->
    [1] The next tile of your row always fits.
   *[other] The next tile of your row fits in { NUMBER($share, style: "percent") } of possible deals.
}
bots-keeps-tiles = Keeps your other tiles for later.
bots-again = You play again.
bots-none-fits = None of your other tiles will fit.
bots-last-fits = Your last tile fits.
bots-all-fit = { $left ->
    [2] Both of your tiles still fit.
   *[other] All your { $left } tiles still fit.
}
# $fitting of $left tiles that the player holds then.
bots-some-fit = { $fitting ->
    [one] { $fitting } of your { $left } tiles still fits.
   *[other] { $fitting } of your { $left } tiles still fit.
}
# The same as something bad: other moves leave more.
bots-few-fit = { $fitting ->
    [one] Only { $fitting } of your { $left } tiles still fits.
   *[other] Only { $fitting } of your { $left } tiles still fit.
}
# $kind is what an end shows, as a kind (3s, blanks, cherries); $both: both ends show it; so many
# of the tiles that fit do so there ($there is two or more).
bots-all-fit-keeps = { $both ->
    [yes] All your { $left } tiles still fit. Keeps { $kind } open at both ends, where { $there } of them fit.
   *[no] All your { $left } tiles still fit. Keeps { $kind } open, where { $there } of them fit.
}
bots-some-fit-keeps = { $both ->
    [yes] { $fitting } of your { $left } tiles still fit. Keeps { $kind } open at both ends, where { $there } of them fit.
   *[no] { $fitting } of your { $left } tiles still fit. Keeps { $kind } open, where { $there } of them fit.
}
bots-draw-ends-turn = Adds a tile to your hand and ends your turn.
bots-draw-needless = Adds a tile to your hand, although you could play.
bots-draw-then-plays = { $share ->
    [1] Then you can always play.
   *[other] Then you can play in { NUMBER($share, style: "percent") } of possible deals.
}
# $double: the double 5.
bots-sheds-double = You get rid of { $double }.
bots-sheds-pips = { $pips ->
    [one] You get rid of { $pips } pip.
   *[other] You get rid of { $pips } pips.
}
# The same where other moves shed more.
bots-sheds-few-pips = { $pips ->
    [one] You get rid of only { $pips } pip.
   *[other] You get rid of only { $pips } pips.
}

# Reasons for calls.
bots-call-catch = A player with one tile left hasn't called “Domino!”. Catch them, and they must take a tile.
bots-call-domino = You have one tile left. Call “Domino!”, or an opponent can catch you.
bots-call-claim = { $points ->
    [one] Your play is worth { $points } point. Claim it before the next play.
   *[other] Your play is worth { $points } points. Claim them before the next play.
}
bots-call-muggins = { $points ->
    [one] The last play was worth { $points } point, which no one has claimed.
   *[other] The last play was worth { $points } points, which no one has claimed.
}
bots-call-perfect-ten = The ends add up to { $points }. The first player to call “Perfect ten!” scores { $points } points.

# Reasons in solitaires.
bots-alone-plan = The first move of the best solution found.
bots-alone-tried = Winnable in { $won } of { $tried } sampled layouts of the face-down tiles.
bots-alone-face-down = On average, { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } tiles stay face down with perfect play.
# $proved: yes, or no: the solver had no time to look at everything.
bots-alone-won = { $proved ->
    [yes] Winnable.
   *[no] Probably winnable.
}
bots-alone-won-columns = { $proved ->
    [yes] { $columns ->
        [one] Winnable with { $columns } column left.
       *[other] Winnable with { $columns } columns left.
    }
   *[no] { $columns ->
        [one] Probably winnable with { $columns } column left.
       *[other] Probably winnable with { $columns } columns left.
    }
}
bots-alone-left = { $proved ->
    [yes] { $tiles ->
        [one] Best possible result: { $tiles } tile left.
       *[other] Best possible result: { $tiles } tiles left.
    }
   *[no] { $tiles ->
        [one] Best result found: { $tiles } tile left.
       *[other] Best result found: { $tiles } tiles left.
    }
}

# A play that ends the round also takes points that the play before it made and no one claimed.
bots-takes-unclaimed = { $points ->
    [one] Takes { $points } unclaimed point from the last play.
   *[other] Takes { $points } unclaimed points from the last play.
}

# A program that plays, and what it did wrong: after its name and a colon. $move, $answer and $words
# are what it said; $form is how an answer is written.
bots-fault-silent = sent nothing on its turn
bots-fault-illegal = sent the illegal move { $move }
bots-fault-answer = sent { $answer } instead of { $form }
bots-fault-early = sent an answer before it was asked
bots-fault-late = didn't answer within { $seconds } s
# $why is what the operating system says.
bots-fault-start = couldn't be started: { $why }
bots-fault-ended = ended with exit code { $status }
# $fault is one of these.
bots-fault-last-words = { $fault }; last output: { $words }
# $worlds is how many hands were tried.
bots-plainly = Rough estimate from { $worlds } possible deals.
