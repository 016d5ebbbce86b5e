# El recuento al final de una ronda, a la vista. $sum es una suma en signos, o un número.

# Titulares.
scoring-blocked = La ronda queda cerrada: nadie puede jugar.
scoring-refused = El desafío es rechazado, así que las manos se cuentan como están.

# Junto a una mano descubierta.
scoring-hand = { $sum }, cuenta { $counted }
scoring-no-tiles = sin fichas
scoring-no-tiles-but = sin fichas, { $points }

# De dónde salen los puntos.
scoring-target = Se ha llegado a la meta en el juego, así que las manos ya no cuentan.
scoring-resigned = La partida termina aquí, así que las manos ya no cuentan.
scoring-wins-round = { $who_is ->
    [you] Ganas la ronda: 1 punto.
    [we] { $who } ganan la ronda: 1 punto.
    [one] { $who } gana la ronda: 1 punto.
   *[many] { $who } ganan la ronda: 1 punto.
}
scoring-nobody-wins = Nadie gana la ronda.
scoring-penalties = Cada cual recibe como castigo los puntos que tiene en la mano.
scoring-penalties-out = Como alguien se quedó sin fichas, la otra parte recibe { $more } más.
scoring-lowest-shared = La mano más baja es compartida, así que nadie anota.
scoring-hands-rounded = Cada mano de los demás se redondea al múltiplo de 5 más cercano.
scoring-hands-rounded-up = Cada mano de los demás se redondea hacia arriba, al siguiente múltiplo de 5.
scoring-gets = { $who_is ->
    [you] Te llevas { $sum }.
    [we] { $who } se llevan { $sum }.
    [one] { $who } se lleva { $sum }.
   *[many] { $who } se llevan { $sum }.
}
scoring-rounded = Se redondea a { $rounded }.
scoring-point-for = Hay un punto por cada { $pips }: { $points }.
scoring-times = Por { $times }: { $points }.
scoring-past-target = Con eso se pasaría de la meta, así que no se anota.
scoring-made-same = Dos partes hicieron lo mismo en el juego, así que nadie suma las manos.
scoring-made-most = { $who_is ->
    [you] Hiciste más que nadie en esta ronda, y sumas las otras manos: { $sum }.
    [we] { $who } hicieron más que nadie en esta ronda, y suman las otras manos: { $sum }.
    [one] { $who } hizo más que nadie en esta ronda, y suma las otras manos: { $sum }.
   *[many] { $who } hicieron más que nadie en esta ronda, y suman las otras manos: { $sum }.
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
    [you] Tienes { $held } en la mano: { $points }.
    [we] { $who } tienen { $held } en la mano: { $points }.
    [one] { $who } tiene { $held } en la mano: { $points }.
   *[many] { $who } tienen { $held } en la mano: { $points }.
}

# Una ronda cerrada por equipos: los dos tienen los mismos puntos en la mano.
scoring-teams-alike = Los dos equipos tienen lo mismo en la mano, así que nadie anota.

scoring-capicua = Capicúa, una última ficha que encaja en los dos extremos: { $points } más.
scoring-last-tile = La última ficha fue { $tile }: { $points } más.
scoring-ladder = Por la ronda { $round }: { $points } más.
scoring-waits = En espera para quien gane la ronda siguiente: { $points }.
scoring-waited = De la ronda anterior: { $points } más.
scoring-gets-all = { $who_is ->
    [you] Cuentan todas las manos, y te llevas { $sum }.
    [we] Cuentan todas las manos, y { $who } se llevan { $sum }.
    [one] Cuentan todas las manos, y { $who } se lleva { $sum }.
   *[many] Cuentan todas las manos, y { $who } se llevan { $sum }.
}
scoring-back-to-nothing = Ahora cada parte tiene un punto, así que todas vuelven a 0.
scoring-two-nil = Todas tenían 1: quien gana tiene ahora 2, las demás 0.
scoring-writes = { $who_is ->
    [you] Apuntas { $sum }.
    [we] { $who } apuntan { $sum }.
    [one] { $who } apunta { $sum }.
   *[many] { $who } apuntan { $sum }.
}
scoring-writes-nothing = { $who_is ->
    [you] Aún no tienes nada, y en la mano menos de { $entry }: no apuntas nada.
    [we] { $who } aún no tienen nada, y en la mano menos de { $entry }: no se apunta nada.
    [one] { $who } aún no tiene nada, y en la mano menos de { $entry }: no se apunta nada.
   *[many] { $who } aún no tienen nada, y en la mano menos de { $entry }: no se apunta nada.
}
