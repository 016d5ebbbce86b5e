steps-deal = el reparto
steps-lies = ficha de inicio: { $tile }
steps-plays = { $who } { $tile }
steps-draws = { $tiles ->
    [one] { $who } roba una ficha
   *[other] { $who } roba { $tiles } fichas
}
steps-takes = { $who } le quita una ficha a { $source }
steps-passes = { $who } pasa
steps-turns-over = { $who } da la vuelta al { $tile }
steps-counted = { $count }: se retira el { $tile }
steps-knock = se retiran las fichas de la unión { $joint }
steps-shift = de la columna { $source } a la { $target }
steps-out = sin fichas
steps-blocked = ronda cerrada
steps-refused = desafío rechazado
steps-target = meta alcanzada
steps-resigned = abandono
steps-timeout = sin tiempo
steps-abandoned = partida interrumpida
steps-won = resuelto
steps-lost = fin del juego
steps-gained = { $who } +{ $points }
steps-discards = { $who } descarta una ficha
