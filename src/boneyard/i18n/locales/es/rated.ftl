rated-alone = una partida puntúa con al menos otro: una persona o un bot de la casa
rated-own-rules = solo puntúan los juegos de la casa, no las reglas propias
rated-one-seat = en una partida que puntúa cada persona tiene un solo asiento
rated-bot = { $bot } no tiene puntuación: elige un bot de beginner a master
rated-no-clock = una partida que puntúa con otras personas necesita reloj
rated-kept = las puntuaciones son para quienes la casa reconoce: elige antes cómo volver en Sobre mí
rated-stay = una partida que puntúa se juega hasta el final: ningún bot toma tu lugar
rated-no-pool = no hay ese grupo; hay { $pools }
rated-no-player = nadie con esa dirección está en las clasificaciones

rated-title = Puntuaciones
rated-what = Quién ganaría y qué tan seguro es: el número tras ± se cumple en 95 de cada 100 casos. Un jugador aparece tras { $enough } partidas que puntúan, cuando su puntuación es bastante segura y { $links } rivales distintos lo conectan con los bots.
rated-pools = Grupos de juegos
rated-nobody = Nadie ha jugado todavía bastantes partidas que puntúen. Empieza tú: marca “Puntúa” al empezar una partida.
rated-place = Puesto
rated-bot-mark = { $name } (bot)
rated-how = En las partidas que puntúan no hay pistas ni se deshace nada. Puedes quedarte fuera de estas listas:
rated-counts = Una partida entre personas cuenta cuando cada bando ha hecho { $moves } jugadas. Ganar a personas solo sube la puntuación hasta cierto punto por encima de lo que confirman tus partidas contra bots, y las partidas repetidas contra el mismo rival cuentan cada vez menos.
rated-of = Puntuaciones de { $name }
rated-yours = Esto es lo que otros ven de ti.
rated-yours-off = Solo tú ves esto: te quedas fuera de todas las listas.
rated-somebody = Alguien
rated-with-you = Tú contra { $name }:
rated-met = { $matches ->
    [one] 1 partida
   *[other] { $matches } partidas
 }: { $won } { $won ->
    [one] ganada
   *[other] ganadas
 }, { $lost } { $lost ->
    [one] perdida
   *[other] perdidas
 }
rated-matches = { $matches ->
    [one] Tras 1 partida que puntúa
   *[other] Tras { $matches } partidas que puntúan
 }
rated-not-yet = { $matches ->
    [one] 1 partida que puntúa hasta ahora.
   *[other] { $matches } partidas que puntúan hasta ahora.
 } La puntuación se muestra tras { $enough }, cuando es bastante segura y rivales distintos la conectan con los bots ({ $links } de { $needed }). Lo consigues con partidas que puntúen contra bots de varios niveles.
rated-curve = { $pool }: cómo fue
rated-curve-note = { $matches ->
    [one] la última partida; la franja se cumple en 95 de cada 100 casos
   *[other] las últimas { $matches } partidas; la franja se cumple en 95 de cada 100 casos
 }
rated-analysed = Aparte de la puntuación, en { $matches ->
    [one] 1 partida analizada
   *[other] { $matches } partidas analizadas
 }: una decisión costó { $cost } puntos en promedio; la suerte trajo { $luck } puntos por partida, y el juego { $rest }.
rated-rivals = Cara a cara
rated-latest = Últimas partidas que puntúan
rated-against = con { $who }
rated-won = ganada
rated-lost = perdida
rated-even = empatada
rated-out-alone = no cuenta: asientos de la misma persona en los dos bandos
rated-out-short = no cuenta: muy pocas jugadas
rated-out-again = no cuenta: las mismas personas demasiadas veces en una semana
rated-out-late = no cuenta: se acabó el tiempo una y otra vez
rated-out-abandoned = no cuenta: se cerró sin que nadie ganara
rated-out-organiser = no cuenta: la terminó quien organiza el torneo
rated-out-quick = no cuenta: respuestas más rápidas y mejores que las de una persona
rated-out-host = no cuenta: la casa la dejó fuera

rated-choice = Puntúa: cuenta para la puntuación de quienes juegan
rated-choice-help = Sin pistas, no se deshace nada, un asiento por persona; con personas, con reloj; con bots, tres horas. Para quienes tienen cómo volver ({ $me }).
rated-here = Esta partida puntúa: sin pistas, no se deshace nada y cuenta para quienes juegan. Quien se siente debe tener cómo volver (Sobre mí).
rated-word = puntúa
rated-me = Puntuaciones
rated-me-listed = Mostrarme en las clasificaciones, con una página propia
rated-me-save = Guardar esto
rated-me-page = Mi página
rated-host = Partidas que puntúan y no cuentan
rated-host-why = Encontradas por las reglas de docs/ratings.md; con eso no se acusa a nadie.
rated-host-match = Partida
rated-host-reason = Por qué
# $option: the name of an option that isn't as usual.
rated-usual = una partida que puntúa se juega con las reglas de siempre: se eligen jugadores, parejas y duración, pero no «{ $option }»
