# What an analysis found, as the command line prints it, and the picture that it draws.

analysis-at-work = analizando

analysis-of = { $game }: { $result }
analysis-won = se ganó
analysis-lost = se perdió
analysis-open = sin terminar
analysis-score = { $who } { $score }
analysis-open-scores = { $scores }; sin terminar
analysis-won-by = { $who_is ->
    [one] { $scores }; ganó { $who }
   *[many] { $scores }; ganaron { $who }
}
analysis-nobody-won = { $scores }; no ganó nadie

analysis-player = quién
analysis-choices = veces
analysis-best = bien
analysis-given = perdido
analysis-each = cada
analysis-slips = desliz
analysis-mistakes = error
analysis-blunders = grave
analysis-deals = reparto
analysis-draws = robo

analysis-costly = Lo que más costó
analysis-move = jugada
analysis-played = jugó
analysis-better = mejor
analysis-cost = coste
analysis-points = puntos
analysis-forgot = no cantó
analysis-slip = desliz
analysis-mistake = error
analysis-blunder = error grave
analysis-play = { $turn ->
    [right] { $tile }, { $place }, hacia la derecha
    [left] { $tile }, { $place }, hacia la izquierda
   *[none] { $tile }, { $place }
}
analysis-place = { $end ->
    [left] izquierda
    [right] derecha
    [upper] arriba
    [lower] abajo
    [only] extremo abierto
    [train] tren { $number }
    [mexican] tren mexicano
   *[numbered] extremo { $number }
}
analysis-lead = { $tile }, de salida
analysis-deal = el reparto

analysis-turns = Dónde cambió
analysis-what = qué pasó
analysis-for = bueno para
analysis-match = partida
analysis-happened = { $who }: { $move }
analysis-by-chance = { $move } se toma al azar

analysis-note-alone = Perdido y coste: fichas que quedan, frente a lo mejor que era posible con todas las fichas conocidas.
analysis-note = Las jugadas se numeran ronda.jugada. Veces: cuántas se pudo elegir; bien: cuántas se eligió lo mejor; desliz, error, grave: cuántos hubo. Perdido y coste: probabilidad de ganar la partida, en centésimas, frente a la mejor jugada, sobre { $worlds } manos que no se podían descartar; puntos: lo que costó en la ronda. Reparto y robo: suerte, en puntos; partida: la probabilidad de ganarla, con todas las manos a la vista. docs/analysis.md cuenta el resto.

analysis-chart = { $game }: quién iba por delante
analysis-chart-note = probabilidad de ganar la partida tras cada jugada, con las manos a la vista
analysis-chart-alone = { $game }: si todavía se podía ganar
analysis-chart-note-alone = 100 %: se podía ganar
analysis-mark = { $quality ->
    [mistake] { $who }: { $move }, un error; mejor { $better }
   *[blunder] { $who }: { $move }, un error grave; mejor { $better }
}
analysis-not-fast = este juego aún no tiene motor rápido, así que sus jugadas no se pueden valorar: { $why }
