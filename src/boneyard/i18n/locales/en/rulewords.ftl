# The vocabulary of rules: what each word of it says, as the program writes the rules of a game that
# players made. Each is a whole sentence; numbers and tiles are gaps.

# The questions that the words answer: short headings.
rulewords-ask-players = Players
rulewords-ask-tiles = Tiles
rulewords-ask-hand = Hand
rulewords-ask-deal = Deal
rulewords-ask-opening = Lead
rulewords-ask-match = Matching
rulewords-ask-table = Table
rulewords-ask-draw = Drawing
rulewords-ask-turns = Turn
rulewords-ask-on-play = Points in play
rulewords-ask-on-pass = Points for passes
rulewords-ask-counting = Hand count
rulewords-ask-block = Blocked round
rulewords-ask-out = Going out
rulewords-ask-tie = Tie in a blocked round
rulewords-ask-award = End of a round
rulewords-ask-goal = Match
rulewords-ask-teams = Teams
rulewords-ask-to-the-right = Direction
rulewords-ask-twists = Extra rules
# Words that stand in other words only.
rulewords-ask-inner = Parts of other words

# $players: 2, 3 or 4, or 2–10.
rulewords-players = { $players } players.
rulewords-hand = { $each ->
    [one] Everyone gets { $each } tile.
   *[other] Everyone gets { $each } tiles.
}
# $hands: a list of the lines below.
rulewords-hands = Everyone gets { $hands }.
rulewords-hand-for = { $each ->
    [one] { $each } tile with { $players } players
   *[other] { $each } tiles with { $players } players
}
# $tiles: 0-0, or 0-0 and 1-1.
rulewords-without = With { $players } players, leave { $tiles } in the box.
# Where the hands of so many players need more tiles than the set has.
rulewords-larger-set = With { $players } players, use a larger set.
rulewords-teams = Two teams: you and the player opposite win or lose together.
rulewords-alone = Everyone plays alone.
rulewords-to-the-right = Play goes to the right: counterclockwise.
rulewords-to-the-left = Play goes to the left: clockwise.

# $faces: pips, numerals or fruit. $tiles: how many there are, always several.
rulewords-double-n = { $faces ->
    [fruit] { $tiles } tiles, every pair of numbers from 0 to { $most } once; the halves show fruit.
    [numerals] { $tiles } tiles, every pair of numbers from 0 to { $most } once; the halves show numerals.
   *[pips] { $tiles } tiles, every pair of numbers from 0 to { $most } once: a double-{ $most } set.
}
# $name: what the box is called.
rulewords-boxed = The { $tiles } curved tiles of the { $name } box.

# $start: tiles laid before the first move. $misdeal: the sentence below, or nothing.
rulewords-hands-and-stock = { $rest ->
    [none] { $start ->
        [0] { $hub_placed ->
            [yes] All tiles but the hub are dealt.
           *[no] All tiles are dealt.
        }
        [one] All tiles but the starting tile are dealt.
       *[other] All tiles but the starting tiles are dealt.
    }
    [maybe] { $boneyard ->
        [yes] The rest, if any, is the boneyard.
       *[no] The rest, if any, stays face down and out of play.
    }
   *[yes] { $boneyard ->
        [yes] The rest is the boneyard.
       *[no] The rest stays face down and out of play.
    }
}{ $start ->
    [0] {""}
    [one] { $start_single ->
        [yes] {" "}One tile that is not a double is placed on the table to start with.
       *[no] {" "}One tile is placed on the table to start with.
    }
   *[other] {" "}{ $start } tiles are placed on the table to start with.
}{ $misdeal }{ $turns_up ->
    [yes] { $rest ->
        [none] {""}
        [yes] {" "}One of the tiles left over is turned up and begins the line; no player leads.
       *[maybe] {" "}If tiles are left over, one of them is turned up and begins the line; no player leads.
    }
   *[no] {""}
}
# Comes after another sentence. 0: no number is too many.
rulewords-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}If a hand has { $same } or more tiles with the same number, the tiles are dealt again.
    }
   *[other] { $same ->
        [0] {" "}If a hand has { $doubles } or more doubles, the tiles are dealt again.
       *[other] {" "}If a hand has { $doubles } or more doubles, or { $same } or more tiles with the same number, the tiles are dealt again.
    }
}
rulewords-whole-set = { $rest ->
    [none] All tiles are dealt in equal numbers.
    [maybe] All tiles are dealt in equal numbers; any left over are put aside unseen.
   *[yes] All tiles are dealt in equal numbers; those left over are put aside unseen.
}

rulewords-highest-double = { $otherwise ->
    [never] The player who holds the highest double must lead it.
    [redeal] The player who holds the highest double must lead it; if no one has a double, the tiles are dealt again.
   *[highest] The player who holds the highest double must lead it; if no one has a double, the highest tile leads.
}
# $blank_last: whether 0-0 comes after all other doubles.
rulewords-lowest-double = { $otherwise ->
    [never] The player who holds the lowest double must lead it.
    [redeal] The player who holds the lowest double must lead it; if no one has a double, the tiles are dealt again.
   *[highest] The player who holds the lowest double must lead it; if no one has a double, the highest tile leads.
}{ $blank_last ->
    [yes] {" "}The double blank comes after all other doubles.
   *[no] {""}
}
rulewords-holder-of-highest = { $otherwise ->
    [never] The holder of the highest double begins, with any tile that fits.
    [redeal] The holder of the highest double begins, with any tile that fits; if no one has a double, the tiles are dealt again.
   *[highest] The holder of the highest double begins, with any tile that fits; if no one has a double, the holder of the highest tile begins.
}
# Where tiles are on the table before the first play.
rulewords-holder-of-lowest = { $otherwise ->
    [never] The holder of the lowest double begins, with any tile that fits.
    [redeal] The holder of the lowest double begins, with any tile that fits; if no one has a double, the tiles are dealt again.
   *[highest] The holder of the lowest double begins, with any tile that fits; if no one has a double, the holder of the highest tile begins.
}{ $blank_last ->
    [yes] {" "}The double blank comes after all other doubles.
   *[no] {""}
}
rulewords-draw-for-lead = { $start_tile ->
    [yes] Before every deal each player draws a tile; the player with the most pips leads, with any tile that fits.
   *[no] Before every deal each player draws a tile; the player with the most pips leads, with any tile.
}
rulewords-take-turns = { $lot ->
    [yes] the next player leads, { $start_tile ->
            [yes] with any tile that fits
           *[no] with any tile
        }.
   *[no] { $later ->
        [no] The first player leads, { $start_tile ->
            [yes] with any tile that fits
           *[no] with any tile
        }.
       *[yes] The first player leads the first round, the next player the next one, and so on, { $start_tile ->
            [yes] with any tile that fits
           *[no] with any tile
        }.
    }
}
# $first: the sentence for the first round.
rulewords-next-leads = { $lot ->
    [yes] the next player leads, { $start_tile ->
            [yes] with any tile that fits
           *[no] with any tile
        }.
   *[no] { $later ->
        [no] { $first }
       *[yes] { $first } In later rounds, the next player leads, { $start_tile ->
            [yes] with any tile that fits
           *[no] with any tile
        }.
    }
}
rulewords-winner-leads = { $later ->
    [no] { $first }
   *[yes] { $first } In later rounds, { $double ->
        [yes] the winner of the last round must lead a double; a winner without a double passes the lead to the next player who has one; if no one has one, the winner leads any tile.
       *[no] the winner of the last round leads, { $start_tile ->
        [yes] with any tile that fits
       *[no] with any tile
    }.
    }{ $leaderless ->
        [yes] { $tie ->
            [same] {" "}After a round without a winner, the same player leads again.
            [first] {" "}After a round without a winner, the lead is as in the first round.
           *[next] {" "}After a round without a winner, the player after the last leader leads.
        }
       *[no] {""}
    }{ $resets ->
        [zero] {" "}The same applies after a round that sends all scores back to 0.
        [one] {" "}The same applies after a round that sends all scores back to 0 or leaves all at 1.
       *[no] {""}
    }{ $blocks ->
        [yes] { $locker ->
            [yes] {" "}After a blocked round, the player who blocked it leads.
           *[no] {""}
        }
       *[no] {""}
    }
}{ $partners ->
    [yes] {" "}The winning partners choose: the winner leads, or passes the lead to their partner.
   *[no] {""}
}
rulewords-winner-leads-later = { $double ->
        [yes] the winner of the last round must lead a double; a winner without a double passes the lead to the next player who has one; if no one has one, the winner leads any tile.
       *[no] the winner of the last round leads, { $start_tile ->
        [yes] with any tile that fits
       *[no] with any tile
    }.
    }{ $leaderless ->
        [yes] { $tie ->
            [same] {" "}After a round without a winner, the same player leads again.
            [first] {" "}After a round without a winner: { $first }
           *[next] {" "}After a round without a winner, the player after the last leader leads.
        }
       *[no] {""}
    }{ $resets ->
        [zero] {" "}The same applies after a round that sends all scores back to 0.
        [one] {" "}The same applies after a round that sends all scores back to 0 or leaves all at 1.
       *[no] {""}
    }{ $blocks ->
        [yes] { $locker ->
            [yes] {" "}After a blocked round, the player who blocked it leads.
           *[no] {""}
        }
       *[no] {""}
    }{ $partners ->
    [yes] {" "}The winning partners choose: the winner leads, or passes the lead to their partner.
   *[no] {""}
}

rulewords-same-value = Touching halves must be equal.{ $has_wild ->
    [yes] {" "}{ $wild } can go on any end, either way round.
   *[no] {""}
}
rulewords-sum-to = Touching halves must add up to { $total }. Any tile whose own halves add up to { $total }, and 0-0, can go anywhere.{ $has_wild ->
    [yes] {" "}So can { $wild }.
   *[no] {""}
}
rulewords-same-colour = Touching halves must have the same colour; a star goes with every colour.

rulewords-honeycomb = { $joins ->
    [yes] Every tile is a third of a ring: joined by one half it bends right, by the other left; a double may bend either way. Tiles must not overlap. A tile may join two ends if it matches at both.
   *[no] Every tile is a third of a ring: joined by one half it bends right, by the other left; a double may bend either way. Tiles must not overlap. Two ends may never be joined.
}
rulewords-line = One line with two open ends.
rulewords-one-arm = One line that grows at one end only.
rulewords-cross = The first double takes tiles on all four sides, and all four must be covered before a tile is played anywhere else.
rulewords-every-double-spins = Every double is a spinner: its two short ends open once a tile is played past it.
rulewords-one-spinner = The first double is the spinner: its two short ends open once both its long sides are covered.
rulewords-tree = A double that is led takes tiles on all four sides; any later double blocks the way straight on and opens its two short ends.

rulewords-never = { $passes ->
    [no] No one draws or passes.
   *[yes] { $rest ->
        [none] A player who can't play passes.
       *[yes] No one draws: a player who can't play passes.
    }
}
rulewords-until-playable = { $freely ->
    [yes] A player who can't play draws until they can{ $passes ->
        [no] {""}
       *[yes] , and passes when nothing can be drawn
    }; a player who can play may draw first, as often as they like.
   *[no] A player who can't play draws until they can{ $passes ->
        [no] {""}
       *[yes] , and passes when nothing can be drawn
    }.
}{ $instead ->
    [yes] {" "}A player who can play may draw one tile instead, and that ends the turn.
   *[no] {""}
}{ $leave ->
    [0] {""}
    [one] {" "}One tile always stays in the boneyard.
   *[other] {" "}{ $leave } tiles always stay in the boneyard.
}{ $most ->
    [0] {""}
    [one] {" "}You can draw only one tile in a turn; if it doesn't fit, you pass.
   *[other] {" "}You can draw at most { $most } tiles in a turn; if none of them fits, you pass.
}
rulewords-draw-one = { $then ->
    [may-play] A player who can't play draws one tile, and may play it if it fits; otherwise they pass.
    [turn-over] A player who can't play draws one tile, and the turn is over.
   *[must-play] A player who can't play draws one tile. If it fits, they must play it; if not, they pass.
}{ $instead ->
    [yes] {" "}A player who can play may draw one tile instead, and that ends the turn.
   *[no] {""}
}{ $leave ->
    [0] {""}
   *[other] {" "}{ $leave ->
        [one] One tile always stays
       *[other] { $leave } tiles always stay
    } in the boneyard.
}
rulewords-while-cross-open = While the cross still has free sides: { $before } After that: { $after }

rulewords-one-play = One tile per turn.
rulewords-as-many-as-fit = On your turn you may play as many tiles as fit, and stop when you like.
rulewords-another-on-double = One tile per turn. A player who plays on a double may play one more tile.
rulewords-second-double = One tile per turn. A player who plays a double may at once play another double.
rulewords-turn-the-next = Turn over the next tile of your row. If it fits, you must play it and turn over the next one; if not, it goes to the end of your row. On the first turn of a round, only one tile is turned over.
rulewords-symbols = One tile per turn. If a play leaves an arrow open, the same player plays again. { $draws ->
    [yes] If it leaves a plus open, the next player must draw a tile first.
   *[no] If it leaves a plus open, the next player first takes a random tile from the hand of the player who played it.
}

rulewords-no-play-score = Plays score nothing.
rulewords-ends-multiple-of = { $pips_a_point ->
    [1] After each play the open ends are added up: a multiple of { $step } scores that many points.
   *[other] After each play the open ends are added up: a multiple of { $step } scores 1 point for each { $pips_a_point } in it.
}{ $lead_single ->
    [no] {" "}A first tile that is not a double scores nothing.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}A spinner's short ends count too, even before a tile is played on them.
   *[no] {""}
}
# $steps: 3 and 5.
rulewords-ends-go-into = After each play the open ends are added up. If the sum is a multiple of one of these numbers ({ $steps }), you score the sum divided by that number; if of several, you score for each.
rulewords-ends-alike = { $alike ->
    [one] If your play makes both ends equal, you score { $alike } point
   *[other] If your play makes both ends equal, you score { $alike } points
}; with a double after the lead, { $with_double }.{ $meets_double ->
    [0] {""}
   *[other] {" "}A non-double that matches a double at the other end scores { $meets_double }.
}
rulewords-no-pass-score = Passes score nothing.
rulewords-pass-bonus = { $bonus ->
    [0] { $on_double ->
        [0] Passes score nothing.
       *[other] A double lead on which the next player must pass scores { $on_double ->
            [one] { $on_double } point
           *[other] { $on_double } points
        }{ $bad ->
            [yes] .
           *[no] , which can win the match.
        }
    }
   *[other] A lead on which the next player must pass scores { $bonus ->
        [one] { $bonus } point
       *[other] { $bonus } points
    }, twice as many if it is not a double. Any play on which all others must pass scores { $bonus }. A bonus that would reach the target is not scored.
}

rulewords-pips = A hand counts as the total of its pips.
rulewords-dear-blank = { $alone ->
    [yes] A hand counts as the total of its pips; a 0-0 that is the only tile left counts as { $points }.
   *[no] A hand counts as the total of its pips; a 0-0 in a hand without another blank counts as { $points }.
}

rulewords-lowest-pips = { $teams ->
    [yes] The lowest single hand wins for its team.
   *[no] The lowest hand wins.
}{ $then_tile ->
    [yes] {" "}Of equal hands, the one with the lowest tile wins.
   *[no] {""}
}
rulewords-fewest-together = { $teams ->
    [any] The side whose hands together count least wins.
    [yes] The team whose two hands together count least wins.
   *[no] The lowest hand wins.
}
rulewords-lockers-duel = Two hands are compared: that of the player who blocked the round, and the next player's. The lower one wins.
rulewords-nobody-wins = No one wins.
rulewords-fewest-tiles = The hand with the fewest tiles wins; if several have as few, the lowest of them wins.
rulewords-fewest-doubles = A hand without doubles wins; if there are several, the lowest of them wins. If all hands have doubles, the hand with the lowest double wins.
rulewords-who-is-out = { $teams ->
    [yes] A player who plays their last tile goes out and wins the round for their team.
   *[no] A player who plays their last tile goes out and wins the round.
}
rulewords-as-if-blocked = { $blocks ->
    [yes] A player who plays their last tile goes out, and the round ends; the hands are compared as in a blocked round.
   *[no] A player who plays their last tile goes out, and the round ends; the hands are compared.
}
rulewords-points-wait = No one wins; the winner of the next round also gets what this one would have brought.
rulewords-to-the-leader = The player who led the round wins.
rulewords-to-the-locker = The player who blocked the round wins.

# $rounds: whether anything is rounded. $each_hand, $total, $when_blocked: how numbers are rounded, "exactly" or "to the nearest 5".
rulewords-opponents-pips = { $own_too ->
    [yes] { $teams ->
        [yes] The winning team scores the total of all hands
       *[no] The winner scores the total of all hands
    }
   *[no] { $teams ->
        [yes] The winning team scores the total of the other team's hands
       *[no] The winner scores the total of the other hands
    }
}{ $pips_a_point ->
    [1] {""}
   *[other] : 1 point for every { $pips_a_point } pips
}.{ $minus_own ->
    [yes] {" "}In a blocked round the winner's own hand is subtracted.
   *[no] {""}
}{ $own_out ->
    [yes] { $teams ->
        [yes] {" "}When a player goes out, the partner's hand counts too.
       *[no] {" "}When a player goes out, the winner's own hand counts too.
    }
   *[no] {""}
}{ $own_blocked ->
    [yes] {" "}In a blocked round the winner's own hand counts too.
   *[no] {""}
}{ $rounds_each ->
    [yes] {" "}When a player goes out, each hand is rounded { $each_hand }.
   *[no] {""}
}{ $rounds_total ->
    [yes] {" "}When a player goes out, the total is rounded { $total }.
   *[no] {""}
}{ $rounds_blocked ->
    [yes] {" "}In a blocked round the total is rounded { $when_blocked }.
   *[no] {""}
}
rulewords-one-point = The winner gets 1 point.
rulewords-to-love = { $love ->
    [yes] { $teams ->
        [yes] The winner gets 1 point; once both teams have a point, both go back to 0.
       *[no] The winner gets 1 point; once every player has a point, all go back to 0.
    }{ $one_all ->
        [yes] {" "}But at exactly 1 point each, scores stay as they are; the winner of the next round then has 2 points and all others 0.
       *[no] {""}
    }
   *[no] The winner gets 1 point.
}
rulewords-losers-write = { $teams ->
    [yes] The losing team writes down what its hands count; a team with 0 points ignores anything below { $entry }.
   *[no] Every player but the winner writes down what their hand counts; a player with 0 points ignores anything below { $entry }.
}
rulewords-penalties = { $bad ->
    [yes] { $for_out ->
        [0] Everyone gets as many penalty points as their hand counts.
       *[other] Everyone gets as many penalty points as their hand counts, and { $for_out } more if another player went out.
    }
   *[no] { $for_out ->
        [0] Everyone scores what their hand counts.
       *[other] Everyone scores what their hand counts, and { $for_out } more if another player went out.
    }
}
rulewords-most-made = { $teams ->
    [yes] The team that scored the most points during the round wins it and adds what the other team's hands count; on a tie, no one wins.
   *[no] The player who scored the most points during the round wins it and adds what all other hands count; on a tie, no one wins.
}
# $scale: a list of the lines below.
rulewords-ranks = Points in the order in which players finish: { $scale }.
# $points: 40/20/0.
rulewords-rank-points = { $points } with { $players } players
# All four are sentences; the last three may be empty.
rulewords-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
rulewords-capicua = { $gives ->
    [0] {""}
    [double] {" "}Capicúa: going out with a tile that fits both ends, when these show different numbers, doubles the points of the round.
    [one] {" "}Capicúa: going out with a tile that fits both ends, when these show different numbers, scores { $gives } extra point.
   *[other] {" "}Capicúa: going out with a tile that fits both ends, when these show different numbers, scores { $gives } extra points.
}{ $gives ->
    [0] {""}
   *[other] { $blank ->
        [yes] {""}
       *[no] {" "}A tile with a blank doesn't count as capicúa.
    }
}
rulewords-last-tile = { $gives ->
    [0] {""}
    [one] {" "}Going out with { $tile } scores { $gives } extra point.
   *[other] {" "}Going out with { $tile } scores { $gives } extra points.
}
# $rungs: 100, 75, 50 and 25.
rulewords-ladder = { $on ->
    [yes] {" "}The winners of the first rounds score extra points: { $rungs }.
   *[no] {""}
}
rulewords-exact = exactly
rulewords-nearest = to the nearest { $step }
rulewords-up = up to the next { $step }

rulewords-first-to = { $single ->
    [yes] { $drawn ->
        [yes] The match is one round; if no one wins it, it is a draw.
       *[no] The match is one round; if no one wins it, another is played.
    }
   *[no] { $teams ->
        [yes] Once a team has { $target ->
            [one] { $target } point
           *[other] { $target } points
        } or more at the end of a round, the team with more points wins. If both have the same, play one more round.
       *[no] Once a player has { $target ->
            [one] { $target } point
           *[other] { $target } points
        } or more at the end of a round, the player with the most points wins. If the lead is shared, play one more round.
    }
}{ $void_beyond ->
    [yes] {" "}Points that would go past { $target } don't count at all.
   *[no] {""}
}
rulewords-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] The match is one round; if no one wins it, it is a draw.
       *[no] The match is one round; if no one wins it, another is played.
    }
   *[no] { $teams ->
        [yes] Points are bad: a team with { $target ->
            [one] { $target } point
           *[other] { $target } points
        } or more at the end of a round loses the match.
       *[no] Points are bad: a player with { $target ->
            [one] { $target } point
           *[other] { $target } points
        } or more at the end of a round loses the match, and the player with the fewest points wins.
    }
}{ $void_beyond ->
    [yes] {" "}Points that would go past { $target } don't count at all.
   *[no] {""}
}
rulewords-exactly = { $single ->
    [yes] The match is one round; if no one wins it, another is played. { $target ->
        [one] Exactly { $target } point wins
       *[other] Exactly { $target } points win
    } at once.
   *[no] { $target ->
        [one] Exactly { $target } point wins
       *[other] Exactly { $target } points win
    } at once; points that would go past that don't count.
}{ $together ->
    [yes] {" "}The points of the last tile and those for going out count as one score.
   *[no] {""}
}
rulewords-most-after = { $rounds ->
    [0] There is one round for each double of the set. After the last one, the most points win; equal scores are a draw.{ $early ->
        [yes] {" "}The match ends sooner if no one can catch the leader any more.
       *[no] {""}
    }
    [one] The match is one round. The most points win; equal scores are a draw.
   *[other] After { $rounds } rounds, the most points win; equal scores are a draw.{ $early ->
        [yes] {" "}The match ends sooner if no one can catch the leader any more.
       *[no] {""}
    }
}
rulewords-fewest-after = { $rounds ->
    [0] There is one round for each double of the set. After the last one, the fewest points win; equal scores are a draw.
    [one] The match is one round. The fewest points win; equal scores are a draw.
   *[other] After { $rounds } rounds, the fewest points win; equal scores are a draw.
}

rulewords-face-down = Hands are rows of tiles, face down: no one sees a tile before it is turned over.
rulewords-mover-blocks = The round is blocked as soon as the player to move can neither play nor draw.
rulewords-sweep = When none of the tiles in the hands and the boneyard can ever be played, the boneyard is shared out before the count.
rulewords-last-one-ends = Players who have played their last tile drop out; the others play on until only one holds tiles.
rulewords-muggins = You must claim the points of your play before the next play, or an opponent may take them: “Muggins!”
rulewords-say-domino = { $tiles ->
    [one] A player with { $tiles } tile left must say “Domino!”. If an opponent catches them first, they must take a tile.
   *[other] A player with { $tiles } tiles left must say “Domino!”. If an opponent catches them first, they must take a tile.
}
rulewords-choose-direction = { $several ->
    [always] The leader chooses the direction of play.
   *[some] With three or more players the leader chooses the direction of play.
}
rulewords-double-back = { $several ->
    [always] A player who plays a double after the lead may reverse the direction.
   *[some] With three or more players, a player who plays a double after the lead may reverse the direction.
}
rulewords-doubling = A player who plays { $tile } may challenge the opponents to double the points of the round; if one declines, the round ends at once.
rulewords-perfect-ten = If the ends add up to a multiple of { $step }, the first player to call it scores the sum.
# A word that has no sentence of its own yet. $word: its name as it is written.
rulewords-other = { $word }.

# Around a hub: the first double, trains that belong to a player, feet of three toes.
rulewords-round-double = { $falls ->
    [yes] { $later ->
        [no] The hub is the highest double of the set.
       *[yes] The hub is the highest double in the first round, and the next lower double in each later round.
    }
   *[no] The hub is the highest double of the set.
} { $placed ->
    [yes] { $later ->
        [no] It is in the middle from the start, and the first player begins.
       *[yes] It is in the middle from the start, and the players take turns beginning.
    }
   *[no] { $rest ->
        [none] The player who was dealt it must lead it.
       *[yes] The player who was dealt it must lead it; if no one was, all draw in turn until it turns up.
    }
}
rulewords-trains = Every player has a train, a line that starts at the hub, the tile in the middle. A player who passes marks their train; others may then play on it, until its owner plays there again. { $mexican ->
    [yes] One more train, the Mexican train, is open to everyone.
   *[no] There is no shared train.
} { $binding ->
    [yes] A double at the end of a train must be covered before anything else is played.
   *[no] Doubles are tiles like any other.
}
rulewords-hub = The hub takes { $arms } tiles, and must have them all before a tile is played anywhere else. { $feet ->
    [yes] Every later double makes a foot: three toes must be played on it before a tile is played anywhere else.
   *[no] Later doubles are tiles like any other.
}{ $short_blocks ->
    [yes] { $feet ->
        [yes] {" "}A foot that can't get its third toe any more blocks the round.
       *[no] {""}
    }
   *[no] {""}
}
rulewords-lead-and-play = One tile per turn; the leader plays another tile at once.
rulewords-cover-doubles = { $run ->
    [yes] { $trains ->
        [yes] Your first turn is a run: as many tiles as you like on your own train.
       *[no] Your first turn is a run: as many tiles as you like.
    } After that, one tile per turn.
   *[no] One tile per turn.
} { $covers ->
    [yes] { $chain ->
        [yes] A player who plays a double plays another tile anywhere they are allowed to; if the double stays uncovered, the next players must cover it.
       *[no] A player who plays a double must cover it; if they can't, the next player must.
    }{ $run ->
        [yes] {" "}In first turns nothing has to be covered.
       *[no] {""}
    }
   *[no] A player who plays a double must play another tile if they can.
}
rulewords-blank-counts = A hand counts as the total of its pips; 0-0 counts as { $points }.
# Where going out doesn't win the round by itself.
rulewords-out-ends = A player who plays their last tile goes out, and the round ends.
# After "the round is blocked", where places score.
rulewords-blocked-ranks = Players who still hold tiles rank behind those who have finished, the lowest hand first.
# What halves count where tiles have symbols.
rulewords-symbols-count = Numbers count as they are, a plus or an arrow counts 10, and a star 20.
# Begins the line on blocked rounds. $draws: whether tiles can be drawn.
rulewords-blocked = { $draws ->
    [yes] If nothing can be drawn and no one can play, the round is blocked.
   *[no] If no one can play, the round is blocked.
}
# Who leads where hands lie face down.
rulewords-turns-over = { $later ->
    [no] The first player turns over the first tile of their row, and leads it.
   *[yes] The first player leads the first round, the next player the next one, and so on, with the first tile of their row.
}
# After the sentence on the lead, where tiles have symbols.
rulewords-symbols-lead = Symbols don't make a tile higher; if no one has a tile with two numbers, the tiles are dealt again.
# Below pictures of the ends of curved tiles.
rulewords-end-open = Open end: there is room for a bend either way.
rulewords-end-closed = Closed end: there is room for only one bend.
rulewords-end-dead = Dead end: there is no room for a bend.
# $then: the sentence for later rounds.
rulewords-by-lot = { $later ->
    [no] Tiles are drawn for the lead, and the leader plays any tile.
   *[yes] For the first round, tiles are drawn for the lead, and the leader plays any tile. Later rounds: { $then }
}
rulewords-any-double = A double must be led. Starting with the first player, or in later rounds with the player after the last leader, the first player in turn who has a double leads any of theirs.{ $otherwise ->
    [never] {""}
   *[draw] {" "}If no player has one, all draw in turn until a double turns up.
}
# Who begins where a tile was turned up. $how: the winner of the last round, or all in turn.
rulewords-turned-up-begins = { $how ->
    [winner] { $rest ->
        [yes] The first player begins the first round, and the winner of each round begins the next.
       *[maybe] If a tile is turned up, the first player begins the first round, and the winner of each round begins the next.
    }
   *[turns] { $rest ->
        [yes] The first player begins the first round, the next player the next one, and so on.
       *[maybe] If a tile is turned up, the first player begins the first round, the next player the next one, and so on.
    }
}
rulewords-maltese-cross = All four sides of the first double must be covered first. The second tile on each arm must be the double of the arm's open number{ $gate ->
    [arm] ; an arm that has its double can continue at once.
   *[all] , and all four doubles must be played before any other tile.
}
rulewords-goes-on = { $when ->
    [after-double] { $how ->
        [must] After playing a double, you must play another tile if one fits
       *[may] After playing a double, you may play another tile
    }
    [on-double] { $how ->
        [must] After playing on a double, you must play another tile if one fits
       *[may] After playing on a double, you may play another tile
    }
   *[fits] { $how ->
        [must] On your turn you must keep playing as long as a tile fits
       *[may] On your turn you may play as many tiles as fit
    }
}{ $arm ->
    [same] . All tiles of a turn go on the same end, except in the leader's first turn of a round, when they may go on any end.
   *[any] .
}
rulewords-ends-matching = After a play, count the ends that show the number you left open: each counts 1, or { $doubles } if it is a double with a free side. If the total is 2 or more, you score that many points. Leading a double scores { $lead }.
rulewords-both-partners = { $teams ->
    [any] In teams, the round goes on until both partners of a team have played their last tile; that team wins it. Without teams, the first player to play their last tile wins the round.
    [yes] The round goes on until both partners of a team have played their last tile; that team wins it. A player without tiles takes no more turns.
   *[no] A player who plays their last tile goes out and wins the round.
}
rulewords-play-on = A player who has played their last tile takes no more turns. The round goes on until no tile fits; then the hands are compared.
rulewords-against-the-locker = The player after the one who blocked the round wins.
rulewords-by-last-tile = The winner scores by the last tile: { $single } for a non-double that fits one end, { $double } for a double, { $both } for a non-double whose halves match two different ends, { $both_double } for a double that fits both; { $blocked } in a blocked round.
# $tile counts $points.
rulewords-tile-points = { $points } for { $tile }
# $tiles: 50 for 6-6 and 25 for 0-0.
rulewords-special-tiles = { $alone ->
    [yes] A hand counts as the total of its pips; some tiles count differently if they are alone in a hand: { $tiles }.
   *[no] A hand counts as the total of its pips; some tiles count differently: { $tiles }.
}
rulewords-discard-to-pass = { $draws ->
    [yes] Instead of passing, a player discards a tile, face down.
   *[no] A player who can't play discards a tile, face down.
} It stays out of play but counts with the hand, and a player with a discarded tile can't go out.
