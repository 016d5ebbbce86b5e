# What happened in a match, for its move log and for screen readers: a sentence each.
#
# $who is one player or several, as a list; $who_is tells how to speak of them:
#   you   the one who reads, alone          we    the reader and others: "You and your partner"
#   one   one other player, by name         many  several others: "Mabel, Otto and Ravi"
# $tile is a tile, such as 5-6, sometimes with what it shows: 5-6 (5 strawberries and 6 cherries).

# The beginning of a round. $each: tiles for each player; $stock: tiles in the boneyard.
movelog-dealt = The tiles are dealt.
movelog-dealt-each = The tiles are dealt: { $each } each.
movelog-dealt-stock = The tiles are dealt: { $stock } in the boneyard.
movelog-dealt-each-stock = The tiles are dealt: { $each } each, { $stock } in the boneyard.
# The first player was drawn by lot.
movelog-drew-lead = { $who_is ->
    [you] You won the draw and play first.
    [we] { $who } won the draw and play first.
    [one] { $who } won the draw and plays first.
   *[many] { $who } won the draw and play first.
}
# A tile on the table before the first move.
movelog-lies-open = { $tile } starts on the table.
# The first tile of a round.
movelog-leads = { $who_is ->
    [you] You lead { $tile }.
    [we] { $who } lead { $tile }.
    [one] { $who } leads { $tile }.
   *[many] { $who } lead { $tile }.
}
# An end that has no name, only the number of its arm: in traces of records.
movelog-arm = arm { $arm }
# $end: the name of an end (endnames-name). $turn: a curved tile turns right or left.
movelog-plays = { $turn ->
    [right] { $who_is ->
        [you] You play { $tile } on { $end }, turning right.
        [we] { $who } play { $tile } on { $end }, turning right.
        [one] { $who } plays { $tile } on { $end }, turning right.
       *[many] { $who } play { $tile } on { $end }, turning right.
    }
    [left] { $who_is ->
        [you] You play { $tile } on { $end }, turning left.
        [we] { $who } play { $tile } on { $end }, turning left.
        [one] { $who } plays { $tile } on { $end }, turning left.
       *[many] { $who } play { $tile } on { $end }, turning left.
    }
   *[none] { $who_is ->
        [you] You play { $tile } on { $end }.
        [we] { $who } play { $tile } on { $end }.
        [one] { $who } plays { $tile } on { $end }.
       *[many] { $who } play { $tile } on { $end }.
    }
}
# The same, and the tile joins two ends, which are closed then.
movelog-plays-joining = { $turn ->
    [right] { $who_is ->
        [you] You play { $tile } on { $end }, turning right, and join the ends.
        [we] { $who } play { $tile } on { $end }, turning right, and join the ends.
        [one] { $who } plays { $tile } on { $end }, turning right, and joins the ends.
       *[many] { $who } play { $tile } on { $end }, turning right, and join the ends.
    }
    [left] { $who_is ->
        [you] You play { $tile } on { $end }, turning left, and join the ends.
        [we] { $who } play { $tile } on { $end }, turning left, and join the ends.
        [one] { $who } plays { $tile } on { $end }, turning left, and joins the ends.
       *[many] { $who } play { $tile } on { $end }, turning left, and join the ends.
    }
   *[none] { $who_is ->
        [you] You play { $tile } on { $end } and join the ends.
        [we] { $who } play { $tile } on { $end } and join the ends.
        [one] { $who } plays { $tile } on { $end } and joins the ends.
       *[many] { $who } play { $tile } on { $end } and join the ends.
    }
}
# From the boneyard.
movelog-draws = { $who_is ->
    [you] You draw { $tile }.
    [we] { $who } draw { $tile }.
    [one] { $who } draws { $tile }.
   *[many] { $who } draw { $tile }.
}
# Several tiles drawn one after the other ($count, two at least); $tiles: all of them, where they may be seen.
movelog-draws-several = { $who_is ->
    [you] You draw { $count } tiles.
    [we] { $who } draw { $count } tiles.
    [one] { $who } draws { $count } tiles.
   *[many] { $who } draw { $count } tiles.
}
movelog-draws-these = { $who_is ->
    [you] You draw { $count } tiles: { $tiles }.
    [we] { $who } draw { $count } tiles: { $tiles }.
    [one] { $who } draws { $count } tiles: { $tiles }.
   *[many] { $who } draw { $count } tiles: { $tiles }.
}
movelog-draws-hidden = { $who_is ->
    [you] You draw a tile.
    [we] { $who } draw a tile.
    [one] { $who } draws a tile.
   *[many] { $who } draw a tile.
}
# From another player's hand, $source; $source_is is you or one.
movelog-takes = { $who_is ->
    [you] You take { $tile } from { $source }.
    [we] { $who } take { $tile } from { $source }.
    [one] { $source_is ->
        [you] { $who } takes { $tile } from you.
       *[one] { $who } takes { $tile } from { $source }.
    }
   *[many] { $who } take { $tile } from { $source }.
}
# The same, for players who may not see which.
movelog-takes-hidden = { $who_is ->
    [you] You take a tile from { $source }.
    [we] { $who } take a tile from { $source }.
    [one] { $source_is ->
        [you] { $who } takes a tile from you.
       *[one] { $who } takes a tile from { $source }.
    }
   *[many] { $who } take a tile from { $source }.
}
movelog-passes = { $who_is ->
    [you] You pass.
    [we] { $who } pass.
    [one] { $who } passes.
   *[many] { $who } pass.
}
# A train that was closed to others bears a marker now; and the other way round.
movelog-marked = { $who_is ->
    [you] Your train is open to everyone.
    [we] Your trains are open to everyone.
    [one] { $who }'s train is open to everyone.
   *[many] The trains of { $who } are open to everyone.
}
movelog-unmarked = { $who_is ->
    [you] Your train is closed again.
    [we] Your trains are closed again.
    [one] { $who }'s train is closed again.
   *[many] The trains of { $who } are closed again.
}
# Of a row of tiles face down.
movelog-turns-over = { $who_is ->
    [you] You turn over { $tile }.
    [we] { $who } turn over { $tile }.
    [one] { $who } turns over { $tile }.
   *[many] { $who } turn over { $tile }.
}
# A tile turned over, after movelog-turns-over.
movelog-returned = { $who_is ->
    [you] It doesn't fit and goes to the end of your row.
    [we] It doesn't fit and goes to the end of your row.
    [one] It doesn't fit and goes to the end of { $who }'s row.
   *[many] It doesn't fit and goes to the end of the row of { $who }.
}
# $answers: words as below, with or: clockwise or counterclockwise.
movelog-asked = { $who_is ->
    [you] You must choose: { $answers }.
    [we] { $who } must choose: { $answers }.
    [one] { $who } must choose: { $answers }.
   *[many] { $who } must choose: { $answers }.
}
# The answer; $word as below.
movelog-says = { $who_is ->
    [you] You choose “{ $word }”.
    [we] { $who } choose “{ $word }”.
    [one] { $who } chooses “{ $word }”.
   *[many] { $who } choose “{ $word }”.
}
movelog-staked = The points at the end of this round now count double.
# $word as below: domino, muggins.
movelog-calls = { $who_is ->
    [you] You call “{ $word }”.
    [we] { $who } call “{ $word }”.
    [one] { $who } calls “{ $word }”.
   *[many] { $who } call “{ $word }”.
}
# A player forgot to call and is caught; $caught_is is you or one.
movelog-catches = { $who_is ->
    [you] You catch { $caught }.
    [we] { $who } catch { $caught }.
    [one] { $caught_is ->
        [you] { $who } catches you.
       *[one] { $who } catches { $caught }.
    }
   *[many] { $who } catch { $caught }.
}
# In play, or at the end of a round. $points: "5 points".
movelog-scores = { $who_is ->
    [you] You score { $points }.
    [we] { $who } score { $points }.
    [one] { $who } scores { $points }.
   *[many] { $who } score { $points }.
}
# A play that ended the round takes what the play before it left unclaimed.
movelog-scores-unclaimed = { $who_is ->
    [you] You score { $points } that the previous player didn't claim.
    [we] { $who } score { $points } that the previous player didn't claim.
    [one] { $who } scores { $points } that the previous player didn't claim.
   *[many] { $who } score { $points } that the previous player didn't claim.
}
# A play that ended the round made a perfect ten, which needs no call then.
movelog-scores-last-ten = { $who_is ->
    [you] You score { $points } for a perfect ten.
    [we] { $who } score { $points } for a perfect ten.
    [one] { $who } scores { $points } for a perfect ten.
   *[many] { $who } score { $points } for a perfect ten.
}
# An opponent had to pass on this side's play, which scores immediately.
movelog-scores-pass = { $who_is ->
    [you] You score { $points } for the pass.
    [we] { $who } score { $points } for the pass.
    [one] { $who } scores { $points } for the pass.
   *[many] { $who } score { $points } for the pass.
}
# The same, but the points would win the match, and no match is won by passes.
movelog-pass-wins-nothing = { $who_is ->
    [you] Points for a pass can't win the match, so you score nothing.
    [we] Points for a pass can't win the match, so your team scores nothing.
    [one] Points for a pass can't win the match, so { $who } scores nothing.
   *[many] Points for a pass can't win the match, so { $who } score nothing.
}
# The end of a round sends a side back. $points: "3 points".
movelog-loses-points = { $who_is ->
    [you] You lose { $points }.
    [we] { $who } lose { $points }.
    [one] { $who } loses { $points }.
   *[many] { $who } lose { $points }.
}
# The target must be met exactly.
movelog-scores-nothing = { $who_is ->
    [you] You would overshoot the target, so you score nothing.
    [we] { $who } would overshoot the target, so you score nothing.
    [one] { $who } would overshoot the target and scores nothing.
   *[many] { $who } would overshoot the target, so they score nothing.
}
# All tiles played, while the others go on.
movelog-finished = { $who_is ->
    [you] You have finished.
    [we] { $who } have finished.
    [one] { $who } has finished.
   *[many] { $who } have finished.
}
# How a round ended. All tiles played, but the round is not won by that.
movelog-out = { $who_is ->
    [you] You go out.
    [we] { $who } go out.
    [one] { $who } goes out.
   *[many] { $who } go out.
}
# All tiles played, and the round won.
movelog-out-wins = { $who_is ->
    [you] You went out – you win the round!
    [we] { $who } go out and win the round!
    [one] { $who } goes out and wins the round.
   *[many] { $who } go out and win the round.
}
movelog-target = { $who_is ->
    [you] You reach the target.
    [we] { $who } reach the target.
    [one] { $who } reaches the target.
   *[many] { $who } reach the target.
}
movelog-resigned = { $who_is ->
    [you] You resign.
    [we] { $who } resign.
    [one] { $who } resigns.
   *[many] { $who } resign.
}
movelog-timeout = { $who_is ->
    [you] You ran out of time and lost the match.
    [we] { $who } ran out of time and lost the match.
    [one] { $who } ran out of time and lost the match.
   *[many] { $who } ran out of time and lost the match.
}
movelog-abandoned = The match was closed without a winner.
movelog-blocked = The round is blocked.
movelog-refused = The challenge was declined, so the round is over.
movelog-round-over = The round is over.
# A solitaire.
movelog-solved = Solved!
movelog-unsolved = Game over.
# $left: columns that are left in a solved Domino Solitaire, otherwise none.
movelog-solved-left = { $left ->
    [0] Solved, with no tiles left.
    [one] Solved with { $left } column left.
   *[other] Solved with { $left } columns left.
}
# $left: tiles that are left.
movelog-unsolved-left = { $left ->
    [one] Game over, with { $left } tile left.
   *[other] Game over, with { $left } tiles left.
}
# The pips in a hand at the end of a round.
movelog-holds = { $who_is ->
    [you] { $pips ->
        [one] You hold { $pips } pip.
       *[other] You hold { $pips } pips.
    }
    [we] { $pips ->
        [one] { $who } hold { $pips } pip.
       *[other] { $who } hold { $pips } pips.
    }
    [one] { $pips ->
        [one] { $who } holds { $pips } pip.
       *[other] { $who } holds { $pips } pips.
    }
   *[many] { $pips ->
        [one] { $who } hold { $pips } pip.
       *[other] { $who } hold { $pips } pips.
    }
}
movelog-holds-counted = { $who_is ->
    [you] { $pips ->
        [one] You hold { $pips } pip, counted as { $counted }.
       *[other] You hold { $pips } pips, counted as { $counted }.
    }
    [we] { $pips ->
        [one] { $who } hold { $pips } pip, counted as { $counted }.
       *[other] { $who } hold { $pips } pips, counted as { $counted }.
    }
    [one] { $pips ->
        [one] { $who } holds { $pips } pip, counted as { $counted }.
       *[other] { $who } holds { $pips } pips, counted as { $counted }.
    }
   *[many] { $pips ->
        [one] { $who } hold { $pips } pip, counted as { $counted }.
       *[other] { $who } hold { $pips } pips, counted as { $counted }.
    }
}
# What a round brings a side.
movelog-gets = { $who_is ->
    [you] You get { $points }.
    [we] { $who } get { $points }.
    [one] { $who } gets { $points }.
   *[many] { $who } get { $points }.
}
# Points of a round without a winner. $points: 12 points, or 1 point.
movelog-waits = The winner of the next round also gets { $points }.
movelog-wins-match = { $who_is ->
    [you] You win the match.
    [we] { $who } win the match.
    [one] { $who } wins the match.
   *[many] { $who } win the match.
}
movelog-no-winner = The match is over without a winner.

# Solitaires. The tiles are laid out at the beginning.
movelog-set-out = The tiles are laid out.
# Baronet: players count along the row; a tile whose pips equal the count is removed.
movelog-counted-goes = { $count }: { $tile } is removed.
movelog-counted-stays = { $count }: { $tile } stays.
# Knock-Out: two tiles that meet at a joint of the line; joints are numbered from the left.
movelog-knocked-out = The tiles at joint { $joint } are removed.
# Domino Solitaire: columns are numbered from the left.
movelog-shifted = Tiles move from column { $source } to column { $target }.
movelog-revealed = Column { $column } shows { $tile }.

# What players say at the table: calls, and answers to questions. They stand for $word above.
movelog-word-claim = claim
movelog-word-muggins = muggins
movelog-word-domino = domino
movelog-word-perfect-ten = perfect ten
movelog-word-clockwise = clockwise
movelog-word-counterclockwise = counterclockwise
movelog-word-reverse = reverse
movelog-word-double = double
movelog-word-accept = accept
movelog-word-refuse = decline
movelog-word-pass = pass
# A move in a match of several players was taken back.
movelog-takes-back = { $who_is ->
    [you] You take back your last move.
    [we] { $who } take back your last move.
    [one] { $who } takes back their last move.
   *[many] { $who } take back their last move.
}
# One player gives another one time to think.
movelog-time-given = { $who_is ->
    [you] You give { $whom } more time.
   *[one] { $whom_is ->
        [you] { $who } gives you more time.
       *[one] { $who } gives { $whom } more time.
    }
}
# With more than two players a bot stands in.
movelog-time-bot = { $who_is ->
    [you] You ran out of time. A bot plays for you until you return.
   *[one] { $who } ran out of time. A bot plays until they return.
}
movelog-time-back = { $who_is ->
    [you] You are back in the match.
   *[one] { $who } is back in the match.
}
# A player who can't play lays a tile aside; others don't see which.
movelog-discards = { $who_is ->
    [you] You discard a tile.
    [we] { $who } discard a tile.
    [one] { $who } discards a tile.
   *[many] { $who } discard a tile.
}
movelog-discards-tile = { $who_is ->
    [you] You discard { $tile }.
    [we] { $who } discard { $tile }.
    [one] { $who } discards { $tile }.
   *[many] { $who } discard { $tile }.
}
movelog-hands-over = { $who_is ->
    [you] You pass the lead to your partner.
    [we] { $who } pass the lead to your partner.
    [one] { $who } passes the lead to their partner.
   *[many] { $who } pass the lead to their partner.
}
