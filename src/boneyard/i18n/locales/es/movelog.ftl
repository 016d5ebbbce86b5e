movelog-dealt = Se reparten las fichas.
movelog-dealt-each = Se reparten las fichas, { $each } a cada jugador.
movelog-dealt-stock = Se reparten las fichas, { $stock } en el pozo.
movelog-dealt-each-stock = Se reparten las fichas, { $each } a cada jugador y { $stock } en el pozo.
movelog-drew-lead = { $who_is ->
    [you] Ganaste el sorteo y sales tú.
    [we] { $who } ganaron el sorteo y salen.
    [one] { $who } ganó el sorteo y sale.
   *[many] { $who } ganaron el sorteo y salen.
}
movelog-lies-open = El { $tile } está en la mesa desde el principio.
movelog-leads = { $who_is ->
    [you] Sales con el { $tile }.
    [we] { $who } salen con el { $tile }.
    [one] { $who } sale con el { $tile }.
   *[many] { $who } salen con el { $tile }.
}
movelog-arm = el brazo { $arm }
movelog-plays = { $turn ->
    [right] { $who_is ->
        [you] Juegas el { $tile } en { $end }, con la curva a la derecha.
        [we] { $who } juegan el { $tile } en { $end }, con la curva a la derecha.
        [one] { $who } juega el { $tile } en { $end }, con la curva a la derecha.
       *[many] { $who } juegan el { $tile } en { $end }, con la curva a la derecha.
    }
    [left] { $who_is ->
        [you] Juegas el { $tile } en { $end }, con la curva a la izquierda.
        [we] { $who } juegan el { $tile } en { $end }, con la curva a la izquierda.
        [one] { $who } juega el { $tile } en { $end }, con la curva a la izquierda.
       *[many] { $who } juegan el { $tile } en { $end }, con la curva a la izquierda.
    }
   *[none] { $who_is ->
        [you] Juegas el { $tile } en { $end }.
        [we] { $who } juegan el { $tile } en { $end }.
        [one] { $who } juega el { $tile } en { $end }.
       *[many] { $who } juegan el { $tile } en { $end }.
    }
}
movelog-plays-joining = { $turn ->
    [right] { $who_is ->
        [you] Juegas el { $tile } en { $end }, con la curva a la derecha, y unes los extremos.
        [we] { $who } juegan el { $tile } en { $end }, con la curva a la derecha, y unen los extremos.
        [one] { $who } juega el { $tile } en { $end }, con la curva a la derecha, y une los extremos.
       *[many] { $who } juegan el { $tile } en { $end }, con la curva a la derecha, y unen los extremos.
    }
    [left] { $who_is ->
        [you] Juegas el { $tile } en { $end }, con la curva a la izquierda, y unes los extremos.
        [we] { $who } juegan el { $tile } en { $end }, con la curva a la izquierda, y unen los extremos.
        [one] { $who } juega el { $tile } en { $end }, con la curva a la izquierda, y une los extremos.
       *[many] { $who } juegan el { $tile } en { $end }, con la curva a la izquierda, y unen los extremos.
    }
   *[none] { $who_is ->
        [you] Juegas el { $tile } en { $end } y unes los extremos.
        [we] { $who } juegan el { $tile } en { $end } y unen los extremos.
        [one] { $who } juega el { $tile } en { $end } y une los extremos.
       *[many] { $who } juegan el { $tile } en { $end } y unen los extremos.
    }
}
movelog-draws = { $who_is ->
    [you] Robas el { $tile }.
    [we] { $who } roban el { $tile }.
    [one] { $who } roba el { $tile }.
   *[many] { $who } roban el { $tile }.
}
movelog-draws-several = { $who_is ->
    [you] Robas { $count } fichas.
    [we] { $who } roban { $count } fichas.
    [one] { $who } roba { $count } fichas.
   *[many] { $who } roban { $count } fichas.
}
movelog-draws-these = { $who_is ->
    [you] Robas { $count } fichas: { $tiles }.
    [we] { $who } roban { $count } fichas: { $tiles }.
    [one] { $who } roba { $count } fichas: { $tiles }.
   *[many] { $who } roban { $count } fichas: { $tiles }.
}
movelog-draws-hidden = { $who_is ->
    [you] Robas una ficha.
    [we] { $who } roban una ficha.
    [one] { $who } roba una ficha.
   *[many] { $who } roban una ficha.
}
movelog-takes = { $who_is ->
    [you] Le quitas el { $tile } a { $source }.
    [we] { $who } le quitan el { $tile } a { $source }.
    [one] { $source_is ->
        [you] { $who } te quita el { $tile }.
       *[one] { $who } le quita el { $tile } a { $source }.
    }
   *[many] { $who } le quitan el { $tile } a { $source }.
}
movelog-takes-hidden = { $who_is ->
    [you] Le quitas una ficha a { $source }.
    [we] { $who } le quitan una ficha a { $source }.
    [one] { $source_is ->
        [you] { $who } te quita una ficha.
       *[one] { $who } le quita una ficha a { $source }.
    }
   *[many] { $who } le quitan una ficha a { $source }.
}
movelog-passes = { $who_is ->
    [you] Pasas.
    [we] { $who } pasan.
    [one] { $who } pasa.
   *[many] { $who } pasan.
}
movelog-marked = { $who_is ->
    [you] Tu tren queda abierto a todos.
    [we] Los trenes de { $who } quedan abiertos a todos.
    [one] El tren de { $who } queda abierto a todos.
   *[many] Los trenes de { $who } quedan abiertos a todos.
}
movelog-unmarked = { $who_is ->
    [you] Tu tren vuelve a estar cerrado.
    [we] Los trenes de { $who } vuelven a estar cerrados.
    [one] El tren de { $who } vuelve a estar cerrado.
   *[many] Los trenes de { $who } vuelven a estar cerrados.
}
movelog-turns-over = { $who_is ->
    [you] Das la vuelta al { $tile }.
    [we] { $who } dan la vuelta al { $tile }.
    [one] { $who } da la vuelta al { $tile }.
   *[many] { $who } dan la vuelta al { $tile }.
}
movelog-returned = { $who_is ->
    [you] No encaja y va al final de tu fila.
    [we] No encaja y va al final de tu fila.
    [one] No encaja y va al final de la fila de { $who }.
   *[many] No encaja y va al final de la fila de { $who }.
}
movelog-asked = { $who_is ->
    [you] Te toca elegir: ¿{ $answers }?
    [we] { $who } tienen que elegir: ¿{ $answers }?
    [one] { $who } tiene que elegir: ¿{ $answers }?
   *[many] { $who } tienen que elegir: ¿{ $answers }?
}
movelog-says = { $who_is ->
    [you] Eliges { $word }.
    [we] { $who } eligen { $word }.
    [one] { $who } elige { $word }.
   *[many] { $who } eligen { $word }.
}
movelog-staked = Los puntos del final de esta ronda ahora valen el doble.
movelog-calls = { $who_is ->
    [you] Cantas { $word }.
    [we] { $who } cantan { $word }.
    [one] { $who } canta { $word }.
   *[many] { $who } cantan { $word }.
}
movelog-catches = { $who_is ->
    [you] Atrapas a { $caught }.
    [we] { $who } atrapan a { $caught }.
    [one] { $caught_is ->
        [you] { $who } te atrapa.
       *[one] { $who } atrapa a { $caught }.
    }
   *[many] { $who } atrapan a { $caught }.
}
movelog-scores = { $who_is ->
    [you] Anotas { $points }.
    [we] { $who } anotan { $points }.
    [one] { $who } anota { $points }.
   *[many] { $who } anotan { $points }.
}
movelog-scores-unclaimed = { $who_is ->
    [you] Anotas { $points } que el jugador anterior no cantó.
    [we] { $who } anotan { $points } que el jugador anterior no cantó.
    [one] { $who } anota { $points } que el jugador anterior no cantó.
   *[many] { $who } anotan { $points } que el jugador anterior no cantó.
}
movelog-scores-last-ten = { $who_is ->
    [you] Anotas { $points } por un diez perfecto.
    [we] { $who } anotan { $points } por un diez perfecto.
    [one] { $who } anota { $points } por un diez perfecto.
   *[many] { $who } anotan { $points } por un diez perfecto.
}
movelog-scores-pass = { $who_is ->
    [you] Anotas { $points } por el pase.
    [we] { $who } anotan { $points } por el pase.
    [one] { $who } anota { $points } por el pase.
   *[many] { $who } anotan { $points } por el pase.
}
movelog-pass-wins-nothing = { $who_is ->
    [you] La partida no se gana con puntos por pase, así que no anotas nada.
    [we] La partida no se gana con puntos por pase, así que tu equipo no anota nada.
    [one] La partida no se gana con puntos por pase, así que { $who } no anota nada.
   *[many] La partida no se gana con puntos por pase, así que { $who } no anotan nada.
}
movelog-loses-points = { $who_is ->
    [you] Pierdes { $points }.
    [we] { $who } pierden { $points }.
    [one] { $who } pierde { $points }.
   *[many] { $who } pierden { $points }.
}
movelog-scores-nothing = { $who_is ->
    [you] Te pasarías de la meta, así que no anotas nada.
    [we] { $who } se pasarían de la meta, así que no anotan nada.
    [one] { $who } se pasaría de la meta, así que no anota nada.
   *[many] { $who } se pasarían de la meta, así que no anotan nada.
}
movelog-finished = { $who_is ->
    [you] Has terminado.
    [we] { $who } han terminado.
    [one] { $who } ha terminado.
   *[many] { $who } han terminado.
}
movelog-out = { $who_is ->
    [you] Te quedas sin fichas.
    [we] { $who } se quedan sin fichas.
    [one] { $who } se queda sin fichas.
   *[many] { $who } se quedan sin fichas.
}
movelog-out-wins = { $who_is ->
    [you] Te quedaste sin fichas: ¡ganas la ronda!
    [we] { $who } se quedan sin fichas y ganan la ronda.
    [one] { $who } se queda sin fichas y gana la ronda.
   *[many] { $who } se quedan sin fichas y ganan la ronda.
}
movelog-target = { $who_is ->
    [you] Llegas a la meta.
    [we] { $who } llegan a la meta.
    [one] { $who } llega a la meta.
   *[many] { $who } llegan a la meta.
}
movelog-resigned = { $who_is ->
    [you] Te rindes.
    [we] { $who } se rinden.
    [one] { $who } se rinde.
   *[many] { $who } se rinden.
}
movelog-timeout = { $who_is ->
    [you] Se te acabó el tiempo y perdiste la partida.
    [we] A { $who } se les acabó el tiempo y perdieron la partida.
    [one] A { $who } se le acabó el tiempo y perdió la partida.
   *[many] A { $who } se les acabó el tiempo y perdieron la partida.
}
movelog-abandoned = La partida se interrumpió sin ganador.
movelog-blocked = La ronda queda cerrada.
movelog-refused = Se rechazó el desafío, así que la ronda termina.
movelog-round-over = La ronda ha terminado.
movelog-solved = ¡Resuelto!
movelog-unsolved = Fin del juego.
movelog-solved-left = { $left ->
    [0] Resuelto; no queda ninguna ficha.
    [one] Resuelto en { $left } columna.
   *[other] Resuelto en { $left } columnas.
}
movelog-unsolved-left = { $left ->
    [one] Fin del juego; queda { $left } ficha.
   *[other] Fin del juego; quedan { $left } fichas.
}
movelog-holds = { $who_is ->
    [you] { $pips ->
        [one] Tienes { $pips } punto en la mano.
       *[other] Tienes { $pips } puntos en la mano.
    }
    [we] { $pips ->
        [one] { $who } tienen { $pips } punto en la mano.
       *[other] { $who } tienen { $pips } puntos en la mano.
    }
    [one] { $pips ->
        [one] { $who } tiene { $pips } punto en la mano.
       *[other] { $who } tiene { $pips } puntos en la mano.
    }
   *[many] { $pips ->
        [one] { $who } tienen { $pips } punto en la mano.
       *[other] { $who } tienen { $pips } puntos en la mano.
    }
}
movelog-holds-counted = { $who_is ->
    [you] { $pips ->
        [one] Tienes { $pips } punto en la mano, que cuenta como { $counted }.
       *[other] Tienes { $pips } puntos en la mano, que cuentan como { $counted }.
    }
    [we] { $pips ->
        [one] { $who } tienen { $pips } punto en la mano, que cuenta como { $counted }.
       *[other] { $who } tienen { $pips } puntos en la mano, que cuentan como { $counted }.
    }
    [one] { $pips ->
        [one] { $who } tiene { $pips } punto en la mano, que cuenta como { $counted }.
       *[other] { $who } tiene { $pips } puntos en la mano, que cuentan como { $counted }.
    }
   *[many] { $pips ->
        [one] { $who } tienen { $pips } punto en la mano, que cuenta como { $counted }.
       *[other] { $who } tienen { $pips } puntos en la mano, que cuentan como { $counted }.
    }
}
movelog-gets = { $who_is ->
    [you] Sumas { $points }.
    [we] { $who } suman { $points }.
    [one] { $who } suma { $points }.
   *[many] { $who } suman { $points }.
}
movelog-waits = El ganador de la próxima ronda se lleva además { $points }.
movelog-wins-match = { $who_is ->
    [you] Ganas la partida.
    [we] { $who } ganan la partida.
    [one] { $who } gana la partida.
   *[many] { $who } ganan la partida.
}
movelog-no-winner = La partida termina sin ganador.

movelog-set-out = Las fichas están puestas en la mesa.
movelog-counted-goes = { $count }: se retira el { $tile }.
movelog-counted-stays = { $count }: se queda el { $tile }.
movelog-knocked-out = Se retiran las fichas de la unión { $joint }.
movelog-shifted = Se mueven fichas de la columna { $source } a la columna { $target }.
movelog-revealed = La columna { $column } muestra el { $tile }.

movelog-word-claim = los puntos
movelog-word-muggins = muggins
movelog-word-domino = dominó
movelog-word-perfect-ten = diez perfecto
movelog-word-clockwise = el sentido horario
movelog-word-counterclockwise = el sentido antihorario
movelog-word-reverse = cambiar el sentido
movelog-word-double = doblar
movelog-word-accept = aceptar
movelog-word-refuse = rechazar
movelog-word-pass = pasar
movelog-takes-back = { $who_is ->
    [you] Deshaces tu última jugada.
    [we] { $who } deshacen su última jugada.
    [one] { $who } deshace su última jugada.
   *[many] { $who } deshacen su última jugada.
}
movelog-time-given = { $who_is ->
    [you] Le das más tiempo a { $whom }.
   *[one] { $whom_is ->
        [you] { $who } te da más tiempo.
       *[one] { $who } le da más tiempo a { $whom }.
    }
}
movelog-time-bot = { $who_is ->
    [you] Se te acabó el tiempo. Un bot juega por ti hasta que vuelvas.
   *[one] A { $who } se le acabó el tiempo. Un bot juega en su lugar hasta que vuelva.
}
movelog-time-back = { $who_is ->
    [you] Has vuelto a la partida.
   *[one] { $who } ha vuelto a la partida.
}
# A player who can't play lays a tile aside; others don't see which.
movelog-discards = { $who_is ->
    [you] Descartas una ficha.
    [we] { $who } descartan una ficha.
    [one] { $who } descarta una ficha.
   *[many] { $who } descartan una ficha.
}
movelog-discards-tile = { $who_is ->
    [you] Descartas el { $tile }.
    [we] { $who } descartan el { $tile }.
    [one] { $who } descarta el { $tile }.
   *[many] { $who } descartan el { $tile }.
}
movelog-hands-over = { $who_is ->
    [you] Cedes la salida a tu pareja.
    [we] { $who } ceden la salida a su pareja.
    [one] { $who } cede la salida a su pareja.
   *[many] { $who } ceden la salida a su pareja.
}
