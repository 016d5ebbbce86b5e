# Lo que se puede hacer en la mesa, y a quién le toca: botones, y lo que oye un lector de pantalla.

# Nombres de las jugadas: en botones, y en listas como "Pista: Jugar 6-4 en el extremo izquierdo".
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
play-knock-out = Eliminar { $one } y { $two }
play-shift-new = Mover { $tile } a una columna nueva
play-shift = Mover { $tile } bajo la columna { $column }
play-finish = Terminar: todas las fichas están boca arriba
play-stop = Parar aquí
play-pass = Pasar
play-draw = Robar una ficha
play-draw-owed = Robar por el más
play-take-owed = Tomar una ficha (más)
play-flip = Dar la vuelta a la siguiente ficha
play-count = Contar { $count }
play-resign = Rendirse

# Preguntas después de una jugada ($tile), y los botones que las responden.
play-question-direction = ¿En qué sentido se juega?
play-question-reverse = ¡Un doble! ¿Inviertes el sentido?
play-question-double = ¡{ $tile }! ¿Desafías a doblar los puntos de esta ronda?
play-question-accept = ¡Desafío! ¿Vale el doble esta ronda?
play-asked = Te toca responder.
play-answer-clockwise = Como el reloj ↻
play-answer-counterclockwise = Al contrario ↺
play-answer-reverse = Invertirlo
play-answer-leave = Dejarlo
play-answer-double = Desafiar
play-answer-no = No
play-answer-accept = Aceptar
play-answer-refuse = Rechazar: recuento

# Botones para cantar: gritos cortos.
play-call-claim = ¡Canto!
play-call-muggins = ¡Muggins!
play-call-domino = ¡Dominó!
play-call-perfect-ten = ¡Diez perfecto!
play-call-catch = ¡Atrapo a { $who }!

# A quién le toca: una línea en la mesa.
play-waiting = { $seats ->
    [one] Faltan jugadores: queda { $seats } asiento libre.
   *[other] Faltan jugadores: quedan { $seats } asientos libres.
}
play-round-over = La ronda ha terminado.
play-dealing = Se están repartiendo las fichas.
play-your-turn = Te toca.
play-getting-ready = { $who } se está preparando …
play-to-play = Le toca a { $who }.
play-to-play-away = Le toca a { $who }, pero ahora mismo no está.
play-solo-won = ¡Ganado!
play-solo-lost = Esta vez no ha salido.
play-match-won = { $who_is ->
    [you] La partida ha terminado: ¡ganas!
    [we] La partida ha terminado: ¡gana tu equipo!
    [one] La partida ha terminado: gana { $who }.
   *[many] La partida ha terminado: ganan { $who }.
}

# Lo que dice después un lector de pantalla cuando te toca.
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
play-key-pass = P: { $does }
play-key-answer = { $key }: { $does }
# Juegos para una sola persona.
play-baronet = La siguiente ficha es { $tile }, la cuenta es { $count }.
play-in-line = { $tiles ->
    [one] { $tiles } ficha en la línea.
   *[other] { $tiles } fichas en la línea.
}
play-face-down = { $tiles ->
    [one] { $tiles } ficha boca abajo.
   *[other] { $tiles } fichas boca abajo.
}

# Antes del primer reparto: el navegador de cada cual añade una semilla a la mezcla.
play-shuffling = Se están mezclando las fichas.
play-shuffling-awaits = Esperando a { $who } para mezclar.
play-shuffling-away = Esperando a { $who }, sin conexión ahora mismo, para mezclar.

play-task-count = Cuenta: cae la ficha que vale su número.
play-task-knock = Quita dos vecinas que coincidan.
play-task-columns = Cuelga donde coincidan arriba y abajo.
