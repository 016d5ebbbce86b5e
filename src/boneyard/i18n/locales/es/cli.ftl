# What the commands print for people, and how they fail.

cli-version = boneyard, versión { $version }
cli-no-language = idioma desconocido: { $language }; elige entre { $languages }

cli-output-fails = no se puede escribir la salida: { $why }
cli-file-fails = { $file }: { $why }
cli-system-fails = error del sistema: { $why }
cli-cant-write = no se puede escribir { $file }: { $why }
cli-see-games = { $why } (boneyard games muestra todos los juegos)
cli-cant-read = no se puede leer: { $why }
cli-no-name = el archivo de salida necesita un nombre
cli-stdin-closed = la entrada estándar está cerrada
cli-too-long = ocupa más de { $most } MiB
cli-no-record = no contiene ningún acta
cli-in-line = { $file }, línea { $line }
cli-at = { $where }: { $why }
cli-line-only = { $file }: --line solo sirve con archivos .jsonl y con - (entrada estándar)
cli-no-such-record = { $file }: no se encuentra el acta { $line }; el archivo solo tiene { $records }

cli-option-twice = { $option } aparece dos veces
cli-no-option = { $word } no es una opción; las opciones se escriben como --target 50
cli-unknown-option = { $game } no tiene la opción { $option }; sus opciones son { $known }
cli-unknown-option-but = { $game } no tiene la opción { $option }; ¿querías decir { $near }?
cli-needs-value = { $option } necesita un valor: { $kind }

cli-games-game = juego
cli-games-players = jugadores
cli-games-tiles = fichas
cli-games-goal = meta
cli-games-special = notas
cli-games-rules = boneyard rules JUEGO muestra las reglas y opciones de un juego.

cli-rules-option = opción
cli-rules-takes = valores
cli-rules-usually = predeterminado
cli-rules-does = significado
cli-rules-hand = { $tiles } con { $players } jugadores
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
cli-simulate-first = asientos 1 y 3
cli-simulate-others = asientos 2 y 4
cli-simulate-drawn = empates: { $matches }
cli-simulate-summary = { $matches ->
    [one] { $matches } partida, { $rounds } rondas por partida, { $moves } jugadas por ronda; final de las rondas: { $ends }
   *[other] { $matches } partidas, { $rounds } rondas por partida, { $moves } jugadas por ronda; final de las rondas: { $ends }
}
cli-simulate-share = { $end } { $share }
cli-simulate-again = para repetir estas partidas: { $option }

cli-end-out = sin fichas
cli-end-blocked = cierre
cli-end-target = meta alcanzada
cli-end-refused = desafío rechazado
cli-end-resigned = abandono
cli-end-timeout = sin tiempo
cli-end-abandoned = partida interrumpida
cli-end-won = resuelto
cli-end-lost = fin del juego

cli-replay-of = { $where }: { $game }, { $who }
cli-replay-open = ronda { $round }: sin terminar
cli-replay-alone = ronda { $round }: { $end }, { $left }
cli-replay-round = { $who_is ->
    [one] ronda { $round }: { $end }, gana { $who }, puntos { $points }
   *[many] ronda { $round }: { $end }, ganan { $who }, puntos { $points }
}
cli-replay-nobody = ronda { $round }: { $end }, sin ganador, puntos { $points }
cli-replay-score = { $who } { $score }
cli-replay-scores = marcador: { $scores }
cli-replay-to-move = le toca a { $who }: { $moves }

cli-verify-fair = { $where }: juego limpio; { $deals } y { $takes } se derivan del secreto, cuyo sello es { $commitment }
cli-verify-no-order = el acta no dice si el sello llegó antes que las semillas de los jugadores
cli-verify-order = partida { $match }: sello, { $sealed }; después, semillas de { $count } de { $seats } asientos ({ $seeds }); reparto, { $dealt } (según el reloj del servidor)
cli-verify-signed = firmada por el servidor con la clave { $key }
cli-verify-unasked = firmada, pero sin comprobar la firma; usa --key con la clave del servidor
cli-key-unread = no se puede leer { $file }: { $why }

cli-show-kind = { $file }: el nombre debe terminar en .svg o .png
cli-show-film = --animate necesita un archivo .svg, porque un PNG no se puede animar
cli-show-width = --width solo sirve con PNG

cli-serve-open = Boneyard está en marcha en { $address } (pulsa Ctrl+C para detenerlo)
cli-serve-network = En tu red: { $address }
cli-serve-alone = Solo se puede acceder desde esta computadora; con boneyard serve --host 0.0.0.0 pueden unirse otras personas.
cli-serve-cant = no se puede escuchar en { $host }, puerto { $port }: { $why }
cli-serve-workers = para usar más de un proceso, hace falta PostgreSQL: --db postgresql://…
cli-serve-another = Otro programa tiene abierto { $path } (proceso { $process }). Si es un servidor, detén uno de los dos o inicia ambos con BONEYARD_SHARED=true. No se pierden datos, pero las jugadas de allí aparecen aquí con retraso.

cli-copied = { $matches ->
    [one] Copiado y comprobado: { $matches } partida con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }
   *[other] Copiado y comprobado: { $matches } partidas con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    }
}
cli-backed-up = { $matches ->
    [one] Copia de { $matches } partida con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    } guardada en { $file }
   *[other] Copia de { $matches } partidas con { $entries ->
        [one] { $entries } entrada
       *[other] { $entries } entradas
    } guardada en { $file }
}
cli-output-option = { $given } parece una opción del juego: escribe { $option } (-o indica el archivo que se escribe)
