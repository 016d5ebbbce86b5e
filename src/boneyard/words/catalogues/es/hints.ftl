# Una pista: la mejor jugada, lo que vale, y las demás.

hints-best =
    { $way ->
        [fewer] { $points } menos que las demás; gana la ronda { $wins } de cada 100 veces.
       *[more] { $points } más que las demás; gana la ronda { $wins } de cada 100 veces.
    }
hints-best-about =
    { $way ->
        [fewer] { $points } menos que las demás, con un margen de { $about }; gana la ronda { $wins } de cada 100 veces.
       *[more] { $points } más que las demás, con un margen de { $about }; gana la ronda { $wins } de cada 100 veces.
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
