# Repartos que alguien escribió en un acta y que las reglas no permiten.

deals-twice = { $tile } aparece dos veces
deals-foreign = { $tile } no está en el juego de fichas
deals-none = el reparto no tiene fichas
deals-start = { $tiles ->
    [0] al principio no debe haber fichas en la mesa, pero hay { $found }
    [one] al principio debe haber una ficha en la mesa, pero hay { $found }
   *[other] al principio debe haber { $tiles } fichas en la mesa, pero hay { $found }
}
deals-start-double = la ficha de inicio no puede ser un doble como { $tile }
deals-hub-start = la única ficha de inicio de esta ronda debe ser { $tile }
deals-hub-missing = { $tile } debe estar en una mano o en el pozo, porque esta ronda empieza con ella
deals-no-lead = nadie tiene una ficha con la que se pueda salir, así que hay que repartir de nuevo
deals-misdeal = una mano tiene demasiados dobles o demasiadas fichas del mismo número, así que hay que repartir de nuevo
deals-nobody-draws = en este juego no se sortea la salida
deals-who-leads = en este juego se sortea la salida, así que el reparto debe indicar qué asiento sale
deals-no-seat = el asiento { $seat } no existe, así que no puede salir
deals-rows = se esperan { $rows } filas; las últimas pueden estar vacías
deals-long-row = una fila puede tener { $tiles } fichas como máximo
deals-longer-row = una fila no puede ser más larga que la de encima
