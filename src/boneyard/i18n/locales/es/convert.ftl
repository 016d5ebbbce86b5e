convert-no-form = formato desconocido; se admiten { $forms }
convert-no-text = no es texto UTF-8
convert-line = { $form }, línea { $line }: no se puede leer { $text }
convert-spiel-deal = OpenSpiel reparte 14 fichas entre dos jugadores o 28 entre cuatro, no { $tiles }
convert-dominoes-hands = línea { $line }: antes de las jugadas faltan las cuatro manos y el jugador que empieza
convert-dominoes-moves = faltan las jugadas después de las últimas manos
convert-sheet-head = una hoja de puntuación debe empezar con la línea { $head }
convert-over = la partida termina tras la ronda { $round }, pero después viene otra ronda
convert-after-end = ronda { $round }, jugada { $number }: se juega el { $tile } cuando la ronda ya ha terminado
convert-not-turn = ronda { $round }, jugada { $number }: el asiento { $seat } juega el { $tile }, pero es el turno del asiento { $turn }
convert-not-legal = ronda { $round }, jugada { $number }: el asiento { $seat } no puede jugar ahí el { $tile }
convert-no-play = ronda { $round }: el otro formato no puede expresar { $move }
convert-other-game = { $form } admite { $games }, no { $game }
convert-other-option = { $form } necesita { $option } { $wanted }, pero esta partida tiene { $here }
convert-good = { $where }: { $form }, { $game }, { $rounds ->
    [one] 1 ronda terminada
   *[other] { $rounds } rondas terminadas
}; válido
