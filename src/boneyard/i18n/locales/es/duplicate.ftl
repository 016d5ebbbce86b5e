# Dominó duplicado: muchos juegan los mismos repartos y se comparan.

duplicate-alone = Los solitarios no se pueden jugar como duplicado.
duplicate-calls = Este juego no se puede jugar como duplicado, porque en él importa quién canta antes, y eso nunca es igual para todos.
# $most: the largest number of deals in a set.
duplicate-many = Escribe de 1 a { $most } repartos.
duplicate-no-set = No se encuentra la serie de repartos.
duplicate-no-deal = No se encuentra el reparto.
duplicate-no-room = Ahora hay demasiadas series. Juega una de las que hay o inténtalo dentro de unos días.
duplicate-day-over = Este día ya terminó. Puedes ver sus repartos.
duplicate-closed = Podrás ver este reparto cuando lo termines. Los repartos del día se abren para todos al acabar el día.
duplicate-in-order = Sin cuenta, los repartos del día se juegan en orden. Termina antes el anterior.
duplicate-nobody = Nadie ha jugado este reparto.
duplicate-by-oneself = Los repartos de un duplicado se juegan hasta el final.

# The page of a set of deals.
duplicate-title = Duplicado
# $day: a date.
duplicate-of-day = Duplicado del { $day }
# $game: the name of a game.
duplicate-set = Duplicado: { $game }
# On the home page, after the name of today's game.
duplicate-home = Diez repartos para compararte con los demás
# $deals: how many deals the set has.
duplicate-what = { $deals ->
    [one] Un reparto, igual para todos. Lo único que cambia es cómo juegas.
   *[other] { $deals } repartos, iguales para todos. Lo único que cambia es cómo juegas.
}
# $bot: the name of a level's bot, such as Mabel. $pairs: whether the game is played in pairs.
duplicate-with = { $pairs ->
    [yes] Tu pareja y tus rivales son bots del nivel de { $bot }. Solo cuenta el primer intento. Sin pistas.
   *[no] Tus rivales son bots del nivel de { $bot }. Solo cuenta el primer intento. Sin pistas.
}
# $players: how many have finished a deal, here and below.
duplicate-until = { $players ->
    [0] Abierto hasta la medianoche UTC. Todavía no ha jugado nadie.
    [one] Abierto hasta la medianoche UTC. Por ahora, 1 jugador.
   *[other] Abierto hasta la medianoche UTC. Por ahora, { $players } jugadores.
}
duplicate-always = { $players ->
    [0] Se puede jugar en cualquier momento. Todavía no ha jugado nadie.
    [one] Se puede jugar en cualquier momento. Por ahora, 1 jugador.
   *[other] Se puede jugar en cualquier momento. Por ahora, { $players } jugadores.
}
duplicate-is-over = { $players ->
    [0] Terminado. No jugó nadie.
    [one] Terminado. Participó 1 jugador.
   *[other] Terminado. Participaron { $players } jugadores.
}
# $share: a percentage. $finished: deals that the reader has finished, of all $deals.
duplicate-score = { $deals ->
    [one] Tu puntuación: { $share } tras { $finished } de { $deals } reparto.
   *[other] Tu puntuación: { $share } tras { $finished } de { $deals } repartos.
}
# $deal: the number of a deal, from 1, here and below.
duplicate-play = Jugar el reparto { $deal }
duplicate-go-on = Seguir con el reparto { $deal }
duplicate-deal = Reparto
duplicate-deals = Repartos
duplicate-deal-number = Reparto { $deal }
# The head of a column: points by which somebody came out ahead.
duplicate-ahead = Diferencia de puntos
# The head of a column: match points, in percent.
duplicate-share = Puntuación
# What the best bot did in the same seat.
duplicate-house = Mejor bot
duplicate-look-at = Ver el reparto { $deal }
# Instead of a percentage: nobody else has finished this deal.
duplicate-alone-yet = todavía nadie más
# Instead of a number, while the house still plays this deal.
duplicate-thinks = calculando…
duplicate-too-late = terminado demasiado tarde: no cuenta
duplicate-open-yet = sin terminar
duplicate-share-it = Comparte tu resultado
duplicate-share-how = Una marca por reparto: ● tercio superior, ◐ tercio medio, ○ tercio inferior. No revela los repartos.
# The first line of the card. $day: a date; $what: one of the two before; $game: the name of a game.
duplicate-card-day = Duplicado, { $day }
duplicate-card = Duplicado
duplicate-card-game = Boneyard · { $what } · { $game }
duplicate-invite = Envía este enlace a tus amigos
duplicate-standings = Clasificación
duplicate-standings-later = La clasificación aparecerá cuando termines todos los repartos.
duplicate-save-progress = Para entrar en la clasificación y ver qué hicieron los demás, añade una llave de acceso o una dirección de correo en { $me }.
duplicate-nobody-yet = Todavía no lo ha terminado nadie.
duplicate-place = Puesto
# After the reader's own name, or what they did themselves.
duplicate-you = (tú)
duplicate-the-house = (mejor bot)
duplicate-friends = Jugar con amigos
duplicate-friends-how = Elige un juego y comparte el enlace. Cada cual juega los mismos repartos cuando quiere, y al final se comparan los resultados.
duplicate-make = Crear una serie de repartos
duplicate-mine = Tus series
# $game: the name of a game.
duplicate-listed = { $deals ->
    [one] { $game }, un reparto
   *[other] { $game }, { $deals } repartos
}
# A day in a list, and its game.
duplicate-day = { $day }: { $game }
duplicate-days = Días anteriores
duplicate-week = Últimos siete días
duplicate-week-how = Promedio de los últimos siete días. Los repartos sin jugar cuentan como 0. Quienes no quieren salir en las clasificaciones aparecen como anónimos.
# In standings, instead of the name of whoever stays off leaderboards.
duplicate-somebody = Anónimo
duplicate-today = Hoy
duplicate-sealed = Reparto verificable
duplicate-sealed-how = Todos los repartos y las decisiones de los bots de un día se derivan de un solo secreto. Su hash SHA-256 se publica aquí días antes; el secreto, cuando el día termina.
duplicate-secret = Secreto:

# The page of a deal, afterwards.
duplicate-result = Resultado
duplicate-own = Tú
duplicate-best = Mejor resultado
duplicate-field = { $results ->
    [one] 1 resultado:
   *[other] { $results } resultados:
}
duplicate-parted = Dónde se jugó de forma distinta
duplicate-not-parted = Por ahora, todos han hecho las mismas jugadas.
# $number: which of one's own moves it was, from 1.
duplicate-move = Jugada { $number }
duplicate-see = ver la mesa
duplicate-see-move = Ver la mesa antes de la jugada { $number }
# A button at the table, when a deal is over.
duplicate-back = Volver a los repartos

# Pairs: two people at one table, against bots.
duplicate-two = { $one } y { $other }
duplicate-with-pair = { $one } y { $other } juegan en pareja. Los rivales son bots del nivel de { $bot }. Solo cuenta el primer intento. Sin pistas.
duplicate-with-partner = Jugar en pareja
duplicate-partner-link = Envía este enlace a tu pareja. Se puede empezar cuando estén los dos.
duplicate-is-there = Actualizar
duplicate-alone-after-all = Jugar sin pareja
duplicate-in-pairs = Parejas
# $who: the name of whoever invites.
duplicate-invited = { $who } te invita a jugar en pareja
duplicate-invited-how = { $deals ->
    [one] Un reparto de { $game } contra bots del nivel de { $bot }. El resultado se compara con el de las demás parejas.
   *[other] { $deals } repartos de { $game } contra bots del nivel de { $bot }. Los resultados se comparan con los de las demás parejas.
}
duplicate-join = Unirme
duplicate-name = Escribe tu nombre.
duplicate-no-partner = Este juego no se juega en pareja.
duplicate-partner-first = Tu pareja todavía no se ha unido. Envíale el enlace.
duplicate-begun-alone = Ya has empezado estos repartos sin pareja.
duplicate-no-pair = No se encuentra la pareja.
duplicate-pair-full = Esta pareja ya está completa.
duplicate-other-pair = Ya juegas estos repartos con otra persona.
duplicate-begun = Ya se ha empezado a jugar, así que ya no puedes retirarte.

# Teams of four, in two rooms.
duplicate-teams = Equipos de cuatro
duplicate-teams-how = Dos equipos, dos salas, los mismos repartos: cada equipo juega cada mano una vez. Todos reciben el mismo enlace y eligen un asiento.
duplicate-make-teams = Crear un encuentro de equipos
duplicate-teams-what = { $deals ->
    [one] Un reparto, que se juega en las dos salas con las manos de los equipos intercambiadas. El resultado de la otra sala se ve cuando terminan las dos.
   *[other] { $deals } repartos, cada uno en las dos salas con las manos de los equipos intercambiadas. El resultado de la otra sala en cada reparto se ve cuando las dos lo han terminado.
}
duplicate-teams-in-pairs = Los encuentros de equipos necesitan un juego por parejas, como el Dominó por parejas.
# $points: a number of points, as markup; $count: the same number; $compared: deals that both rooms have finished.
duplicate-team-ahead = { $count ->
    [one] El equipo { $team } lleva { $points } punto de ventaja
   *[other] El equipo { $team } lleva { $points } puntos de ventaja
}{ $compared ->
    [one] { "" } tras 1 reparto.
   *[other] { "" } tras { $compared } repartos.
}
duplicate-teams-level = { $compared ->
    [one] Los equipos van empatados tras 1 reparto.
   *[other] Los equipos van empatados tras { $compared } repartos.
}
# $room: 1 or 2. $team: A or B.
duplicate-room = Sala { $room }
duplicate-team = Equipo { $team }
duplicate-sit = Sentarse aquí
# $seat: the number of a seat, from 1.
duplicate-sit-at = Sentarse en la sala { $room }, asiento { $seat }
duplicate-free = libre
duplicate-take-a-place = Elige un asiento. Las parejas se sientan frente a frente en la misma sala.
duplicate-wait-for-places = La partida empezará cuando todos los asientos estén ocupados.
duplicate-room-done = Tu sala ha terminado todos los repartos.
# $bot: the name of a level’s bot.
duplicate-fill = Llenar los asientos libres con bots del nivel de { $bot }
duplicate-stand = Dejar mi asiento
duplicate-swing = Resultado
duplicate-teams-rule = Diferencia de puntos del equipo { $team } en cada sala. El resultado de un reparto es la suma de las dos.
duplicate-other-room = la otra sala no ha terminado
duplicate-see-room = Ver cómo se jugó el reparto { $deal } en la sala { $room }
duplicate-no-place = No tienes asiento en esta partida.
duplicate-places-free = La partida empezará cuando todos los asientos estén ocupados.
duplicate-no-such-place = No se encuentra el asiento.
duplicate-place-taken = Ese asiento ya está ocupado.
duplicate-other-place = Ya tienes otro asiento. Déjalo primero.
duplicate-only-maker = Solo quien creó esta serie puede hacer eso.
