words-you = Tú
words-your-partner = tu pareja
words-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
words-tiles = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
}
