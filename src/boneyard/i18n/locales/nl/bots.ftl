# Bots: who they are, what they say of moves, and what goes wrong with them.

# Pip, Bones, Daisy (a woman), Otto (a man), Mabel (a woman), Ravi (a man), Vesna (a woman).
bots-about-random = Legt zomaar een steen die past en vergeet vaak te roepen.
bots-about-heavy = Legt zware stenen het eerst en vergeet nooit te roepen.
bots-about-beginner = Beginner. Legt de eerste steen die ze ziet en vergeet punten op te eisen en anderen te betrappen.
bots-about-casual = Huiskamerspeler. Speelt goed als hij oplet, maar soms let hij niet op.
bots-about-club = Clubspeelster. Legt dubbele stenen vroeg, houdt haar keuzes open, telt en blokkeert.
bots-about-expert = Expert. Probeert elke zet uit in honderd mogelijke verdelingen.
bots-about-master = Meester. Leest je hand af aan je zetten en speelt eindspelen perfect.
bots-about-grandmaster = Grootmeester. Rekent grondiger dan de anderen en neemt de tijd.
bots-level-beginner = Beginner
bots-level-casual = Huiskamerspeler
bots-level-club = Clubspeelster
bots-level-expert = Expert
bots-level-master = Meester
bots-level-grandmaster = Grootmeester

bots-manner-careful = Voorzichtig: verliest weinig punten in een verloren ronde
bots-manner-bold = Gedurfd: pakt meteen punten en denkt aan de eigen stenen
bots-manner-blocking = Blokkerend: laat einden over waar weinig stenen aan passen
bots-manner-counting = Tellend: blijft de baas over de getallen in de eigen hand

# Reasons for a move, or against it: sentences below the move, in a hint; the move is what is meant.
bots-only-move = De enige zet.
bots-wins = { $share ->
    [1] Je wint de ronde altijd.
   *[other] Je wint de ronde in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
}
bots-out = Je bent uit.
bots-ends-round = { $over ->
    [1] { $wins ->
        [1] Beëindigt de ronde, en je wint altijd.
       *[other] Beëindigt de ronde. Je wint in { NUMBER($wins, style: "percent") } van de mogelijke verdelingen.
    }
   *[other] { $wins ->
        [1] Beëindigt de ronde in { NUMBER($over, style: "percent") } van de mogelijke verdelingen, en dan win je altijd.
       *[other] Beëindigt de ronde in { NUMBER($over, style: "percent") } van de mogelijke verdelingen. In { NUMBER($wins, style: "percent") } van die gevallen win je.
    }
}
bots-makes-points = { $claim ->
    [yes] { $points ->
        [one] Levert { $points } punt op als je het opeist.
       *[other] Levert { $points } punten op als je ze opeist.
    }
   *[no] { $points ->
        [one] Levert { $points } punt op.
       *[other] Levert { $points } punten op.
    }
}
bots-leaves-points = { $points ->
    [one] Laat { $end } over ({ $place }), zodat de volgende speler { $points } punt kan halen.
   *[other] Laat { $end } over ({ $place }), zodat de volgende speler { $points } punten kan halen.
}
bots-leaves-nothing = De volgende speler kan geen punten halen.
bots-burdens = { $who ->
    [partner] Je partner moet eerst een steen nemen.
   *[next] De volgende speler moet eerst een steen nemen.
}
bots-passed-on = De volgende speler paste op { $kinds }.
bots-drew-on = De volgende speler moest trekken op { $kinds }.
bots-passed-and-drew-on = De volgende speler paste op { $kinds } en moest trekken op { $others }.
bots-must-draw = { $who ->
    [partner] { $share ->
        [1] Je partner moet trekken.
       *[other] Je partner moet trekken in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
    }
   *[next] { $share ->
        [1] De volgende speler moet trekken.
       *[other] De volgende speler moet trekken in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
    }
}
bots-cannot-play = { $who ->
    [partner] { $share ->
        [1] Je partner kan niet leggen.
       *[other] Je partner kan niet leggen in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
    }
   *[next] { $share ->
        [1] De volgende speler kan niet leggen.
       *[other] De volgende speler kan niet leggen in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
    }
}
bots-can-play = { $who ->
    [partner] { $share ->
        [1] Je partner kan altijd leggen.
       *[other] Je partner kan leggen in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
    }
   *[next] { $share ->
        [1] De volgende speler kan altijd leggen.
       *[other] De volgende speler kan leggen in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
    }
}
bots-partner-goes-on = { $share ->
    [1] Je partner kan altijd leggen.
   *[other] Je partner kan leggen in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
}
bots-partner-hardly-goes-on = { $share ->
    [1] Je partner kan altijd leggen.
   *[other] Je partner kan maar in { NUMBER($share, style: "percent") } van de mogelijke verdelingen leggen.
}
bots-row-fits = { $share ->
    [1] De volgende steen van je rij past altijd.
   *[other] De volgende steen van je rij past in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
}
bots-keeps-tiles = Bewaart je andere stenen voor later.
bots-again = Je mag nog een keer.
bots-none-fits = Geen van je andere stenen past dan nog.
bots-last-fits = Je laatste steen past.
bots-all-fit = { $left ->
    [2] Allebei je stenen passen nog.
   *[other] Al je { $left } stenen passen nog.
}
bots-some-fit = { $fitting ->
    [one] { $fitting } van je { $left } stenen past nog.
   *[other] { $fitting } van je { $left } stenen passen nog.
}
bots-few-fit = { $fitting ->
    [one] Nog maar { $fitting } van je { $left } stenen past.
   *[other] Nog maar { $fitting } van je { $left } stenen passen.
}
bots-all-fit-keeps = { $both ->
    [yes] Al je { $left } stenen passen nog. Houdt aan beide einden { $kind } open, voor { $there } van je stenen.
   *[no] Al je { $left } stenen passen nog. Houdt { $kind } open, voor { $there } van je stenen.
}
bots-some-fit-keeps = { $both ->
    [yes] { $fitting } van je { $left } stenen passen nog. Houdt aan beide einden { $kind } open, voor { $there } van je stenen.
   *[no] { $fitting } van je { $left } stenen passen nog. Houdt { $kind } open, voor { $there } van je stenen.
}
bots-draw-ends-turn = Je krijgt een steen en je beurt is voorbij.
bots-draw-needless = Je krijgt een steen erbij, terwijl je kon leggen.
bots-draw-then-plays = { $share ->
    [1] Daarna kun je altijd leggen.
   *[other] Daarna kun je leggen in { NUMBER($share, style: "percent") } van de mogelijke verdelingen.
}
bots-sheds-double = Je bent { $double } kwijt.
bots-sheds-pips = { $pips ->
    [one] Je bent { $pips } oog kwijt.
   *[other] Je bent { $pips } ogen kwijt.
}
bots-sheds-few-pips = { $pips ->
    [one] Je bent maar { $pips } oog kwijt.
   *[other] Je bent maar { $pips } ogen kwijt.
}

# Reasons for calls.
bots-call-catch = Een speler met nog één steen heeft geen “Domino!” geroepen. Betrap je die speler, dan moet die een steen nemen.
bots-call-domino = Je hebt nog één steen. Roep “Domino!”, anders kan een tegenstander je betrappen.
bots-call-claim = { $points ->
    [one] Je steen leverde { $points } punt op. Eis het op voordat de volgende steen ligt.
   *[other] Je steen leverde { $points } punten op. Eis ze op voordat de volgende steen ligt.
}
bots-call-muggins = { $points ->
    [one] De vorige steen leverde { $points } punt op, en niemand heeft het opgeëist.
   *[other] De vorige steen leverde { $points } punten op, en niemand heeft ze opgeëist.
}
bots-call-perfect-ten = De einden zijn samen { $points }. Wie het eerst “Perfecte tien!” roept, krijgt { $points } punten.

# Reasons in games for one.
bots-alone-plan = De eerste zet van de beste oplossing die is gevonden.
bots-alone-tried = Te winnen bij { $won } van { $tried } willekeurige verdelingen van de dichte stenen.
bots-alone-face-down = Bij perfect spel blijven er gemiddeld { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } stenen dicht.
bots-alone-won = { $proved ->
    [yes] Te winnen.
   *[no] Waarschijnlijk te winnen.
}
bots-alone-won-columns = { $proved ->
    [yes] { $columns ->
        [one] Te winnen in { $columns } kolom.
       *[other] Te winnen in { $columns } kolommen.
    }
   *[no] { $columns ->
        [one] Waarschijnlijk te winnen in { $columns } kolom.
       *[other] Waarschijnlijk te winnen in { $columns } kolommen.
    }
}
bots-alone-left = { $proved ->
    [yes] { $tiles ->
        [one] Best mogelijke resultaat: { $tiles } steen over.
       *[other] Best mogelijke resultaat: { $tiles } stenen over.
    }
   *[no] { $tiles ->
        [one] Beste gevonden resultaat: { $tiles } steen over.
       *[other] Beste gevonden resultaat: { $tiles } stenen over.
    }
}

bots-takes-unclaimed = { $points ->
    [one] Neemt { $points } niet opgeëist punt van de vorige zet.
   *[other] Neemt { $points } niet opgeëiste punten van de vorige zet.
}

# A program that plays, and what it did wrong: after its name and a colon.
bots-fault-silent = stuurde niets tijdens zijn beurt
bots-fault-illegal = stuurde de ongeldige zet { $move }
bots-fault-answer = stuurde { $answer } in plaats van { $form }
bots-fault-early = stuurde een antwoord voordat erom gevraagd werd
bots-fault-late = antwoordde niet binnen { $seconds } s
bots-fault-start = kon niet worden gestart: { $why }
bots-fault-ended = stopte met exitcode { $status }
bots-fault-last-words = { $fault }; laatste uitvoer: { $words }
bots-plainly = Ruwe schatting op basis van { $worlds } mogelijke verdelingen.
