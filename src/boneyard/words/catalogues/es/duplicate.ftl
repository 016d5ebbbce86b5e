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
