table-table = Mesa
table-tiles = fichas en la mesa
table-count = Resultado
table-calls = Cantos
table-curtain = Pasa el dispositivo
table-finished = ha terminado
table-away = sin conexión
table-getting-ready = se está preparando
table-stakes = puntos de fin de ronda ×{ $stakes }
table-direction = sentido { $sign }
table-clockwise = se juega en sentido horario
table-counterclockwise = se juega en sentido antihorario
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
table-mexican = Mexicano
table-folded = { $count ->
    [one] 1 ficha más en { $train }: { $tiles }. Ver todas las fichas
   *[other] { $count } fichas más en { $train }: { $tiles }. Ver todas las fichas
}
table-fold = Plegar los trenes
table-zoom = Zoom
table-zoom-in = Acercar
table-zoom-out = Alejar
table-where = ¿Dónde quieres jugarla?
table-which-way = ¿Hacia qué lado?
table-hint = Pista
table-keep-counting = Seguir contando
table-deal-now = Repartir ya
table-undo = Deshacer
table-redo = Rehacer
table-give-up = Rendirse
table-same-deal = El mismo reparto
table-new-deal = Otro reparto
table-par = Mejor resultado posible
table-to-rematch = Ir a la revancha
table-rematch = Revancha
table-rematch-offered = Te ofrecen una revancha.
table-rematch-accept = Aceptar
table-rematch-decline = Rechazar
table-rematch-awaited = aún no ha respondido
table-waiting-others = Esperando a los demás jugadores…
table-next-round = Siguiente ronda
table-replay = Repetición
table-other-games = Otros juegos
table-look-at-table = Ver la mesa
table-show-count = Ver el resultado
table-team = Equipo
table-player = Jugador
table-this-round = Esta ronda
table-score = Total
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
table-none-left = No quedan fichas.
table-par-open = { $unit ->
    [down] Mejor resultado encontrado hasta ahora: { $tiles } boca abajo.
   *[left] { $tiles ->
        [one] Mejor resultado encontrado hasta ahora: queda { $tiles } ficha.
       *[other] Mejor resultado encontrado hasta ahora: quedan { $tiles } fichas.
    }
}
table-par-lost = { $unit ->
    [down] Mejor resultado encontrado: { $tiles } boca abajo. Este reparto no se puede ganar.
   *[left] { $tiles ->
        [one] Mejor resultado encontrado: queda { $tiles } ficha. Este reparto no se puede ganar.
       *[other] Mejor resultado encontrado: quedan { $tiles } fichas. Este reparto no se puede ganar.
    }
}
table-par-columns = { $sure ->
    [yes] { $columns ->
        [one] Lo mejor posible: ganar con { $columns } columna.
       *[other] Lo mejor posible: ganar con { $columns } columnas.
    }
   *[no] { $columns ->
        [one] Lo mejor posible: ganar con { $columns } columna o menos.
       *[other] Lo mejor posible: ganar con { $columns } columnas o menos.
    }
}
table-par-left = { $tiles ->
    [0] Lo mejor posible: que no quede ninguna ficha.
    [one] Lo mejor posible: que quede { $tiles } ficha.
   *[other] Lo mejor posible: que queden { $tiles } fichas.
}
table-your-best = { $tiles ->
    [0] Tu mejor resultado: no queda ninguna ficha.
    [one] Tu mejor resultado: queda { $tiles } ficha.
   *[other] Tu mejor resultado: quedan { $tiles } fichas.
}
table-par-won = Este reparto se puede ganar.
table-report = Jugadas
table-taken-back = Última jugada deshecha.
table-made-again = Jugada rehecha.
table-more = Más
table-rules = Reglas
table-by-hand = No hacer automáticamente las jugadas obligadas
table-by-self = Hacer automáticamente las jugadas obligadas
table-leave = Dejar la partida (un bot juega por ti)
table-leave-means = Perderás tu asiento. Elige el bot que jugará por ti.
table-give-up-means = Perderás esta partida.
table-give-up-match = Rendirse
table-plays-on = { $who } juega por mí
table-what-is-that = ¿Qué significa esto?
table-turn-of = Le toca a { $who }.
table-pass-screen = Pásale el dispositivo. Que nadie más mire.
table-i-am = Soy { $who }
table-sealed-at = Sello publicado a las { $time }: { $seal }
table-sealed = Sello: { $seal }
table-added = { $who } añadió la semilla { $seed } a las { $time }
table-added-nothing = { $who } no añadió ninguna semilla ({ $time })
table-added-hidden = { $who } añadió una semilla a las { $time }
table-dealt-at = Repartido a las { $time }
table-seeds = La parte del servidor en la mezcla ya está fijada. Añade un texto cualquiera para que nadie pueda elegir las fichas de antemano.
table-seed = Tu texto
table-deal = Repartir
table-add = Añadir
table-waiting = Esperando jugadores
table-link = Enlace de esta partida
table-open-seat = Asiento libre
table-seat-bot = Añadir a { $who } (bot)
table-a-bot = bot
table-is-here = en línea
table-is-away = sin conexión
table-sit-down = Unirme
table-keys = Atajos de teclado
table-keys-button = Atajos de teclado (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = elegir una ficha de la mano o responder a una pregunta
table-does-arrows = moverse entre fichas o lugares
table-does-enter = elegir una ficha, o jugarla en el lugar elegido
table-does-escape = devolver la ficha a la mano
table-does-draw = robar
table-does-pass = pasar o parar
table-does-count = seguir contando (Baronet)
table-does-undo = deshacer, rehacer
table-does-flip = dar la vuelta a una ficha (Dominó a ciegas)
table-does-calls = ir a los botones para cantar o al botón para continuar
table-does-hint = ver una pista
table-does-whole = ver la mesa entera
table-does-list = ver esta lista
table-does-sound = activar o desactivar el sonido
table-connection = Se perdió la conexión. Reconectando…
table-lost = Se perdió la conexión. Reconectando…
table-lost-move = Se perdió la conexión. Comprueba si se hizo tu jugada.
table-which-way-enter = ¿Hacia qué lado? Elige con Enter.
table-unplayable = Ahora no puedes jugar { $tile }.
table-places = { $tile } encaja en { $count } lugares. 1: { $first }. Con las flechas cambias de lugar, con Enter juegas la ficha y con Escape la devuelves a la mano.
table-armed = “{ $call }” se cantará con tu próxima ficha.
table-unsaid = Canto cancelado.
table-rematch-started = Revancha ofrecida.
table-thinking = Pensando…
table-still-thinking = Sigo pensando… Mientras tanto, puedes jugar.
table-does-zoom = acercar o alejar; Mayús + flechas: desplazar
table-place = { $tile } encaja aquí: { $first }. Con Enter u otro toque juegas la ficha; con Escape la devuelves a la mano.
table-tab-turn = Te toca
table-sound = Sonido
table-next-in = Siguiente ronda en { $seconds } s
table-held = La siguiente ronda espera mientras miras la mesa.
table-held-by = Esperando: un jugador está mirando la mesa.
table-says = { $who }: { $phrase }
table-hushed = Las parejas no pueden chatear durante una ronda.
table-mute = Silenciar el chat
table-say-hello = ¡Hola!
table-say-good-luck = ¡Suerte!
table-say-well-played = ¡Bien jugado!
table-say-thanks = ¡Gracias!
table-say-wow = ¡Vaya!
table-say-oops = ¡Ay!
table-say-moment = Un momento, por favor…
table-say-good-game = ¡Buena partida!

table-only-here = El sitio solo se puede abrir en esta computadora.
table-only-here-open = Para que otros puedan entrar, inicia el servidor con { $command }.
table-share = Compartir…
table-other-links = Otras direcciones de esta computadora
table-code = Código QR del enlace
table-asks-back = { $who } pide deshacer su última jugada.
table-agree = Aceptar
table-refuse = Rechazar
table-asked-back = Pediste deshacer la jugada.
table-does-back = deshacer tu última jugada

table-could-win = Este reparto se puede ganar.
table-left-par = { $over ->
    [0] Es el mejor resultado posible con este reparto.
   *[other] { $unit ->
        [down] El mejor resultado posible con este reparto es { $best } boca abajo.
       *[left] { $best ->
            [0] El mejor resultado posible con este reparto es que no quede ninguna ficha.
            [one] El mejor resultado posible con este reparto es que quede { $best } ficha.
           *[other] El mejor resultado posible con este reparto es que queden { $best } fichas.
        }
    }
}

table-watching = { $people ->
    [one] { $people } espectador
   *[other] { $people } espectadores
}
table-late = Ves cada ronda cuando termina.

# Reactions: small pictures, and what they are called.
table-reactions = Reacciones
table-react-laugh = Risa
table-react-love = Me encanta
table-react-clap = Aplauso
table-react-think = Pensando
table-react-surprise = Sorpresa
table-react-cry = Llanto
table-react-fire = En racha
table-react-party = Fiesta

# In the menu of a match: spectators open this link.
table-copy-link = Copiar el enlace para espectadores
