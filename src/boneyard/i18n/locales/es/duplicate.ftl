# Dominó duplicado: muchos juegan los mismos repartos y se comparan.

duplicate-alone = El duplicado es para juegos contra otros.
duplicate-calls = En este juego cuenta quién canta primero, y eso no es igual para todos: no se puede jugar como duplicado.
# $most: the largest number of deals in a set.
duplicate-many = Una serie tiene de 1 a { $most } repartos.
duplicate-no-set = no existe esa serie de repartos
duplicate-no-deal = no existe ese reparto
duplicate-no-room = ahora no caben más series: juega una de las que hay o vuelve en unos días
duplicate-day-over = su día terminó: los repartos ya están abiertos y se pueden mirar
duplicate-closed = este reparto se abre cuando lo terminas o cuando acaba su día
duplicate-in-order = sin cuenta, los repartos del día se juegan en orden: termina antes el anterior
duplicate-nobody = nadie ha jugado este reparto
duplicate-by-oneself = un reparto de un duplicado se juega hasta el final, y lo juega uno mismo

# The page of a set of deals.
duplicate-title = Duplicado
# $day: a date.
duplicate-of-day = Duplicado del { $day }
# $game: the name of a game.
duplicate-set = Duplicado: { $game }
# On the home page, after the name of today's game.
duplicate-home = los mismos diez repartos para todo el mundo
# $deals: how many deals the set has.
duplicate-what = { $deals ->
    [one] Un reparto, con las mismas fichas, asiento y dados para todos: lo que queda es lo que haces tú.
   *[other] { $deals } repartos de una ronda, con las mismas fichas, asientos y dados para todos: lo que queda es lo que haces tú.
}
# $bot: the name of a level's bot, such as Mabel. $pairs: whether the game is played in pairs.
duplicate-with = { $pairs ->
    [yes] Tu compañero y tus rivales son bots como { $bot }. Cuenta el primer intento; no hay pistas.
   *[no] Tus rivales son bots como { $bot }. Cuenta el primer intento; no hay pistas.
}
# $players: how many have finished a deal, here and below.
duplicate-until = { $players ->
    [0] Hasta la medianoche UTC. Todavía nadie ha terminado un reparto.
    [one] Hasta la medianoche UTC. Por ahora, un jugador.
   *[other] Hasta la medianoche UTC. Por ahora, { $players } jugadores.
}
duplicate-always = { $players ->
    [0] Cada cual juega cuando quiere. Todavía nadie ha terminado un reparto.
    [one] Cada cual juega cuando quiere. Por ahora, un jugador.
   *[other] Cada cual juega cuando quiere. Por ahora, { $players } jugadores.
}
duplicate-is-over = { $players ->
    [0] Ya terminó. No jugó nadie.
    [one] Ya terminó. Participó un jugador.
   *[other] Ya terminó. Participaron { $players } jugadores.
}
# $share: a percentage. $finished: deals that the reader has finished, of all $deals.
duplicate-score = Llevas { $share } tras { $finished } de { $deals } repartos.
# $deal: the number of a deal, from 1, here and below.
duplicate-play = Jugar el reparto { $deal }
duplicate-go-on = Seguir con el reparto { $deal }
duplicate-deal = Reparto
duplicate-deals = Repartos
duplicate-deal-number = Reparto { $deal }
# The head of a column: points by which somebody came out ahead.
duplicate-ahead = Ventaja
# The head of a column: match points, in percent.
duplicate-share = Frente a todos
# What the best bot did in the same seat.
duplicate-house = La casa
duplicate-look-at = Mirar el reparto { $deal }
# Instead of a percentage: nobody else has finished this deal.
duplicate-alone-yet = nadie más aún
# Instead of a number, while the house still plays this deal.
duplicate-thinks = piensa…
duplicate-too-late = terminado demasiado tarde para contar
duplicate-open-yet = sin terminar
duplicate-share-it = Tu tarjeta
duplicate-share-how = Una marca por reparto: ● en el mejor tercio, ◐ en el medio, ○ por debajo. No revela nada.
# The first line of the card. $day: a date; $what: one of the two before; $game: the name of a game.
duplicate-card-day = Duplicado, { $day }
duplicate-card = Duplicado
duplicate-card-game = Boneyard · { $what } · { $game }
duplicate-invite = Envía este enlace a tus amistades
duplicate-standings = Clasificación
duplicate-standings-later = La ves cuando terminas todos los repartos, o cuando se acaba.
duplicate-save-progress = Guarda tu progreso para entrar en la clasificación y ver qué hicieron los demás: añade una llave de acceso o una dirección de correo en { $me }.
duplicate-nobody-yet = Todavía nadie lo ha terminado.
duplicate-place = Puesto
# After the reader's own name, or what they did themselves.
duplicate-you = (tú)
duplicate-the-house = (la casa)
duplicate-friends = Entre amistades
duplicate-friends-how = Elige un juego y envía el enlace: cada cual juega los mismos repartos cuando quiere, y al final se compara.
duplicate-make = Crear una serie
duplicate-mine = Tus series
# $game: the name of a game.
duplicate-listed = { $deals ->
    [one] { $game }, un reparto
   *[other] { $game }, { $deals } repartos
}
# A day in a list, and its game.
duplicate-day = { $day }: { $game }
duplicate-days = Días
duplicate-week = La semana
duplicate-week-how = Los siete días que ya terminaron: el promedio de todos sus repartos, en el que uno sin jugar no cuenta nada. Quien no quiere salir en las clasificaciones no tiene nombre aquí.
# In standings, instead of the name of whoever stays off leaderboards.
duplicate-somebody = Alguien
duplicate-today = Hoy
duplicate-sealed = Cómo está sellado
duplicate-sealed-how = Toda la suerte de un día, también los dados de los bots, sale de un solo secreto. Su SHA-256 se muestra aquí días antes; el secreto, cuando el día termina.
duplicate-secret = El secreto:

# The page of a deal, afterwards.
duplicate-result = Cómo salió
duplicate-own = Tú
duplicate-best = El mejor
duplicate-field = { $players ->
    [one] Lo ha terminado uno:
   *[other] Lo han terminado { $players }:
}
duplicate-parted = Dónde se separaron los caminos
duplicate-not-parted = Por ahora todos hicieron lo mismo.
# $number: which of one's own moves it was, from 1.
duplicate-move = Jugada { $number }
duplicate-see = ver la mesa
duplicate-see-move = Ver la mesa antes de la jugada { $number }
# A button at the table, when a deal is over.
duplicate-back = A los repartos

# Pairs: two people at one table, against bots.
duplicate-two = { $one } y { $other }
duplicate-with-pair = { $one } y { $other } lo juegan en pareja; los rivales son bots como { $bot }. Cuenta el primer intento; no hay pistas.
duplicate-with-partner = Jugar en pareja
duplicate-partner-link = Envía este enlace a tu pareja. Se juega cuando estén los dos.
duplicate-is-there = ¿Ha entrado mi pareja?
duplicate-alone-after-all = Jugar sin pareja
duplicate-in-pairs = Parejas
# $who: the name of whoever invites.
duplicate-invited = { $who } quiere jugar contigo en pareja
duplicate-invited-how = { $deals ->
    [one] Un reparto de { $game }: los dos en la misma mesa, contra bots como { $bot }. Se compara con las demás parejas.
   *[other] { $deals } repartos de { $game }: los dos en la misma mesa, contra bots como { $bot }. Se comparan con las demás parejas.
}
duplicate-join = Jugar en pareja
duplicate-name = di cómo te llamas, por favor
duplicate-no-partner = este juego no se juega en pareja
duplicate-partner-first = se puede jugar cuando entre tu pareja: envíale el enlace
duplicate-begun-alone = ya has empezado estos repartos por tu cuenta
duplicate-no-pair = no existe esa pareja
duplicate-pair-full = esta pareja ya está completa
duplicate-other-pair = ya juegas estos repartos con otra persona
duplicate-begun = ya ha empezado, y se juega hasta el final

# Teams of four, in two rooms.
duplicate-teams = Equipos de cuatro
duplicate-teams-how = Dos equipos, dos salas, los mismos repartos: cada equipo tiene cada mano una vez. Todos reciben el mismo enlace y eligen un sitio.
duplicate-make-teams = Crear un encuentro de equipos
duplicate-teams-what = { $deals ->
    [one] Un reparto, que se juega en las dos salas: lo que el equipo A tiene en una, el B lo tiene en la otra. No ves nada de la otra sala hasta que las dos lo han jugado.
   *[other] { $deals } repartos, cada uno en las dos salas: lo que el equipo A tiene en una, el B lo tiene en la otra. No ves nada de un reparto en la otra sala hasta que las dos lo han jugado.
}
duplicate-teams-in-pairs = Los equipos juegan a un juego de dos parejas, como Latin Partnership.
# $points: a number of points, as markup; $count: the same number; $compared: deals that both rooms have finished.
duplicate-team-ahead = { $count ->
    [one] El equipo { $team } lleva { $points } punto de ventaja
   *[other] El equipo { $team } lleva { $points } puntos de ventaja
}{ $compared ->
    [one] { "" } tras un reparto.
   *[other] { "" } tras { $compared } repartos.
}
duplicate-teams-level = { $compared ->
    [one] Los equipos están empatados tras un reparto.
   *[other] Los equipos están empatados tras { $compared } repartos.
}
# $room: 1 or 2. $team: A or B.
duplicate-room = Sala { $room }
duplicate-team = Equipo { $team }
duplicate-sit = Sentarse aquí
# $seat: the number of a seat, from 1.
duplicate-sit-at = Sentarse en la sala { $room }, asiento { $seat }
duplicate-free = libre
duplicate-take-a-place = Elige un sitio abajo: los compañeros se sientan frente a frente, en la misma sala.
duplicate-wait-for-places = Empieza cuando todos los sitios están ocupados.
duplicate-room-done = Tu sala ha jugado todos los repartos.
# $bot: the name of a level’s bot.
duplicate-fill = Bots como { $bot } ocupan los sitios libres
duplicate-stand = Dejar mi sitio
duplicate-swing = Resultado
duplicate-teams-rule = Puntos de ventaja del equipo { $team } en cada sala; el resultado de un reparto es la suma.
duplicate-other-room = la otra sala no ha terminado
duplicate-see-room = Repetición del reparto { $deal } en la sala { $room }
duplicate-no-place = no tienes sitio aquí
duplicate-places-free = empieza cuando todos los sitios están ocupados
duplicate-no-such-place = no existe ese sitio
duplicate-place-taken = ese sitio ya está ocupado
duplicate-other-place = ya tienes otro sitio: déjalo primero
duplicate-only-maker = eso solo lo decide quien creó la serie
