# Letreros de una película de una ronda: lo más cortos posible, las partes van separadas con ·.
steps-deal = el reparto
steps-lies = { $tile } está al empezar
steps-plays = { $who } { $tile }
steps-draws = { $tiles ->
    [one] { $who } roba una ficha
   *[other] { $who } roba { $tiles } fichas
}
steps-takes = { $who } le quita una ficha a { $source }
steps-passes = { $who } pasa
steps-turns-over = { $who } da la vuelta a { $tile }
steps-counted = { $count }: { $tile } se va
steps-knock = unión { $joint }
steps-shift = columna { $source } a { $target }
# Cómo terminó la ronda.
steps-out = sin fichas
steps-blocked = ronda cerrada
steps-refused = el desafío es rechazado
steps-target = justo en la meta
steps-resigned = abandono
steps-timeout = sin tiempo
steps-abandoned = partida cerrada
steps-won = ganado
steps-lost = perdido
steps-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
steps-gained = { $who } +{ $points }
