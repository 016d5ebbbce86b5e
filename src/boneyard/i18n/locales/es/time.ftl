# Time for a move: clocks, where a match is started and at the table.

# Choices when a match is started: a bank, and what each turn adds.
time-label = Tiempo por jugada
time-help = Para partidas con gente por enlace. Cada cual tiene una reserva de tiempo que crece con cada turno.
time-none = Sin reloj
time-3-days = Por días: 3 días y 1 más por turno (7 como máximo)
time-1-day = Por días: 1 día y 12 horas más por turno (3 días como máximo)
time-7-days = Por días: 7 días y 2 más por turno (14 como máximo)
time-12-hours = Por días: 12 horas y 6 más por turno (1 día como máximo)
time-5-minutes = En vivo: 5 minutos y 10 segundos más por turno
time-2-minutes = En vivo: 2 minutos y 5 segundos más por turno
time-15-minutes = En vivo: 15 minutos y 20 segundos más por turno

# A clock with sizes of one's own: the last choice, its fields, and the units to choose from.
time-own = Tiempos a mi medida
time-own-bank = Reserva
time-own-turn = Más por turno
time-own-most = Como máximo
time-unit = Unidad
time-unit-days = días
time-unit-hours = horas
time-unit-minutes = minutos
time-unit-seconds = segundos
# A length of time, within other sentences.
time-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
time-span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
time-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
time-span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
# Such a clock, like the choices above. $bank, $turn and $most: 36 hours, 5 days.
time-own-called = { $pace ->
    [days] Por días: { $bank } y { $turn } más por turno ({ $most } como máximo)
   *[live] En vivo: { $bank } y { $turn } más por turno ({ $most } como máximo)
}
# What is wrong with such sizes.
time-own-missing = Indica con números enteros cuánto tiempo hay al principio, cuánto añade cada turno y cuánto cabe como máximo.
time-bad-bank = la reserva va por días de 12 horas a 60 días, en vivo de 30 segundos a 3 horas
time-bad-turn = { $pace ->
    [days] por días cada turno añade de 1 hora a 30 días
   *[live] en vivo cada turno añade 10 minutos como máximo
}
time-bad-most = { $pace ->
    [days] en la reserva cabe al menos lo que hay al principio, y 60 días como máximo
   *[live] en la reserva cabe al menos lo que hay al principio, y en vivo 6 horas como máximo
}

# What is left, small on a player's plate: 3 d, or 20 h.
time-short-days = { $days } d
time-short-hours = { $hours } h
# The same in full.
time-days = { $days } d { $hours } h
time-hours = { $hours } h { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
time-left = tiempo: { $left }
# The name of somebody for whom a bot plays.
time-bot-name = { $who } (bot)

# An empty bank, in a match of two.
time-late-you = Se te ha acabado el tiempo: juega antes de que reclamen la partida.
time-late-other = A { $who } se le ha acabado el tiempo. Puedes reclamar la partida o esperar.
time-claim = Reclamar la partida
time-give = Darle tiempo a { $who }
time-no-gift-contest = en los torneos y en el duplicado no se puede regalar tiempo
time-no-gift-left = este jugador ya ha recibido { $times } veces el tiempo inicial
time-stood-in = Se te acabó el tiempo y un bot juega por ti.
time-return = Seguir jugando yo
time-no-return = se te ha acabado el tiempo demasiadas veces: el bot termina esta partida por ti

# Before a tile is laid, in a match over days. $move: what stands on the place, such as "6-4 on the left".
time-sure = ¿{ $move }?
time-yes = Ponerla
time-no = Todavía no
time-ask-first = Preguntar antes de poner una ficha

# If … then: plays that are left for one's next turn, in a match over days.
time-later = Si … entonces
time-later-means = Se juega en cuanto te toca, si esa punta sigue mostrando lo mismo; si no, tu turno te espera. Nadie más lo ve.
time-later-first = Primero
time-later-else = Si no se puede jugar
time-later-wait = esperar
time-later-leave = Dejarlo así
