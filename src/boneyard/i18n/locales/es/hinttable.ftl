hinttable-move = jugada
hinttable-points = puntos
hinttable-wins = prob. ronda
hinttable-why = motivo
hinttable-match = prob. partida
