# The vocabulary of rules: what each word of it says, as the program writes the rules of a game that
# somebody made. Each is a whole sentence; numbers and tiles are gaps.

# The questions that the words answer: short headings.
vocab-ask-players = Players
vocab-ask-tiles = Tiles
vocab-ask-hand = Hand
vocab-ask-deal = Deal
vocab-ask-opening = Who leads
vocab-ask-match = What fits
vocab-ask-table = The table
vocab-ask-draw = Who can’t play
vocab-ask-turns = A turn
vocab-ask-on-play = Points in play
vocab-ask-on-pass = Points for passes
vocab-ask-counting = What a hand counts
vocab-ask-block = A blocked round
vocab-ask-out = Who goes out
vocab-ask-tie = A tie in a blocked round
vocab-ask-award = The end of a round
vocab-ask-goal = The match
vocab-ask-teams = Teams
vocab-ask-to-the-right = Direction
vocab-ask-twists = Twists
# Words that stand in other words only.
vocab-ask-inner = Parts of other words

# $players: 2, 3 or 4.
vocab-players = { $players } play.
vocab-hand = { $each ->
    [one] Everybody gets { $each } tile.
   *[other] Everybody gets { $each } tiles.
}
# $hands: a list of the lines below.
vocab-hands = Everybody gets { $hands }.
vocab-hand-for = { $each ->
    [one] { $each } tile with { $players } players
   *[other] { $each } tiles with { $players } players
}
# $tiles: 0-0, or 0-0 and 1-1.
vocab-without = With { $players } players, { $tiles } stays in the box.
vocab-teams = Two teams: you and the player opposite win or lose together.
vocab-alone = Everybody plays alone.
vocab-to-the-right = Play goes to the right, counterclockwise.
vocab-to-the-left = Play goes to the left, clockwise.

# $faces: pips, numerals or fruit. $tiles: how many there are, always several.
vocab-double-n = { $faces ->
    [fruit] { $tiles } tiles, every pair of 0 to { $most } once; the halves show fruit.
    [numerals] { $tiles } tiles, every pair of 0 to { $most } once; the halves show numerals.
   *[pips] { $tiles } tiles, every pair of 0 to { $most } once: a double-{ $most } set.
}
# $name: what the box is called.
vocab-boxed = The { $tiles } curved tiles of the box { $name }.

# $start: tiles laid before the first move. $misdeal: the sentence below, or nothing.
vocab-hands-and-stock = { $start ->
    [0] The rest is the boneyard.
    [one] { $start_single ->
        [yes] One tile that is no double is laid on the table to start with; the rest is the boneyard.
       *[no] One tile is laid on the table to start with; the rest is the boneyard.
    }
   *[other] { $start } tiles are laid on the table to start with; the rest is the boneyard.
}{ $misdeal }
# Comes after another sentence. 0: no number is too many.
vocab-misdeal = { $doubles ->
    [0] { $same ->
        [0] {""}
       *[other] {" "}A hand with { $same } tiles of one number is dealt again.
    }
   *[other] { $same ->
        [0] {" "}A hand with { $doubles } doubles is dealt again.
       *[other] {" "}A hand with { $doubles } doubles, or with { $same } tiles of one number, is dealt again.
    }
}
vocab-whole-set = All tiles are dealt in equal numbers; what is left over is set aside unseen.

vocab-highest-double = { $otherwise ->
    [redeal] Whoever holds the highest double must lead it; if nobody has a double, the round is dealt again.
   *[highest] Whoever holds the highest double must lead it; if nobody has a double, the highest tile leads.
}
# $blank_last: whether 0-0 comes after all other doubles.
vocab-lowest-double = { $otherwise ->
    [redeal] Whoever holds the lowest double must lead it; if nobody has a double, the round is dealt again.
   *[highest] Whoever holds the lowest double must lead it; if nobody has a double, the highest tile leads.
}{ $blank_last ->
    [yes] {" "}The double blank comes after all other doubles.
   *[no] {""}
}
vocab-holder-of-highest = { $otherwise ->
    [redeal] Whoever holds the highest double begins, with any tile that fits; if nobody has a double, the round is dealt again.
   *[highest] Whoever holds the highest double, or else the highest tile, begins, with any tile that fits.
}
vocab-draw-for-lead = Everybody draws a tile; whoever drew most pips leads, with any tile.
vocab-take-turns = The lead goes round from seat to seat, one round each, with any tile.
# $first: the sentence for the first round.
vocab-next-leads = In the first round: { $first } Then the lead goes to the next player, with any tile.
vocab-winner-leads = In the first round: { $first } { $double ->
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

vocab-same-value = Equal halves touch.
vocab-sum-to = Halves touch that add up to { $total }. A tile that adds up to { $total } by itself, and 0-0, go anywhere.
vocab-same-colour = Halves of one colour touch; a star touches any.

vocab-honeycomb = { $joins ->
    [yes] Curved tiles wind over a honeycomb and must fit; two ends may be joined where both joints match.
   *[no] Curved tiles wind over a honeycomb and must fit; two ends never meet.
}
vocab-line = One line with two open ends.
vocab-one-arm = One line that grows at one end only.
vocab-cross = The first double takes tiles on all four sides, and all four must be covered before anything else is played on.
vocab-every-double-spins = Every double is a spinner: its short ends open once a tile lies on its free side.
vocab-one-spinner = The first double is the spinner: its short ends open once tiles lie on both its long sides.
vocab-tree = A double that is led takes tiles on all four sides; any later double splits its arm in two.

vocab-never = Nobody draws: whoever can’t play passes.
vocab-until-playable = { $freely ->
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
vocab-draw-one = { $then ->
    [may-play] Whoever can’t play draws one tile, and may play it if it fits.
    [turn-over] Whoever can’t play draws one tile, and the turn is over.
   *[must-play] Whoever can’t play draws one tile, plays if it fits, and passes if it doesn’t.
}{ $instead ->
    [yes] {" "}With a playable tile, you may draw instead of playing, and that ends the turn.
   *[no] {""}
}
vocab-while-cross-open = While sides of the cross are still to be covered: { $before } From then on: { $after }

vocab-one-play = One tile a turn.
vocab-as-many-as-fit = You play as many tiles in a turn as you like.
vocab-another-on-double = Whoever plays on a double may play one tile more.
vocab-second-double = Whoever plays a double may play another double.
vocab-turn-the-next = You turn over the next tile of your row and play it if it fits; whoever plays goes on, except after the lead.
vocab-symbols = An arrow that becomes the open end plays again; a plus makes the next player draw.

vocab-no-play-score = Plays score nothing.
vocab-ends-multiple-of = { $pips_a_point ->
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
vocab-ends-go-into = The open ends are added: you score as many points as each of { $steps } goes into them without a rest.
vocab-ends-alike = { $alike ->
    [one] If both ends are alike, you score { $alike } point
   *[other] If both ends are alike, you score { $alike } points
}; if a double made them so, { $with_double }.
vocab-no-pass-score = Passes bring nothing.
vocab-pass-bonus = { $bonus ->
    [0] Passes bring nothing.
   *[other] A lead on which the next player must pass brings { $bonus } points, twice that if it was no double; a play on which all others must pass brings { $bonus }.
}

vocab-pips = A hand counts its pips.
vocab-dear-blank = { $alone ->
    [yes] A hand counts its pips; 0-0 alone in a hand counts { $points } more.
   *[no] A hand counts its pips; 0-0 counts { $points } more in a hand without another blank.
}

vocab-lowest-pips = { $then_tile ->
    [yes] The lowest hand wins; of equal hands, the one with the lowest tile.
   *[no] The lowest hand wins.
}
vocab-fewest-together = The side with the fewest pips in all its hands together wins.
vocab-lockers-duel = The lower of two hands wins: that of whoever locked the round, or the next player’s.
vocab-nobody-wins = Nobody wins.
vocab-fewest-tiles = The fewest tiles win, then the lowest hand.
vocab-fewest-doubles = A hand without doubles wins, of several the lowest; if all hold doubles, the lowest double wins.
vocab-who-is-out = Whoever goes out wins the round.
vocab-as-if-blocked = Going out ends the round; the hands are compared as in a blocked one.
vocab-points-wait = Nobody wins; whoever wins the next round gets what this one would have brought.
vocab-to-the-leader = Whoever led the round wins.
vocab-to-the-locker = Whoever locked the round wins.

# $rounds: whether anything is rounded. $each_hand, $total, $when_blocked: how numbers are rounded, "exactly" or "to the nearest 5".
vocab-opponents-pips = { $own_too ->
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
vocab-one-point = The winner gets 1 point.
vocab-to-love = { $love ->
    [yes] The winner gets 1 point; once every side has a point, all go back to 0.
   *[no] The winner gets 1 point.
}{ $one_all ->
    [yes] {" "}At 1 all, nothing goes back, but the next winner stands at 2 and all others at 0.
   *[no] {""}
}
vocab-losers-write = Every side but the winner’s writes down what its hands count; a side that has nothing yet writes nothing below { $entry }.
vocab-penalties = { $for_out ->
    [0] Everybody gets the pips they hold as penalty points.
   *[other] Everybody gets the pips they hold as penalty points, and { $for_out } more if somebody else went out.
}
vocab-most-made = Whoever made most points in the round wins it, and adds the pips in all other hands.
# $scale: a list of the lines below.
vocab-ranks = Points go by rank, first to last: { $scale }.
# $points: 40/20/0.
vocab-rank-points = { $points } with { $players } players
# All four are sentences; the last three may be empty.
vocab-with-bonuses = { $award }{ $capicua }{ $last }{ $ladder }
vocab-capicua = { $gives ->
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
vocab-last-tile = { $gives ->
    [0] {""}
   *[other] {" "}Going out with { $tile } brings { $gives } points more.
}
# $rungs: 100, 75, 50 and 25.
vocab-ladder = { $on ->
    [yes] {" "}The winners of the first rounds get more: { $rungs } points.
   *[no] {""}
}
vocab-exact = exactly
vocab-nearest = to the nearest { $step }
vocab-up = up to the next { $step }

vocab-first-to = { $single ->
    [yes] { $drawn ->
        [yes] One round is the match; if nobody wins it, it is drawn.
       *[no] One round is the match.
    }
   *[no] Most points win, as soon as somebody has { $target } at the end of a round.
}
vocab-loser-at = { $single ->
    [yes] { $drawn ->
        [yes] One round is the match; if nobody wins it, it is drawn.
       *[no] One round is the match.
    }
   *[no] Points are bad: once somebody has { $target } at the end of a round, the fewest win.
}
vocab-exactly = { $single ->
    [yes] One round is the match.
   *[no] Exactly { $target } points win, at that moment; points that would go past them don’t count.
}
vocab-most-after = { $rounds ->
    [0] Most points after a round for each double of the set win.
    [one] Most points after { $rounds } round win.
   *[other] Most points after { $rounds } rounds win.
}
vocab-fewest-after = { $rounds ->
    [0] Fewest points after a round for each double of the set win.
    [one] Fewest points after { $rounds } round win.
   *[other] Fewest points after { $rounds } rounds win.
}

vocab-face-down = Hands are rows that lie face down: nobody sees a tile before it is turned over.
vocab-mover-blocks = A round is over as soon as the player to move can neither play nor draw.
vocab-sweep = When nothing that is out fits any more, the boneyard is shared out before the round counts as blocked.
vocab-last-one-ends = Whoever is out drops out; the others play on until one is left.
vocab-muggins = Whoever overlooks points made in play leaves them to the others: “Muggins!”
vocab-say-domino = { $tiles ->
    [one] Whoever comes down to { $tiles } tile must say “Domino!”, or may be caught.
   *[other] Whoever comes down to { $tiles } tiles must say “Domino!”, or may be caught.
}
vocab-choose-direction = Whoever leads chooses the direction of play.
vocab-double-back = Whoever plays a double may reverse the direction.
vocab-doubling = Whoever plays { $tile } may challenge the others to double the points.
vocab-perfect-ten = If the ends add up to a multiple of { $step }, the first to call it scores them.
# A word that has no sentence of its own yet. $word: its name as it is written.
vocab-other = { $word }.

# Around a hub: the first double, trains that belong to a player, feet of three toes.
vocab-round-double = { $falls ->
    [yes] A round is built around a double, which is one lower in each round.
   *[no] Every round is built around the highest double of the set.
} { $placed ->
    [yes] It lies before the first move, and the players begin in turn.
   *[no] Whoever was dealt it must lead it; if nobody was, all draw in turn until it comes.
}
vocab-trains = Every player has a train of their own from the first double on, closed to others until it is marked. { $mexican ->
    [yes] One more train is everybody’s.
   *[no] There is no train for all.
} { $binding ->
    [yes] A double at the end of a train must be covered before anything else is played.
   *[no] Doubles are ordinary tiles.
}
vocab-hub = The first double takes { $arms } tiles, and must have them all before anything else is played. { $feet ->
    [yes] Every later double makes a foot, whose three toes come first likewise.
   *[no] Later doubles are ordinary tiles.
} { $short_blocks ->
    [yes] A foot that can’t get its third toe any more blocks the round.
   *[no] {""}
}
vocab-lead-and-play = One tile a turn; whoever leads goes on with a tile at once.
vocab-cover-doubles = { $run ->
    [yes] The first turn is as many tiles as you like on your own train; then one tile a turn.
   *[no] One tile a turn.
} { $chain ->
    [yes] Whoever plays a double plays another tile, wherever they may; the others must cover it.
   *[no] Whoever plays a double must cover it, or leaves that to the next.
}
vocab-blank-counts = A hand counts its pips; 0-0 counts { $points }.
