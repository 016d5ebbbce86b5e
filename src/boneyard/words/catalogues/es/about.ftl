# Datos de un juego, en pocas palabras.

about-alone = una persona
about-players = { $players } jugadores
about-teams = { $players } jugadores, en equipos
about-double = doble { $most }
about-doubles = doble { $least } … { $most }
about-curved = { $tiles } fichas curvas
about-first-to = a { $target } puntos
about-exactly = exactamente { $target } puntos
about-rounds = { $rounds ->
    [1] una ronda
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
about-ages = desde { $age } años
about-all-ages = para todas las edades
about-minutes = { $least }–{ $most } minutos
about-book = según las reglas de { $book }
