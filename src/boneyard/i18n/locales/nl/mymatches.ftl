# Mijn partijen: een lijst, en hoe ze afliepen.

mymatches-title = Mijn partijen
mymatches-stages = Toon
mymatches-yours = Jouw beurt
mymatches-waiting = Wacht op anderen
mymatches-over = Afgelopen
mymatches-game = Spel
mymatches-any-game = alle
mymatches-who = Met wie
mymatches-search = Zoeken
mymatches-pages = Pagina's van de lijst
mymatches-page = Pagina { $page }
mymatches-newer = Nieuwere
mymatches-older = Oudere
mymatches-none = Hier is nog niets: schuif aan en speel.
mymatches-found-none = Zo'n partij is er niet.
mymatches-replay-of = { $game } terugkijken, { $when }
mymatches-ended = afgelopen
mymatches-won = gewonnen
mymatches-lost = verloren
mymatches-score = { $won ->
    [yes] gewonnen, { $own } : { $other }
   *[no] verloren, { $own } : { $other }
}
mymatches-left = { $won ->
    [yes] gewonnen, { $left } over
   *[no] verloren, { $left } over
}
mymatches-left-par = { $won ->
    [yes] gewonnen, { $left } over; het best mogelijke is { $par }
   *[no] verloren, { $left } over; het best mogelijke is { $par }
}
mymatches-results = Hoe het ging
mymatches-counted = { $matches ->
    [one] Tot nu toe één partij met een winnaar.
   *[other] Je laatste { $matches } partijen met een winnaar.
}
mymatches-wins = Gewonnen
mymatches-streak = Nu achter elkaar gewonnen
mymatches-longest = Langste reeks gewonnen
mymatches-by-game = Spel voor spel
mymatches-best = Beste
mymatches-par = { $over ->
    [0] { $times } van de { $known } keer het best mogelijke
   *[other] { $over } van het best mogelijke
}

mymatches-habits = Wat je het meest kost
mymatches-habits-from = { $matches ->
    [one] Uit de ene partij van jou die laatst geanalyseerd is.
   *[other] Uit de { $matches } partijen van jou die laatst geanalyseerd zijn.
}
