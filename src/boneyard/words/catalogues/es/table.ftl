# La mesa: sus partes, botones y menús, y lo que dice su script.

table-table = La mesa
table-tiles = fichas en la mesa
table-happened = Lo que ha pasado
table-count = El recuento
table-calls = Cantar
table-curtain = Telón

table-finished = ha acabado
table-away = ausente
table-getting-ready = se prepara

table-stakes = el final vale ×{ $stakes }
table-direction = sentido { $sign }
table-clockwise = se juega en el sentido del reloj
table-counterclockwise = se juega en sentido contrario al reloj
table-columns = { $columns ->
    [one] { $columns } columna
   *[other] { $columns } columnas
}

table-playable-ways = { $tile }, se puede jugar de { $ways } maneras
table-choose = Elegir { $tile }
table-draw-of = { $tiles ->
    [one] { $draw }; en el pozo hay { $tiles } ficha
   *[other] { $draw }; en el pozo hay { $tiles } fichas
}
table-track = Tablero de puntos hasta { $target }: { $scores }

table-whole = Toda la mesa
table-where = ¿Dónde va?
table-which-way = ¿En qué sentido?
table-hint = Pista
table-keep-counting = Seguir contando
table-deal-now = Repartir sin esperar
table-undo = Deshacer
table-redo = Rehacer
table-give-up = Rendirse
table-same-deal = Mismo reparto
table-new-deal = Nuevo reparto
table-par = Óptimo
table-to-rematch = A la revancha
table-rematch = Revancha
table-waiting-others = Esperando a los demás …
table-next-round = Siguiente ronda
table-replay = Repetición
table-other-games = Otros juegos
table-look-at-table = Ver la mesa
table-show-count = Ver el recuento

table-team = Equipo
table-player = Jugador
table-this-round = Esta ronda
table-score = Marcador
table-left = { $tiles ->
    [one] Queda { $tiles } ficha.
   *[other] Quedan { $tiles } fichas.
}
table-all-up = { $columns ->
    [one] Todas las fichas están boca arriba, en { $columns } columna.
   *[other] Todas las fichas están boca arriba, en { $columns } columnas.
}
table-none-left = No queda ninguna ficha.

table-par-open = El óptimo aún no se sabe: lo mejor hasta ahora, { $tiles } sin quitar.
table-par-lost = { $tiles ->
    [one] Óptimo: queda { $tiles } ficha; este reparto no se puede ganar.
   *[other] Óptimo: quedan { $tiles } fichas; este reparto no se puede ganar.
}
table-par-columns = { $sure ->
    [yes] { $columns ->
        [one] Óptimo: se puede ganar, en { $columns } columna.
       *[other] Óptimo: se puede ganar, en { $columns } columnas.
    }
   *[no] { $columns ->
        [one] Óptimo: se puede ganar, en { $columns } columna o menos.
       *[other] Óptimo: se puede ganar, en { $columns } columnas o menos.
    }
}
table-par-won = Óptimo: se puede ganar.

table-report = Crónica
table-taken-back = Se deshace la última jugada.
table-made-again = Se hace de nuevo.

table-more = Más
table-rules = Reglas
table-by-hand = Hacer a mano los pasos obligados
table-by-self = Que los pasos obligados se hagan solos
table-leave = Dejar el asiento a un bot
table-leave-means = El asiento ya no será tuyo.
table-give-up-means = La partida acaba, y se pierde.
table-give-up-match = Rendirse en la partida
table-plays-on = Sigue { $who }
table-what-is-that = ¿Qué es esto?

table-turn-of = Le toca a { $who }.
table-pass-screen = Pasa la pantalla; nadie más debería mirar.
table-i-am = Soy { $who }

table-sealed-at = Sellado a las { $time }: { $seal }
table-sealed = Sellado antes del reparto: { $seal }
table-added = { $who } añadió { $seed } a las { $time }
table-added-nothing = { $who } no añadió nada, a las { $time }
table-added-hidden = { $who } añadió una semilla a las { $time }
table-dealt-at = Repartido a las { $time }
table-seeds = Las fichas están selladas. Añade cualquier texto a su mezcla, o ninguno: así nadie más ha podido elegirlas.
table-seed = Tu texto
table-deal = Repartir
table-add = Añadirlo

table-waiting = Faltan jugadores
table-send-link = Envía este enlace a quien vaya a jugar:
table-link = El enlace de esta partida
table-open-seat = Asiento libre
table-seat-a-bot = Sentar a un bot
table-seat-bot = Sentar a { $who }
table-a-bot = un bot
table-is-here = está aquí
table-is-away = no está
table-sit-down = Sentarse

table-keys = Teclas
table-keys-button = Teclas (?)
table-key-enter = Intro
table-key-escape = Esc
table-does-digit = elegir una ficha de la mano, o responder a una pregunta
table-does-arrows = ir de ficha en ficha, o de sitio en sitio
table-does-enter = elegir, o jugar ahí
table-does-escape = devolver la ficha
table-does-draw = robar
table-does-pass = pasar, o parar
table-does-count = seguir contando (Baronet)
table-does-undo = deshacer, rehacer
table-does-flip = dar la vuelta a una ficha (Blind)
table-does-calls = ir a los botones de cantar, o a la siguiente ronda
table-does-hint = pista
table-does-whole = ver toda la mesa
table-does-list = esta lista

table-connection = Se ha perdido la conexión: probando otra vez …
table-lost = Ahora no hay conexión: un momento, por favor.
table-lost-move = Se perdió la conexión: mira si la jugada se hizo.
table-which-way-enter = ¿En qué sentido? Elige con Intro.
table-unplayable = { $tile } no se puede jugar ahora.
table-places = { $tile } va en { $count } sitios. 1: { $first }. Las flechas cambian de sitio, Intro juega, Escape devuelve la ficha.
table-armed = Se dirá “{ $call }” con tu próxima ficha.
table-unsaid = No se dirá.
table-rematch-started = Ha empezado una revancha.
table-thinking = Pensando …
table-still-thinking = Sigo pensando … Mientras tanto puedes jugar.
table-does-zoom = acercar, alejar; con Mayús, las flechas mueven la parte que se ve
