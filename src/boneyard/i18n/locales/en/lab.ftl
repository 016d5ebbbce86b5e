# boneyard lab: rules compared. The names of the numbers, as rows of a table.
lab-moves = Moves per round
lab-choice = Choices per move
lab-blocked = Blocked rounds
lab-tied = Rounds without a clear winner
# How much more often the first player's side wins than its share.
lab-lead = Value of playing first
# The part of the points that the deal decides.
lab-luck = Luck of the deal
lab-how = { $rounds ->
    [one] { $rounds } random round of each game; ± is a 95% interval.
   *[other] { $rounds } random rounds of each game; ± is a 95% interval.
}
lab-chart = How the rules play
lab-warning-lead = { $game }: the side that plays first wins more than 70% of the decided rounds.
lab-warning-tied = { $game }: most rounds have no clear winner.
lab-warning-choice = { $game }: players hardly ever have a choice.
lab-warning-endless = { $game }: some rounds never seem to end.
