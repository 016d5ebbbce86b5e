convert-no-form = dit is geen vorm die te lezen is: { $forms }
convert-no-text = dit is geen tekst in UTF-8
convert-line = { $form }, regel { $line }: { $text } is niet te lezen
convert-spiel-deal = OpenSpiel deelt 14 stenen aan twee of 28 aan vier spelers, geen { $tiles }
convert-dominoes-hands = regel { $line }: vóór de zetten staan vier handen en wie begint
convert-dominoes-moves = na de laatste handen staan geen zetten
convert-sheet-head = een scoreblad begint met de regel { $head }
convert-over = na ronde { $round } is de partij afgelopen, maar er volgt nog een ronde
convert-after-end = ronde { $round }, zet { $number }: { $tile } wordt gelegd als de ronde al afgelopen is
convert-not-turn = ronde { $round }, zet { $number }: { $tile } is van plaats { $seat }, maar plaats { $turn } is aan de beurt
convert-not-legal = ronde { $round }, zet { $number }: plaats { $seat } kan { $tile } daar niet leggen
convert-no-play = ronde { $round }: de andere vorm heeft geen woord voor { $move }
convert-other-game = { $form } kent { $games }, niet { $game }
convert-other-option = { $form } speelt met { $option } { $wanted }, en deze partij met { $here }
convert-good = { $where }: { $form }, { $game }, { $rounds ->
    [one] één ronde afgelopen
   *[other] { $rounds } rondes afgelopen
}; te lezen en na te spelen
