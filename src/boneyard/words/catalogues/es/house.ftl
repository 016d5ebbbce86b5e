# Lo que responde la casa (el servidor) cuando algo no se puede hacer.

house-no-match = no existe esa partida
house-no-game = no existe ese juego
house-no-game-named = no hay ningún juego { $game }
house-no-page = no hay ninguna página con ese nombre
house-no-file = no existe ese archivo
house-no-picture = no existe esa imagen
house-nothing-here = aquí no hay nada
house-not-here = eso no se puede hacer aquí
house-http = { $why }
house-no-seat = no existe ese asiento
house-only-players = solo mueven quienes juegan
house-not-your-seat = ese asiento no es tuyo
house-not-your-game = esa partida no es tuya
house-not-your-eyes = ese asiento no es tuyo: no puedes mirar desde él
house-only-those-here = eso solo pueden hacerlo quienes juegan esta partida
house-no-bot = no hay ningún bot { $bot }: hay { $bots }
house-no-such-kind = un asiento es de una persona, de un bot o está abierto, no { $kind }
house-no-way = no se puede empezar así
house-seats = { $seats ->
    [one] juegan { $players }, pero se describe { $seats } asiento
   *[other] juegan { $players }, pero se describen { $seats } asientos
}
house-daily-alone = el reparto del día es para los juegos para una persona
house-no-option = { $game } no tiene esa opción
house-bots-full = { $matches ->
    [one] aquí ya hay { $matches } partida solo entre bots, y no caben más: espera a que acabe, o toma un asiento
   *[other] aquí ya hay { $matches } partidas solo entre bots, y no caben más: espera a que acabe una, o toma un asiento
}
house-seed-early = la semilla se añade cuando ya se ha mostrado el sello: empieza sin ella y mándala después a { $path }
house-seat-persons = ese asiento está ocupado: ya hay alguien
house-seat-bots = ese asiento está ocupado: hay un bot
house-seat-open = ahí todavía no hay nadie
house-seat-gone = alguien acaba de ocupar ese asiento, o ya se han repartido las fichas
house-seats-open = la partida empieza cuando todos los asientos están ocupados
house-seed-late = las fichas ya están repartidas: las semillas se añaden antes
house-no-seeds = al azar de esta partida no se le puede añadir nada
house-seed-twice = ese asiento ya ha añadido su semilla
house-seeds-awaited = las fichas se reparten cuando cada cual ha añadido su semilla
house-patience = otras personas todavía no han añadido su semilla: dales un momento y vuelve a pulsar
house-name-too-long = un nombre tiene como mucho { $most } caracteres
house-name-unprintable = el nombre tiene caracteres que no se pueden mostrar
house-seed-too-long = una semilla tiene como mucho { $most } caracteres
house-seed-unprintable = la semilla tiene caracteres que no se pueden mostrar
house-moved-on = alguien ha sido más rápido y la mesa ha cambiado: mira otra vez
house-no-place = { $tile } no se puede jugar ahora
house-no-undo = las jugadas solo se deshacen en los juegos para una persona
house-nothing-to-undo = no hay nada que deshacer
house-nothing-to-redo = no hay nada que rehacer
house-not-over = la partida todavía no ha terminado
house-again-alone = repetir el reparto es para los juegos para una persona
house-not-dealt = las fichas todavía no se han repartido
house-nothing-to-think = ahora no hay nada que pensar
house-hints-alone = no hay pistas donde juegan otras personas
house-hint-turn = una pista es para quien tiene el turno
house-hint-late = la mesa ha cambiado entretanto: pregunta otra vez
house-par-alone = el mejor resultado posible es para los juegos para una persona
house-par-later = el mejor resultado posible se dice cuando ya no queda ninguna ficha boca abajo
house-analysis-later = una partida se analiza cuando ha terminado: hasta entonces las manos están ocultas
house-no-analysis = esta partida no se puede analizar ahora
house-nobody-thinks = ahora nadie puede calcular eso
house-desk-busy = se están preparando muchas respuestas largas: pregunta otra vez dentro de un momento
house-too-fast = nadie puede jugar tan rápido: espera un momento
house-crowded = demasiadas peticiones desde un mismo lugar: espera un momento
house-many-matches = son muchas partidas: espera un poco antes de la siguiente
house-many-questions = son muchas preguntas: espera un momento antes de la siguiente
house-many-tables = son muchas mesas para mirarlas a la vez
house-many-tables-here = son muchas mesas para mirarlas a la vez desde un mismo lugar
house-full = la casa está llena: prueba otra vez dentro de un momento
house-many-connections = demasiadas conexiones desde un mismo lugar: cierra algunas
house-many-at-once = demasiadas peticiones antes de que se respondiera la primera
house-slow-head = la petición ha tardado demasiado en llegar
house-slow-body = el resto de la petición ha tardado demasiado en llegar
house-head-too-long = la cabecera de una petición tiene como mucho { $most } bytes: borra las cookies de este sitio
house-body-too-long = una petición tiene como mucho { $most } bytes
house-message-too-long = un mensaje tiene como mucho { $most } caracteres
house-json = la API habla JSON: content-type es application/json
house-unread = eso no se puede leer: { $why }
house-whole-number = { $name } es un número entero
house-move-seat = a la jugada le falta el asiento
house-not-bytes = los mensajes son texto, no bytes
house-no-text = eso no es texto
house-no-form = eso no es un formulario de esta casa
house-form-unread = ese formulario no se puede leer
house-no-http = eso no es una petición HTTP
house-no-websocket = eso no es un WebSocket
house-no-address = a esa dirección no se le puede pedir nada
house-other-name = esta casa no se llama así
house-no-origin = lo que se manda con una cookie debe decir de qué página viene
house-other-site = eso venía de una página de otro sitio
house-strange-secret = esta casa nunca dio ese secreto: pide uno en /api/guests
house-broken = algo ha fallado en la casa: ha quedado anotado
house-connect-again = algo ha fallado en la casa: conéctate otra vez
house-setting = { $name }: { $why }
house-proxy = proxies: { $text } no es una dirección ni una red
# What people say to each other at a table: a few phrases, not too many at once.
house-much-talk = eso es mucho hablar: espera un momento antes de la próxima frase
house-no-phrase = no hay tal frase
house-nobody-hears = no hay nadie más que lo oiga
house-partners-hush = la pareja no dice nada mientras se juega una ronda
# Taking a move back at a table of several.
house-nothing-to-take-back = no hay ninguna jugada tuya que se pueda deshacer: desde entonces se ha visto algo oculto
house-no-plea = ya nadie pide eso
house-own-plea = eso lo responden los demás
# Time for a move. The gap is what was asked for, then all names of clocks.
house-no-clock-named = no hay ningún reloj { $clock }: elige uno de { $clocks }
house-clock-alone = un juego para una persona no tiene reloj
house-no-clock = en esta partida no corre ningún reloj
house-time-left = a quien le toca jugar todavía le queda tiempo
house-own-time = el tiempo que se ha acabado es el tuyo
house-gift-to-others = el tiempo se regala a otra persona de la mesa
house-bank-full = en esa reserva ya no cabe más tiempo
house-later-now = las jugadas se dejan preparadas mientras piensa otra persona
house-later-own = solo puedes dejar preparadas jugadas con fichas de tu mano
house-later-many = para un turno puedes dejar preparadas { $most } jugadas como máximo
