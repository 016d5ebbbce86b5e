# Repartos que alguien escribió en un acta y que las reglas no permiten.

deals-twice = { $tile } se nombra dos veces
deals-foreign = { $tile } no está en el juego de fichas
deals-none = no hay fichas
deals-start = { $tiles ->
    [0] al empezar no hay ninguna ficha en la mesa, y no { $found }
    [one] al empezar hay una ficha en la mesa, no { $found }
   *[other] al empezar hay { $tiles } fichas en la mesa, no { $found }
}
deals-start-double = la ficha del comienzo no puede ser un doble, y { $tile } lo es
deals-hub-start = esta ronda se construye alrededor de { $tile }, así que al comienzo solo puede estar esa ficha
deals-hub-missing = esta ronda se construye alrededor de { $tile }, así que tiene que estar en una mano o en el pozo
deals-no-lead = nadie tiene una ficha con la que salir, así que las reglas reparten de nuevo
deals-misdeal = una mano tiene demasiados dobles, o fichas de un mismo número, así que las reglas reparten de nuevo
deals-nobody-draws = en este juego no se sortea la salida
deals-who-leads = en este juego se sortea la salida, así que el reparto debe nombrar el asiento
deals-no-seat = no hay ningún asiento { $seat } que pueda salir
deals-rows = tiene que haber { $rows } filas; las últimas pueden estar vacías
deals-long-row = una fila tiene como mucho { $tiles } fichas
deals-longer-row = ninguna fila puede ser más larga que la de encima
