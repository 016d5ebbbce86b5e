# Actas de partidas que no se pueden leer ni jugar, o cuyo azar no está probado.

record-at-move = ronda { $round }, jugada { $move } ({ $who }: { $text }): { $why }
record-at-deal = ronda { $round }, reparto: { $why }
record-chance = el azar
record-itself = el acta
record-round = la ronda { $round }
record-the-deal = el reparto
record-misplaced = { $where }: { $key } no va ahí
record-no-json = esto no es JSON: { $why }
record-key-twice = un acta no puede tener la misma clave dos veces en un objeto: { $key }
record-no-object = un acta es un objeto JSON
record-version = el acta debe decir "boneyard": { $version }, no { $found }
record-no-deal = la ronda { $round } no tiene reparto, y el acta no tiene semilla con la que repartir
record-no-rounds = el acta no tiene una lista de rondas (rounds)
record-too-many-rounds = un acta tiene como mucho { $most } rondas
record-round-object = ronda { $round }: una ronda es un objeto con un reparto (deal) y jugadas (moves)
record-deal-object = ronda { $round }: un reparto es un objeto
record-moves-list = ronda { $round }: moves es una lista de [seat, move]
record-move-pair = ronda { $round }, jugada { $move }: una jugada se escribe [seat, move]
record-options-object = options es un objeto
record-no-players = el acta no dice cuántas personas juegan
record-seats-list = seats es una lista de nombres
record-seats-count = { $seats ->
    [one] se nombra { $seats } asiento, pero juegan { $players }
   *[other] se nombran { $seats } asientos, pero juegan { $players }
}
record-seed-text = seed y match son textos
record-seeds-texts = seat_seeds es una lista de textos
record-fair-version = este programa reparte según la versión { $known }, no { $found }
record-no-commitment = el acta no dice su sello (commitment), como pide la versión 2
record-no-times = el acta no dice cuándo se selló y se repartió, como pide la versión 2
record-seeds-count = la versión 2 tiene en seat_seeds una semilla por asiento
record-seeded-count = la versión 2 tiene en seeded un valor por asiento: una hora, o null
record-seeded-times = seeded son horas en milisegundos, o null
record-first-round = ronda 1: su número va de 1 a { $most }
record-other-round = la ronda { $round } dice que es la ronda { $found }
record-deal-part = el reparto no tiene { $part }
record-rows-list = rows es una lista de listas de fichas
record-hands-count = el reparto debe tener { $players } manos
record-lead-number = lead es el número de un asiento
record-hand-empty = hay una mano vacía
record-tiles-list = { $what } es una lista de fichas
record-a-row = una fila
record-a-hand = una mano
record-unfinished = la ronda { $round } viene después de una sin terminar
record-after-end = la ronda { $round } viene después del final de la partida
record-after-end-changed = la ronda { $round } viene después del final de la partida; { $changes }
record-changed-af-4 = la regla AF-4 ha cambiado desde entonces: una jugada que acaba la ronda se lleva lo que dejó la jugada rival justo anterior
record-changed-bd-7 = la regla BD-7 ha cambiado desde entonces: una ronda cerrada es del equipo con menos puntos en sus dos manos juntas
record-changed-fd-19 = la regla FD-19 ha cambiado desde entonces: una jugada que acaba la ronda anota su propio diez perfecto
record-no-move = no hay ninguna jugada { $move }: el acta tiene { $moves }
record-no-seat = { $last ->
    [0] no hay ningún asiento { $seat }: solo está el 0
   *[other] no hay ningún asiento { $seat }: están 0 … { $last }
}
record-nothing-to-analyse = el acta no tiene ningún reparto, así que no hay nada que analizar
record-nothing-to-solve = el acta no tiene ningún reparto que resolver
record-no-seed = el acta no tiene semilla, así que sus repartos no se pueden comprobar
record-other-seed = la semilla no es la que prometía el sello
record-sealed-first = una partida sellada empieza por la ronda 1, no por la { $round }
record-sealed-late = la semilla no se selló antes del reparto
record-seed-no-time = el asiento { $seat } tiene una semilla, pero no la hora a la que llegó
record-seed-early = la semilla del asiento { $seat } estaba ahí antes del sello
record-seed-late = la semilla del asiento { $seat } llegó después del reparto
record-other-deal = ronda { $round }: la semilla reparte otras fichas que las del acta
record-other-take = toma al azar { $take }: la semilla da otra ficha que { $tile }
record-unsigned = el acta no está firmada
record-signed-form = `signed` debe tener una clave y una firma
record-other-key = el acta está firmada con otra clave: { $key }
record-signed-wrong = la firma no corresponde: el acta se cambió después de firmarla
record-unsignable = un acta con números que no son enteros no se puede firmar
record-no-key = eso no es una clave: da los 43 signos de una, o un archivo con lo que publica una casa
# The time for a move, in a record.
record-clock = `clock` debe ser tres números de milisegundos: la reserva, lo que añade un turno y el máximo
record-time = `time` debe ser una lista de objetos que digan qué hizo el reloj, en qué ronda, tras cuántas jugadas, para qué asiento y cuándo
