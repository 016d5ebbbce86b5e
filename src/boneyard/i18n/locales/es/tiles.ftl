tiles-no-half = { $text } no es una mitad de ficha
tiles-no-tile = { $text } no es una ficha; escribe una ficha como 6-4
tiles-set-unread = no se puede leer el juego de fichas { $set }: { $why }
tiles-set-twice = el juego de fichas { $set } tiene { $tile } dos veces
tiles-set-empty = el juego de fichas { $set } no tiene fichas
tiles-set-count = { $listed ->
    [one] el juego de fichas { $set } trae { $listed } ficha, pero su count dice { $count }
   *[other] el juego de fichas { $set } trae { $listed } fichas, pero su count dice { $count }
}
tiles-set-tile = el juego de fichas { $set }: { $why }
tiles-set-double = el juego de fichas { $set }: el doble { $tile } se curva hacia cualquier lado (either), no { $turn }
tiles-set-turn = el juego de fichas { $set }: { $tile } se curva a la derecha (right) o a la izquierda (left), no { $turn }
tiles-key-twice = tiene { $key } dos veces
