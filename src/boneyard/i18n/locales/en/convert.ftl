# Matches in forms of others. $form is what the form is called, as it is typed; seats, rounds and moves are
# counted as in a record. $forms: all there are.
convert-no-form = this is none of the forms that can be read: { $forms }
convert-no-text = this is no text in UTF-8
# $line is the number of a line, $text what stands there.
convert-line = { $form }, line { $line }: { $text } can't be read
convert-spiel-deal = OpenSpiel deals 14 tiles to two players or 28 to four, not { $tiles }
convert-dominoes-hands = line { $line }: before the moves stand four hands and who starts
convert-dominoes-moves = after the last hands no moves are written
convert-sheet-head = a score sheet begins with the line { $head }
# Moves that aren't possible here. $number counts the plays of a round.
convert-over = after round { $round } the match is over, but another follows
convert-after-end = round { $round }, play { $number }: { $tile } is played after the end of the round
convert-not-turn = round { $round }, play { $number }: { $tile } is seat { $seat }'s play, but it is the turn of seat { $turn }
convert-not-legal = round { $round }, play { $number }: seat { $seat } can't play { $tile } there
convert-no-play = round { $round }: the other form has no word for { $move }
# Rules that differ. $option is the name of an option, $wanted and $here its values; $games: names of games.
convert-other-game = { $form } knows { $games }, not { $game }
convert-other-option = { $form } plays with { $option } { $wanted }, and this match with { $here }
# A file that is in order: what it is, which game, and how many rounds are finished.
convert-good = { $where }: { $form }, { $game }, { $rounds ->
    [one] one finished round
   *[other] { $rounds } finished rounds
}; it can be read and played
