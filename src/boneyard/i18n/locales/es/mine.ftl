# Mis partidas: una lista, y cómo salieron.

mine-title = Mis partidas
mine-stages = Mostrar
mine-yours = Tu turno
mine-waiting = Esperando a otros
mine-over = Terminadas
mine-game = Juego
mine-any-game = cualquiera
mine-who = Con quién
mine-search = Buscar
mine-pages = Páginas de la lista
mine-page = Página { $page }
mine-newer = Más recientes
mine-older = Más antiguas
mine-none = Aquí no hay nada todavía: siéntate y juega.
mine-found-none = Ninguna partida es así.
mine-replay-of = Repetición de { $game }, { $when }
mine-ended = terminada
mine-won = ganada
mine-lost = perdida
mine-score = { $won ->
    [yes] ganada, { $own } : { $other }
   *[no] perdida, { $own } : { $other }
}
mine-left = { $won ->
    [yes] ganada, quedan { $left }
   *[no] perdida, quedan { $left }
}
mine-left-par = { $won ->
    [yes] ganada, quedan { $left }; lo mejor posible: { $par }
   *[no] perdida, quedan { $left }; lo mejor posible: { $par }
}
mine-results = Cómo te ha ido
mine-counted = { $matches ->
    [one] Por ahora, una partida con ganador.
   *[other] Tus últimas { $matches } partidas con ganador.
}
mine-wins = Ganadas
mine-streak = Seguidas ahora
mine-longest = Mejor racha
mine-by-game = Juego por juego
mine-best = Lo mejor
mine-par = { $over ->
    [0] lo mejor posible { $times } de { $known } veces
   *[other] a { $over } de lo mejor posible
}

mine-habits = Lo que más te cuesta
mine-habits-from = { $matches ->
    [one] Según la única partida tuya que se analizó últimamente.
   *[other] Según las { $matches } partidas tuyas que se analizaron últimamente.
}
