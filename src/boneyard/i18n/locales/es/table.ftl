# La mesa: sus partes, botones y menús, y lo que dice su script.

table-table = La mesa
table-tiles = fichas en la mesa
table-happened = Lo que ha pasado
table-count = El recuento
table-calls = Cantos
table-curtain = Telón
table-finished = ha acabado
table-away = no está
table-getting-ready = se está preparando
table-stakes = el final vale ×{ $stakes }
table-direction = sentido { $sign }
table-clockwise = se juega en el sentido del reloj
table-counterclockwise = se juega en sentido contrario al reloj
table-columns =
    { $columns ->
        [one] { $columns } columna
       *[other] { $columns } columnas
    }
table-playable-ways = { $tile }, se puede jugar de { $ways } maneras
table-choose = Elegir { $tile }
table-draw-of =
    { $tiles ->
        [one] { $draw }; el pozo tiene { $tiles } ficha
       *[other] { $draw }; el pozo tiene { $tiles } fichas
    }
table-track = Marcador hasta { $target }: { $scores }
table-whole = Mesa entera
table-where = ¿Dónde va?
table-which-way = ¿Hacia qué lado?
table-hint = Pista
table-keep-counting = Seguir contando
table-deal-now = Repartir sin esperar
table-undo = Deshacer
table-redo = Rehacer
table-give-up = Rendirse
table-same-deal = El mismo reparto
table-new-deal = Otro reparto
table-par = Lo mejor posible
table-to-rematch = A la revancha
table-rematch = Revancha
table-rematch-offered = Te proponen una revancha.
table-rematch-accept = Aceptar
table-rematch-decline = Rechazar
table-rematch-awaited = aún no ha respondido
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
table-left =
    { $tiles ->
        [one] Queda { $tiles } ficha.
       *[other] Quedan { $tiles } fichas.
    }
table-all-up =
    { $columns ->
        [one] Todas las fichas están boca arriba, en { $columns } columna.
       *[other] Todas las fichas están boca arriba, en { $columns } columnas.
    }
table-none-left = No queda ninguna ficha.
table-par-open = Lo mejor posible no está decidido aún: por ahora, quedarían { $tiles }.
table-par-lost =
    { $tiles ->
        [one] Lo mejor posible: que quede { $tiles } ficha; este reparto no se puede ganar.
       *[other] Lo mejor posible: que queden { $tiles } fichas; este reparto no se puede ganar.
    }
table-par-columns =
    { $sure ->
        [yes]
            { $columns ->
                [one] Lo mejor posible: se puede ganar, en { $columns } columna.
               *[other] Lo mejor posible: se puede ganar, en { $columns } columnas.
            }
       *[no]
            { $columns ->
                [one] Lo mejor posible: se puede ganar, en { $columns } columna o menos.
               *[other] Lo mejor posible: se puede ganar, en { $columns } columnas o menos.
            }
    }
table-par-won = Lo mejor posible: se puede ganar.
table-report = Diario
table-taken-back = La última jugada se deshace.
table-made-again = Se vuelve a hacer.
table-more = Más
table-rules = Reglas
table-by-hand = Hacer a mano los pasos obligados
table-by-self = Hacer solos los pasos obligados
table-leave = Dejar el asiento a un bot
table-leave-means = El asiento ya no será tuyo.
table-give-up-means = La partida termina, y se pierde.
table-give-up-match = Rendirse en la partida
table-plays-on = { $who } sigue jugando
table-what-is-that = ¿Qué es eso?
table-turn-of = Le toca a { $who }.
table-pass-screen = Pasa la pantalla; que no mire nadie más.
table-i-am = Soy { $who }
table-sealed-at = Sellado a las { $time }: { $seal }
table-sealed = Sellado antes del reparto: { $seal }
table-added = { $who } añadió { $seed } a las { $time }
table-added-nothing = { $who } no añadió nada a las { $time }
table-added-hidden = { $who } añadió una semilla a las { $time }
table-dealt-at = Repartido a las { $time }
table-seeds = Las fichas están selladas. Añade un texto cualquiera a su mezcla, o ninguno: así nadie más puede haberlas elegido.
table-seed = Tu texto
table-deal = Repartir
table-add = Añadirlo
table-waiting = Faltan jugadores
table-send-link = Manda este enlace a quien vaya a jugar:
table-link = El enlace de esta partida
table-open-seat = Asiento libre
table-seat-bot = Sentar a { $who }
table-a-bot = un bot
table-is-here = está
table-is-away = no está
table-sit-down = Sentarse
table-keys = Teclas
table-keys-button = Teclas (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = elegir una ficha de la mano, o responder a una pregunta
table-does-arrows = ir de ficha en ficha, o de sitio en sitio
table-does-enter = elegir, o jugar ahí
table-does-escape = devolver la ficha a la mano
table-does-draw = robar
table-does-pass = pasar, o parar
table-does-count = seguir contando (Baronet)
table-does-undo = deshacer, rehacer
table-does-flip = dar la vuelta a una ficha (Blind)
table-does-calls = ir a los cantos, o a la siguiente ronda
table-does-hint = pista
table-does-whole = ver la mesa entera
table-does-list = esta lista
table-does-sound = sonido sí o no
table-connection = Se ha perdido la conexión: intentándolo de nuevo …
table-lost = Ahora mismo no hay conexión: un momento, por favor.
table-lost-move = Se perdió la conexión: mira si la jugada se hizo.
table-which-way-enter = ¿Hacia qué lado? Elige con Enter.
table-unplayable = { $tile } no se puede jugar ahora.
table-places = { $tile } va en { $count } sitios. 1: { $first }. Las flechas cambian el sitio, Enter juega, Escape la devuelve.
table-armed = “{ $call }” se dirá con tu próxima ficha.
table-unsaid = No se dirá.
table-rematch-started = Se ha propuesto una revancha.
table-thinking = Pensando …
table-still-thinking = Sigo pensando … Mientras tanto puedes jugar.
table-does-zoom = acercar, alejar; con Mayús, las flechas mueven la parte que se ve
# A tile that goes in one place only, when a tap asks first.
table-place = { $tile } va aquí: { $first }. Intro u otro toque la juega, Escape la devuelve.
# In the title of the tab, before the name of the game.
table-tab-turn = Te toca
# A button that switches all sounds on and off.
table-sound = Sonido
# After a round: when the next one begins ($seconds), or that it waits for who looks at the table.
table-next-in = La siguiente ronda empieza en { $seconds } s.
table-held = La siguiente ronda espera mientras miras.
table-held-by = Alguien está mirando la mesa.
# Phrases between people, and the panel they are chosen from. $phrase: one of them, as it is said.
table-says = { $who } dice: { $phrase }
table-talk = Decir algo
table-hushed = La pareja no dice nada mientras se juega una ronda.
table-mute = No mostrar lo que dicen los demás
table-say-hello = ¡Hola!
table-say-good-luck = ¡Suerte!
table-say-well-played = ¡Buena jugada!
table-say-thanks = ¡Gracias!
table-say-wow = ¡Vaya!
table-say-oops = ¡Ay!
table-say-moment = Un momento, por favor …
table-say-good-game = ¡Buena partida!

table-only-here = Nadie más puede llegar a esta casa: solo está abierta en este equipo.
table-only-here-open = Quien la lleva puede dejar entrar a otros con { $command }.
table-share = Compartir …
table-invited = Juega a { $game } conmigo
table-other-links = Otras direcciones de este equipo
table-code = Código QR del enlace
# Taking a move back: at once against bots, asked of people.
table-take-back = Deshacer jugada
table-asks-back = { $who } pide deshacer su última jugada.
table-agree = De acuerdo
table-refuse = No
table-asked-back = Se pregunta a los demás.
table-does-back = deshacer tu última jugada

table-could-win = Este reparto se puede ganar.
table-left-par = { $over ->
    [0] Con este reparto nadie puede hacerlo mejor.
   *[other] Con este reparto nadie puede dejar menos de { $best }.
}

table-watching = { $people ->
    [one] { $people } persona mira
   *[other] { $people } personas miran
}
table-late = Ves cada ronda cuando ha terminado
