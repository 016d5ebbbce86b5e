hinttable-move = jugada
hinttable-points = puntos
hinttable-wins = ronda
hinttable-why = motivo
hinttable-match = partida
