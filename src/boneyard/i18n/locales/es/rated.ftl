rated-alone = Una partida puntuable necesita un rival: un jugador o un bot.
rated-own-rules = Las partidas con reglas propias no pueden ser puntuables.
rated-one-seat = En una partida puntuable, cada jugador tiene un solo asiento.
rated-bot = { $bot } no tiene puntuación. Elige un bot de principiante (beginner) a maestra (master).
rated-no-clock = Una partida puntuable contra otros jugadores necesita un control de tiempo.
rated-kept = Las partidas puntuables requieren un método de acceso. Añade uno en tu perfil.
rated-stay = Un bot no puede ocupar tu asiento en una partida puntuable.
rated-no-pool = Categoría desconocida. Las categorías son { $pools }.
rated-no-player = Este jugador no está en las clasificaciones.

rated-title = Puntuaciones
rated-what = Los jugadores aparecen tras { $enough } partidas puntuables, cuando su puntuación es fiable y { $links } rivales distintos la conectan con las de los bots. El número tras ± es un intervalo del 95 %.
rated-pools = Categorías
rated-nobody = Aún no hay jugadores en la clasificación. Para estrenarla, marca “Partida puntuable” al empezar una partida.
rated-place = Puesto
rated-bot-mark = { $name } (bot)
rated-how = En las partidas puntuables no hay pistas ni se pueden deshacer jugadas. En tu perfil puedes elegir no aparecer en las clasificaciones.
rated-counts = Una partida entre personas cuenta cuando cada bando ha hecho { $moves } jugadas. Las victorias contra personas suben tu puntuación solo hasta cierto punto por encima de lo que confirman tus partidas contra bots. Las partidas repetidas contra el mismo jugador cuentan cada vez menos.
rated-of = Puntuaciones de { $name }
rated-yours = Esto es lo que ven los demás.
rated-yours-off = Solo tú ves esto. No apareces en ninguna lista.
rated-somebody = Jugador sin nombre
rated-with-you = Tú contra { $name }:
rated-met = { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
 } · { $won } { $won ->
    [one] ganada
   *[other] ganadas
 } · { $lost } { $lost ->
    [one] perdida
   *[other] perdidas
 }
rated-matches = { $matches ->
    [one] Tras 1 partida puntuable
   *[other] Tras { $matches } partidas puntuables
 }
rated-not-yet = { $matches ->
    [one] 1 partida puntuable hasta ahora.
   *[other] { $matches } partidas puntuables hasta ahora.
 } La puntuación se muestra tras { $enough } partidas, cuando es fiable y suficientes rivales distintos la conectan con las de los bots ({ $links } de { $needed }). Juega partidas puntuables contra bots de varios niveles para lograrlo.
rated-curve = { $pool }: evolución de la puntuación
rated-curve-note = { $matches ->
    [one] última partida, con intervalo del 95 %
   *[other] últimas { $matches } partidas, con intervalo del 95 %
 }
rated-analysed = En { $matches ->
    [one] 1 partida analizada
   *[other] { $matches } partidas analizadas
 }: pérdida media por jugada, { $cost } puntos; suerte, { $luck } puntos por partida; habilidad, { $rest }.
rated-rivals = Cara a cara
rated-latest = Últimas partidas puntuables
rated-against = con { $who }
rated-won = ganada
rated-lost = perdida
rated-even = empatada
rated-out-alone = no cuenta: un mismo jugador en los dos bandos
rated-out-short = no cuenta: muy pocas jugadas
rated-out-again = no cuenta: los mismos jugadores demasiadas veces en una semana
rated-out-late = no cuenta: demasiadas derrotas por tiempo o abandonos tempranos
rated-out-abandoned = no cuenta: se dio por terminada sin ganador
rated-out-organiser = no cuenta: se expulsó a un jugador o se canceló el torneo
rated-out-quick = no cuenta: jugadas más rápidas y mejores que las de una persona
rated-out-host = no cuenta: excluida por el administrador

rated-choice = Partida puntuable
rated-choice-help = Sin pistas y sin poder deshacer jugadas. Requiere un método de acceso ({ $me }).
rated-here = Esta partida es puntuable. Sin pistas y sin poder deshacer jugadas. Los jugadores necesitan un método de acceso.
rated-word = puntuable
rated-me = Puntuaciones
rated-me-listed = Mostrarme en las clasificaciones y tener una página pública
rated-me-save = Guardar
rated-me-page = Mi página pública
rated-host = Partidas puntuables que no cuentan
rated-host-why = Según las reglas de docs/ratings.md. No es una acusación.
rated-host-match = Partida
rated-host-reason = Motivo
rated-usual = En una partida puntuable puedes cambiar el número de jugadores, los equipos y la duración, pero no “{ $option }”.
