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
