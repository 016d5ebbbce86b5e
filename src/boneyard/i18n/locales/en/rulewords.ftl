# The vocabulary of rules: what each word of it says, as the program writes the rules of a game that
# somebody made. Each is a whole sentence; numbers and tiles are gaps.

# The questions that the words answer: short headings.
rulewords-ask-players = Players
rulewords-ask-tiles = Tiles
rulewords-ask-hand = Hand
rulewords-ask-deal = Deal
rulewords-ask-opening = Who leads
rulewords-ask-match = What fits
rulewords-ask-table = The table
rulewords-ask-draw = Who can’t play
rulewords-ask-turns = A turn
rulewords-ask-on-play = Points in play
rulewords-ask-on-pass = Points for passes
rulewords-ask-counting = What a hand counts
rulewords-ask-block = A blocked round
rulewords-ask-out = Who goes out
rulewords-ask-tie = A tie in a blocked round
rulewords-ask-award = The end of a round
rulewords-ask-goal = The match
rulewords-ask-teams = Teams
rulewords-ask-to-the-right = Direction
rulewords-ask-twists = Twists
# Words that stand in other words only.
rulewords-ask-inner = Parts of other words

# $players: 2, 3 or 4.
rulewords-players = { $players } play.
rulewords-hand = { $each ->
    [one] Everybody gets { $each } tile.
   *[other] Everybody gets { $each } tiles.
}
# $hands: a list of the lines below.
rulewords-hands = Everybody gets { $hands }.
rulewords-hand-for = { $each ->
    [one] { $each } tile with { $players } players
   *[other] { $each } tiles with { $players } players
}
# $tiles: 0-0, or 0-0 and 1-1.
rulewords-without = With { $players } players, { $tiles } stays in the box.
rulewords-teams = Two teams: you and the player opposite win or lose together.
rulewords-alone = Everybody plays alone.
rulewords-to-the-right = Play goes to the right, counterclockwise.
rulewords-to-the-left = Play goes to the left, clockwise.

# $faces: pips, numerals or fruit. $tiles: how many there are, always several.
rulewords-double-n = { $faces ->
    [fruit] { $tiles } tiles, every pair of 0 to { $most } once; the halves show fruit.
    [numerals] { $tiles } tiles, every pair of 0 to { $most } once; the halves show numerals.
   *[pips] { $tiles } tiles, every pair of 0 to { $most } once: a double-{ $most } set.
}
# $name: what the box is called.
rulewords-boxed = The { $tiles } curved tiles of the box { $name }.

# $start: tiles laid before the first move. $misdeal: the sentence below, or nothing.
rulewords-hands-and-stock = { $start ->
    [0] The rest is the boneyard.
    [one] { $start_single ->
        [yes] One tile that is no double is laid on the table to start with; the rest is the boneyard.
       *[no] One tile is laid on the table to start with; the rest is the boneyard.
    }
   *[other] { $start } tiles are laid on the table to start with; the rest is the boneyard.
}{ $misdeal }
# Comes after another sentence. 0: no number is too many.
rulewords-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}A hand with { $same } tiles of one number is dealt again.
    }
   *[other] { $same ->
        [0] {" "}A hand with { $doubles } doubles is dealt again.
       *[other] {" "}A hand with { $doubles } doubles, or with { $same } tiles of one number, is dealt again.
    }
}
rulewords-whole-set = All tiles are dealt in equal numbers; what is left over is set aside unseen.

rulewords-highest-double = { $otherwise ->
    [redeal] Whoever holds the highest double must lead it; if nobody has a double, the round is dealt again.
   *[highest] Whoever holds the highest double must lead it; if nobody has a double, the highest tile leads.
}
# $blank_last: whether 0-0 comes after all other doubles.
rulewords-lowest-double = { $otherwise ->
    [redeal] Whoever holds the lowest double must lead it; if nobody has a double, the round is dealt again.
   *[highest] Whoever holds the lowest double must lead it; if nobody has a double, the highest tile leads.
}{ $blank_last ->
    [yes] {" "}The double blank comes after all other doubles.
   *[no] {""}
}
rulewords-holder-of-highest = { $otherwise ->
    [redeal] Whoever holds the highest double begins, with any tile that fits; if nobody has a double, the round is dealt again.
   *[highest] Whoever holds the highest double, or else the highest tile, begins, with any tile that fits.
}
rulewords-draw-for-lead = Everybody draws a tile; whoever drew most pips leads, with any tile.
rulewords-take-turns = The lead goes round from seat to seat, one round each, with any tile.
# $first: the sentence for the first round.
rulewords-next-leads = In the first round: { $first } Then the lead goes to the next player, with any tile.
rulewords-winner-leads = In the first round: { $first } { $double ->
    [yes] Then whoever won the last round leads a double; without one, the next player who has a double leads it.
   *[no] Then whoever won the last round leads, with any tile.
} { $tie ->
    [same] After a round that nobody won, the same player leads again.
    [first] After a round that nobody won, the lead is found as in the first round.
   *[next] After a round that nobody won, the player after the last leader leads.
}{ $locker ->
    [yes] {" "}After a blocked round, whoever locked it leads.
   *[no] {""}
}

rulewords-same-value = Equal halves touch.
rulewords-sum-to = Halves touch that add up to { $total }. A tile that adds up to { $total } by itself, and 0-0, go anywhere.
rulewords-same-colour = Halves of one colour touch; a star touches any.

rulewords-honeycomb = { $joins ->
    [yes] Curved tiles wind over a honeycomb and must fit; two ends may be joined where both joints match.
   *[no] Curved tiles wind over a honeycomb and must fit; two ends never meet.
}
rulewords-line = One line with two open ends.
rulewords-one-arm = One line that grows at one end only.
rulewords-cross = The first double takes tiles on all four sides, and all four must be covered before anything else is played on.
rulewords-every-double-spins = Every double is a spinner: its short ends open once a tile lies on its free side.
rulewords-one-spinner = The first double is the spinner: its short ends open once tiles lie on both its long sides.
rulewords-tree = A double that is led takes tiles on all four sides; any later double splits its arm in two.

rulewords-never = Nobody draws: whoever can’t play passes.
rulewords-until-playable = { $freely ->
    [yes] Whoever can’t play draws until they can; drawing is allowed with a playable tile too, as often as you like.
   *[no] Whoever can’t play draws until they can, and passes when the boneyard is empty.
}{ $instead ->
    [yes] {" "}With a playable tile, you may draw instead of playing, and that ends the turn.
   *[no] {""}
}{ $leave ->
    [0] {""}
    [one] {" "}One tile always stays in the boneyard.
   *[other] {" "}{ $leave } tiles always stay in the boneyard.
}
rulewords-draw-one = { $then ->
    [may-play] Whoever can’t play draws one tile, and may play it if it fits.
    [turn-over] Whoever can’t play draws one tile, and the turn is over.
   *[must-play] Whoever can’t play draws one tile, plays if it fits, and passes if it doesn’t.
}{ $instead ->
    [yes] {" "}With a playable tile, you may draw instead of playing, and that ends the turn.
   *[no] {""}
}
rulewords-while-cross-open = While sides of the cross are still to be covered: { $before } From then on: { $after }

rulewords-one-play = One tile a turn.
rulewords-as-many-as-fit = You play as many tiles in a turn as you like.
rulewords-another-on-double = Whoever plays on a double may play one tile more.
rulewords-second-double = Whoever plays a double may play another double.
rulewords-turn-the-next = You turn over the next tile of your row and play it if it fits; whoever plays goes on, except after the lead.
rulewords-symbols = An arrow that becomes the open end plays again; a plus makes the next player draw.

rulewords-no-play-score = Plays score nothing.
rulewords-ends-multiple-of = { $pips_a_point ->
    [1] If the open ends add up to a multiple of { $step }, you score that many points.
   *[other] If the open ends add up to a multiple of { $step }, you score 1 point for each { $pips_a_point } of it.
}{ $lead_single ->
    [no] {" "}A single tile that is led scores nothing.
   *[yes] {""}
}{ $idle ->
    [yes] {" "}A spinner’s short ends count too, before anything lies on them.
   *[no] {""}
}
# $steps: 3 and 5.
rulewords-ends-go-into = The open ends are added: you score as many points as each of { $steps } goes into them without a rest.
rulewords-ends-alike = { $alike ->
    [one] If both ends are alike, you score { $alike } point
   *[other] If both ends are alike, you score { $alike } points
}; if a double made them so, { $with_double }.
rulewords-no-pass-score = Passes bring nothing.
rulewords-pass-bonus = { $bonus ->
    [0] Passes bring nothing.
   *[other] A lead on which the next player must pass brings { $bonus } points, twice that if it was no double; a play on which all others must pass brings { $bonus }.
}

rulewords-pips = A hand counts its pips.
rulewords-dear-blank = { $alone ->
    [yes] A hand counts its pips; 0-0 alone in a hand counts { $points } more.
   *[no] A hand counts its pips; 0-0 counts { $points } more in a hand without another blank.
}

rulewords-lowest-pips = { $then_tile ->
    [yes] The lowest hand wins; of equal hands, the one with the lowest tile.
   *[no] The lowest hand wins.
}
rulewords-fewest-together = The side with the fewest pips in all its hands together wins.
rulewords-lockers-duel = The lower of two hands wins: that of whoever locked the round, or the next player’s.
rulewords-nobody-wins = Nobody wins.
rulewords-fewest-tiles = The fewest tiles win, then the lowest hand.
rulewords-fewest-doubles = A hand without doubles wins, of several the lowest; if all hold doubles, the lowest double wins.
rulewords-who-is-out = Whoever goes out wins the round.
rulewords-as-if-blocked = Going out ends the round; the hands are compared as in a blocked one.
rulewords-points-wait = Nobody wins; whoever wins the next round gets what this one would have brought.
rulewords-to-the-leader = Whoever led the round wins.
rulewords-to-the-locker = Whoever locked the round wins.

# $rounds: whether anything is rounded. $each_hand, $total, $when_blocked: how numbers are rounded, "exactly" or "to the nearest 5".
rulewords-opponents-pips = { $own_too ->
    [yes] The winner scores the pips left in all hands
   *[no] The winner scores the pips left in the others’ hands
}{ $pips_a_point ->
    [1] {""}
   *[other] , 1 point for each { $pips_a_point } of them
}.{ $minus_own ->
    [yes] {" "}In a blocked round the winner’s own pips are taken off.
   *[no] {""}
}{ $own_out ->
    [yes] {" "}If somebody went out, the pips in the partner’s hand count too.
   *[no] {""}
}{ $own_blocked ->
    [yes] {" "}In a blocked round the winner’s own pips count too.
   *[no] {""}
}{ $rounds ->
    [yes] {" "}Each hand is counted { $each_hand }, the sum { $total }, and in a blocked round { $when_blocked }.
   *[no] {""}
}
rulewords-one-point = The winner gets 1 point.
rulewords-to-love = { $love ->
    [yes] The winner gets 1 point; once every side has a point, all go back to 0.
   *[no] The winner gets 1 point.
}{ $one_all ->
    [yes] {" "}At 1 all, nothing goes back, but the next winner stands at 2 and all others at 0.
   *[no] {""}
}
rulewords-losers-write = Every side but the winner’s writes down what its hands count; a side with 0 points writes down nothing below { $entry }.
rulewords-penalties = { $for_out ->
    [0] Everybody gets the pips they hold as penalty points.
   *[other] Everybody gets the pips they hold as penalty points, and { $for_out } more if somebody else went out.
}
rulewords-most-made = Whoever made most points in the round wins it, and adds the pips in all other hands.
# $scale: a list of the lines below.
rulewords-ranks = Points go by rank, first to last: { $scale }.
# $points: 40/20/0.
rulewords-rank-points = { $points } with { $players } players
# All four are sentences; the last three may be empty.
rulewords-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
rulewords-capicua = { $gives ->
    [0] {""}
    [double] {" "}Going out with a single tile that fits both ends doubles the award.
   *[other] {" "}Going out with a single tile that fits both ends brings { $gives } points more.
}{ $gives ->
    [0] {""}
   *[other] { $blank ->
        [yes] {""}
       *[no] {" "}A tile with a blank doesn’t count as such.
    }
}
rulewords-last-tile = { $gives ->
    [0] {""}
   *[other] {" "}Going out with { $tile } brings { $gives } points more.
}
# $rungs: 100, 75, 50 and 25.
rulewords-ladder = { $on ->
    [yes] {" "}The winners of the first rounds get more: { $rungs } points.
   *[no] {""}
}
rulewords-exact = exactly
rulewords-nearest = to the nearest { $step }
rulewords-up = up to the next { $step }

rulewords-first-to = { $single ->
    [yes] { $drawn ->
        [yes] One round is the match; if nobody wins it, it is drawn.
       *[no] One round is the match.
    }
   *[no] Most points win, as soon as somebody has { $target } at the end of a round.
}
rulewords-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] One round is the match; if nobody wins it, it is drawn.
       *[no] One round is the match.
    }
   *[no] Points are bad: once somebody has { $target } at the end of a round, the fewest win.
}
rulewords-exactly = { $single ->
    [yes] One round is the match.
   *[no] Exactly { $target } points win, at that moment; points that would go past them don’t count.
}
rulewords-most-after = { $rounds ->
    [0] Most points after a round for each double of the set win.
    [one] Most points after { $rounds } round win.
   *[other] Most points after { $rounds } rounds win.
}
rulewords-fewest-after = { $rounds ->
    [0] Fewest points after a round for each double of the set win.
    [one] Fewest points after { $rounds } round win.
   *[other] Fewest points after { $rounds } rounds win.
}

rulewords-face-down = Hands are rows that lie face down: nobody sees a tile before it is turned over.
rulewords-mover-blocks = A round is over as soon as the player to move can neither play nor draw.
rulewords-sweep = When nothing that is out fits any more, the boneyard is shared out before the round counts as blocked.
rulewords-last-one-ends = Whoever is out drops out; the others play on until one is left.
rulewords-muggins = Whoever overlooks points made in play leaves them to the others: “Muggins!”
rulewords-say-domino = { $tiles ->
    [one] Whoever comes down to { $tiles } tile must say “Domino!”, or may be caught.
   *[other] Whoever comes down to { $tiles } tiles must say “Domino!”, or may be caught.
}
rulewords-choose-direction = Whoever leads chooses the direction of play.
rulewords-double-back = Whoever plays a double may reverse the direction.
rulewords-doubling = Whoever plays { $tile } may challenge the others to double the points.
rulewords-perfect-ten = If the ends add up to a multiple of { $step }, the first to call it scores them.
# A word that has no sentence of its own yet. $word: its name as it is written.
rulewords-other = { $word }.

# Around a hub: the first double, trains that belong to a player, feet of three toes.
rulewords-round-double = { $falls ->
    [yes] A round is built around a double, which is one lower in each round.
   *[no] Every round is built around the highest double of the set.
} { $placed ->
    [yes] It lies before the first move, and the players begin in turn.
   *[no] Whoever was dealt it must lead it; if nobody was, all draw in turn until it comes.
}
rulewords-trains = Every player has a train of their own from the first double on, closed to others until it is marked. { $mexican ->
    [yes] One more train is everybody’s.
   *[no] There is no train for all.
} { $binding ->
    [yes] A double at the end of a train must be covered before anything else is played.
   *[no] Doubles are ordinary tiles.
}
rulewords-hub = The first double takes { $arms } tiles, and must have them all before anything else is played. { $feet ->
    [yes] Every later double makes a foot, whose three toes come first likewise.
   *[no] Later doubles are ordinary tiles.
} { $short_blocks ->
    [yes] A foot that can’t get its third toe any more blocks the round.
   *[no] {""}
}
rulewords-lead-and-play = One tile a turn; whoever leads goes on with a tile at once.
rulewords-cover-doubles = { $run ->
    [yes] The first turn is as many tiles as you like on your own train; then one tile a turn.
   *[no] One tile a turn.
} { $chain ->
    [yes] Whoever plays a double plays another tile, wherever they may; the others must cover it.
   *[no] Whoever plays a double must cover it, or leaves that to the next.
}
rulewords-blank-counts = A hand counts its pips; 0-0 counts { $points }.
