# What an analysis found, as the command line prints it, and the picture that it draws.

analysis-at-work = analyseert

analysis-of = { $game }: { $result }
analysis-won = gewonnen
analysis-lost = verloren
analysis-open = niet afgemaakt
analysis-score = { $who } { $score }
analysis-open-scores = { $scores }; niet afgemaakt
analysis-won-by = { $who_is ->
    [one] { $scores }; { $who } won
   *[many] { $scores }; { $who } wonnen
}
analysis-nobody-won = { $scores }; niemand won

analysis-player = speler
analysis-choices = keuzes
analysis-best = beste
analysis-given = kwijt
analysis-each = elk
analysis-slips = slordig
analysis-mistakes = fouten
analysis-blunders = blunders
analysis-deals = stenen
analysis-draws = trekken

analysis-costly = Wat het meest kostte
analysis-move = zet
analysis-played = gedaan
analysis-better = beter
analysis-cost = kosten
analysis-points = punten
analysis-forgot = niets gezegd
analysis-slip = slordigheid
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
analysis-lead = { $tile }, de eerste steen
analysis-deal = het uitdelen

analysis-turns = Waar het kantelde
analysis-what = wat er gebeurde
analysis-for = goed voor
analysis-match = partij
analysis-happened = { $who }: { $move }
analysis-by-chance = { $move } wordt door het toeval genomen

analysis-note-alone = Kwijt en kosten: stenen die overblijven, vergeleken met het beste wat mogelijk was als alle stenen bekend waren.
analysis-note = Zetten zijn genummerd als ronde.zet. Kwijt en kosten: kans om de partij te winnen, in honderdsten, vergeleken met de beste zet, op { $worlds } handen die de speler niet kon uitsluiten; punten: wat het in de ronde kostte. Stenen en trekken: geluk met wat uitgedeeld en getrokken werd, in punten; partij: de kans om die te winnen, met alle handen open. docs/analysis.md vertelt de rest.

analysis-chart = { $game }: wie er voor stond
analysis-chart-note = kans om de partij te winnen na elke zet, met de handen open
analysis-chart-alone = { $game }: of het nog te winnen was
analysis-chart-note-alone = 100%: het was te winnen
analysis-mark = { $quality ->
    [mistake] { $who }: { $move }, een fout; beter { $better }
   *[blunder] { $who }: { $move }, een blunder; beter { $better }
}
analysis-not-fast = dit spel heeft nog geen snelle motor, dus de zetten kunnen niet worden gewogen: { $why }
