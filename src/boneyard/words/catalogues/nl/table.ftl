# De tafel: haar delen, knoppen en menu's, en wat haar script zegt.

table-table = De tafel
table-tiles = stenen op de tafel
table-happened = Wat er gebeurde
table-count = De telling
table-calls = Roepen
table-curtain = Gordijn

table-finished = klaar
table-away = weg
table-getting-ready = maakt zich klaar

table-stakes = het eind telt ×{ $stakes }
table-direction = richting { $sign }
table-clockwise = het gaat met de klok mee
table-counterclockwise = het gaat tegen de klok in
table-columns = { $columns ->
    [one] { $columns } kolom
   *[other] { $columns } kolommen
}

table-playable-ways = { $tile }, op { $ways } manieren te leggen
table-choose = { $tile } kiezen
table-draw-of = { $tiles ->
    [one] { $draw }; in de pot ligt { $tiles } steen
   *[other] { $draw }; in de pot liggen { $tiles } stenen
}
table-track = Scorebaan tot { $target }: { $scores }

table-whole = Hele tafel
table-where = Waar komt hij?
table-which-way = Hoe moet hij liggen?
table-hint = Hint
table-keep-counting = Blijven tellen
table-deal-now = Delen zonder te wachten
table-undo = Terug
table-redo = Opnieuw
table-give-up = Opgeven
table-same-deal = Zelfde deling
table-new-deal = Nieuwe deling
table-par = Optimum
table-to-rematch = Naar de revanche
table-rematch = Revanche
table-waiting-others = Wachten op de anderen …
table-next-round = Volgende ronde
table-replay = Terugkijken
table-other-games = Andere spellen
table-look-at-table = De tafel bekijken
table-show-count = De telling tonen

table-team = Team
table-player = Speler
table-this-round = Deze ronde
table-score = Stand
table-left = { $tiles ->
    [one] Nog { $tiles } steen over.
   *[other] Nog { $tiles } stenen over.
}
table-all-up = { $columns ->
    [one] Alle stenen liggen open, in { $columns } kolom.
   *[other] Alle stenen liggen open, in { $columns } kolommen.
}
table-none-left = Er is geen steen meer over.

table-par-open = Het optimum is nog niet bekend: tot nu toe op zijn best { $tiles } over.
table-par-lost = { $tiles ->
    [one] Optimum: { $tiles } steen over; deze deling is niet te winnen.
   *[other] Optimum: { $tiles } stenen over; deze deling is niet te winnen.
}
table-par-columns = { $sure ->
    [yes] { $columns ->
        [one] Optimum: te winnen, in { $columns } kolom.
       *[other] Optimum: te winnen, in { $columns } kolommen.
    }
   *[no] { $columns ->
        [one] Optimum: te winnen, in { $columns } kolom of minder.
       *[other] Optimum: te winnen, in { $columns } kolommen of minder.
    }
}
table-par-won = Optimum: te winnen.

table-report = Verloop
table-taken-back = De laatste zet is teruggenomen.
table-made-again = De zet is weer gedaan.

table-more = Meer
table-rules = Regels
table-by-hand = Gedwongen stappen zelf doen
table-by-self = Gedwongen stappen vanzelf laten gaan
table-leave = De plaats aan een bot laten
table-leave-means = De plaats is dan niet meer van jou.
table-give-up-means = De partij is dan afgelopen, en verloren.
table-give-up-match = De partij opgeven
table-plays-on = { $who } speelt verder
table-what-is-that = Wat is dat?

table-turn-of = { $who } is aan de beurt.
table-pass-screen = Geef het scherm door; verder mag niemand kijken.
table-i-am = Ik ben { $who }

table-sealed-at = Verzegeld om { $time }: { $seal }
table-sealed = Verzegeld voor het delen: { $seal }
table-added = { $who } voegde { $seed } toe om { $time }
table-added-nothing = { $who } voegde niets toe, om { $time }
table-added-hidden = { $who } voegde een zaadje toe om { $time }
table-dealt-at = Gedeeld om { $time }
table-seeds = De stenen zijn verzegeld. Voeg een tekst toe aan het schudden, of geen: zo kan niemand anders ze gekozen hebben.
table-seed = Je tekst
table-deal = Delen
table-add = Toevoegen

table-waiting = Wachten op spelers
table-send-link = Stuur deze link naar wie mee moet spelen:
table-link = De link van deze partij
table-open-seat = Vrije plaats
table-seat-a-bot = Een bot laten zitten
table-seat-bot = { $who } laten zitten
table-a-bot = een bot
table-is-here = is er
table-is-away = is weg
table-sit-down = Gaan zitten

table-keys = Toetsen
table-keys-button = Toetsen (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = een steen uit je hand kiezen, of een vraag beantwoorden
table-does-arrows = van steen naar steen, of van plek naar plek
table-does-enter = kiezen, of daar leggen
table-does-escape = de steen terugzetten
table-does-draw = trekken
table-does-pass = passen, of stoppen
table-does-count = verder tellen (Baronet)
table-does-undo = terug, opnieuw
table-does-flip = een steen omdraaien (Blind)
table-does-calls = naar wat je kunt roepen, of naar de volgende ronde
table-does-hint = hint
table-does-whole = de hele tafel tonen
table-does-list = deze lijst

table-connection = De verbinding is weg: nog eens proberen …
table-lost = Er is nu geen verbinding: even geduld.
table-lost-move = De verbinding viel weg: kijk of de zet gedaan is.
table-which-way-enter = Hoe moet hij liggen? Kies met Enter.
table-unplayable = { $tile } kan nu niet gelegd worden.
table-places = { $tile } past op { $count } plekken. 1: { $first }. Pijltjes kiezen een andere plek, Enter legt, Escape zet terug.
table-armed = “{ $call }” wordt geroepen bij je volgende steen.
table-unsaid = Het wordt niet geroepen.
table-rematch-started = Er is een revanche begonnen.
table-thinking = Even denken …
table-still-thinking = Nog aan het denken … Je kunt intussen verder spelen.
table-does-zoom = dichterbij, verder weg; met Shift schuiven de pijlen het deel dat je ziet
