# What an analysis found, as the command line prints it, and the picture that it draws.

analysis-at-work = analizando

analysis-of = { $game }: { $result }
analysis-won = resuelto
analysis-lost = fin del juego
analysis-open = sin terminar
analysis-score = { $who } { $score }
analysis-open-scores = { $scores }; sin terminar
analysis-won-by = { $who_is ->
    [one] { $scores }; ganó { $who }
   *[many] { $scores }; ganaron { $who }
}
analysis-nobody-won = { $scores }; sin ganador

analysis-player = jugador
analysis-choices = decisiones
analysis-best = mejores
analysis-given = pérdida
analysis-each = promedio
analysis-slips = imprec.
analysis-mistakes = errores
analysis-blunders = err. graves
analysis-deals = repartos
analysis-draws = robos

analysis-costly = Jugadas que más costaron
analysis-move = jugada
analysis-played = jugó
analysis-better = mejor
analysis-cost = costo
analysis-points = puntos
analysis-forgot = no cantó
analysis-slip = imprecisión
analysis-mistake = error
analysis-blunder = error grave
analysis-play = { $turn ->
    [right] { $tile }, { $place }, curva a la derecha
    [left] { $tile }, { $place }, curva a la izquierda
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
analysis-lead = { $tile }, salida
analysis-deal = reparto

analysis-turns = Momentos decisivos
analysis-what = qué pasó
analysis-for = bueno para
analysis-match = prob. de ganar
analysis-happened = { $who }: { $move }
analysis-by-chance = { $move } tomada al azar

analysis-note-alone = Pérdida y costo: cuántas fichas más quedan que en el mejor resultado posible si se conocieran todas las fichas. Promedio: lo mismo por decisión.
analysis-note = Las jugadas se numeran como ronda.jugada. Pérdida y costo: probabilidad de ganar que se pierde frente a la mejor jugada, en puntos porcentuales, según { $worlds } repartos posibles. Puntos: puntos perdidos en la ronda. Promedio: probabilidad de ganar perdida por decisión. Repartos y robos: suerte en puntos. Momentos decisivos: probabilidad de ganar con todas las manos a la vista. Más en docs/analysis.md.

analysis-chart = { $game }: probabilidad de ganar
analysis-chart-note = probabilidad de ganar tras cada jugada, con todas las manos a la vista
analysis-chart-alone = { $game }: ¿se podía ganar?
analysis-chart-note-alone = 100 %: se podía ganar
analysis-mark = { $quality ->
    [mistake] { $who }: { $move }, error; era mejor { $better }
   *[blunder] { $who }: { $move }, error grave; era mejor { $better }
}
analysis-not-fast = el motor rápido todavía no admite este juego, así que sus jugadas no se pueden analizar: { $why }
