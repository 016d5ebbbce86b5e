mymatches-title = Mijn partijen
mymatches-stages = Toon
mymatches-yours = Jouw beurt
mymatches-waiting = Wachten op anderen
mymatches-over = Afgelopen
mymatches-game = Spel
mymatches-any-game = Alle
mymatches-who = Speler
mymatches-search = Zoeken
mymatches-pages = Pagina's van de lijst
mymatches-page = Pagina { $page }
mymatches-newer = Nieuwere
mymatches-older = Oudere
mymatches-none = Nog geen partijen. Kies een spel en begin!
mymatches-found-none = Geen partijen gevonden.
mymatches-replay-of = { $game } terugkijken, { $when }
mymatches-ended = afgelopen
mymatches-won = gewonnen
mymatches-lost = verloren
mymatches-score = { $won ->
    [nobody] geen winnaar, { $own } : { $other }
    [yes] gewonnen, { $own } : { $other }
   *[no] verloren, { $own } : { $other }
}
mymatches-rest = { $unit ->
    [columns] { $left ->
        [one] { $left } kolom
       *[other] { $left } kolommen
    }
    [hidden] { $left ->
        [one] { $left } steen dicht
       *[other] { $left } stenen dicht
    }
   *[tiles] { $left ->
        [one] { $left } steen over
       *[other] { $left } stenen over
    }
}
mymatches-left = { $won ->
    [yes] { $left ->
        [0] opgelost
       *[other] opgelost, { mymatches-rest }
    }
   *[no] { mymatches-rest }
}
mymatches-left-par = { $won ->
    [yes] { $left ->
        [0] opgelost
       *[other] opgelost, { mymatches-rest } (best mogelijk: { $par })
    }
   *[no] { mymatches-rest } (best mogelijk: { $par })
}
mymatches-results = Statistieken
mymatches-counted = { $matches ->
    [one] Op basis van 1 afgelopen partij.
   *[other] Op basis van je laatste { $matches } afgelopen partijen.
}
mymatches-wins = Gewonnen
mymatches-streak = Huidige winstreeks
mymatches-longest = Langste winstreeks
mymatches-by-game = Per spel
mymatches-best = Beste resultaat
mymatches-par = { $over ->
    [0] best mogelijke resultaat in { $times } van { $known } verdelingen
   *[other] { $unit ->
        [columns] { $over ->
            [one] { $over } kolom meer dan het best mogelijke resultaat
           *[other] { $over } kolommen meer dan het best mogelijke resultaat
        }
       *[tiles] { $over ->
            [one] { $over } steen meer over dan bij het best mogelijke resultaat
           *[other] { $over } stenen meer over dan bij het best mogelijke resultaat
        }
    }
}

mymatches-habits = Je duurste fouten
mymatches-habits-from = { $matches ->
    [one] Op basis van je laatste geanalyseerde partij.
   *[other] Op basis van je laatste { $matches } geanalyseerde partijen.
}
