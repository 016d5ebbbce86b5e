puzzles-bar = Problemas
puzzles-fewer = Encontrados { $found } de { $wanted }. Las rondas jugadas no dieron más.
puzzles-see-answer = Para ver la respuesta: { $command }
puzzles-for-one = { $game } es un solitario; no tiene problemas
puzzles-not-of = no hay problemas de { $game }: la mejor jugada no se deduce de lo que ve el jugador
puzzles-no-puzzle = problema no válido: { $why }
puzzles-other-moves = problema no válido: sus jugadas no son las permitidas
puzzles-changed = { $puzzle } ({ $game }): la solución era { $answer }, pero los análisis encontraron { $others }.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } problema analizado dos veces con { $worlds } repartos posibles;
   *[other] { $puzzles } problemas analizados dos veces cada uno con { $worlds } repartos posibles;
} { $changed ->
    [0] todas las soluciones se mantienen.
    [one] { $changed } solución ha cambiado.
   *[other] { $changed } soluciones han cambiado.
}

puzzles-title = Problemas
puzzles-what = Posiciones de rondas jugadas por bots, con una jugada claramente mejor que las demás, comprobada en miles de repartos posibles. Ves solo lo que veía el jugador.
puzzles-of-day-short = Problema del día
puzzles-of-the-day = Problema del día: { $game }
puzzles-question = Te toca. ¿Cuál es la mejor jugada? Dificultad { $grade } de { $grades }.
puzzles-how = Elige una ficha y pulsa el lugar donde quieres jugarla.
puzzles-streak = { $days ->
    [one] Racha: { $days } día.
   *[other] Racha: { $days } días.
}
puzzles-no-streak = Un problema nuevo cada día, igual para todos. Resuelve uno y empieza una racha.
puzzles-best-streak = { $days ->
    [one] Mejor racha: { $days } día.
   *[other] Mejor racha: { $days } días.
}
puzzles-solve = Resolver
puzzles-solve-game = Resolver problemas de { $game }
puzzles-by-game = Por juego
puzzles-done = { $done } de { $all } resueltos
puzzles-another = Siguiente problema de { $game }
puzzles-again = Intentar de nuevo
puzzles-none = No se encontró el problema.
puzzles-no-move = Esta jugada no es posible aquí.
puzzles-fits-nowhere = { $tile } no encaja en ningún sitio. Elige otra ficha.
puzzles-others = Otros jugadores
puzzles-holds = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
puzzles-you-have = Tú: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} · pozo: { $stock }
puzzles-hand = Tu mano
puzzles-right = ¡Correcto! Es la mejor jugada.
puzzles-wrong = No es la mejor jugada.
puzzles-best = Mejor jugada: { $move }
puzzles-against = Tu jugada: { $move }
puzzles-levels = Lo que juegan los bots
puzzles-level = Nivel
puzzles-plays = Jugada habitual
puzzles-finds = Encuentra la mejor jugada
puzzles-happened = Esta ronda hasta ahora
