# Matches in forms of others. $form is what the form is called, as it is typed; seats, rounds and moves are
# counted as in a record. $forms: all there are.
convert-no-form = unknown format; supported formats are { $forms }
convert-no-text = not UTF-8 text
# $line is the number of a line, $text what stands there.
convert-line = { $form }, line { $line }: can't read { $text }
convert-spiel-deal = OpenSpiel deals 14 tiles to two players or 28 to four, not { $tiles }
convert-dominoes-hands = line { $line }: expected four hands and the starting player before the moves
convert-dominoes-moves = moves are missing after the last hands
convert-sheet-head = a score sheet must start with the line { $head }
# Moves that aren't possible here. $number counts the plays of a round.
convert-over = the match is over after round { $round }, but another round follows
convert-after-end = round { $round }, play { $number }: { $tile } is played after the end of the round
convert-not-turn = round { $round }, play { $number }: seat { $seat } plays { $tile }, but it is seat { $turn }'s turn
convert-not-legal = round { $round }, play { $number }: seat { $seat } can't play { $tile } there
convert-no-play = round { $round }: the other format can't express { $move }
# Rules that differ. $option is the name of an option, $wanted and $here its values; $games: names of games.
convert-other-game = { $form } supports { $games }, not { $game }
convert-other-option = { $form } needs { $option } { $wanted }, but this match has { $here }
# A file that is in order: what it is, which game, and how many rounds are finished.
convert-good = { $where }: { $form }, { $game }, { $rounds ->
    [one] 1 finished round
   *[other] { $rounds } finished rounds
}; valid
