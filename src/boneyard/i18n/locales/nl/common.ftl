common-you = Jij
common-your-partner = je partner
common-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
common-tiles = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
}
common-somebody-left = verwijderde speler
