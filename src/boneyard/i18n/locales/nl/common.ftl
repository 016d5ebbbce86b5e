# Small words that other messages are made of: places for names, tiles, counts.

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
# In the place of a name: a player who has had all that was kept of them deleted.
common-somebody-left = iemand die vertrokken is
