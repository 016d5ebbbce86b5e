# Los bots: quiénes son, qué dicen de las jugadas y qué les puede fallar.

# Cómo se presentan. "Quien sigue" es la persona que juega después: así no se adivina su género.
bots-about-random = Juega lo primero que encaja, y muchas veces se olvida de cantar.
bots-about-heavy = Suelta primero las fichas pesadas y no se olvida de cantar.
bots-about-beginner = Principiante: juega lo primero que ve, y olvida cantar y atrapar.
bots-about-casual = Ocasional: juega bien cuando se fija, y a veces no se fija.
bots-about-club = Jugadora de club: suelta pronto los dobles, guarda opciones, cuenta y cierra.
bots-about-expert = Experto: prueba cada jugada con cien manos que podrías tener.
bots-about-master = Maestra: lee tu mano por cómo juegas, y al final no se le escapa nada.
bots-about-grandmaster = Gran maestra: sigue jugando con cada mano que podrías tener, aprende de ello y se toma su tiempo.

bots-manner-careful = Prudente: que una ronda perdida cueste poco
bots-manner-bold = Audaz: puntos enseguida, y extremos para sus propias fichas
bots-manner-blocking = Cerrador: extremos en los que encajan pocas fichas
bots-manner-counting = Contador: extremos de los que tiene casi todo lo que queda

# Razones a favor o en contra de una jugada: frases debajo de ella, en una pista.
bots-only-move = Es la única jugada.
bots-wins = { $share ->
    [1] Ganas la ronda siempre.
   *[other] Ganas la ronda en el { NUMBER($share, style: "percent") } de las manos posibles.
}
bots-out = Te quedas sin fichas.
bots-ends-round = { $over ->
    [1] { $wins ->
        [1] Termina la ronda, y la ganas siempre.
       *[other] Termina la ronda, y la ganas en el { NUMBER($wins, style: "percent") } de las manos posibles.
    }
   *[other] { $wins ->
        [1] Termina la ronda en el { NUMBER($over, style: "percent") } de los casos, y la ganas siempre.
       *[other] Termina la ronda en el { NUMBER($over, style: "percent") } de los casos, y la ganas en el { NUMBER($wins, style: "percent") } de las manos posibles.
    }
}
bots-makes-points = { $claim ->
    [yes] { $points ->
        [one] Da { $points } punto al momento, si lo cantas.
       *[other] Da { $points } puntos al momento, si los cantas.
    }
   *[no] { $points ->
        [one] Da { $points } punto al momento.
       *[other] Da { $points } puntos al momento.
    }
}
bots-leaves-points = Deja { $end }, { $place }, que puede darle { $points } a quien sigue.
bots-leaves-nothing = No le deja a quien sigue nada que dé puntos.
bots-burdens = { $who ->
    [partner] Obliga a tu pareja a robar primero.
   *[next] Obliga a quien sigue a robar primero.
}
bots-passed-on = Quien sigue pasó ante { $kinds }.
bots-drew-on = Quien sigue tuvo que robar ante { $kinds }.
bots-passed-and-drew-on = Quien sigue pasó ante { $kinds } y tuvo que robar ante { $others }.
bots-must-draw = { $who ->
    [partner] { $share ->
        [1] Tu pareja tiene que robar siempre.
       *[other] Tu pareja tiene que robar en el { NUMBER($share, style: "percent") } de las manos posibles.
    }
   *[next] { $share ->
        [1] Quien sigue tiene que robar siempre.
       *[other] Quien sigue tiene que robar en el { NUMBER($share, style: "percent") } de las manos posibles.
    }
}
bots-cannot-play = { $who ->
    [partner] { $share ->
        [1] Tu pareja no puede jugar nunca.
       *[other] Tu pareja no puede jugar en el { NUMBER($share, style: "percent") } de las manos posibles.
    }
   *[next] { $share ->
        [1] Quien sigue no puede jugar nunca.
       *[other] Quien sigue no puede jugar en el { NUMBER($share, style: "percent") } de las manos posibles.
    }
}
bots-can-play = { $who ->
    [partner] { $share ->
        [1] Tu pareja puede jugar siempre.
       *[other] Tu pareja puede jugar en el { NUMBER($share, style: "percent") } de las manos posibles.
    }
   *[next] { $share ->
        [1] Quien sigue puede jugar siempre.
       *[other] Quien sigue puede jugar en el { NUMBER($share, style: "percent") } de las manos posibles.
    }
}
bots-partner-goes-on = { $share ->
    [1] Tu pareja puede seguir siempre.
   *[other] Tu pareja puede seguir en el { NUMBER($share, style: "percent") } de las manos posibles.
}
bots-partner-hardly-goes-on = { $share ->
    [1] Tu pareja puede seguir siempre.
   *[other] Tu pareja puede seguir solo en el { NUMBER($share, style: "percent") } de las manos posibles.
}
bots-row-fits = { $share ->
    [1] La siguiente ficha de tu fila encaja siempre.
   *[other] La siguiente ficha de tu fila encaja en el { NUMBER($share, style: "percent") } de las manos posibles.
}
bots-keeps-tiles = Guarda tus otras fichas para después.
bots-again = Juegas otra vez.
bots-none-fits = Te deja sin ninguna ficha que encaje.
bots-last-fits = Tu última ficha encaja.
bots-all-fit = Tus { $left } fichas siguen encajando.
bots-some-fit = { $fitting ->
    [one] { $fitting } de tus { $left } fichas sigue encajando.
   *[other] { $fitting } de tus { $left } fichas siguen encajando.
}
bots-few-fit = { $fitting ->
    [one] Solo { $fitting } de tus { $left } fichas sigue encajando.
   *[other] Solo { $fitting } de tus { $left } fichas siguen encajando.
}
bots-all-fit-keeps = { $both ->
    [yes] Tus { $left } fichas siguen encajando: deja { $kind } en los dos extremos, para { $there } de ellas.
   *[no] Tus { $left } fichas siguen encajando: deja un extremo de { $kind }, para { $there } de ellas.
}
bots-some-fit-keeps = { $both ->
    [yes] { $fitting } de tus { $left } fichas siguen encajando: deja { $kind } en los dos extremos, para { $there } de ellas.
   *[no] { $fitting } de tus { $left } fichas siguen encajando: deja un extremo de { $kind }, para { $there } de ellas.
}
bots-draw-ends-turn = Trae una ficha, y el turno termina.
bots-draw-needless = Trae una ficha más, aunque podrías jugar.
bots-draw-then-plays = { $share ->
    [1] Después puedes jugar siempre.
   *[other] Después puedes jugar en el { NUMBER($share, style: "percent") } de las manos posibles.
}
bots-sheds-double = Te quita de encima { $double }.
bots-sheds-pips = { $pips ->
    [one] Te quita { $pips } punto de la mano.
   *[other] Te quita { $pips } puntos de la mano.
}
bots-sheds-few-pips = { $pips ->
    [one] Te quita solo { $pips } punto de la mano.
   *[other] Te quita solo { $pips } puntos de la mano.
}

# Razones para cantar.
bots-call-catch = A alguien le queda una ficha y no ha dicho “¡Dominó!”: tiene que tomar otra.
bots-call-domino = Te queda una ficha: si no lo dices, quien lo note primero te atrapa.
bots-call-claim = Tu jugada hizo { $points }, y tienes que cantarlo antes de la siguiente jugada.
bots-call-muggins = La jugada anterior hizo { $points }, y nadie lo cantó.
bots-call-perfect-ten = Los extremos suman { $points }: son para quien primero lo cante.

# Razones en los juegos para una sola persona.
bots-alone-plan = Empieza el mejor camino que encontró el solucionador.
bots-alone-tried = Las fichas boca abajo pueden estar de muchas maneras: de { $tried } probadas, { $won } se pueden ganar.
bots-alone-face-down = En promedio quedan { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } boca abajo, si se conocieran todas.
bots-alone-won = { $proved ->
    [yes] Se puede ganar.
   *[no] Se puede ganar, hasta donde se ha mirado.
}
bots-alone-won-columns = { $proved ->
    [yes] { $columns ->
        [one] Se puede ganar, en { $columns } columna.
       *[other] Se puede ganar, en { $columns } columnas.
    }
   *[no] { $columns ->
        [one] Se puede ganar, en { $columns } columna, hasta donde se ha mirado.
       *[other] Se puede ganar, en { $columns } columnas, hasta donde se ha mirado.
    }
}
bots-alone-left = { $proved ->
    [yes] { $tiles ->
        [one] En el mejor caso quedará { $tiles } ficha.
       *[other] En el mejor caso quedarán { $tiles } fichas.
    }
   *[no] { $tiles ->
        [one] En el mejor caso quedará { $tiles } ficha, hasta donde se ha mirado.
       *[other] En el mejor caso quedarán { $tiles } fichas, hasta donde se ha mirado.
    }
}

bots-takes-unclaimed = { $points ->
    [one] Se lleva el { $points } punto que la jugada anterior dejó sin cantar.
   *[other] Se lleva los { $points } puntos que la jugada anterior dejó sin cantar.
}

# Un programa que juega, y qué ha hecho mal: tras su nombre y dos puntos.
bots-fault-silent = no dice nada en su turno
bots-fault-illegal = hace la jugada { $move }, que no es legal
bots-fault-answer = responde { $answer } y no { $form }
bots-fault-early = dice algo antes de que se le pregunte
bots-fault-late = no responde en { $seconds } s
bots-fault-start = no se puede iniciar: { $why }
bots-fault-ended = ha terminado, con código de salida { $status }
bots-fault-last-words = { $fault }; sus últimas palabras: { $words }
bots-plainly = Probado con { $worlds } manos posibles, sin el motor rápido: es un cálculo aproximado.
