# Time for a move: clocks, where a match is started and at the table.

# Choices when a match is started: a bank, and what each turn adds.
clock-label = Tiempo por jugada
clock-help = Para partidas con gente por enlace. Cada cual tiene una reserva de tiempo que crece con cada turno.
clock-none = Sin reloj
clock-3-days = Por días: 3 días y 1 más por turno (7 como máximo)
clock-1-day = Por días: 1 día y 12 horas más por turno (3 días como máximo)
clock-7-days = Por días: 7 días y 2 más por turno (14 como máximo)
clock-12-hours = Por días: 12 horas y 6 más por turno (1 día como máximo)
clock-5-minutes = En vivo: 5 minutos y 10 segundos más por turno
clock-2-minutes = En vivo: 2 minutos y 5 segundos más por turno
clock-15-minutes = En vivo: 15 minutos y 20 segundos más por turno

# A clock with sizes of one's own: the last choice, its fields, and the units to choose from.
clock-own = Tiempos a mi medida
clock-own-bank = Reserva
clock-own-turn = Más por turno
clock-own-most = Como máximo
clock-unit = Unidad
clock-unit-days = días
clock-unit-hours = horas
clock-unit-minutes = minutos
clock-unit-seconds = segundos
# A length of time, within other sentences.
clock-span-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
clock-span-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
clock-span-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
clock-span-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
# Such a clock, like the choices above. $bank, $turn and $most: 36 hours, 5 days.
clock-own-called = { $pace ->
    [days] Por días: { $bank } y { $turn } más por turno ({ $most } como máximo)
   *[live] En vivo: { $bank } y { $turn } más por turno ({ $most } como máximo)
}
# What is wrong with such sizes.
clock-own-missing = Indica con números enteros cuánto tiempo hay al principio, cuánto añade cada turno y cuánto cabe como máximo.
clock-bad-bank = la reserva va por días de 12 horas a 60 días, en vivo de 30 segundos a 3 horas
clock-bad-turn = { $pace ->
    [days] por días cada turno añade de 1 hora a 30 días
   *[live] en vivo cada turno añade 10 minutos como máximo
}
clock-bad-most = { $pace ->
    [days] en la reserva cabe al menos lo que hay al principio, y 60 días como máximo
   *[live] en la reserva cabe al menos lo que hay al principio, y en vivo 6 horas como máximo
}

# What is left, small on a player's plate: 3 d, or 20 h.
clock-short-days = { $days } d
clock-short-hours = { $hours } h
# The same in full.
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
# On a plate, for screen readers, after other facts. $left: 2 d 4 h, or 4:32.
clock-left = tiempo: { $left }
# The name of somebody for whom a bot plays.
clock-bot-name = { $who } (bot)

# An empty bank, in a match of two.
clock-late-you = Se te ha acabado el tiempo: juega antes de que reclamen la partida.
clock-late-other = A { $who } se le ha acabado el tiempo. Puedes reclamar la partida o esperar.
clock-claim = Reclamar la partida
clock-give = Darle tiempo a { $who }
clock-no-gift-contest = en los torneos y en el duplicado no se puede regalar tiempo
clock-no-gift-left = este jugador ya ha recibido { $times } veces el tiempo inicial
clock-stood-in = Se te acabó el tiempo y un bot juega por ti.
clock-return = Seguir jugando yo
clock-no-return = se te ha acabado el tiempo demasiadas veces: el bot termina esta partida por ti

# Before a tile is laid, in a match over days. $move: what stands on the place, such as "6-4 on the left".
clock-sure = ¿{ $move }?
clock-yes = Ponerla
clock-no = Todavía no
clock-ask-first = Preguntar antes de poner una ficha

# If … then: plays that are left for one's next turn, in a match over days.
clock-later = Si … entonces
clock-later-means = Se juega en cuanto te toca, si esa punta sigue mostrando lo mismo; si no, tu turno te espera. Nadie más lo ve.
clock-later-first = Primero
clock-later-else = Si no se puede jugar
clock-later-wait = esperar
clock-later-leave = Dejarlo así
