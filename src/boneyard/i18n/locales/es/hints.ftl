# Una pista: la mejor jugada, lo que vale, y las demás.

hints-best = { $way ->
    [fewer] Probabilidad de ganar la ronda: { $wins } % · −{ $points }
   *[more] Probabilidad de ganar la ronda: { $wins } % · +{ $points }
}
hints-best-about = { $way ->
    [fewer] Probabilidad de ganar la ronda: { $wins } % · −{ $points } (±{ $about })
   *[more] Probabilidad de ganar la ronda: { $wins } % · +{ $points } (±{ $about })
}
hints-as-good = igual de buena
hints-more-left =
    { $tiles ->
        [one] queda { $tiles } ficha más
       *[other] quedan { $tiles } fichas más
    }
hints-less = { $doubt ->
    [yes] probabilidad de ganar la ronda: { $wins } %, { $points } menos que la mejor (incierto)
   *[no] probabilidad de ganar la ronda: { $wins } %, { $points } menos que la mejor
}
hints-spoken = Pista: { $move }.
hints-below =
    { $moves ->
        [one] Debajo hay { $moves } jugada más.
       *[other] Debajo hay { $moves } jugadas más.
    }
hints-none = No hay ninguna jugada que sugerir.
hints-do = Hacer esta jugada
hints-others = Otras jugadas
hints-match = { $way ->
    [fewer] { $sure ->
        [yes] Probabilidad de ganar la partida: { $match } % · la ronda: { $wins } % · −{ $points }
       *[no] Probabilidad de ganar la partida: { $match } % (±{ $about }) · la ronda: { $wins } % · −{ $points }
    }
   *[more] { $sure ->
        [yes] Probabilidad de ganar la partida: { $match } % · la ronda: { $wins } % · +{ $points }
       *[no] Probabilidad de ganar la partida: { $match } % (±{ $about }) · la ronda: { $wins } % · +{ $points }
    }
}
hints-less-match = { $doubt ->
    [yes] probabilidad de ganar la partida: { $match } % (−{ $less } %, incierto)
   *[no] probabilidad de ganar la partida: { $match } % (−{ $less } %)
}
