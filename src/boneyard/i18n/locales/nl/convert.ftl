convert-no-form = onbekend formaat; ondersteund zijn { $forms }
convert-no-text = geen UTF-8-tekst
convert-line = { $form }, regel { $line }: kan { $text } niet lezen
convert-spiel-deal = OpenSpiel deelt 14 stenen aan twee of 28 aan vier spelers, niet { $tiles }
convert-dominoes-hands = regel { $line }: vóór de zetten moet staan welke vier handen er zijn en wie begint
convert-dominoes-moves = na de laatste handen ontbreken de zetten
convert-sheet-head = een scoreblad moet beginnen met de regel { $head }
convert-over = na ronde { $round } is de partij voorbij, maar er volgt nog een ronde
convert-after-end = ronde { $round }, zet { $number }: { $tile } wordt gelegd nadat de ronde is afgelopen
convert-not-turn = ronde { $round }, zet { $number }: plaats { $seat } legt { $tile }, maar plaats { $turn } is aan de beurt
convert-not-legal = ronde { $round }, zet { $number }: plaats { $seat } mag { $tile } niet leggen aan het genoemde eind
convert-no-play = ronde { $round }: het andere formaat kan { $move } niet uitdrukken
convert-other-game = { $form } ondersteunt { $games }, niet { $game }
convert-other-option = { $form } vereist { $option } { $wanted }, maar deze partij heeft { $here }
convert-good = { $where }: { $form }, { $game }, { $rounds ->
    [one] 1 gespeelde ronde
   *[other] { $rounds } gespeelde rondes
}; geldig
