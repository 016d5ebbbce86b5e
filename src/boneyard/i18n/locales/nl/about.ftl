about-alone = solitaire
about-players = { $players } spelers
about-teams = { $players } spelers, in teams
about-double = dubbel { $most }
about-doubles = dubbel { $least } tot dubbel { $most }
about-curved = { $tiles } gebogen stenen
about-first-to = tot { $target } punten
about-loser-at = verlies bij { $target } punten
about-exactly = tot precies { $target } punten
about-rounds =
    { $rounds ->
        [1] één ronde
        [one] { $rounds } ronde
       *[other] { $rounds } rondes
    }
about-ages = vanaf { $age } jaar
about-all-ages = voor alle leeftijden
about-minutes = { $least }–{ $most } minuten
about-book = regels van { $book }
about-world = over de hele wereld gespeeld
