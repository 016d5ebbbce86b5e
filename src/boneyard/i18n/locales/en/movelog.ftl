# What happened in a match, as its log, its report and a screen reader tell it: a sentence each.
#
# $who is one player or several, as a list; $who_is tells how to speak of them:
#   you   the one who reads, alone          we    the reader and others: "You and your partner"
#   one   one other player, by name         many  several others: "Mabel, Otto and Ravi"
# $tile is a tile, such as 5-6, sometimes with what it shows: 5-6 (5 strawberries and 6 cherries).

# The beginning of a round. $each: tiles that each gets; $stock: tiles in the boneyard.
movelog-dealt = The tiles are dealt.
movelog-dealt-each = The tiles are dealt, { $each } each.
movelog-dealt-stock = The tiles are dealt, { $stock } in the boneyard.
movelog-dealt-each-stock = The tiles are dealt, { $each } each, { $stock } in the boneyard.
# Who begins was drawn by lot.
movelog-drew-lead = { $who_is ->
    [you] You drew the lead.
    [we] { $who } drew the lead.
    [one] { $who } drew the lead.
   *[many] { $who } drew the lead.
}
# A tile that lies on the table before anybody has played.
movelog-lies-open = { $tile } lies open at the start.
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
# Several tiles drawn one after the other ($count, two at least); $tiles: all of them, for who may see them.
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
# The same, for those who may not see which.
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
    [you] Your train is open to everybody.
    [we] { $who } open their trains to everybody.
    [one] The train of { $who } is open to everybody.
   *[many] The trains of { $who } are open to everybody.
}
movelog-unmarked = { $who_is ->
    [you] Your train is your own again.
    [we] { $who } have their trains to themselves again.
    [one] The train of { $who } is closed again.
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
    [you] You are asked: { $answers }?
    [we] { $who } are asked: { $answers }?
    [one] { $who } is asked: { $answers }?
   *[many] { $who } are asked: { $answers }?
}
# The answer; $word as below.
movelog-says = { $who_is ->
    [you] You say { $word }.
    [we] { $who } say { $word }.
    [one] { $who } says { $word }.
   *[many] { $who } say { $word }.
}
movelog-staked = The round's end counts double.
# $word as below: domino, muggins.
movelog-calls = { $who_is ->
    [you] You call { $word }.
    [we] { $who } call { $word }.
    [one] { $who } calls { $word }.
   *[many] { $who } call { $word }.
}
# Somebody has forgotten to call, and is caught at it; $caught_is is you or one.
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
    [you] You score { $points }, left unclaimed by the play before.
    [we] { $who } score { $points }, left unclaimed by the play before.
    [one] { $who } scores { $points }, left unclaimed by the play before.
   *[many] { $who } score { $points }, left unclaimed by the play before.
}
# A play that ended the round made a perfect ten, which needs no call then.
movelog-scores-last-ten = { $who_is ->
    [you] You score { $points } for a perfect ten.
    [we] { $who } score { $points } for a perfect ten.
    [one] { $who } scores { $points } for a perfect ten.
   *[many] { $who } score { $points } for a perfect ten.
}
# Somebody had to pass on this side's play: it brings points at once.
movelog-scores-pass = { $who_is ->
    [you] You score { $points } for the pass.
    [we] { $who } score { $points } for the pass.
    [one] { $who } scores { $points } for the pass.
   *[many] { $who } score { $points } for the pass.
}
# The same, but the points would win the match, and no match is won by passes.
movelog-pass-wins-nothing = { $who_is ->
    [you] No match is won by passes: you score nothing.
    [we] No match is won by passes: { $who } score nothing.
    [one] No match is won by passes: { $who } scores nothing.
   *[many] No match is won by passes: { $who } score nothing.
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
    [you] You would pass the target and score nothing.
    [we] { $who } would pass the target and score nothing.
    [one] { $who } would pass the target and scores nothing.
   *[many] { $who } would pass the target and score nothing.
}
# All tiles played, while the others go on.
movelog-finished = { $who_is ->
    [you] You have finished.
    [we] { $who } have finished.
    [one] { $who } has finished.
   *[many] { $who } have finished.
}
# How a round ended.
# All tiles played.
movelog-out = { $who_is ->
    [you] You are out.
    [we] { $who } are out.
    [one] { $who } is out.
   *[many] { $who } are out.
}
movelog-target = { $who_is ->
    [you] You make the target.
    [we] { $who } make the target.
    [one] { $who } makes the target.
   *[many] { $who } make the target.
}
movelog-resigned = { $who_is ->
    [you] You give up.
    [we] { $who } give up.
    [one] { $who } gives up.
   *[many] { $who } give up.
}
movelog-timeout = { $who_is ->
    [you] Your time has run out, and so you have lost the match.
    [we] { $who } have run out of time, and so have lost the match.
    [one] { $who } has run out of time, and so has lost the match.
   *[many] { $who } have run out of time, and so have lost the match.
}
movelog-abandoned = Nobody has gone on with the match for a long time: it is closed, and nobody has won.
movelog-blocked = The round is blocked.
movelog-refused = The challenge is refused, the round is over.
movelog-round-over = The round is over.
# A game for one.
movelog-solved = The game is won.
movelog-unsolved = The game is lost.
# $left: tiles that are left.
movelog-solved-left = The game is won, with { $left } left.
movelog-unsolved-left = The game is lost, with { $left } left.
# The pips in a hand at the end of a round.
movelog-holds = { $who_is ->
    [you] You hold { $pips }.
    [we] { $who } hold { $pips }.
    [one] { $who } holds { $pips }.
   *[many] { $who } hold { $pips }.
}
movelog-holds-counted = { $who_is ->
    [you] You hold { $pips }, counted as { $counted }.
    [we] { $who } hold { $pips }, counted as { $counted }.
    [one] { $who } holds { $pips }, counted as { $counted }.
   *[many] { $who } hold { $pips }, counted as { $counted }.
}
# What a round brings a side.
movelog-gets = { $who_is ->
    [you] You get { $points }.
    [we] { $who } get { $points }.
    [one] { $who } gets { $points }.
   *[many] { $who } get { $points }.
}
# Points of a round that nobody won. $points: 12 points, or 1 point.
movelog-waits = { $points } wait for whoever wins the next round.
movelog-wins-match = { $who_is ->
    [you] You win the match.
    [we] { $who } win the match.
    [one] { $who } wins the match.
   *[many] { $who } win the match.
}
movelog-no-winner = The match is over, with no winner.

# Games for one. The tiles are laid out at the beginning.
movelog-set-out = The tiles are laid out.
# Baronet: it is counted along the row; a tile whose pips are the count goes.
movelog-counted-goes = { $count }: { $tile } goes.
movelog-counted-stays = { $count }: { $tile } stays.
# Knock Out: two tiles that meet at a joint of the line; joints are numbered from the left.
movelog-knocked-out = The tiles at joint { $joint } are knocked out.
# Domino Solitaire: columns are numbered from the left.
movelog-shifted = Tiles go from column { $source } to column { $target }.
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
movelog-word-refuse = refuse
movelog-word-pass = pass
# A move at a table of several was taken back.
movelog-takes-back = { $who_is ->
    [you] You take your last move back.
    [we] { $who } take their last move back.
    [one] { $who } takes the last move back.
   *[many] { $who } take their last move back.
}
# One player gives another one time to think.
movelog-time-given = { $who_is ->
    [you] You give { $whom } time.
   *[one] { $whom_is ->
        [you] { $who } gives you time.
       *[one] { $who } gives { $whom } time.
    }
}
# Where more than two play: a bot goes on for somebody.
movelog-time-bot = { $who_is ->
    [you] Your time has run out: a bot plays for you until you come back.
   *[one] { $who } has run out of time: a bot plays until they come back.
}
movelog-time-back = { $who_is ->
    [you] You are back, and play yourself again.
   *[one] { $who } is back, and plays again.
}
