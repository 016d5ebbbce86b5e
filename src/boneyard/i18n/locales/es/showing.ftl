showing-move = jugada
showing-points = puntos
showing-wins = gana
showing-why = por qué
showing-match = partida
