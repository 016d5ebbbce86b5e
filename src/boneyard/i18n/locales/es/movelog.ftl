# Lo que ha pasado en una partida, como lo cuentan su diario, su informe y un lector de pantalla.
#
# Con "we" ("Tú y tu pareja") va la tercera persona del plural, que vale en España y en América.

# El comienzo de una ronda.
movelog-dealt = Se reparten las fichas.
movelog-dealt-each = Se reparten las fichas, { $each } a cada cual.
movelog-dealt-stock = Se reparten las fichas, { $stock } en el pozo.
movelog-dealt-each-stock = Se reparten las fichas, { $each } a cada cual y { $stock } en el pozo.
movelog-drew-lead = { $who_is ->
    [you] Ganas el sorteo de la salida.
    [we] { $who } ganan el sorteo de la salida.
    [one] { $who } gana el sorteo de la salida.
   *[many] { $who } ganan el sorteo de la salida.
}
movelog-lies-open = { $tile } está en la mesa al empezar.
movelog-leads = { $who_is ->
    [you] Sales con { $tile }.
    [we] { $who } salen con { $tile }.
    [one] { $who } sale con { $tile }.
   *[many] { $who } salen con { $tile }.
}
movelog-arm = el brazo { $arm }
movelog-plays = { $turn ->
    [right] { $who_is ->
        [you] Juegas { $tile } en { $end }, con la curva a la derecha.
        [we] { $who } juegan { $tile } en { $end }, con la curva a la derecha.
        [one] { $who } juega { $tile } en { $end }, con la curva a la derecha.
       *[many] { $who } juegan { $tile } en { $end }, con la curva a la derecha.
    }
    [left] { $who_is ->
        [you] Juegas { $tile } en { $end }, con la curva a la izquierda.
        [we] { $who } juegan { $tile } en { $end }, con la curva a la izquierda.
        [one] { $who } juega { $tile } en { $end }, con la curva a la izquierda.
       *[many] { $who } juegan { $tile } en { $end }, con la curva a la izquierda.
    }
   *[none] { $who_is ->
        [you] Juegas { $tile } en { $end }.
        [we] { $who } juegan { $tile } en { $end }.
        [one] { $who } juega { $tile } en { $end }.
       *[many] { $who } juegan { $tile } en { $end }.
    }
}
movelog-plays-joining = { $turn ->
    [right] { $who_is ->
        [you] Juegas { $tile } en { $end }, con la curva a la derecha, y unes los extremos.
        [we] { $who } juegan { $tile } en { $end }, con la curva a la derecha, y unen los extremos.
        [one] { $who } juega { $tile } en { $end }, con la curva a la derecha, y une los extremos.
       *[many] { $who } juegan { $tile } en { $end }, con la curva a la derecha, y unen los extremos.
    }
    [left] { $who_is ->
        [you] Juegas { $tile } en { $end }, con la curva a la izquierda, y unes los extremos.
        [we] { $who } juegan { $tile } en { $end }, con la curva a la izquierda, y unen los extremos.
        [one] { $who } juega { $tile } en { $end }, con la curva a la izquierda, y une los extremos.
       *[many] { $who } juegan { $tile } en { $end }, con la curva a la izquierda, y unen los extremos.
    }
   *[none] { $who_is ->
        [you] Juegas { $tile } en { $end } y unes los extremos.
        [we] { $who } juegan { $tile } en { $end } y unen los extremos.
        [one] { $who } juega { $tile } en { $end } y une los extremos.
       *[many] { $who } juegan { $tile } en { $end } y unen los extremos.
    }
}
movelog-draws = { $who_is ->
    [you] Robas { $tile }.
    [we] { $who } roban { $tile }.
    [one] { $who } roba { $tile }.
   *[many] { $who } roban { $tile }.
}
# Several tiles drawn one after the other ($count, two at least); $tiles: all of them, for who may see them.
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
    [you] Le quitas { $tile } a { $source }.
    [we] { $who } le quitan { $tile } a { $source }.
    [one] { $source_is ->
        [you] { $who } te quita { $tile }.
       *[one] { $who } le quita { $tile } a { $source }.
    }
   *[many] { $who } le quitan { $tile } a { $source }.
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
    [we] { $who } abren sus trenes a todos.
    [one] El tren de { $who } queda abierto a todos.
   *[many] Los trenes de { $who } quedan abiertos a todos.
}
movelog-unmarked = { $who_is ->
    [you] Tu tren vuelve a ser solo tuyo.
    [we] { $who } vuelven a tener sus trenes para sí.
    [one] El tren de { $who } vuelve a estar cerrado.
   *[many] Los trenes de { $who } vuelven a estar cerrados.
}
movelog-turns-over = { $who_is ->
    [you] Das la vuelta a { $tile }.
    [we] { $who } dan la vuelta a { $tile }.
    [one] { $who } da la vuelta a { $tile }.
   *[many] { $who } dan la vuelta a { $tile }.
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
movelog-staked = El final de la ronda vale el doble.
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
    [you] Anotas { $points } que la jugada anterior dejó sin cantar.
    [we] { $who } anotan { $points } que la jugada anterior dejó sin cantar.
    [one] { $who } anota { $points } que la jugada anterior dejó sin cantar.
   *[many] { $who } anotan { $points } que la jugada anterior dejó sin cantar.
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
    [you] Ninguna partida se gana con pases: no anotas nada.
    [we] Ninguna partida se gana con pases: { $who } no anotan nada.
    [one] Ninguna partida se gana con pases: { $who } no anota nada.
   *[many] Ninguna partida se gana con pases: { $who } no anotan nada.
}
movelog-loses-points = { $who_is ->
    [you] Pierdes { $points }.
    [we] { $who } pierden { $points }.
    [one] { $who } pierde { $points }.
   *[many] { $who } pierden { $points }.
}
movelog-scores-nothing = { $who_is ->
    [you] Te pasarías de la meta y no anotas nada.
    [we] { $who } se pasarían de la meta y no anotan nada.
    [one] { $who } se pasaría de la meta y no anota nada.
   *[many] { $who } se pasarían de la meta y no anotan nada.
}
movelog-finished = { $who_is ->
    [you] Has acabado.
    [we] { $who } han acabado.
    [one] { $who } ha acabado.
   *[many] { $who } han acabado.
}
# Cómo terminó una ronda.
movelog-out = { $who_is ->
    [you] Te quedas sin fichas.
    [we] { $who } se quedan sin fichas.
    [one] { $who } se queda sin fichas.
   *[many] { $who } se quedan sin fichas.
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
    [you] Se te ha acabado el tiempo y pierdes la partida.
    [we] A { $who } se les ha acabado el tiempo y pierden la partida.
    [one] A { $who } se le ha acabado el tiempo y pierde la partida.
   *[many] A { $who } se les ha acabado el tiempo y pierden la partida.
}
movelog-abandoned = Nadie ha seguido con la partida en mucho tiempo: queda cerrada sin ganador.
movelog-blocked = La ronda queda cerrada.
movelog-refused = El desafío es rechazado y la ronda termina.
movelog-round-over = La ronda ha terminado.
movelog-solved = El juego está ganado.
movelog-unsolved = El juego está perdido.
movelog-solved-left = { $left ->
    [one] El juego está ganado; queda { $left }.
   *[other] El juego está ganado; quedan { $left }.
}
movelog-unsolved-left = { $left ->
    [one] El juego está perdido; queda { $left }.
   *[other] El juego está perdido; quedan { $left }.
}
# Los puntos de una mano al final de una ronda.
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
    [you] Te llevas { $points }.
    [we] { $who } se llevan { $points }.
    [one] { $who } se lleva { $points }.
   *[many] { $who } se llevan { $points }.
}
movelog-waits = En espera para quien gane la ronda siguiente: { $points }.
movelog-wins-match = { $who_is ->
    [you] Ganas la partida.
    [we] { $who } ganan la partida.
    [one] { $who } gana la partida.
   *[many] { $who } ganan la partida.
}
movelog-no-winner = La partida ha terminado sin ganador.

# Juegos para una sola persona.
movelog-set-out = Las fichas están puestas en la mesa.
movelog-counted-goes = { $count }: { $tile } se va.
movelog-counted-stays = { $count }: { $tile } se queda.
movelog-knocked-out = Se eliminan las fichas de la unión { $joint }.
movelog-shifted = Van fichas de la columna { $source } a la columna { $target }.
movelog-revealed = La columna { $column } muestra { $tile }.

# Lo que se canta ("canta dominó") y lo que se elige ("elige aceptar").
movelog-word-claim = los puntos
movelog-word-muggins = muggins
movelog-word-domino = dominó
movelog-word-perfect-ten = diez perfecto
movelog-word-clockwise = el sentido del reloj
movelog-word-counterclockwise = el sentido contrario al reloj
movelog-word-reverse = invertir el sentido
movelog-word-double = doblar
movelog-word-accept = aceptar
movelog-word-refuse = rechazar
movelog-word-pass = pasar
# A move at a table of several was taken back.
movelog-takes-back = { $who_is ->
    [you] Deshaces tu última jugada.
    [we] { $who } deshacen su última jugada.
    [one] { $who } deshace su última jugada.
   *[many] { $who } deshacen su última jugada.
}
# One player gives another one time to think.
movelog-time-given = { $who_is ->
    [you] Le das tiempo a { $whom }.
   *[one] { $whom_is ->
        [you] { $who } te da tiempo.
       *[one] { $who } le da tiempo a { $whom }.
    }
}
# Where more than two play: a bot goes on for somebody.
movelog-time-bot = { $who_is ->
    [you] Se te ha acabado el tiempo: un bot juega por ti hasta que vuelvas.
   *[one] A { $who } se le ha acabado el tiempo: un bot juega hasta que vuelva.
}
movelog-time-back = { $who_is ->
    [you] Has vuelto y juegas tú otra vez.
   *[one] { $who } ha vuelto y juega otra vez.
}
