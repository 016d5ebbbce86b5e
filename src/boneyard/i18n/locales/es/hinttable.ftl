hinttable-move = jugada
hinttable-points = puntos
hinttable-wins = gana
hinttable-why = por qué
hinttable-match = partida
