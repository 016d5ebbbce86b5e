play-lead = Salir con { $tile }
play-on = { $turn ->
    [right] Jugar { $tile } en { $end }, con la curva a la derecha
    [left] Jugar { $tile } en { $end }, con la curva a la izquierda
   *[none] Jugar { $tile } en { $end }
}
play-on-showing = { $turn ->
    [right] Jugar { $tile } en { $end }, que muestra { $shows }, con la curva a la derecha
    [left] Jugar { $tile } en { $end }, que muestra { $shows }, con la curva a la izquierda
   *[none] Jugar { $tile } en { $end }, que muestra { $shows }
}
play-knock-out = Quitar { $one } y { $two }
play-shift-new = Mover { $tile } a una columna nueva
play-shift = Mover { $tile } bajo la columna { $column }
play-finish = Terminar (todas las fichas están boca arriba)
play-stop = Parar aquí
play-pass = Pasar
play-draw = Robar una ficha
play-draw-owed = Robar una ficha (por el signo +)
play-take-owed = Tomar una ficha del jugador anterior (por el signo +)
play-flip = Dar la vuelta a la siguiente ficha
play-count = Contar { $count }
play-resign = Rendirse

play-question-direction = ¿En qué sentido se juega?
play-question-reverse = ¡Un doble! ¿Cambias el sentido?
play-question-double = ¡{ $tile }! ¿Desafías a doblar los puntos de esta ronda?
play-question-accept = ¡Te desafían! ¿Juegas esta ronda por el doble de puntos?
play-asked = Elige una respuesta.
play-answer-clockwise = Sentido horario ↻
play-answer-counterclockwise = Sentido antihorario ↺
play-answer-reverse = Cambiar el sentido
play-answer-leave = Mantener el sentido
play-answer-double = Desafiar
play-answer-no = No
play-answer-accept = Aceptar
play-answer-refuse = Rechazar (contar ya las manos)

play-call-claim = ¡Canto!
play-call-muggins = ¡Muggins!
play-call-domino = ¡Dominó!
play-call-perfect-ten = ¡Diez perfecto!
play-call-catch = ¡Atrapo a { $who }!

play-waiting = { $seats ->
    [one] Esperando jugadores: { $seats } asiento libre.
   *[other] Esperando jugadores: { $seats } asientos libres.
}
play-round-over = La ronda ha terminado.
play-dealing = Repartiendo…
play-your-turn = ¡Te toca!
play-getting-ready = { $who } se está preparando…
play-to-play = Le toca a { $who }
play-to-play-away = Le toca a { $who } (sin conexión)
play-solo-won = ¡Lo lograste!
play-solo-lost = Fin del juego.
play-match-won = { $who_is ->
    [you] ¡Ganas la partida!
    [we] ¡Tu equipo gana la partida!
    [one] { $who } gana la partida.
   *[many] { $who } ganan la partida.
}

play-ends = { $count ->
    [one] Extremo abierto: { $ends }.
   *[other] Extremos abiertos: { $ends }.
}
play-can = Puedes jugar { $tiles }.
play-can-tile = { $ways ->
    [one] { $key }: { $tile }
   *[other] { $key }: { $tile } de { $ways } maneras
}
play-press = Pulsa { $keys }.
play-key-draw = D para robar
play-key-flip = Enter para dar la vuelta a una ficha
play-key-count = Enter para seguir contando
play-key-pass = P para “{ $does }”
play-key-answer = { $key } para “{ $does }”
play-baronet = Siguiente ficha: { $tile }. Cuenta: { $count }.
play-in-line = { $tiles ->
    [one] { $tiles } ficha en la línea.
   *[other] { $tiles } fichas en la línea.
}
play-face-down = { $tiles ->
    [one] { $tiles } ficha boca abajo.
   *[other] { $tiles } fichas boca abajo.
}

play-shuffling = Mezclando las fichas…
play-shuffling-awaits = Esperando a que { $who } mezcle.
play-shuffling-away = Esperando a que { $who } (sin conexión) mezcle.

play-task-count = Cuenta a lo largo de la fila. Se retira cada ficha cuyos puntos coinciden con la cuenta.
play-task-knock = Quita dos fichas vecinas que coincidan.
play-task-columns = Mueve una ficha debajo de otra que coincida.
# $one and $two are the first and the last tile of a run, $tiles how many it has.
play-knock-out-run = Quitar { $tiles } fichas, de { $one } a { $two }
# A move: a button, or the second part of a sentence.
play-discard = Descartar { $tile }
play-hand-over = Ceder la salida a tu pareja
