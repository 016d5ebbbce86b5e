# Bots: who they are, what they say of moves, and what goes wrong with them.

# Pip, Bones, Daisy (a woman), Otto (a man), Mabel (a woman), Ravi (a man), Vesna (a woman).
bots-about-random = Legt alles wat past, en vergeet vaak te roepen.
bots-about-heavy = Raakt eerst de zware stenen kwijt en vergeet nooit te roepen.
bots-about-beginner = Beginner: legt wat ze het eerst ziet, en vergeet op te eisen en te betrappen.
bots-about-casual = Huiskamerspeler: speelt goed als hij oplet, en soms let hij niet op.
bots-about-club = Clubspeelster: legt dubbele stenen vroeg, houdt haar keuzes open, telt en blokkeert.
bots-about-expert = Expert: probeert elke zet uit op honderd handen die jij kunt hebben.
bots-about-master = Meester: leest je hand af aan hoe je speelt, en ziet aan het eind niets over het hoofd.
bots-about-grandmaster = Grootmeester: speelt door met elke hand die jij kunt hebben, leert daarvan en neemt de tijd.

bots-manner-careful = Voorzichtig: een verloren ronde mag weinig kosten
bots-manner-bold = Gedurfd: meteen punten, en einden voor de eigen stenen
bots-manner-blocking = Blokkerend: einden waar weinig stenen op passen
bots-manner-counting = Tellend: einden waarvan ze het meeste van wat over is zelf hebben

# Reasons for a move, or against it: sentences below the move, in a hint; the move is what is meant.
bots-only-move = Het is de enige zet.
bots-wins = { $share ->
    [1] Je wint de ronde altijd.
   *[other] Je wint de ronde in { NUMBER($share, style: "percent") } van de mogelijke handen.
}
bots-out = Je bent uit.
bots-ends-round = { $over ->
    [1] { $wins ->
        [1] Beëindigt de ronde, en je wint die altijd.
       *[other] Beëindigt de ronde, en je wint die in { NUMBER($wins, style: "percent") } van de mogelijke handen.
    }
   *[other] { $wins ->
        [1] Beëindigt de ronde in { NUMBER($over, style: "percent") } van de gevallen, en je wint die altijd.
       *[other] Beëindigt de ronde in { NUMBER($over, style: "percent") } van de gevallen, en je wint die in { NUMBER($wins, style: "percent") } van de mogelijke handen.
    }
}
bots-makes-points = { $claim ->
    [yes] { $points ->
        [one] Levert meteen { $points } punt op, als je het opeist.
       *[other] Levert meteen { $points } punten op, als je ze opeist.
    }
   *[no] { $points ->
        [one] Levert meteen { $points } punt op.
       *[other] Levert meteen { $points } punten op.
    }
}
bots-leaves-points = { $points ->
    [one] Laat { $end } liggen, { $place }, dat de volgende speler { $points } punt kan opleveren.
   *[other] Laat { $end } liggen, { $place }, dat de volgende speler { $points } punten kan opleveren.
}
bots-leaves-nothing = Laat de volgende speler niets wat punten oplevert.
bots-burdens = { $who ->
    [partner] Je partner moet eerst trekken.
   *[next] De volgende speler moet eerst trekken.
}
bots-passed-on = De volgende speler paste op { $kinds }.
bots-drew-on = De volgende speler moest trekken op { $kinds }.
bots-passed-and-drew-on = De volgende speler paste op { $kinds } en moest trekken op { $others }.
bots-must-draw = { $who ->
    [partner] { $share ->
        [1] Je partner moet altijd trekken.
       *[other] Je partner moet trekken in { NUMBER($share, style: "percent") } van de mogelijke handen.
    }
   *[next] { $share ->
        [1] De volgende speler moet altijd trekken.
       *[other] De volgende speler moet trekken in { NUMBER($share, style: "percent") } van de mogelijke handen.
    }
}
bots-cannot-play = { $who ->
    [partner] { $share ->
        [1] Je partner kan nooit leggen.
       *[other] Je partner kan niet leggen in { NUMBER($share, style: "percent") } van de mogelijke handen.
    }
   *[next] { $share ->
        [1] De volgende speler kan nooit leggen.
       *[other] De volgende speler kan niet leggen in { NUMBER($share, style: "percent") } van de mogelijke handen.
    }
}
bots-can-play = { $who ->
    [partner] { $share ->
        [1] Je partner kan altijd leggen.
       *[other] Je partner kan leggen in { NUMBER($share, style: "percent") } van de mogelijke handen.
    }
   *[next] { $share ->
        [1] De volgende speler kan altijd leggen.
       *[other] De volgende speler kan leggen in { NUMBER($share, style: "percent") } van de mogelijke handen.
    }
}
bots-partner-goes-on = { $share ->
    [1] Je partner kan altijd verder.
   *[other] Je partner kan verder in { NUMBER($share, style: "percent") } van de mogelijke handen.
}
bots-partner-hardly-goes-on = { $share ->
    [1] Je partner kan altijd verder.
   *[other] Je partner kan maar in { NUMBER($share, style: "percent") } van de mogelijke handen verder.
}
bots-row-fits = { $share ->
    [1] De volgende steen van je rij past altijd.
   *[other] De volgende steen van je rij past in { NUMBER($share, style: "percent") } van de mogelijke handen.
}
bots-keeps-tiles = Bewaart je andere stenen voor later.
bots-again = Je mag nog een keer.
bots-none-fits = Daarna past geen van je stenen meer.
bots-last-fits = Je laatste steen past.
bots-all-fit = Al je { $left } stenen passen nog.
bots-some-fit = { $fitting ->
    [one] { $fitting } van je { $left } stenen past nog.
   *[other] { $fitting } van je { $left } stenen passen nog.
}
bots-few-fit = { $fitting ->
    [one] Maar { $fitting } van je { $left } stenen past nog.
   *[other] Maar { $fitting } van je { $left } stenen passen nog.
}
bots-all-fit-keeps = { $both ->
    [yes] Al je { $left } stenen passen nog: houdt aan beide einden { $kind } open, voor { $there } ervan.
   *[no] Al je { $left } stenen passen nog: houdt { $kind } open, voor { $there } ervan.
}
bots-some-fit-keeps = { $both ->
    [yes] { $fitting } van je { $left } stenen passen nog: houdt aan beide einden { $kind } open, voor { $there } ervan.
   *[no] { $fitting } van je { $left } stenen passen nog: houdt { $kind } open, voor { $there } ervan.
}
bots-draw-ends-turn = Levert een steen op, en de beurt is voorbij.
bots-draw-needless = Levert nog een steen op, terwijl je kon leggen.
bots-draw-then-plays = { $share ->
    [1] Daarna kun je altijd leggen.
   *[other] Daarna kun je leggen in { NUMBER($share, style: "percent") } van de mogelijke handen.
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
bots-call-catch = Een speler met nog één steen heeft geen domino geroepen, en moet er een bij nemen.
bots-call-domino = Je hebt nog één steen: wie het eerst merkt dat je niet hebt geroepen, betrapt je.
bots-call-claim = { $points ->
    [one] Je steen leverde { $points } punt op, en dat moet je opeisen voordat de volgende steen ligt.
   *[other] Je steen leverde { $points } punten op, en die moet je opeisen voordat de volgende steen ligt.
}
bots-call-muggins = { $points ->
    [one] De vorige steen leverde { $points } punt op, en niemand heeft het opgeëist.
   *[other] De vorige steen leverde { $points } punten op, en niemand heeft ze opgeëist.
}
bots-call-perfect-ten = De einden zijn samen { $points }: voor wie het eerst roept.

# Reasons in games for one.
bots-alone-plan = Zo begint de beste weg die de oplosser heeft gevonden.
bots-alone-tried = De dichte stenen kunnen op veel manieren liggen: van { $tried } geprobeerde zijn er { $won } te winnen.
bots-alone-face-down = Gemiddeld blijven er { NUMBER($left, minimumFractionDigits: 1, maximumFractionDigits: 1) } dicht, als alles bekend was.
bots-alone-won = { $proved ->
    [yes] Het is te winnen.
   *[no] Het is te winnen, voor zover gekeken.
}
bots-alone-won-columns = { $proved ->
    [yes] { $columns ->
        [one] Het is te winnen, in { $columns } kolom.
       *[other] Het is te winnen, in { $columns } kolommen.
    }
   *[no] { $columns ->
        [one] Het is te winnen, in { $columns } kolom, voor zover gekeken.
       *[other] Het is te winnen, in { $columns } kolommen, voor zover gekeken.
    }
}
bots-alone-left = { $proved ->
    [yes] { $tiles ->
        [one] Op zijn best blijft er { $tiles } steen over.
       *[other] Op zijn best blijven er { $tiles } stenen over.
    }
   *[no] { $tiles ->
        [one] Op zijn best blijft er { $tiles } steen over, voor zover gekeken.
       *[other] Op zijn best blijven er { $tiles } stenen over, voor zover gekeken.
    }
}

bots-takes-unclaimed = { $points ->
    [one] Neemt het { $points } punt dat de vorige zet liet liggen.
   *[other] Neemt de { $points } punten die de vorige zet liet liggen.
}

# A program that plays, and what it did wrong: after its name and a colon.
bots-fault-silent = het zegt niets als het aan de beurt is
bots-fault-illegal = het doet de zet { $move }, die niet mag
bots-fault-answer = het antwoordt { $answer } en niet { $form }
bots-fault-early = het zegt iets voordat het gevraagd wordt
bots-fault-late = het geeft binnen { $seconds } s geen antwoord
bots-fault-start = het start niet: { $why }
bots-fault-ended = het is gestopt, met exitcode { $status }
bots-fault-last-words = { $fault }; zijn laatste woorden: { $words }
bots-plainly = Geprobeerd met { $worlds } handen die kunnen, zonder de snelle motor: een ruwe schatting.
