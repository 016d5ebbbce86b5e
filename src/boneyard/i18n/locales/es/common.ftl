common-you = Tú
common-your-partner = tu pareja
common-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
common-tiles = { $tiles ->
    [one] { $tiles } ficha
   *[other] { $tiles } fichas
}
common-somebody-left = cuenta eliminada
