art-face-down = boca abajo
art-last-played = { $tile } (última jugada)
art-playable = { $tile }, se puede jugar
art-play = jugar { $tile } ({ $move })
art-end = extremo abierto { $arm }: { $shows }
art-end-counts = extremo abierto { $arm }: { $shows }, cuenta { $count }
art-end-wants = extremo abierto { $arm }: { $shows }, pide { $wanted }
art-end-owed = extremo abierto { $arm }: { $shows }, hay que jugar aquí primero
art-open-ends = extremos abiertos
art-ends-sum = extremos abiertos: { $sum }
art-boneyard = { $tiles ->
    [one] pozo: { $tiles } ficha
   *[other] pozo: { $tiles } fichas
}
art-table = { $tiles ->
    [one] mesa, { $tiles } ficha
   *[other] mesa, { $tiles } fichas
}
art-a-table = Una mesa de dominó
art-moves = jugadas
art-hand-of = mano de { $who }
art-to-play = le toca
art-team = equipo { $number }
art-title-round = { $game }, ronda { $round }
art-film = Una ronda de { $game }
art-south = Sur
art-west = Oeste
art-north = Norte
art-east = Este
art-seat = Asiento { $number }
art-won = resuelto
art-lost = fin del juego
art-given-up = abandonado
art-won-left = { $left ->
    [one] resuelto en { $left } columna
   *[other] resuelto en { $left } columnas
}
art-lost-left = { $left ->
    [one] fin del juego, queda { $left } ficha
   *[other] fin del juego, quedan { $left } fichas
}
art-given-up-left = { $left ->
    [one] abandonado, queda { $left } ficha
   *[other] abandonado, quedan { $left } fichas
}
art-count = cuenta { $count }
art-tiles-down = { $tiles } boca abajo
art-tiles-left = { $tiles ->
    [one] queda { $tiles } ficha
   *[other] quedan { $tiles } fichas
}
art-no-fruit = ninguna fruta representa { $half }
art-no-colour = ningún color representa { $half }
art-only-colours = { $half } solo se puede mostrar en colores
art-no-set = juego de fichas desconocido: { $set }; elige entre double-6 … double-15, bendomino, fundomino
art-no-faces = cara de las fichas desconocida: { $faces }; elige entre { $known }
art-lane = { $open ->
    [yes] { $train }, abierto a todos
   *[no] { $train }
}
art-lane-open = abierto
