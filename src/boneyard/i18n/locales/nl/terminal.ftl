# boneyard play: een partij in de terminal, regel voor regel. Wat getypt wordt, wordt nooit vertaald.

terminal-with = { $game }, met { $who }.
terminal-alone = { $game }, een spel voor één.
terminal-together = { $game }.
terminal-begin = Typ een zet zoals 6-4@2, of help.
terminal-player = Speler { $number }

terminal-ends = Open einden: { $ends }.
terminal-end = { $shows } aan { $end } (@{ $arm })
terminal-hand = Je hand: { $tiles }.
terminal-face-down = { $tiles ->
    [one] Je rij: { $known } en { $tiles } dichte steen.
   *[other] Je rij: { $known } en { $tiles } dichte stenen.
}
terminal-others = { $stock ->
    [0] { $others }; de pot is leeg.
   *[other] { $others }; { $stock } in de pot.
}
terminal-holds = { $tiles ->
    [one] { $who }: { $tiles } steen
   *[other] { $who }: { $tiles } stenen
}
terminal-row = Op een rij: { $tiles }.
terminal-column = Kolom { $column }: { $down } dicht; open: { $tiles }

terminal-lead = Eerste: { $tiles }
terminal-arm = @{ $arm }, { $end }: { $tiles }
terminal-nothing-lies = Er ligt nog niets op tafel.

terminal-scores = Punten: { $scores }.
terminal-score = { $who_is ->
    [you] jij { $points }
   *[one] { $who } { $points }
}

terminal-prompt = Jouw zet:
terminal-prompt-of = { $who }, jouw zet:
terminal-next-round = Enter deelt de volgende ronde uit:
terminal-call-prompt = Roep iets, of Enter om door te gaan:
terminal-once-more = Undo neemt de laatste zet terug, Enter beëindigt het spel:
terminal-hand-over = { $who } is aan de beurt. Geef het toetsenbord door; { $who } drukt op Enter:
terminal-save-ask = Bestand om de partij in te bewaren (Enter: geen):
terminal-saved = De partij is bewaard in { $file }.
terminal-left = Je verlaat de partij.

terminal-wrong = Nee: { $why }.
terminal-no-number = er is geen zet { $number }, er zijn er { $moves }
terminal-ways = { $tile } kan op meer dan één manier: typ { $moves }
terminal-not-now = je bent niet aan de beurt; typ help, of Enter om door te gaan
terminal-no-call = dat kun je hier niet roepen
terminal-no-undo = alleen in een spel voor één kun je zetten terugnemen
terminal-nothing-to-undo = er is niets om terug te nemen
terminal-undone = Teruggenomen.
terminal-hint-turn = Hints zijn er als je aan de beurt bent.
terminal-hands-many = --hands { $hands } is meer dan de { $players } die spelen
terminal-bots-many = er zijn { $bots } bots genoemd, maar er is plaats voor { $room }
terminal-names = --names wil hooguit { $hands } verschillende namen, met komma’s ertussen
terminal-name = { $name } is geen naam: die heeft 1 tot { $most } letters

terminal-help-move = Een zet typ je als 6-4@2: de helft die aansluit, de andere helft en het nummer van het eind. De steen alleen is genoeg als hij maar op één manier past, en zijn nummer in de lijst van zetten ook.
terminal-help-words = Andere zetten zijn woorden: draw, pass, flip, next, knock 3, 5-3>2, resign. Is er maar één zet, dan doet Enter die.
terminal-help-calls = Wat je merkt, roep je: { $calls }. Zitten er meer aan dit toetsenbord, dan volgt het nummer van wie roept: muggins 2.
terminal-help-hint = de beste zet, en waarom
terminal-help-moves = alles wat je mag doen, genummerd
terminal-help-table = alle stenen die liggen
terminal-help-log = wat er gebeurd is
terminal-help-score = ieders punten
terminal-help-rules = hoe het spel gaat
terminal-help-undo = neem de laatste zet terug
terminal-help-help = deze regels
terminal-help-quit = verlaat de partij

terminal-key-play = leggen
terminal-key-hint = hint
terminal-key-next = volgende ronde
terminal-key-undo = terugnemen
terminal-key-rules = regels
terminal-key-quit = weggaan
terminal-key-back = Esc: terug naar de tafel
terminal-over = De partij is voorbij.
terminal-thinking = Even denken …
terminal-no-screen = Voor een tafel op het scherm: { $install }. Hier gaat het regel voor regel.
