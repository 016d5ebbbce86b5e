# What stands on tiles. All of these are noun phrases inside other sentences, or labels.

# One half of a tile.
tilenames-blank = blanco
tilenames-star = ster
tilenames-fruit = { $fruit ->
    [banana] { $count ->
        [one] { $count } banaan
       *[other] { $count } bananen
    }
    [pear] { $count ->
        [one] { $count } peer
       *[other] { $count } peren
    }
    [apple] { $count ->
        [one] { $count } appel
       *[other] { $count } appels
    }
    [orange] { $count ->
        [one] { $count } sinaasappel
       *[other] { $count } sinaasappels
    }
    [strawberry] { $count ->
        [one] { $count } aardbei
       *[other] { $count } aardbeien
    }
    [plum] { $count ->
        [one] { $count } pruim
       *[other] { $count } pruimen
    }
    [lemon] { $count ->
        [one] { $count } citroen
       *[other] { $count } citroenen
    }
    [grape] { $count ->
        [one] { $count } druif
       *[other] { $count } druiven
    }
    [kiwi] { $count ->
        [one] { $count } kiwi
       *[other] { $count } kiwi's
    }
    [peach] { $count ->
        [one] { $count } perzik
       *[other] { $count } perziken
    }
    [blueberry] { $count ->
        [one] { $count } blauwe bes
       *[other] { $count } blauwe bessen
    }
    [melon] { $count ->
        [one] { $count } meloen
       *[other] { $count } meloenen
    }
    [pineapple] { $count ->
        [one] { $count } ananas
       *[other] { $count } ananassen
    }
    [raspberry] { $count ->
        [one] { $count } framboos
       *[other] { $count } frambozen
    }
   *[cherry] { $count ->
        [one] { $count } kers
       *[other] { $count } kersen
    }
}
# By itself, and for all halves of that colour.
tilenames-colour = { $colour ->
    [red] rood
    [orange] oranje
    [yellow] geel
    [green] groen
    [blue] blauw
   *[purple] paars
}
# Before a noun the colour has an ending: rode 1, paarse pijl 6, gele plus 3.
tilenames-coloured = { $sign ->
    [arrow] { $colour ->
        [red] rode pijl { $number }
        [orange] oranje pijl { $number }
        [yellow] gele pijl { $number }
        [green] groene pijl { $number }
        [blue] blauwe pijl { $number }
       *[purple] paarse pijl { $number }
    }
    [plus] { $colour ->
        [red] rode plus { $number }
        [orange] oranje plus { $number }
        [yellow] gele plus { $number }
        [green] groene plus { $number }
        [blue] blauwe plus { $number }
       *[purple] paarse plus { $number }
    }
   *[none] { $colour ->
        [red] rode { $number }
        [orange] oranje { $number }
        [yellow] gele { $number }
        [green] groene { $number }
        [blue] blauwe { $number }
       *[purple] paarse { $number }
    }
}

# All halves of a kind. These stand after prepositions and verbs without an article:
# "paste op kersen", "houdt een blanco open", "een eind met rood".
tilenames-kind-number = een { $number }
tilenames-kind-blank = een blanco
tilenames-kind-star = sterren
tilenames-kind-fruit = { $fruit ->
    [banana] bananen
    [pear] peren
    [apple] appels
    [orange] sinaasappels
    [strawberry] aardbeien
    [plum] pruimen
    [lemon] citroenen
    [grape] druiven
    [kiwi] kiwi's
    [peach] perziken
    [blueberry] blauwe bessen
    [melon] meloenen
    [pineapple] ananassen
    [raspberry] frambozen
   *[cherry] kersen
}

tilenames-end = een eind met { $shows }
tilenames-double = de dubbele { $shows }
tilenames-double-of = de dubbele { $kind }
tilenames-double-fruit = { $fruit ->
    [banana] de dubbele banaan
    [pear] de dubbele peer
    [apple] de dubbele appel
    [orange] de dubbele sinaasappel
    [strawberry] de dubbele aardbei
    [plum] de dubbele pruim
    [lemon] de dubbele citroen
    [grape] de dubbele druif
    [kiwi] de dubbele kiwi
    [peach] de dubbele perzik
    [blueberry] de dubbele blauwe bes
    [melon] de dubbele meloen
    [pineapple] de dubbele ananas
    [raspberry] de dubbele framboos
   *[cherry] de dubbele kers
}

tilenames-tile = { $tile } ({ $shows })
tilenames-label = { $tile }, { $shows }
