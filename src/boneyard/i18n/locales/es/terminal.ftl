# boneyard play: una partida en la terminal, línea a línea. Lo que se teclea no se traduce nunca.

terminal-with = { $game }, con { $who }.
terminal-alone = { $game }, solitario.
terminal-together = { $game }.
terminal-begin = Escribe una jugada como 6-4@2, o help.
terminal-player = Jugador { $number }

terminal-ends = Extremos abiertos: { $ends }.
terminal-end = { $shows } en { $end } (@{ $arm })
terminal-hand = Tu mano: { $tiles }.
terminal-face-down = { $up ->
    [0] { $tiles ->
        [one] Tu fila: { $tiles } ficha boca abajo.
       *[other] Tu fila: { $tiles } fichas boca abajo.
    }
   *[other] { $tiles ->
        [one] Tu fila: { $known } y { $tiles } ficha boca abajo.
       *[other] Tu fila: { $known } y { $tiles } fichas boca abajo.
    }
}
terminal-others = { $stock ->
    [0] { $others }; el pozo está vacío.
   *[other] { $others }; { $stock } en el pozo.
}
terminal-holds = { $tiles ->
    [one] { $who }: { $tiles } ficha
   *[other] { $who }: { $tiles } fichas
}
terminal-row = Fila: { $tiles }.
terminal-column = Columna { $column }: { $down } boca abajo; boca arriba: { $tiles }

terminal-lead = Salida: { $tiles }
terminal-arm = @{ $arm }, { $end }: { $tiles }
terminal-nothing-lies = Todavía no hay fichas en la mesa.

terminal-scores = Marcador: { $scores }.
terminal-score = { $who_is ->
    [you] tú { $points }
   *[one] { $who } { $points }
}

terminal-prompt = Tu jugada:
terminal-prompt-of = { $who }, tu jugada:
terminal-next-round = Pulsa Enter para la siguiente ronda:
terminal-call-prompt = Canta algo o pulsa Enter para seguir:
terminal-once-more = Escribe undo para deshacer la última jugada o pulsa Enter para terminar:
terminal-hand-over = Le toca a { $who }. Pásale el teclado para que pulse Enter:
terminal-save-ask = Archivo para guardar la partida (Enter: ninguno):
terminal-saved = Partida guardada en { $file }.
terminal-left = Has dejado la partida.

terminal-wrong = No es posible: { $why }.
terminal-no-number = { $moves ->
    [one] la jugada { $number } no está en la lista, que tiene { $moves } jugada
   *[other] la jugada { $number } no está en la lista, que tiene { $moves } jugadas
}
terminal-ways = el { $tile } puede ir en varios sitios: escribe { $moves }
terminal-not-now = no es tu turno; escribe help o pulsa Enter para seguir
terminal-no-call = eso no se puede cantar ahora
terminal-no-undo = solo se puede deshacer en los solitarios
terminal-nothing-to-undo = no hay nada que deshacer
terminal-undone = Jugada deshecha.
terminal-hint-turn = Las pistas solo están disponibles en tu turno.
terminal-hands-many = --hands { $hands } supera el número de jugadores ({ $players })
terminal-bots-many = --bots nombra más bots ({ $bots }) que asientos libres hay ({ $room })
terminal-names = --names admite hasta { $hands } nombres distintos, separados por comas
terminal-name = { $name } no es un nombre válido: usa de 1 a { $most } caracteres

terminal-help-move = Escribe una jugada como 6-4@2: la mitad que se une, la otra mitad y el número del extremo. Basta la ficha si solo encaja en un sitio. También puedes escribir el número de la jugada en la lista.
terminal-help-words = Otras jugadas: draw, pass, flip, next, knock 3, 5-3>2, resign. Si solo hay una jugada posible, pulsa Enter para hacerla.
terminal-help-calls = Puedes cantar { $calls }. Si varias personas juegan en este teclado, añade el número de quien canta: muggins 2.
terminal-help-hint = muestra la mejor jugada y los motivos
terminal-help-moves = muestra tus jugadas posibles
terminal-help-table = muestra todas las fichas de la mesa
terminal-help-log = muestra las jugadas hechas
terminal-help-score = muestra el marcador
terminal-help-rules = muestra las reglas
terminal-help-undo = deshace la última jugada
terminal-help-help = muestra esta ayuda
terminal-help-quit = deja la partida

terminal-key-play = jugar
terminal-key-hint = pista
terminal-key-next = ronda siguiente
terminal-key-undo = deshacer
terminal-key-rules = reglas
terminal-key-quit = dejar
terminal-key-back = Esc: volver a la mesa
terminal-over = La partida ha terminado.
terminal-thinking = Pensando…
terminal-no-screen = Para jugar a pantalla completa, ejecuta { $install }. La partida sigue línea a línea.
