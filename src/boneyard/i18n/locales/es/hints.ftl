# Una pista: la mejor jugada, lo que vale, y las demás.

hints-best =
    { $way ->
        [fewer] { $points } menos que los rivales; gana la ronda { $wins } de cada 100 veces.
       *[more] { $points } más que los rivales; gana la ronda { $wins } de cada 100 veces.
    }
hints-best-about =
    { $way ->
        [fewer] { $points } menos que los rivales, con un margen de { $about }; gana la ronda { $wins } de cada 100 veces.
       *[more] { $points } más que los rivales, con un margen de { $about }; gana la ronda { $wins } de cada 100 veces.
    }
hints-as-good = igual de buena
hints-more-left =
    { $tiles ->
        [one] queda { $tiles } ficha más
       *[other] quedan { $tiles } fichas más
    }
hints-less =
    { $doubt ->
        [yes] { $points } menos (no es seguro), gana { $wins } de cada 100
       *[no] { $points } menos, gana { $wins } de cada 100
    }
hints-spoken = Pista: { $move }.
hints-below =
    { $moves ->
        [one] Debajo hay { $moves } jugada más.
       *[other] Debajo hay { $moves } jugadas más.
    }
hints-none = Desde aquí no hay mejor camino.
hints-do = Jugarla
hints-others = Otras jugadas
hints-match =
    { $way ->
        [fewer]
            { $sure ->
                [yes] Gana la partida { $match } de cada 100 veces, la ronda { $wins }; { $points } menos que los rivales.
               *[no] Gana la partida { $match } de cada 100 veces, con un margen de { $about }, la ronda { $wins }; { $points } menos que los rivales.
            }
       *[more]
            { $sure ->
                [yes] Gana la partida { $match } de cada 100 veces, la ronda { $wins }; { $points } más que los rivales.
               *[no] Gana la partida { $match } de cada 100 veces, con un margen de { $about }, la ronda { $wins }; { $points } más que los rivales.
            }
    }
hints-less-match =
    { $doubt ->
        [yes] gana la partida { $match } de cada 100 veces, { $less } menos (no es seguro)
       *[no] gana la partida { $match } de cada 100 veces, { $less } menos
    }
