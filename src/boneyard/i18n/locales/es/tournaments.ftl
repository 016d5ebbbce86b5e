tournaments-title = Torneos
tournaments-what = Crea un torneo y envía el enlace a tu club o a tus amigos.
tournaments-yours = Tus torneos
tournaments-none-yours = Aún no has creado ningún torneo ni participas en ninguno.
tournaments-make = Nuevo torneo
tournaments-back = Tus torneos
tournaments-field-title = Nombre
tournaments-field-format = Formato
tournaments-field-deals = Fichas
tournaments-field-rounds = Rondas (0: automático)
tournaments-field-best-of = Al mejor de
tournaments-field-minutes = Duración en minutos
tournaments-field-begins = Inicio
tournaments-begins-said = cuando yo lo inicie
tournaments-begins-10 = en 10 minutos
tournaments-begins-60 = en una hora
tournaments-begins-1440 = en 24 horas
tournaments-swiss = Suizo
tournaments-round-robin = Todos contra todos
tournaments-knock-out = Eliminación directa
tournaments-arena = Arena
tournaments-swiss-how = Nadie queda eliminado. Te enfrentas a rivales con los mismos puntos o parecidos, nunca dos veces al mismo. Se puede entrar con el torneo ya empezado.
tournaments-round-robin-how = Todos juegan contra todos una vez.
tournaments-knock-out-how = El perdedor de cada enfrentamiento queda eliminado, hasta que queda un solo jugador.
tournaments-arena-how = Los jugadores libres reciben enseguida un nuevo rival, hasta que se acaba el tiempo. Entra y sal cuando quieras.
tournaments-deals-same = Las mismas fichas para todos en cada ronda
tournaments-deals-fresh = Fichas distintas en cada partida
tournaments-make-now = Crear torneo
tournaments-too-many = Demasiados torneos sin terminar (máximo { $most } por jugador). Termina uno primero.
tournaments-fact-minutes = { $minutes } minutos
tournaments-fact-best-of = al mejor de { $boards }
tournaments-fact-grace = { $minutes ->
    [one] Quien no se presente en 1 minuto pierde la partida.
   *[other] Quien no se presente en { $minutes } minutos pierde la partida.
}
tournaments-fact-grace-hours = { $hours ->
    [one] Quien no se presente en { $hours } hora pierde la partida.
   *[other] Quien no se presente en { $hours } horas pierde la partida.
}
tournaments-stage-open = Inscripción abierta
tournaments-stage-begins = Empieza: { $when } (UTC)
tournaments-stage-round = Ronda { $round } de { $rounds }
tournaments-stage-arena = { $minutes ->
    [0] Se juegan las últimas partidas
    [one] Queda un minuto
   *[other] Quedan { $minutes } minutos
}
tournaments-stage-over = Terminado
tournaments-stage-off = Cancelado
tournaments-stage-cut = Terminó antes de lo previsto: ya no había emparejamientos posibles.
tournaments-entrants = { $entrants ->
    [0] Aún no hay jugadores
    [one] 1 jugador
   *[other] { $entrants } jugadores
}
tournaments-enter = Inscribirme
tournaments-enter-late = Entrar tarde
tournaments-enter-again = Volver a entrar
tournaments-leave = Retirarme
tournaments-leave-means = { $pairs ->
    [yes] Tu pareja y tú dejarán el torneo. Los bots terminarán la partida en curso.
   *[no] Dejarás el torneo y perderás la partida que estés jugando.
}
tournaments-leave-sure = Sí, retirarme
tournaments-take-out = Expulsar a { $name }
tournaments-you-are-in = Inscripción confirmada.
tournaments-you-left = Ya no estás en este torneo.
tournaments-your-board = Tu partida está lista
tournaments-play-now = Jugar contra { $name }
tournaments-to = Volver al torneo
tournaments-wait = Ahora no tienes ninguna partida. Si te toca otra, empezará automáticamente. Puedes dejar esta página abierta.
tournaments-host = Organizas este torneo
tournaments-bots = Bots
tournaments-bots-count = Cantidad
tournaments-bots-add = Añadir bots
tournaments-begin = Empezar
tournaments-begin-needs = Hacen falta al menos dos inscripciones. Puedes añadir bots.
tournaments-call-off = Cancelar torneo
tournaments-call-off-means = Se detienen todas las partidas y no hay ganador.
tournaments-call-off-sure = Sí, cancelar
tournaments-send = Enlace de invitación:
tournaments-standings = Clasificación
tournaments-standings-later = Los resultados de una ronda aparecen cuando terminan todas sus partidas.
tournaments-place = Puesto
tournaments-number = N.º
tournaments-who = Jugador
tournaments-points = Puntos
tournaments-results = Victorias, empates, derrotas
tournaments-tie-field = Frente al resto
tournaments-tie-met = Buchholz
tournaments-tie-beaten = Sonneborn-Berger
tournaments-tie-wins = Victorias
tournaments-tie-field-how = Frente al resto: tu resultado comparado con el de todos los que tuvieron las mismas fichas (máximo 100).
tournaments-tie-met-how = Buchholz: la suma de los puntos de todos tus rivales.
tournaments-tie-beaten-how = Sonneborn-Berger: los puntos de los rivales a los que venciste, más la mitad de los de aquellos con quienes empataste.
tournaments-tie-wins-how = Victorias: partidas ganadas.
tournaments-ties = Victoria o descanso: 1 punto. Empate: ½ punto. Los empates se deshacen en este orden; si persisten, los jugadores comparten puesto.
tournaments-ties-knock-out = Cada enfrentamiento ganado vale 1 punto. Los jugadores eliminados en la misma ronda comparten puesto.
tournaments-by-field = Todas las partidas de una ronda tienen las mismas fichas. El punto es tuyo si tu diferencia (entre paréntesis) supera la mediana de las de todos los que tuvieron las mismas fichas.
tournaments-crosstable = Tabla cruzada
tournaments-crosstable-how = Cada resultado con el número del rival.
tournaments-rounds = Rondas
tournaments-round = Ronda { $round }
tournaments-bye = descansa
tournaments-absent = ausente
tournaments-closed = sin jugar
tournaments-playing = en curso
tournaments-done = terminada
tournaments-watch = Mirar
tournaments-gone = ya no participa
tournaments-fair = Las fichas se fijaron antes de empezar
tournaments-fair-hash = Todas las fichas del torneo se derivan de un solo secreto. Su SHA-256 es { $hash }
tournaments-fair-secret = El secreto es { $secret }
tournaments-fair-later = El secreto se muestra aquí al terminar el torneo. Hasta entonces lo guarda el servidor, y ni siquiera el organizador puede verlo.
tournaments-export = Descargar:
tournaments-none = No se encontró el torneo. Puede que el enlace esté incompleto.
tournaments-of-two = En un torneo se enfrentan dos jugadores o dos parejas. Elige un juego que lo permita.
tournaments-clock = Un torneo necesita un control de tiempo. Elige uno.
tournaments-arena-live = Un torneo con formato Arena se juega en vivo. Elige un control de tiempo en minutos.
tournaments-bad-time = El inicio debe estar dentro de los próximos 90 días.
tournaments-busy = Hay mucha actividad en este torneo. Inténtalo de nuevo.
tournaments-begun = Este torneo ya empezó. Ya no puedes entrar.
tournaments-over = Este torneo ha terminado.
tournaments-full = Este torneo está lleno ({ $most } inscripciones).
tournaments-no-bots = Escribe la cantidad de bots.
tournaments-not-in = No estás en este torneo.
tournaments-only-host = Solo el organizador puede hacer eso.
tournaments-stay = Un bot no puede jugar por ti en un torneo. Si quieres, retírate del torneo.
tournaments-too-few = Un torneo necesita al menos dos inscripciones.
tournaments-name = Escribe tu nombre.
tournaments-bad-rounds = Escribe de 1 a { $most } rondas, o 0 para que se fije automáticamente.
tournaments-bad-best-of = “Al mejor de” debe ser uno de estos números: { $counts }.
tournaments-bad-minutes = Un torneo con formato Arena dura de { $least } a { $most } minutos.
tournaments-bad-grace = El límite para la primera jugada es de { $least } a { $most } minutos.
tournaments-and-a-bot = { $one } y un bot
tournaments-partner = Pareja
tournaments-partner-friend = un amigo (enlace de invitación)
tournaments-partner-bot = un bot
tournaments-partner-link = Envía este enlace a tu pareja. Hasta que se una, un bot juega en su lugar.
tournaments-no-link = No se encontró la invitación. Puede que el enlace esté incompleto.
tournaments-in-already = Ya estás en este torneo.
tournaments-partner-there = Este jugador ya tiene pareja.
tournaments-inviter-gone = El jugador que te invitó ya no está en este torneo.
tournaments-barred = Te han expulsado de este torneo y no puedes volver a entrar.
tournaments-rated-how = Puntuable (reglas estándar; todos los jugadores necesitan un método de acceso)
tournaments-fact-stand-in = { $minutes ->
    [one] Un bot sustituye a quien no se presente en 1 minuto.
   *[other] Un bot sustituye a quien no se presente en { $minutes } minutos.
}
tournaments-fact-stand-in-hours = { $hours ->
    [one] Un bot sustituye a quien no se presente en { $hours } hora.
   *[other] Un bot sustituye a quien no se presente en { $hours } horas.
}
tournaments-sides = { $entrants ->
    [0] Aún no hay parejas
    [one] 1 pareja
   *[other] { $entrants } parejas
}
