# Mis partidas: una lista, y cómo salieron.

mymatches-title = Mis partidas
mymatches-stages = Mostrar
mymatches-yours = Tu turno
mymatches-waiting = Esperando a otros
mymatches-over = Terminadas
mymatches-game = Juego
mymatches-any-game = cualquiera
mymatches-who = Con quién
mymatches-search = Buscar
mymatches-pages = Páginas de la lista
mymatches-page = Página { $page }
mymatches-newer = Más recientes
mymatches-older = Más antiguas
mymatches-none = Aquí no hay nada todavía: siéntate y juega.
mymatches-found-none = Ninguna partida es así.
mymatches-replay-of = Repetición de { $game }, { $when }
mymatches-ended = terminada
mymatches-won = ganada
mymatches-lost = perdida
mymatches-score = { $won ->
    [yes] ganada, { $own } : { $other }
   *[no] perdida, { $own } : { $other }
}
mymatches-left = { $won ->
    [yes] ganada, quedan { $left }
   *[no] perdida, quedan { $left }
}
mymatches-left-par = { $won ->
    [yes] ganada, quedan { $left }; lo mejor posible: { $par }
   *[no] perdida, quedan { $left }; lo mejor posible: { $par }
}
mymatches-results = Cómo te ha ido
mymatches-counted = { $matches ->
    [one] Por ahora, una partida con ganador.
   *[other] Tus últimas { $matches } partidas con ganador.
}
mymatches-wins = Ganadas
mymatches-streak = Seguidas ahora
mymatches-longest = Mejor racha
mymatches-by-game = Juego por juego
mymatches-best = Lo mejor
mymatches-par = { $over ->
    [0] lo mejor posible { $times } de { $known } veces
   *[other] a { $over } de lo mejor posible
}

mymatches-habits = Lo que más te cuesta
mymatches-habits-from = { $matches ->
    [one] Según la única partida tuya que se analizó últimamente.
   *[other] Según las { $matches } partidas tuyas que se analizaron últimamente.
}
