# Actas de partidas que no se pueden leer ni jugar, o cuyo azar no está probado.

record-at-move = ronda { $round }, jugada { $move } ({ $who }: { $text }): { $why }
record-at-deal = ronda { $round }, reparto: { $why }
record-chance = el azar
record-itself = el acta
record-round = la ronda { $round }
record-the-deal = el reparto
record-misplaced = { $where }: clave inesperada { $key }
record-no-json = JSON no válido: { $why }
record-key-twice = clave repetida en un mismo objeto: { $key }
record-no-object = un acta debe ser un objeto JSON
record-no-record = hace falta un boneyard.Record, no { $kind }: read_records y read_record lo crean
record-version = el acta debe decir "boneyard": { $version }, no { $found }
record-no-deal = la ronda { $round } no tiene reparto, y el acta no tiene semilla con la que repartir
record-no-rounds = el acta no tiene una lista de rondas (rounds)
record-too-many-rounds = un acta puede tener { $most } rondas como máximo
record-round-object = ronda { $round }: una ronda debe ser un objeto con reparto y jugadas
record-deal-object = ronda { $round }: un reparto debe ser un objeto
record-moves-list = ronda { $round }: las jugadas deben ser una lista de [asiento, jugada]
record-move-pair = ronda { $round }, jugada { $move }: una jugada se escribe [asiento, jugada]
record-options-object = las opciones deben ser un objeto
record-no-players = falta el número de jugadores
record-seats-list = los asientos deben ser una lista de nombres
record-seats-count = { $seats ->
    [one] se nombra { $seats } asiento, pero la partida tiene { $players } jugadores
   *[other] se nombran { $seats } asientos, pero la partida tiene { $players } jugadores
}
record-seed-text = seed y match deben ser textos
record-seeds-texts = seat_seeds debe ser una lista de textos
record-fair-version = versión del reparto limpio no admitida: { $found } (admitida: { $known })
record-no-commitment = falta el sello (obligatorio desde la versión 2)
record-no-times = faltan las horas del sello y del reparto (obligatorias desde la versión 2)
record-seeds-count = seat_seeds debe tener una entrada por asiento (versión 2)
record-seeded-count = seeded debe tener una entrada por asiento, una hora o null (versión 2)
record-seeded-times = seeded debe contener horas en milisegundos, o null
record-first-round = el número de la primera ronda debe ir de 1 a { $most }
record-other-round = la ronda { $round } tiene el número { $found }
record-deal-part = el reparto no tiene { $part }
record-rows-list = rows debe ser una lista de listas de fichas
record-hands-count = el reparto debe tener { $players } manos
record-lead-number = lead debe ser el número de un asiento
record-hand-empty = hay una mano vacía
record-tiles-list = { $what } debe ser una lista de fichas
record-a-row = una fila
record-a-hand = una mano
record-unfinished = la ronda { $round } viene después de otra sin terminar
record-after-end = la ronda { $round } viene después del final de la partida
record-after-end-changed = la ronda { $round } viene después del final de la partida; { $changes }
record-changed-af-4 = la regla AF-4 ha cambiado: una jugada que termina la ronda se lleva también los puntos que el rival dejó sin cantar en la jugada anterior
record-changed-bd-7 = la regla BD-7 ha cambiado: una ronda cerrada la gana el equipo con menos puntos en sus dos manos juntas
record-changed-fd-19 = la regla FD-19 ha cambiado: una jugada que termina la ronda anota su propio diez perfecto
record-no-move = { $moves ->
    [one] no se encuentra la jugada { $move }: el acta solo tiene { $moves } jugada
   *[other] no se encuentra la jugada { $move }: el acta solo tiene { $moves } jugadas
}
record-no-seat = { $last ->
    [0] no se encuentra el asiento { $seat }: el acta solo tiene el asiento 0
   *[other] no se encuentra el asiento { $seat }: los asientos van de 0 a { $last }
}
record-nothing-to-analyse = no hay nada que analizar: el acta no tiene reparto
record-nothing-to-solve = no hay nada que resolver: el acta no tiene reparto
record-no-seed = el acta no tiene secreto, así que sus repartos no se pueden comprobar
record-other-seed = el secreto no coincide con el sello
record-sealed-first = una partida con sello debe empezar por la ronda 1, no por la { $round }
record-sealed-late = el sello no se publicó antes del reparto
record-seed-no-time = falta la hora de la semilla del asiento { $seat }
record-seed-early = la semilla del asiento { $seat } se añadió antes del sello
record-seed-late = la semilla del asiento { $seat } se añadió después del reparto
record-other-deal = ronda { $round }: las fichas del acta no se derivan del secreto
record-other-take = robo al azar { $take }: el { $tile } no se deriva del secreto
record-unsigned = el acta no está firmada
record-signed-form = `signed` debe tener una clave y una firma
record-other-key = el acta está firmada con otra clave: { $key }
record-signed-wrong = firma no válida: el acta se modificó después de firmarla
record-unsignable = un acta con números decimales no se puede firmar
record-no-key = no es una clave: usa los 43 caracteres de una clave o un archivo con la clave que publica el servidor
# The time for a move, in a record.
record-clock = `clock` debe tener tres números en milisegundos: tiempo inicial, incremento y máximo
record-time = `time` debe ser una lista de objetos con el evento del reloj, la ronda, el número de jugadas, el asiento y la hora
record-changed-g-5 = la regla G-5 ha cambiado: si nadie tiene un doble, ahora se reparte de nuevo; para mantener la regla anterior, escribe no_double highest en el acta
# An error at a deal or a move, and the rule that explains it.
record-with-change = { $why }; { $change }
