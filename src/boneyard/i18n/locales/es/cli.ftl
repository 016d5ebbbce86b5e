# What the commands print for people, and how they fail.

cli-version = boneyard, versión { $version }
cli-no-language = no existe el idioma { $language }; elige entre { $languages }

cli-output-fails = no se puede escribir la salida: { $why }
cli-file-fails = { $file }: { $why }
cli-system-fails = el sistema se niega: { $why }
cli-cant-write = no se puede escribir { $file }: { $why }
cli-cant-read = no se puede leer: { $why }
cli-no-name = el archivo que se va a escribir necesita un nombre
cli-stdin-closed = la entrada estándar está cerrada
cli-too-long = pasa de { $most } MiB
cli-no-record = no contiene ningún acta
cli-in-line = { $file }, línea { $line }
cli-at = { $where }: { $why }
cli-line-only = { $file }: --line es para archivos .jsonl y para - (la entrada estándar)
cli-no-such-record = { $records ->
    [one] { $file }: no existe el acta { $line }, solo hay { $records }
   *[other] { $file }: no existe el acta { $line }, solo hay { $records }
}

cli-option-twice = { $option } está dos veces
cli-no-option = { $word } no es una opción: las opciones se escriben como --target 50
cli-unknown-option = { $game } no tiene la opción { $option }: tiene { $known }
cli-needs-value = { $option } necesita un valor: { $kind }

cli-games-game = juego
cli-games-players = jugadores
cli-games-tiles = fichas
cli-games-goal = meta
cli-games-special = lo especial
cli-games-rules = boneyard rules JUEGO cuenta cómo se juega a uno, y sus opciones.

cli-rules-option = opción
cli-rules-takes = valores
cli-rules-usually = lo normal
cli-rules-does = qué hace
cli-rules-hand = { $tiles } para { $players }
cli-chance = el azar
cli-none = nada

cli-part-hands = manos
cli-part-stock = pozo
cli-part-start = en la mesa
cli-part-aside = aparte
cli-part-lead = salida
cli-part-row = fila
cli-part-rows = filas

cli-deal-player = jugador { $number }
cli-deal-row = fila { $number }
cli-deal-seed = semilla
cli-deal-promise = sello

cli-simulate-won = partidas ganadas
cli-simulate-points = puntos por partida
cli-simulate-first = el asiento 1 y el de enfrente
cli-simulate-others = los otros dos
cli-simulate-drawn = empates: { $matches }
cli-simulate-summary = { $matches ->
    [one] { $matches } partida, { $rounds } rondas por partida, { $moves } jugadas por ronda; final de las rondas: { $ends }
   *[other] { $matches } partidas, { $rounds } rondas por partida, { $moves } jugadas por ronda; final de las rondas: { $ends }
}
cli-simulate-share = { $end } { $share }
cli-simulate-again = las mismas partidas otra vez: { $option }

cli-end-out = sin fichas
cli-end-blocked = cierre
cli-end-target = meta
cli-end-refused = desafío rechazado
cli-end-resigned = abandono
cli-end-timeout = sin tiempo
cli-end-abandoned = partida cerrada
cli-end-won = se ganó
cli-end-lost = se perdió

cli-replay-of = { $where }: { $game }, { $who }
cli-replay-open = ronda { $round }: sin terminar
cli-replay-alone = ronda { $round }: { $end }, quedan { $left }
cli-replay-round = { $who_is ->
    [one] ronda { $round }: { $end }, gana { $who }, puntos { $points }
   *[many] ronda { $round }: { $end }, ganan { $who }, puntos { $points }
}
cli-replay-nobody = ronda { $round }: { $end }, no gana nadie, puntos { $points }
cli-replay-score = { $who } { $score }
cli-replay-scores = marcador: { $scores }
cli-replay-to-move = le toca a { $who }: { $moves }

cli-verify-fair = { $where }: justa; { $deals } y { $takes } salen de la semilla, cuyo sello es { $commitment }
cli-verify-no-order = el acta no dice si la semilla se selló antes de que alguien añadiera algo
cli-verify-order = partida { $match } sellada { $sealed }, luego { $count } de { $seats } asientos añadieron una semilla ({ $seeds }), repartida { $dealt }, según el reloj de la casa
cli-verify-signed = firmada por la casa con la clave { $key }
cli-verify-unasked = firmada, pero sin comprobar: --key recibe la clave de la casa
cli-key-unread = { $file } no se puede leer: { $why }

cli-show-kind = { $file }: el nombre de un dibujo termina en .svg o .png
cli-show-film = un PNG no se mueve: --animate necesita un archivo que termine en .svg
cli-show-width = --width es para PNG: un SVG es tan ancho como el sitio donde se muestra

cli-serve-open = Boneyard está abierto en { $address } (Ctrl+C lo cierra)
cli-serve-network = En tu red está en { $address }
cli-serve-alone = Solo este equipo llega a él: con --host 0.0.0.0 entran también otros
cli-serve-cant = no se puede servir en { $host }, puerto { $port }: { $why }
cli-serve-workers = varios procesos necesitan un PostgreSQL en común: --db postgresql://…
cli-serve-another = Otro programa tiene abierto { $path } (proceso { $process }): si es otra casa, cierra una de las dos o inicia ambas con BONEYARD_SHARED=true; no se pierde nada, pero las mesas de aquí muestran tarde lo que se juega allí

cli-copied = { $matches ->
    [one] Copiado y comprobado: { $matches } partida con { $entries } anotaciones
   *[other] Copiado y comprobado: { $matches } partidas con { $entries } anotaciones
}
cli-backed-up = { $matches ->
    [one] { $file } tiene { $matches } partida con { $entries } anotaciones
   *[other] { $file } tiene { $matches } partidas con { $entries } anotaciones
}
