# Small words that other messages are made of: places for names, tiles, counts.

words-you = Jij
words-your-partner = je partner
words-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
words-tiles = { $tiles ->
    [one] { $tiles } steen
   *[other] { $tiles } stenen
}
# In the place of a name: a player who has had all that was kept of them deleted.
words-somebody-left = iemand die vertrokken is
