clock-label = Control de tiempo
clock-help = Con reloj, cada jugador gana tiempo en cada turno.
clock-none = Sin reloj
clock-3-days = Por correspondencia · 3 días + 1 día/turno (máx. 7 días)
clock-1-day = Por correspondencia · 1 día + 12 horas/turno (máx. 3 días)
clock-7-days = Por correspondencia · 7 días + 2 días/turno (máx. 14 días)
clock-12-hours = Por correspondencia · 12 horas + 6 horas/turno (máx. 1 día)
clock-5-minutes = 5 min + 10 s
clock-2-minutes = 2 min + 5 s
clock-15-minutes = 15 min + 20 s

clock-own = Personalizado
clock-own-bank = Tiempo inicial
clock-own-turn = Tiempo añadido por turno
clock-own-most = Tiempo máximo
clock-unit = Unidad
clock-unit-days = días
clock-unit-hours = horas
clock-unit-minutes = minutos
clock-unit-seconds = segundos
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
clock-own-called = { $pace ->
    [days] Por correspondencia · { $bank } + { $turn }/turno (máx. { $most })
   *[live] { $bank } + { $turn } por turno (máx. { $most })
}
clock-own-missing = Escribe números enteros para el tiempo inicial, el tiempo por turno y el tiempo máximo.
clock-bad-bank = El tiempo inicial debe ser de 12 horas a 60 días (por correspondencia) o de 30 segundos a 3 horas (en vivo).
clock-bad-turn = { $pace ->
    [days] Por correspondencia, cada turno debe añadir de 1 hora a 30 días.
   *[live] En vivo, cada turno puede añadir 10 minutos como máximo.
}
clock-bad-most = { $pace ->
    [days] El tiempo máximo no puede ser menor que el inicial ni mayor que 60 días.
   *[live] El tiempo máximo no puede ser menor que el inicial ni mayor que 6 horas.
}

clock-short-days = { $days } d
clock-short-hours = { $hours } h
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min
clock-left = quedan { $left }
clock-bot-name = { $who } (bot)

clock-late-you = Se te acabó el tiempo. Juega ya, o puedes perder la partida.
clock-late-other = A { $who } se le acabó el tiempo. Puedes reclamar la victoria o esperar.
clock-claim = Reclamar la victoria
clock-give = Dar más tiempo a { $who }
clock-no-gift-contest = En los torneos y en los duplicados, los jugadores no pueden darse más tiempo.
clock-no-gift-left = Este jugador no puede recibir más tiempo extra: el límite es { $times } veces el tiempo inicial.
clock-stood-in = Se te acabó el tiempo. Un bot juega por ti.
clock-return = Retomar la partida
clock-no-return = No te queda tiempo ni puedes recibir más. El bot termina esta partida por ti.

clock-sure = ¿{ $move }?
clock-yes = Jugar
clock-no = Cancelar
clock-ask-first = Confirmar jugadas

clock-later = Jugadas condicionales
clock-later-means = En tu turno, se juega automáticamente la primera de estas jugadas que todavía sea posible. Si ninguna lo es, la partida te espera. Solo tú las ves.
clock-later-first = Primera opción
clock-later-else = Si no
clock-later-wait = Esperar a que yo juegue
clock-later-leave = Guardar
