# The end of a round and of a match. $who, $who_is: see movelog.ftl.
ending-round-won = { $who_is ->
    [you] You win the round!
    [we] { $who } win the round!
    [one] { $who } wins the round!
   *[many] { $who } win the round!
}
# The player who has played the last tile.
ending-went-out = { $who_is ->
    [you] Domino! You played your last tile.
    [we] Domino! { $who } played your last tile.
    [one] Domino! { $who } played their last tile.
   *[many] Domino! { $who } played their last tile.
}
# Shown large for a moment when a player plays their last tile.
ending-domino = Domino!
# $scores: 104 : 61, the winner's first.
ending-result = { $rounds ->
    [one] { $scores } in { $rounds } round
   *[other] { $scores } in { $rounds } rounds
}
ending-chart = Score by round
ending-analyse = Analyse
ending-share = Share
# A dialog with a picture of the final table.
ending-share-title = Share this match
ending-picture = The final table, with names and scores
ending-download = Download picture
ending-copy-link = Copy link
ending-share-link = Share link
# $who: the bot of the next level.
ending-next-level = Next level: { $who }
# $round: its number. $move: what was played: a tile, or the label of the move. $lead: by how many per cent of
# the chance to win the match it was above the next best choice.
ending-moves = Key moves
ending-moves-wait = Looking for your best and costliest moves…
ending-find-moves = Show my best and costliest moves
ending-best = Best
ending-costly = Costliest
ending-best-move = Round { $round }: { $move } (+{ $lead }% win chance over the next best move)
# $cost: how many per cent of the chance to win it cost. $better: the move that was best.
ending-costly-move = Round { $round }: { $move } (−{ $cost }% win chance). Better: { $better }.
