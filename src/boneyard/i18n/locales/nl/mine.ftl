# Mijn partijen: een lijst, en hoe ze afliepen.

mine-title = Mijn partijen
mine-stages = Toon
mine-yours = Jouw beurt
mine-waiting = Wacht op anderen
mine-over = Afgelopen
mine-game = Spel
mine-any-game = alle
mine-who = Met wie
mine-search = Zoeken
mine-pages = Pagina's van de lijst
mine-page = Pagina { $page }
mine-newer = Nieuwere
mine-older = Oudere
mine-none = Hier is nog niets: schuif aan en speel.
mine-found-none = Zo'n partij is er niet.
mine-replay-of = { $game } terugkijken, { $when }
mine-ended = afgelopen
mine-won = gewonnen
mine-lost = verloren
mine-score = { $won ->
    [yes] gewonnen, { $own } : { $other }
   *[no] verloren, { $own } : { $other }
}
mine-left = { $won ->
    [yes] gewonnen, { $left } over
   *[no] verloren, { $left } over
}
mine-left-par = { $won ->
    [yes] gewonnen, { $left } over; het best mogelijke is { $par }
   *[no] verloren, { $left } over; het best mogelijke is { $par }
}
mine-results = Hoe het ging
mine-counted = { $matches ->
    [one] Tot nu toe één partij met een winnaar.
   *[other] Je laatste { $matches } partijen met een winnaar.
}
mine-wins = Gewonnen
mine-streak = Nu achter elkaar gewonnen
mine-longest = Langste reeks gewonnen
mine-by-game = Spel voor spel
mine-best = Beste
mine-par = { $over ->
    [0] { $times } van de { $known } keer het best mogelijke
   *[other] { $over } van het best mogelijke
}

mine-habits = Wat je het meest kost
mine-habits-from = { $matches ->
    [one] Uit de ene partij van jou die laatst geanalyseerd is.
   *[other] Uit de { $matches } partijen van jou die laatst geanalyseerd zijn.
}
