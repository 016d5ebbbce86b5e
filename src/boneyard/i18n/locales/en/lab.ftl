# boneyard lab: rules compared, for inventors. The names of the numbers, as rows of a table.
lab-moves = Moves a round
lab-choice = Moves to choose from
lab-blocked = Rounds blocked
lab-tied = Rounds without one winner
# How much more often the leader's side wins than its share.
lab-lead = What the lead is worth
# The part of the points that the deal decides.
lab-luck = Luck of the deal
lab-how = { $rounds } rounds of each, played by chance, every deal several times; ± holds in 95 of 100 cases.
lab-chart = How rules play
lab-warning-lead = { $game }: whoever leads wins more than 70 % of the rounds.
lab-warning-tied = { $game }: most rounds have no winner.
lab-warning-choice = { $game }: there is hardly anything to choose.
lab-warning-endless = { $game }: some rounds never seem to end.
