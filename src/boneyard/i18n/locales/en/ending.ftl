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
# $scores: 104 : 61, the winner's first.
ending-result = { $rounds ->
    [one] { $scores } in { $rounds } round
   *[other] { $scores } in { $rounds } rounds
}
ending-chart = Score by round
ending-analyse = Analyse
ending-share = Share
ending-copied = Link copied
# $who: the bot of the next level.
ending-next-level = Next level: { $who }
