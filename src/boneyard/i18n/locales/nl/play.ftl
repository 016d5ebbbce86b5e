play-lead = Begin met { $tile }
play-on = { $turn ->
    [right] Leg { $tile } aan { $end }, met een bocht naar rechts
    [left] Leg { $tile } aan { $end }, met een bocht naar links
   *[none] Leg { $tile } aan { $end }
}
play-on-showing = { $turn ->
    [right] Leg { $tile } aan { $end }, waar { $shows } ligt, met een bocht naar rechts
    [left] Leg { $tile } aan { $end }, waar { $shows } ligt, met een bocht naar links
   *[none] Leg { $tile } aan { $end }, waar { $shows } ligt
}
play-knock-out = Haal { $one } en { $two } weg
play-shift-new = Leg { $tile } in een nieuwe kolom
play-shift = Leg { $tile } onder kolom { $column }
play-finish = Afronden (alle stenen liggen open)
play-stop = Stop hier
play-pass = Passen
play-draw = Trek een steen
play-draw-owed = Trek een steen (door de plus)
play-take-owed = Neem een steen van de vorige speler (door de plus)
play-flip = Draai de volgende steen om
play-count = Tel { $count }
play-resign = Opgeven

play-question-direction = In welke richting wordt er gespeeld?
play-question-reverse = Een dubbele! De richting omkeren?
play-question-double = { $tile }! Uitdagen om de punten van deze ronde te verdubbelen?
play-question-accept = Je bent uitgedaagd! Deze ronde om dubbele punten spelen?
play-asked = Kies een antwoord.
play-answer-clockwise = Met de klok mee ↻
play-answer-counterclockwise = Tegen de klok in ↺
play-answer-reverse = Richting omkeren
play-answer-leave = Richting houden
play-answer-double = Uitdagen
play-answer-no = Nee
play-answer-accept = Accepteren
play-answer-refuse = Weigeren (handen nu tellen)

play-call-claim = Punten!
play-call-muggins = Muggins!
play-call-domino = Domino!
play-call-perfect-ten = Perfecte tien!
play-call-catch = Betrap { $who }!

play-waiting = { $seats ->
    [one] Wachten op spelers: nog { $seats } plaats vrij.
   *[other] Wachten op spelers: nog { $seats } plaatsen vrij.
}
play-round-over = De ronde is voorbij.
play-dealing = Stenen uitdelen…
play-your-turn = Jouw beurt!
play-getting-ready = { $who } maakt zich klaar…
play-to-play = { $who } is aan de beurt
play-to-play-away = { $who } is aan de beurt (offline)
play-solo-won = Gelukt!
play-solo-lost = Einde spel.
play-match-won = { $who_is ->
    [you] Je wint de partij!
    [we] Jullie winnen de partij!
    [one] { $who } wint de partij.
   *[many] { $who } winnen de partij.
}

play-ends = { $count ->
    [one] Open eind: { $ends }.
   *[other] Open einden: { $ends }.
}
play-can = Je kunt deze stenen leggen: { $tiles }.
play-can-tile = { $ways ->
    [one] { $key }: { $tile }
   *[other] { $key }: { $tile } op { $ways } manieren
}
play-press = Druk op { $keys }.
play-key-draw = D om te trekken
play-key-flip = Enter om een steen om te draaien
play-key-count = Enter om verder te tellen
play-key-pass = P voor { $does }
play-key-answer = { $key } voor { $does }
play-baronet = Volgende steen: { $tile }. Telling: { $count }.
play-in-line = { $tiles ->
    [one] { $tiles } steen in de lijn.
   *[other] { $tiles } stenen in de lijn.
}
play-face-down = { $tiles ->
    [one] { $tiles } steen dicht.
   *[other] { $tiles } stenen dicht.
}

play-shuffling = Stenen schudden…
play-shuffling-awaits = Wachten tot { $who } heeft geschud.
play-shuffling-away = Wachten tot { $who } (offline) heeft geschud.

play-task-count = Tel door langs de rij. Een steen met evenveel ogen als de telling valt weg.
play-task-knock = Haal twee stenen weg die naast elkaar liggen en bij elkaar passen.
play-task-columns = Leg een steen onder een passende steen.
# $one and $two are the first and the last tile of a run, $tiles how many it has.
play-knock-out-run = Haal { $tiles } stenen weg, van { $one } tot { $two }
# A move: a button, or the second part of a sentence.
play-discard = Leg { $tile } af
play-hand-over = Laat je partner beginnen
