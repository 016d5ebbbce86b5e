# What an analysis found, as the command line prints it, and the picture that it draws.

analysis-at-work = analyseert

analysis-of = { $game }: { $result }
analysis-won = gewonnen
analysis-lost = afgelopen
analysis-open = niet afgemaakt
analysis-score = { $who } { $score }
analysis-open-scores = { $scores }; niet afgemaakt
analysis-won-by = { $who_is ->
    [one] { $scores }; { $who } won
   *[many] { $scores }; { $who } wonnen
}
analysis-nobody-won = { $scores }; geen winnaar

analysis-player = speler
analysis-choices = keuzes
analysis-best = beste
analysis-given = verlies
analysis-each = gemiddeld
analysis-slips = onnauwk.
analysis-mistakes = fouten
analysis-blunders = blunders
analysis-deals = uitdelen
analysis-draws = trekken

analysis-costly = Zetten die het meest kostten
analysis-move = zet
analysis-played = gespeeld
analysis-better = beter
analysis-cost = kosten
analysis-points = punten
analysis-forgot = niet geroepen
analysis-slip = onnauwkeurigheid
analysis-mistake = fout
analysis-blunder = blunder
analysis-play = { $turn ->
    [right] { $tile }, { $place }, naar rechts
    [left] { $tile }, { $place }, naar links
   *[none] { $tile }, { $place }
}
analysis-place = { $end ->
    [left] links
    [right] rechts
    [upper] boven
    [lower] onder
    [only] open eind
    [train] trein { $number }
    [mexican] Mexicaanse trein
   *[numbered] eind { $number }
}
analysis-lead = { $tile }, eerste steen
analysis-deal = uitdelen

analysis-turns = Keerpunten
analysis-what = gebeurtenis
analysis-for = goed voor
analysis-match = winstkans
analysis-happened = { $who }: { $move }
analysis-by-chance = { $move } blind getrokken

analysis-note-alone = Verlies en kosten: hoeveel stenen er meer overblijven dan bij het best mogelijke resultaat als alle stenen bekend waren. Gemiddeld: hetzelfde per keuze.
analysis-note = Zetten zijn genummerd als ronde.zet. Verlies en kosten: verloren winstkans in procentpunten, vergeleken met de beste zet, over { $worlds } mogelijke verdelingen. Punten: verloren punten in de ronde. Gemiddeld: verloren winstkans per keuze. Uitdelen en trekken: geluk in punten. Keerpunten: winstkans met alle handen open. Meer in docs/analysis.md.

analysis-chart = { $game }: winstkans
analysis-chart-note = winstkans na elke zet, met alle handen open
analysis-chart-alone = { $game }: te winnen of niet
analysis-chart-note-alone = 100%: te winnen
analysis-mark = { $quality ->
    [mistake] { $who }: { $move }, fout; beste zet: { $better }
   *[blunder] { $who }: { $move }, blunder; beste zet: { $better }
}
analysis-not-fast = de snelle engine kent dit spel nog niet, dus de zetten kunnen niet worden geanalyseerd: { $why }
