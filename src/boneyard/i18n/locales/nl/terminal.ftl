# boneyard play: een partij in de terminal, regel voor regel. Wat getypt wordt, wordt nooit vertaald.

terminal-with = { $game }, met { $who }.
terminal-alone = { $game }, solitaire.
terminal-together = { $game }.
terminal-begin = Typ een zet zoals 6-4@2, of help.
terminal-player = Speler { $number }

terminal-ends = Open einden: { $ends }.
terminal-end = { $shows } aan { $end } (@{ $arm })
terminal-hand = Je hand: { $tiles }.
terminal-face-down = { $up ->
    [0] { $tiles ->
        [one] Je rij: { $tiles } dichte steen.
       *[other] Je rij: { $tiles } dichte stenen.
    }
   *[other] { $tiles ->
        [one] Je rij: { $known } en { $tiles } dichte steen.
       *[other] Je rij: { $known } en { $tiles } dichte stenen.
    }
}
terminal-others = { $stock ->
    [0] { $others }; de pot is leeg.
   *[other] { $others }; { $stock } in de pot.
}
terminal-holds = { $tiles ->
    [one] { $who }: { $tiles } steen
   *[other] { $who }: { $tiles } stenen
}
terminal-row = Rij: { $tiles }.
terminal-column = Kolom { $column }: { $down } dicht; open: { $tiles }

terminal-lead = Eerste steen: { $tiles }
terminal-arm = @{ $arm }, { $end }: { $tiles }
terminal-nothing-lies = Er liggen nog geen stenen op tafel.

terminal-scores = Punten: { $scores }.
terminal-score = { $who_is ->
    [you] jij { $points }
   *[one] { $who } { $points }
}

terminal-prompt = Jouw zet:
terminal-prompt-of = { $who }, jouw zet:
terminal-next-round = Druk op Enter voor de volgende ronde:
terminal-call-prompt = Roep iets, of druk op Enter om verder te gaan:
terminal-once-more = Typ undo om de laatste zet ongedaan te maken, of druk op Enter om te stoppen:
terminal-hand-over = { $who } is aan de beurt. Geef het toetsenbord door; { $who } drukt op Enter:
terminal-save-ask = Bestand om de partij in op te slaan (Enter: geen):
terminal-saved = De partij is opgeslagen in { $file }.
terminal-left = Je hebt de partij verlaten.

terminal-wrong = Dat kan niet: { $why }.
terminal-no-number = { $moves ->
    [one] zet { $number } staat niet in de lijst, die { $moves } zet heeft
   *[other] zet { $number } staat niet in de lijst, die { $moves } zetten heeft
}
terminal-ways = { $tile } kan op meerdere plekken: typ { $moves }
terminal-not-now = je bent niet aan de beurt; typ help, of druk op Enter om verder te gaan
terminal-no-call = dat kun je nu niet roepen
terminal-no-undo = ongedaan maken kan alleen bij solitaire
terminal-nothing-to-undo = er is niets om ongedaan te maken
terminal-undone = Zet ongedaan gemaakt.
terminal-hint-turn = Een hint krijg je alleen in je eigen beurt.
terminal-hands-many = --hands { $hands } is meer dan het aantal spelers, { $players }
terminal-bots-many = --bots noemt meer bots ({ $bots }) dan er vrije plaatsen zijn ({ $room })
terminal-names = --names verwacht hoogstens { $hands } verschillende namen, gescheiden door komma's
terminal-name = { $name } is geen geldige naam: gebruik 1 tot { $most } tekens

terminal-help-move = Typ een zet als 6-4@2: de helft die je aanlegt, de andere helft en het nummer van het eind. De steen alleen is genoeg als die maar op één plek past. Je kunt ook het nummer van de zet in de lijst typen.
terminal-help-words = Andere zetten: draw, pass, flip, next, knock 3, 5-3>2, resign. Als er maar één zet mogelijk is, druk je op Enter.
terminal-help-calls = Je kunt { $calls } roepen. Spelen er meerdere mensen aan dit toetsenbord, voeg dan het nummer van de roeper toe: muggins 2.
terminal-help-hint = toon de beste zet en de redenen
terminal-help-moves = toon je mogelijke zetten
terminal-help-table = toon alle stenen op tafel
terminal-help-log = toon de zetten tot nu toe
terminal-help-score = toon de punten
terminal-help-rules = toon de regels
terminal-help-undo = maak de laatste zet ongedaan
terminal-help-help = toon deze hulp
terminal-help-quit = verlaat de partij

terminal-key-play = leggen
terminal-key-hint = hint
terminal-key-next = volgende ronde
terminal-key-undo = ongedaan maken
terminal-key-rules = regels
terminal-key-quit = stoppen
terminal-key-back = Esc: terug naar de tafel
terminal-over = De partij is voorbij.
terminal-thinking = Even denken…
terminal-no-screen = Voor een tafel op het volledige scherm: { $install }. We gaan regel voor regel verder.
