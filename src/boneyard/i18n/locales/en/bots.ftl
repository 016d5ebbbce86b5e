# Bots: who they are, what they say of moves, and what goes wrong with them.

# The bots as they are introduced, below a picture and a name that is the same in all languages:
# Pip, Bones, Daisy (a woman), Otto (a man), Mabel (a woman), Ravi (a man), Vesna (a woman).
bots-about-random = Plays anything that fits, and often forgets to call.
bots-about-heavy = Gets rid of heavy tiles first and misses no call.
bots-about-beginner = Beginner: plays what she sees first, and forgets to claim and to catch.
bots-about-casual = Casual: plays well when he looks, and sometimes he doesn't.
bots-about-club = Club player: doubles early, keeps her choices, counts and blocks.
bots-about-expert = Expert: tries every move out on a hundred hands you might hold.
bots-about-master = Master: reads your hand from how you play, and misses nothing at the end.
bots-about-grandmaster = Grandmaster: goes on playing in every hand you might hold, learns from it, and takes her time.

# Manners: what a bot leans to among moves that are as good as one another. A choice in a list.
bots-manner-careful = Careful: a lost round is to cost little
bots-manner-bold = Bold: points at once, and ends for their own tiles
bots-manner-blocking = Blocking: ends that few tiles fit
bots-manner-counting = Counting: ends for which they hold most of what is left

# Reasons for a move, or against it: sentences below the move, in a hint. "It" is the move.
# $share is how often something is so, of all hands that the others may have; 1 is always.
bots-only-move = It is the only move.
bots-wins = { $share ->
    [1] You win the round always.
   *[other] You win the round in { NUMBER($share, style: "percent") } of the hands that may be.
}
bots-out = You are out.
# $over is how often the move ends the round (1: always), $wins how often the player then wins it.
bots-ends-round = { $over ->
    [1] { $wins ->
        [1] Ends the round, and you win it always.
       *[other] Ends the round, and you win it in { NUMBER($wins, style: "percent") } of the hands that may be.
    }
   *[other] { $wins ->
        [1] Ends the round in { NUMBER($over, style: "percent") } of cases, and you win it always.
       *[other] Ends the round in { NUMBER($over, style: "percent") } of cases, and you win it in { NUMBER($wins, style: "percent") } of the hands that may be.
    }
}
# $claim (yes or no): points count only for who claims them aloud.
bots-makes-points = { $claim ->
    [yes] { $points ->
        [one] Makes { $points } point at once, if you claim it.
       *[other] Makes { $points } points at once, if you claim them.
    }
   *[no] { $points ->
        [one] Makes { $points } point at once.
       *[other] Makes { $points } points at once.
    }
}
# $end says what the end shows ("an end of 4"), $place where it is ("the right end").
bots-leaves-points = Leaves { $end }, { $place }, that may score { $points } for the next player.
bots-leaves-nothing = Leaves the next player nothing that scores.
# In the following, $who is next (the next player, an opponent) or partner (your partner).
bots-burdens = { $who ->
    [partner] Makes your partner draw first.
   *[next] Makes the next player draw first.
}
# What the next player has shown not to have: $kinds is a list of kinds of halves (3s and blanks).
bots-passed-on = The next player passed on { $kinds }.
bots-drew-on = The next player had to draw on { $kinds }.
bots-passed-and-drew-on = The next player passed on { $kinds } and had to draw on { $others }.
bots-must-draw = { $who ->
    [partner] { $share ->
        [1] Your partner must draw always.
       *[other] Your partner must draw in { NUMBER($share, style: "percent") } of the hands that may be.
    }
   *[next] { $share ->
        [1] The next player must draw always.
       *[other] The next player must draw in { NUMBER($share, style: "percent") } of the hands that may be.
    }
}
bots-cannot-play = { $who ->
    [partner] { $share ->
        [1] Your partner can never play.
       *[other] Your partner can't play in { NUMBER($share, style: "percent") } of the hands that may be.
    }
   *[next] { $share ->
        [1] The next player can never play.
       *[other] The next player can't play in { NUMBER($share, style: "percent") } of the hands that may be.
    }
}
bots-can-play = { $who ->
    [partner] { $share ->
        [1] Your partner can play always.
       *[other] Your partner can play in { NUMBER($share, style: "percent") } of the hands that may be.
    }
   *[next] { $share ->
        [1] The next player can play always.
       *[other] The next player can play in { NUMBER($share, style: "percent") } of the hands that may be.
    }
}
bots-partner-goes-on = { $share ->
    [1] Your partner can go on always.
   *[other] Your partner can go on in { NUMBER($share, style: "percent") } of the hands that may be.
}
# The same where other moves leave the partner more.
bots-partner-hardly-goes-on = { $share ->
    [1] Your partner can go on always.
   *[other] Your partner can go on only in { NUMBER($share, style: "percent") } of the hands that may be.
}
# Where tiles lie in rows face down, and nobody knows their own.
bots-row-fits = { $share ->
    [1] The next tile of your row fits always.
   *[other] The next tile of your row fits in { NUMBER($share, style: "percent") } of the hands that may be.
}
bots-keeps-tiles = Keeps your other tiles for later.
bots-again = You play again.
bots-none-fits = Leaves none of your tiles that fits.
bots-last-fits = Your last tile fits.
bots-all-fit = All your { $left } tiles still fit.
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
    [yes] All your { $left } tiles still fit: keeps both { $kind } open, for { $there } of them.
   *[no] All your { $left } tiles still fit: keeps { $kind } open, for { $there } of them.
}
bots-some-fit-keeps = { $both ->
    [yes] { $fitting } of your { $left } tiles still fit: keeps both { $kind } open, for { $there } of them.
   *[no] { $fitting } of your { $left } tiles still fit: keeps { $kind } open, for { $there } of them.
}
bots-draw-ends-turn = Brings a tile, and the turn is over.
bots-draw-needless = Brings one more tile, though you could play.
bots-draw-then-plays = { $share ->
    [1] You can play then always.
   *[other] You can play then in { NUMBER($share, style: "percent") } of the hands that may be.
}
# $double: the double 5.
bots-sheds-double = Gets rid of { $double }.
bots-sheds-pips = { $pips ->
    [one] Sheds { $pips } pip.
   *[other] Sheds { $pips } pips.
}
# The same where other moves shed more.
bots-sheds-few-pips = { $pips ->
    [one] Sheds only { $pips } pip.
   *[other] Sheds only { $pips } pips.
}

# Reasons for calls.
bots-call-catch = A player with one tile left hasn't said domino, and must take another.
bots-call-domino = You have one tile left: whoever notices first that you didn't say so catches you.
bots-call-claim = Your play made { $points }, which you must claim before the next play.
bots-call-muggins = The play before made { $points }, and nobody claimed it.
bots-call-perfect-ten = The ends add up to { $points }: they go to whoever calls first.

# Reasons in games for one.
bots-alone-plan = It begins the best way that the solver found.
bots-alone-tried = The tiles face down may lie in many ways: of { $tried } tried, { $won } can be won.
bots-alone-face-down = On average { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } stay face down, if all were known.
# $proved: yes, or no: the solver had no time to look at everything.
bots-alone-won = { $proved ->
    [yes] It can be won.
   *[no] It can be won, as far as was looked.
}
bots-alone-won-columns = { $proved ->
    [yes] { $columns ->
        [one] It can be won, in { $columns } column.
       *[other] It can be won, in { $columns } columns.
    }
   *[no] { $columns ->
        [one] It can be won, in { $columns } column, as far as was looked.
       *[other] It can be won, in { $columns } columns, as far as was looked.
    }
}
bots-alone-left = { $proved ->
    [yes] { $tiles ->
        [one] At best { $tiles } tile will be left.
       *[other] At best { $tiles } tiles will be left.
    }
   *[no] { $tiles ->
        [one] At best { $tiles } tile will be left, as far as was looked.
       *[other] At best { $tiles } tiles will be left, as far as was looked.
    }
}

# A play that ends the round also takes points that the play before it made and nobody claimed.
bots-takes-unclaimed = { $points ->
    [one] Takes the { $points } point that the play before left unclaimed.
   *[other] Takes the { $points } points that the play before left unclaimed.
}

# A program that plays, and what it did wrong: after its name and a colon. $move, $answer and $words
# are what it said; $form is how an answer is written.
bots-fault-silent = it says nothing in its own turn
bots-fault-illegal = it makes the move { $move }, which isn't legal
bots-fault-answer = it answers { $answer } and not { $form }
bots-fault-early = it says something before it is asked
bots-fault-late = it gives no answer within { $seconds } s
# $why is what the operating system says.
bots-fault-start = it can't be started: { $why }
bots-fault-ended = it has ended, with exit status { $status }
# $fault is one of these.
bots-fault-last-words = { $fault }; its last words: { $words }
# $worlds is how many hands were tried.
bots-plainly = Tried out on { $worlds } hands that may be, without the fast core: a rough guess.
