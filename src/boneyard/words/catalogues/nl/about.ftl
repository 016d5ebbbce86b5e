# Feiten over een spel, in een paar woorden.

about-alone = alleen
about-players = { $players } spelers
about-teams = { $players } spelers, in teams
about-double = dubbel { $most }
about-doubles = dubbel { $least } … { $most }
about-curved = { $tiles } kromme stenen
about-first-to = tot { $target } punten
about-exactly = precies { $target } punten
about-rounds = { $rounds ->
    [1] één ronde
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
}
about-ages = vanaf { $age } jaar
about-all-ages = voor alle leeftijden
about-minutes = { $least }–{ $most } minuten
about-book = volgens de regels van { $book }
