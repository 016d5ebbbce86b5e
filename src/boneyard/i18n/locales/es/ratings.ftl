ratings-line = Juegos de una línea
ratings-spinner = Juegos con cruce y múltiplos de cinco
ratings-curved = Fichas curvas
ratings-pairs = Juegos por parejas
ratings-player = Jugador
ratings-rating = Puntuación
ratings-matches = Partidas
ratings-how = Solo aparecen jugadores con suficientes partidas; ± es un intervalo del 95 %. { $left ->
    [0] Todos los resultados cuentan.
    [one] Se excluyó un resultado.
   *[other] Se excluyeron { $left } resultados.
}
ratings-unread = la línea { $line } no es un resultado: { $why }
ratings-no-result = la línea { $line } no es un resultado: se necesitan dos bandos o más, cada uno con un jugador y un puesto
ratings-no-text = el archivo de resultados no es texto UTF-8
ratings-which = indica un archivo de resultados, o la base de datos de un servidor con --db
