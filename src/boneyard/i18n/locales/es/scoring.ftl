scoring-blocked = La ronda queda cerrada: no se puede seguir jugando.
scoring-refused = Se rechazó el desafío, así que las manos se cuentan como están.

scoring-hand = { $sum }, cuenta como { $counted }
scoring-no-tiles = sin fichas
scoring-no-tiles-but = sin fichas, { $points }

scoring-target = La meta se alcanzó durante la ronda, así que las manos no cuentan.
scoring-resigned = La partida termina aquí, así que las manos no cuentan.
scoring-wins-round = { $who_is ->
    [you] Ganas la ronda: 1 punto.
    [we] { $who } ganan la ronda: 1 punto.
    [one] { $who } gana la ronda: 1 punto.
   *[many] { $who } ganan la ronda: 1 punto.
}
scoring-nobody-wins = Nadie gana la ronda.
scoring-penalties = Cada jugador recibe los puntos que le quedan en la mano.
scoring-penalties-out = Como alguien se quedó sin fichas, los demás reciben { $more } más.
scoring-lowest-shared = Empate en la mano más baja: nadie anota.
scoring-hands-rounded = Cada mano se redondea al múltiplo de { $step } más cercano.
scoring-hands-rounded-up = Cada mano se redondea hacia arriba, al siguiente múltiplo de { $step }.
scoring-gets = { $who_is ->
    [you] Te llevas { $sum }.
    [we] { $who } se llevan { $sum }.
    [one] { $who } se lleva { $sum }.
   *[many] { $who } se llevan { $sum }.
}
scoring-rounded = Se redondea a { $rounded }.
scoring-point-for = Un punto por cada { $pips } puntos de las fichas: { $points }.
scoring-times = Multiplicado por { $times }: { $points }.
scoring-past-target = Con eso se pasaría de la meta, así que no cuenta.
scoring-made-same = Más de un bando anotó el máximo de puntos durante la ronda, así que nadie suma los puntos de las manos.
scoring-made-most = { $who_is ->
    [you] Anotaste más que nadie en esta ronda y sumas los puntos de las otras manos: { $sum }.
    [we] { $who } anotaron más que nadie en esta ronda y suman los puntos de las otras manos: { $sum }.
    [one] { $who } anotó más que nadie en esta ronda y suma los puntos de las otras manos: { $sum }.
   *[many] { $who } anotaron más que nadie en esta ronda y suman los puntos de las otras manos: { $sum }.
}
scoring-finished = { $place ->
    [1] { $who_is ->
        [you] Acabaste en primer puesto: { $points }.
       *[one] { $who } acabó en primer puesto: { $points }.
    }
    [2] { $who_is ->
        [you] Acabaste en segundo puesto: { $points }.
       *[one] { $who } acabó en segundo puesto: { $points }.
    }
    [3] { $who_is ->
        [you] Acabaste en tercer puesto: { $points }.
       *[one] { $who } acabó en tercer puesto: { $points }.
    }
   *[4] { $who_is ->
        [you] Acabaste en cuarto puesto: { $points }.
       *[one] { $who } acabó en cuarto puesto: { $points }.
    }
}
scoring-holds = { $who_is ->
    [you] Tienes { $held } en la mano y te llevas { $points }.
    [we] { $who } tienen { $held } en la mano y se llevan { $points }.
    [one] { $who } tiene { $held } en la mano y se lleva { $points }.
   *[many] { $who } tienen { $held } en la mano y se llevan { $points }.
}

scoring-teams-alike = Los dos equipos tienen los mismos puntos en la mano, así que nadie anota.

scoring-capicua = Capicúa (la última ficha encaja en los dos extremos): +{ $points }.
scoring-last-tile = La última ficha fue el { $tile }: +{ $points }.
scoring-ladder = Premio de la ronda { $round }: +{ $points }.
scoring-waits = El ganador de la próxima ronda se lleva además { $points }.
scoring-waited = Acumulado de rondas anteriores: +{ $points }.
scoring-gets-all = { $who_is ->
    [you] Cuentan todas las manos, y te llevas { $sum }.
    [we] Cuentan todas las manos, y tu equipo se lleva { $sum }.
    [one] Cuentan todas las manos, y { $who } se lleva { $sum }.
   *[many] Cuentan todas las manos, y { $who } se llevan { $sum }.
}
scoring-back-to-nothing = Ahora todos los bandos tienen algún punto, así que todos vuelven a 0.
scoring-two-nil = Todos los bandos tenían 1 punto. El ganador tiene ahora 2, y los demás, 0.
scoring-writes = { $who_is ->
    [you] Recibes puntos de castigo: { $sum }.
    [we] { $who } reciben puntos de castigo: { $sum }.
    [one] { $who } recibe puntos de castigo: { $sum }.
   *[many] { $who } reciben puntos de castigo: { $sum }.
}
scoring-writes-nothing = { $who_is ->
    [you] Aún no tienes puntos y en la mano tienes menos de { $entry }, así que no se suma nada.
    [we] { $who } aún no tienen puntos y en la mano tienen menos de { $entry }, así que no se suma nada.
    [one] { $who } aún no tiene puntos y en la mano tiene menos de { $entry }, así que no se suma nada.
   *[many] { $who } aún no tienen puntos y en la mano tienen menos de { $entry }, así que no se suma nada.
}
# The last tile decides the points of the round.
scoring-last-single = { $who_is ->
    [you] La última ficha era simple: te llevas { $points }.
    [we] La última ficha era simple: tu equipo se lleva { $points }.
    [one] La última ficha era simple: { $who } se lleva { $points }.
   *[many] La última ficha era simple: { $who } se llevan { $points }.
}
scoring-last-double = { $who_is ->
    [you] La última ficha era un doble: te llevas { $points }.
    [we] La última ficha era un doble: tu equipo se lleva { $points }.
    [one] La última ficha era un doble: { $who } se lleva { $points }.
   *[many] La última ficha era un doble: { $who } se llevan { $points }.
}
scoring-last-both = { $who_is ->
    [you] La última ficha era simple y encajaba en los dos extremos: te llevas { $points }.
    [we] La última ficha era simple y encajaba en los dos extremos: tu equipo se lleva { $points }.
    [one] La última ficha era simple y encajaba en los dos extremos: { $who } se lleva { $points }.
   *[many] La última ficha era simple y encajaba en los dos extremos: { $who } se llevan { $points }.
}
scoring-last-both-double = { $who_is ->
    [you] La última ficha era un doble y encajaba en los dos extremos: te llevas { $points }.
    [we] La última ficha era un doble y encajaba en los dos extremos: tu equipo se lleva { $points }.
    [one] La última ficha era un doble y encajaba en los dos extremos: { $who } se lleva { $points }.
   *[many] La última ficha era un doble y encajaba en los dos extremos: { $who } se llevan { $points }.
}
scoring-last-blocked = { $who_is ->
    [you] La ronda quedó cerrada, y te llevas { $points }.
    [we] La ronda quedó cerrada, y tu equipo se lleva { $points }.
    [one] La ronda quedó cerrada, y { $who } se lleva { $points }.
   *[many] La ronda quedó cerrada, y { $who } se llevan { $points }.
}
