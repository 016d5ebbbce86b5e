# Letreros de una película de una ronda: lo más cortos posible, las partes van separadas con ·.
beats-deal = el reparto
beats-lies = { $tile } está al empezar
beats-plays = { $who } { $tile }
beats-draws = { $tiles ->
    [one] { $who } roba una ficha
   *[other] { $who } roba { $tiles } fichas
}
beats-takes = { $who } le quita una ficha a { $source }
beats-passes = { $who } pasa
beats-turns-over = { $who } da la vuelta a { $tile }
beats-counted = { $count }: { $tile } se va
beats-knock = unión { $joint }
beats-shift = columna { $source } a { $target }
# Cómo terminó la ronda.
beats-out = sin fichas
beats-blocked = ronda cerrada
beats-refused = el desafío es rechazado
beats-target = justo en la meta
beats-resigned = abandono
beats-timeout = sin tiempo
beats-abandoned = partida cerrada
beats-won = ganado
beats-lost = perdido
beats-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
beats-gained = { $who } +{ $points }
