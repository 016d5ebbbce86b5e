# boneyard play: una partida en la terminal, línea a línea. Lo que se teclea no se traduce nunca.

terminal-with = { $game }, con { $who }.
terminal-alone = { $game }, un juego para una sola persona.
terminal-together = { $game }.
terminal-begin = Escribe una jugada como 6-4@2, o help.
terminal-player = Jugador { $number }

terminal-ends = Extremos abiertos: { $ends }.
terminal-end = { $shows } en { $end } (@{ $arm })
terminal-hand = Tu mano: { $tiles }.
terminal-face-down = { $tiles ->
    [one] Tu fila: { $known } y { $tiles } ficha boca abajo.
   *[other] Tu fila: { $known } y { $tiles } fichas boca abajo.
}
terminal-others = { $stock ->
    [0] { $others }; el pozo está vacío.
   *[other] { $others }; { $stock } en el pozo.
}
terminal-holds = { $tiles ->
    [one] { $who }: { $tiles } ficha
   *[other] { $who }: { $tiles } fichas
}
terminal-row = En fila: { $tiles }.
terminal-column = Columna { $column }: { $down } boca abajo; boca arriba: { $tiles }

terminal-lead = Salida: { $tiles }
terminal-arm = @{ $arm }, { $end }: { $tiles }
terminal-nothing-lies = Todavía no hay nada en la mesa.

terminal-scores = Marcador: { $scores }.
terminal-score = { $who_is ->
    [you] tú { $points }
   *[one] { $who } { $points }
}

terminal-prompt = Tu jugada:
terminal-prompt-of = { $who }, tu jugada:
terminal-next-round = Enter reparte la ronda siguiente:
terminal-call-prompt = Canta algo, o Enter para seguir:
terminal-once-more = Undo deshace la última jugada, Enter termina el juego:
terminal-hand-over = Le toca a { $who }. Pasa el teclado; { $who } pulsa Enter:
terminal-save-ask = Archivo en el que guardar la partida (Enter: ninguno):
terminal-saved = La partida queda guardada en { $file }.
terminal-left = Dejas la partida.

terminal-wrong = No: { $why }.
terminal-no-number = no hay jugada { $number }, hay { $moves }
terminal-ways = { $tile } se puede jugar de varias maneras: escribe { $moves }
terminal-not-now = no te toca; escribe help, o Enter para seguir
terminal-no-call = eso no se puede cantar aquí
terminal-no-undo = solo en los juegos para una persona se deshacen jugadas
terminal-nothing-to-undo = no hay nada que deshacer
terminal-undone = Deshecha.
terminal-hint-turn = Hay pistas cuando te toca.
terminal-hands-many = --hands { $hands } son más que los { $players } que juegan
terminal-bots-many = se nombran { $bots } bots, pero hay sitio para { $room }
terminal-names = --names quiere hasta { $hands } nombres distintos, separados por comas
terminal-name = { $name } no es un nombre: necesita de 1 a { $most } letras

terminal-help-move = Una jugada se escribe como 6-4@2: la mitad que toca, la otra mitad y el número del extremo. Basta la ficha sola si solo encaja de una manera, y también su número en la lista de jugadas.
terminal-help-words = Otras jugadas son palabras: draw, pass, flip, next, knock 3, 5-3>2, resign. Si solo hay una jugada, Enter la hace.
terminal-help-calls = Lo que notas lo cantas: { $calls }. Si varias personas comparten el teclado, detrás va el número de quien canta: muggins 2.
terminal-help-hint = la mejor jugada, y por qué
terminal-help-moves = todo lo que puedes hacer, con números
terminal-help-table = todas las fichas de la mesa
terminal-help-log = lo que ha pasado
terminal-help-score = los puntos de cada cual
terminal-help-rules = cómo se juega
terminal-help-undo = deshace la última jugada
terminal-help-help = estas líneas
terminal-help-quit = deja la partida

terminal-key-play = jugar
terminal-key-hint = pista
terminal-key-next = ronda siguiente
terminal-key-undo = deshacer
terminal-key-rules = reglas
terminal-key-quit = salir
terminal-key-back = Esc: volver a la mesa
terminal-over = La partida ha terminado.
terminal-thinking = Pensando …
terminal-no-screen = Para ver la mesa en la pantalla, { $install }. Aquí va línea a línea.
