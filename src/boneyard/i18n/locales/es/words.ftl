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
# In the place of a name: a player who has had all that was kept of them deleted.
words-somebody-left = alguien que se fue
