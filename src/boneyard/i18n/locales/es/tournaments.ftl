# Torneos: crear uno, inscribirse, clasificación. Una "board" es una partida de un torneo.
tournaments-title = Torneos
tournaments-what = Cada cual juega varias partidas y una tabla dice a quién le fue mejor. Crea uno y manda el enlace a tu club o a tus amistades.
tournaments-yours = Tus torneos
tournaments-none-yours = Aún no has creado ninguno ni te has inscrito en ninguno.
tournaments-make = Crear un torneo
tournaments-back = Todos tus torneos
tournaments-field-title = Nombre del torneo
tournaments-field-format = Formato
tournaments-field-deals = Fichas
tournaments-field-rounds = Rondas (0: las que hagan falta)
tournaments-field-best-of = Partidas de cada cruce, como mucho
tournaments-field-minutes = Minutos que dura
tournaments-field-begins = Empieza
tournaments-begins-said = cuando yo lo diga
tournaments-begins-10 = en 10 minutos
tournaments-begins-60 = en una hora
tournaments-begins-1440 = en 24 horas
tournaments-swiss = Suizo
tournaments-round-robin = Liga
tournaments-knock-out = Eliminatoria
tournaments-arena = Arena
tournaments-swiss-how = Nadie queda fuera. En cada ronda se enfrentan quienes tienen los mismos puntos, y nadie se enfrenta dos veces a la misma persona. Se puede entrar tarde.
tournaments-round-robin-how = Todo el mundo se enfrenta a todo el mundo una vez.
tournaments-knock-out-how = Quien pierde un cruce queda fuera, hasta que queda una sola persona.
tournaments-arena-how = A quien está libre se le busca rival enseguida, hasta que se acaba el tiempo. Se puede entrar y salir.
tournaments-deals-same = Las mismas fichas en todas las partidas de una ronda
tournaments-deals-fresh = Otras fichas en cada partida
tournaments-make-now = Abrir la inscripción
tournaments-too-many = Tienes { $most } torneos sin terminar, o la casa tiene demasiados; termina uno primero.
tournaments-fact-minutes = { $minutes } minutos
tournaments-fact-best-of = al mejor de { $boards }
tournaments-fact-grace = { $minutes ->
    [one] Quien no llega en un minuto pierde la partida.
   *[other] Quien no llega en { $minutes } minutos pierde la partida.
}
tournaments-fact-grace-hours = Quien no llega en { $hours } horas pierde la partida.
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
tournaments-stage-cut = Terminó antes de tiempo: ya no quedaba nadie a quien alguien pudiera enfrentarse.
tournaments-entrants = { $entrants ->
    [0] Aún no se ha inscrito nadie.
    [one] Hay una inscripción.
   *[other] Hay { $entrants } inscripciones.
}
tournaments-enter = Inscribirme
tournaments-enter-late = Entrar tarde
tournaments-enter-again = Volver
tournaments-leave = Retirarme
tournaments-leave-means = Abandonas la partida que estás jugando.
tournaments-leave-sure = Sí, retirarme
tournaments-take-out = Retirar a { $name }
tournaments-you-are-in = Estás dentro.
tournaments-you-left = Te has retirado.
tournaments-your-board = Tu partida está lista
tournaments-play-now = Jugar contra { $name }
tournaments-to = Volver al torneo
tournaments-wait = Tu próxima partida llega sola; puedes dejar esta página abierta.
tournaments-host = Este torneo lo creaste tú
tournaments-bots = Bots
tournaments-bots-count = Cuántos
tournaments-bots-add = Inscribir bots
tournaments-begin = Empezar
tournaments-call-off = Cancelarlo
tournaments-call-off-means = Entonces nadie sigue jugando y nadie gana.
tournaments-call-off-sure = Sí, cancelarlo
tournaments-send = Manda este enlace:
tournaments-standings = Clasificación
tournaments-standings-later = Los resultados de una ronda se muestran cuando todo el mundo ha jugado sus fichas.
tournaments-place = Puesto
tournaments-number = N.º
tournaments-who = Nombre
tournaments-points = Puntos
tournaments-results = Ganadas, empatadas, perdidas
tournaments-tie-field = Campo
tournaments-tie-met = Rivales
tournaments-tie-beaten = Vencidos
tournaments-tie-wins = Victorias
tournaments-tie-field-how = Campo: cómo te fue frente a quienes tenían las mismas fichas; 100 es lo máximo.
tournaments-tie-met-how = Rivales: los puntos de todos los rivales (Buchholz).
tournaments-tie-beaten-how = Vencidos: los puntos de los rivales vencidos, y la mitad de los de quienes empataron contigo (Sonneborn-Berger).
tournaments-tie-wins-how = Victorias: partidas ganadas.
tournaments-ties = Una partida ganada vale un punto, una empatada medio, un descanso un punto. Los empates se deshacen en este orden; quien sigue igual comparte el puesto.
tournaments-ties-knock-out = Un cruce ganado vale un punto. Quienes caen en la misma ronda comparten el puesto.
tournaments-by-field = Todas las partidas de una ronda tienen las mismas fichas, así que gana la partida quien lo hizo mejor que la mitad de quienes las tuvieron: la ventaja en puntos, entre paréntesis, se compara con la de las demás partidas.
tournaments-crosstable = Tabla cruzada
tournaments-crosstable-how = Cada resultado con el número del rival.
tournaments-rounds = Rondas
tournaments-round = Ronda { $round }
tournaments-bye = descansa
tournaments-absent = ausente
tournaments-closed = sin jugar
tournaments-playing = en juego
tournaments-done = jugada
tournaments-watch = Mirar
tournaments-gone = se retiró
tournaments-fair = Las fichas quedaron fijadas antes de la primera ronda
tournaments-fair-hash = Todos los repartos de todas las rondas salen de un solo secreto de la casa. Este es su SHA-256: { $hash }
tournaments-fair-secret = Ha terminado, así que aquí está el secreto: { $secret }
tournaments-fair-later = Cuando termine, el secreto se mostrará aquí; hasta entonces no lo puede saber nadie, tampoco quien creó el torneo.
tournaments-export = Llévatelo:
tournaments-none = No hay tal torneo; quizá el enlace está cortado.
tournaments-of-two = Los torneos se juegan entre dos, o entre dos parejas; elige un juego que se pueda jugar así.
tournaments-clock = Un torneo necesita un reloj, para que cada ronda acabe.
tournaments-arena-live = Una arena se juega en la mesa: elige un reloj de minutos.
tournaments-bad-time = Un torneo empieza dentro de los próximos 90 días.
tournaments-busy = Demasiada gente quiere algo de este torneo a la vez; inténtalo de nuevo.
tournaments-begun = Ya ha empezado y nadie más puede entrar.
tournaments-over = Este torneo ha terminado.
tournaments-full = Está lleno: caben { $most }.
tournaments-no-bots = Di cuántos bots van a entrar.
tournaments-not-in = No estás en este torneo.
tournaments-only-host = Eso solo lo puede hacer quien creó el torneo.
tournaments-stay = Una partida de torneo la juega quien se inscribió; puedes retirarte del torneo.
tournaments-too-few = Hacen falta dos por lo menos.
tournaments-name = Di cómo te llamas.
tournaments-bad-rounds = Un suizo tiene de 1 a { $most } rondas; con 0 tiene las que hagan falta.
tournaments-bad-best-of = Un cruce se juega al mejor de { $counts } partidas.
tournaments-bad-minutes = Una arena dura de { $least } a { $most } minutos.
tournaments-bad-grace = La primera jugada de alguien se puede esperar de { $least } a { $most } minutos.
# Sides of two. $one: who has entered; the other is a bot.
tournaments-and-a-bot = { $one } y un bot
tournaments-partner = Pareja
tournaments-partner-friend = una amistad, con un enlace
tournaments-partner-bot = un bot
tournaments-partner-link = Envía este enlace a tu pareja; hasta que venga, un bot juega en su lugar.
tournaments-no-link = No existe esa invitación; quizá el enlace esté cortado.
tournaments-in-already = Ya estás en este torneo.
tournaments-partner-there = Ya hay otra persona en la pareja.
tournaments-barred = Te han retirado de este torneo y no puedes volver.
# Where a tournament is made.
tournaments-rated-how = Puntúa: las partidas cuentan para la puntuación. Se juega con las reglas de siempre, y quien se inscribe necesita una forma de volver.
# The same for sides of two, where nobody loses for the others. $minutes or $hours: how long one may keep a board waiting.
tournaments-fact-stand-in = { $minutes ->
    [one] Por quien no llega en un minuto sigue un bot.
   *[other] Por quien no llega en { $minutes } minutos sigue un bot.
}
tournaments-fact-stand-in-hours = Por quien no llega en { $hours } horas sigue un bot.
# $entrants: how many sides of two have entered.
tournaments-sides = { $entrants ->
    [0] Todavía no se ha inscrito nadie.
    [one] Hay una pareja inscrita.
   *[other] Hay { $entrants } parejas inscritas.
}
