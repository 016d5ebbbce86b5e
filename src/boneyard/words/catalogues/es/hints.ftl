# Una pista: la mejor jugada, lo que vale, y las demás.

hints-best = { $way ->
    [fewer] { $points } menos que las demás; gana la ronda { $wins } veces de cada 100.
   *[more] { $points } más que las demás; gana la ronda { $wins } veces de cada 100.
}
hints-best-about = { $way ->
    [fewer] { $points } menos que las demás, con un margen de { $about }; gana la ronda { $wins } veces de cada 100.
   *[more] { $points } más que las demás, con un margen de { $about }; gana la ronda { $wins } veces de cada 100.
}
hints-as-good = igual de buena
hints-more-left = { $tiles ->
    [one] queda { $tiles } ficha más
   *[other] quedan { $tiles } fichas más
}
hints-less = { $doubt ->
    [yes] { $points } menos (no es seguro), gana { $wins } de cada 100
   *[no] { $points } menos, gana { $wins } de cada 100
}
hints-spoken = Pista: { $move }.
hints-below = { $moves ->
    [one] { $moves } jugada más abajo.
   *[other] { $moves } jugadas más abajo.
}
hints-none = Desde aquí no hay mejor camino.
hints-do = Hacerlo
hints-others = Otras jugadas
