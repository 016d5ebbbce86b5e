convert-no-form = no es ninguno de los formatos que se pueden leer: { $forms }
convert-no-text = no es un texto en UTF-8
convert-line = { $form }, línea { $line }: no se entiende { $text }
convert-spiel-deal = OpenSpiel reparte 14 fichas entre dos o 28 entre cuatro, no { $tiles }
convert-dominoes-hands = línea { $line }: antes de las jugadas van cuatro manos y quién sale
convert-dominoes-moves = después de las últimas manos no hay jugadas escritas
convert-sheet-head = una hoja de puntos empieza con la línea { $head }
convert-over = después de la ronda { $round } la partida ha terminado, pero sigue otra
convert-after-end = ronda { $round }, jugada { $number }: { $tile } se juega cuando la ronda ya ha terminado
convert-not-turn = ronda { $round }, jugada { $number }: { $tile } es del asiento { $seat }, pero le toca al asiento { $turn }
convert-not-legal = ronda { $round }, jugada { $number }: el asiento { $seat } no puede jugar ahí { $tile }
convert-no-play = ronda { $round }: el otro formato no sabe escribir { $move }
convert-other-game = { $form } conoce { $games }, no { $game }
convert-other-option = { $form } juega con { $option } { $wanted }, y esta partida con { $here }
convert-good = { $where }: { $form }, { $game }, { $rounds ->
    [one] una ronda terminada
   *[other] { $rounds } rondas terminadas
}; se puede leer y reproducir
