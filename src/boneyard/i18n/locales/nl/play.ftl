# What can be done at the table, and whose turn it is: buttons, and what a screen reader hears.

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
play-knock-out = Tik { $one } en { $two } weg
play-shift-new = Verplaats { $tile } naar een nieuwe kolom
play-shift = Verplaats { $tile } naar onder kolom { $column }
play-finish = Afronden: alle stenen liggen open
play-stop = Stop hier
play-pass = Passen
play-draw = Trek een steen
play-draw-owed = Trek voor de plus
play-take-owed = Neem een steen (plus)
play-flip = Draai de volgende steen om
play-count = Tel { $count }
play-resign = Opgeven

# Questions after a play, and the buttons that answer them.
play-question-direction = Welke kant gaat het op?
play-question-reverse = Een dubbele! De richting omkeren?
play-question-double = { $tile }! Uitdagen: tellen de punten van deze ronde dubbel?
play-question-accept = Uitgedaagd! Telt deze ronde dubbel?
play-asked = Je krijgt een vraag.
play-answer-clockwise = Met de klok mee ↻
play-answer-counterclockwise = Tegen de klok in ↺
play-answer-reverse = Omkeren
play-answer-leave = Zo laten
play-answer-double = Uitdagen
play-answer-no = Nee
play-answer-accept = Aannemen
play-answer-refuse = Weigeren: nu tellen

# Buttons of calls: short cries.
play-call-claim = Punten!
play-call-muggins = Muggins!
play-call-domino = Domino!
play-call-perfect-ten = Perfecte 10!
play-call-catch = Betrap { $who }!

# Whose turn it is: one line at the table.
play-waiting = { $seats ->
    [one] Wachten op spelers: nog { $seats } plaats vrij.
   *[other] Wachten op spelers: nog { $seats } plaatsen vrij.
}
play-round-over = De ronde is voorbij.
play-dealing = De stenen worden uitgedeeld.
play-your-turn = Jij bent aan de beurt.
play-getting-ready = { $who } maakt zich klaar …
play-to-play = { $who } is aan de beurt.
play-to-play-away = { $who } is aan de beurt, maar is even weg.
play-solo-won = Gewonnen!
play-solo-lost = Deze keer verloren.
play-match-won = { $who_is ->
    [you] De partij is voorbij: je wint!
    [we] De partij is voorbij: jullie winnen!
    [one] De partij is voorbij: { $who } wint.
   *[many] De partij is voorbij: { $who } winnen.
}

# What a screen reader says after that when it is one's turn.
play-ends = { $count ->
    [one] Open eind: { $ends }.
   *[other] Open einden: { $ends }.
}
play-can = Je kunt leggen: { $tiles }.
play-can-tile = { $ways ->
    [one] { $key }: { $tile }
   *[other] { $key }: { $tile } op { $ways } manieren
}
play-press = Druk op { $keys }.
play-key-draw = D om te trekken
play-key-flip = Enter om een steen om te draaien
play-key-count = Enter om verder te tellen
play-key-pass = P: { $does }
play-key-answer = { $key } voor { $does }
# Games for one.
play-baronet = De volgende steen is { $tile }, de telling is { $count }.
play-in-line = { $tiles ->
    [one] { $tiles } steen in de lijn.
   *[other] { $tiles } stenen in de lijn.
}
play-face-down = { $tiles ->
    [one] { $tiles } steen dicht.
   *[other] { $tiles } stenen dicht.
}

# Before the first deal: every player's browser adds a seed to the shuffle.
play-shuffling = De stenen worden geschud.
play-shuffling-awaits = Wachten op { $who } om te schudden.
play-shuffling-away = Wachten op { $who }, nu even weg, om te schudden.

play-task-count = Tel door: wat gelijk is aan de telling, valt weg.
play-task-knock = Tik twee gelijke buren weg.
play-task-columns = Hang stenen waar boven en onder gelijk zijn.
