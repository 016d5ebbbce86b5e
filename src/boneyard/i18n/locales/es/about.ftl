about-alone = solitario
about-players = { $players } jugadores
about-teams = { $players } jugadores, por equipos
about-double = doble { $most }
about-doubles = doble { $least } a doble { $most }
about-curved = { $tiles } fichas curvas
about-first-to = a { $target } puntos
about-loser-at = pierde quien llega a { $target } puntos
about-exactly = a { $target } puntos exactos
about-rounds =
    { $rounds ->
        [1] una ronda
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
about-ages = a partir de { $age } años
about-all-ages = para todas las edades
about-minutes = { $least }–{ $most } minutos
about-book = reglas de { $book }
about-world = se juega en todo el mundo
