mymatches-title = Mis partidas
mymatches-stages = Mostrar
mymatches-yours = Tu turno
mymatches-waiting = Esperando a otros
mymatches-over = Terminadas
mymatches-game = Juego
mymatches-any-game = Todos
mymatches-who = Jugador
mymatches-search = Buscar
mymatches-pages = Páginas de la lista
mymatches-page = Página { $page }
mymatches-newer = Más recientes
mymatches-older = Más antiguas
mymatches-none = Aún no hay partidas. ¡Elige un juego y empieza!
mymatches-found-none = No se encontraron partidas.
mymatches-replay-of = Repetición de { $game }, { $when }
mymatches-ended = terminada
mymatches-won = ganada
mymatches-lost = perdida
mymatches-score = { $won ->
    [nobody] sin ganador, { $own } a { $other }
    [yes] ganada, { $own } a { $other }
   *[no] perdida, { $own } a { $other }
}
mymatches-rest = { $unit ->
    [columns] { $left ->
        [one] { $left } columna
       *[other] { $left } columnas
    }
    [hidden] { $left ->
        [one] { $left } ficha boca abajo
       *[other] { $left } fichas boca abajo
    }
   *[tiles] { $left ->
        [one] queda { $left } ficha
       *[other] quedan { $left } fichas
    }
}
mymatches-left = { $won ->
    [yes] { $left ->
        [0] resuelto
       *[other] resuelto, { mymatches-rest }
    }
   *[no] { mymatches-rest }
}
mymatches-left-par = { $won ->
    [yes] { $left ->
        [0] resuelto
       *[other] resuelto, { mymatches-rest } (lo mejor posible: { $par })
    }
   *[no] { mymatches-rest } (lo mejor posible: { $par })
}
mymatches-results = Estadísticas
mymatches-counted = { $matches ->
    [one] Según 1 partida terminada.
   *[other] Según tus últimas { $matches } partidas terminadas.
}
mymatches-wins = Victorias
mymatches-streak = Racha actual
mymatches-longest = Mejor racha
mymatches-by-game = Por juego
mymatches-best = Mejor resultado
mymatches-par = { $over ->
    [0] mejor resultado posible en { $times } de { $known } repartos
   *[other] { $unit ->
        [columns] { $over ->
            [one] { $over } columna más que el mejor resultado posible
           *[other] { $over } columnas más que el mejor resultado posible
        }
       *[tiles] { $over ->
            [one] { $over } ficha más que el mejor resultado posible
           *[other] { $over } fichas más que el mejor resultado posible
        }
    }
}

mymatches-habits = Tus errores más costosos
mymatches-habits-from = { $matches ->
    [one] Según tu última partida analizada.
   *[other] Según tus últimas { $matches } partidas analizadas.
}
