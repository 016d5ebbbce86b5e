# Problemas: lo que dice `boneyard puzzle`.
puzzles-bar = Problemas
puzzles-fewer = Hay { $found } de { $wanted }: estos juegos no dan más en las rondas que se jugaron.
puzzles-for-one = { $game } es un juego para una persona: no tiene problemas.
puzzles-not-of = No hay problemas de { $game }: lo que se ve no dice cuál es la mejor jugada.
puzzles-no-puzzle = Esto no es un problema: { $why }.
puzzles-other-moves = Esto no es un problema: las jugadas que cuenta no son las permitidas.
puzzles-changed = { $puzzle } ({ $game }): la solución era { $answer }, las búsquedas encontraron { $others }.
puzzles-checked = { $puzzles ->
    [one] { $puzzles } problema buscado dos veces en { $worlds } mundos;
   *[other] { $puzzles } problemas buscados dos veces cada uno en { $worlds } mundos;
} { $changed ->
    [0] todas las soluciones se mantienen.
    [one] { $changed } solución ha cambiado.
   *[other] { $changed } soluciones han cambiado.
}

puzzles-title = Problemas
puzzles-what = Posiciones de partidas reales en las que una jugada es claramente la mejor: la encontró la búsqueda, comprobada en miles de repartos posibles. Ves lo que se veía desde ese asiento, y nada más.
puzzles-of-day-short = Problema del día
puzzles-of-the-day = Problema del día: { $game }
puzzles-question = Es tu turno: ¿cuál es la mejor jugada? Dificultad { $grade } de { $grades }.
puzzles-streak = { $days ->
    [one] Racha: { $days } día.
   *[other] Racha: { $days } días.
}
puzzles-no-streak = Uno nuevo cada día, igual en todas partes. Resuélvelo hoy, y mañana ya será una racha.
puzzles-best-streak = { $days ->
    [one] Tu racha más larga: { $days } día.
   *[other] Tu racha más larga: { $days } días.
}
puzzles-solve = Resolver
puzzles-solve-game = Resolver problemas de { $game }
puzzles-by-game = Por juego
puzzles-done = { $done } de { $all } resueltos
puzzles-another = Otro de { $game }
puzzles-again = Verlo otra vez
puzzles-none = No existe ese problema.
puzzles-no-move = Esa jugada no es posible aquí.
puzzles-fits-nowhere = { $tile } no encaja ahora en ningún sitio. Toma otra ficha.
puzzles-others = Las demás personas de la mesa
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
puzzles-right = ¡Sí, es la mejor jugada!
puzzles-wrong = No es la mejor jugada.
puzzles-best = La mejor: { $move }
puzzles-against = La tuya: { $move }
puzzles-levels = Lo que jugarían los niveles
puzzles-level = Nivel
puzzles-plays = Suele jugar
puzzles-finds = La encuentra
puzzles-happened = Lo que ha pasado en esta ronda
