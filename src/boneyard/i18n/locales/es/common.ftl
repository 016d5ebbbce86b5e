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
# In the place of a name: a player who has had all that was kept of them deleted.
common-somebody-left = alguien que se fue
