# De tafel: haar delen, knoppen en menu's, en wat haar script zegt.

table-table = De tafel
table-tiles = stenen op tafel
table-happened = Wat er gebeurde
table-count = De telling
table-calls = Roepen
table-curtain = Gordijn
table-finished = klaar
table-away = weg
table-getting-ready = maakt zich klaar
table-stakes = het slot telt ×{ $stakes }
table-direction = richting { $sign }
table-clockwise = er wordt met de klok mee gespeeld
table-counterclockwise = er wordt tegen de klok in gespeeld
table-columns =
    { $columns ->
        [one] { $columns } kolom
       *[other] { $columns } kolommen
    }
table-playable-ways = { $tile }, op { $ways } manieren te leggen
table-choose = Kies { $tile }
table-draw-of =
    { $tiles ->
        [one] { $draw }; er is { $tiles } steen in de pot
       *[other] { $draw }; er zijn { $tiles } stenen in de pot
    }
table-track = Scorebaan tot { $target }: { $scores }
table-whole = Hele tafel
table-where = Waar moet hij heen?
table-which-way = Welke kant op?
table-hint = Hint
table-keep-counting = Blijven tellen
table-deal-now = Uitdelen zonder te wachten
table-undo = Terugnemen
table-redo = Opnieuw doen
table-give-up = Opgeven
table-same-deal = Dezelfde stenen
table-new-deal = Nieuwe stenen
table-par = Best haalbaar
table-to-rematch = Naar de revanche
table-rematch = Revanche
table-rematch-offered = Je krijgt een revanche aangeboden.
table-rematch-accept = Accepteren
table-rematch-decline = Weigeren
table-rematch-awaited = heeft nog niet geantwoord
table-waiting-others = Wachten op de anderen …
table-next-round = Volgende ronde
table-replay = Terugkijken
table-other-games = Andere spellen
table-look-at-table = Naar de tafel kijken
table-show-count = De telling tonen
table-team = Team
table-player = Speler
table-this-round = Deze ronde
table-score = Stand
table-left =
    { $tiles ->
        [one] Er is { $tiles } steen over.
       *[other] Er zijn { $tiles } stenen over.
    }
table-all-up =
    { $columns ->
        [one] Alle stenen liggen open, in { $columns } kolom.
       *[other] Alle stenen liggen open, in { $columns } kolommen.
    }
table-none-left = Er is geen steen over.
table-par-open = Wat het best haalbaar is, staat nog niet vast: tot nu toe op zijn best { $tiles } over.
table-par-lost =
    { $tiles ->
        [one] Best haalbaar: { $tiles } steen over; dit spel is niet te winnen.
       *[other] Best haalbaar: { $tiles } stenen over; dit spel is niet te winnen.
    }
table-par-columns =
    { $sure ->
        [yes]
            { $columns ->
                [one] Best haalbaar: te winnen, in { $columns } kolom.
               *[other] Best haalbaar: te winnen, in { $columns } kolommen.
            }
       *[no]
            { $columns ->
                [one] Best haalbaar: te winnen, in { $columns } kolom of minder.
               *[other] Best haalbaar: te winnen, in { $columns } kolommen of minder.
            }
    }
table-par-won = Best haalbaar: te winnen.
table-report = Verloop
table-taken-back = De laatste zet is teruggenomen.
table-made-again = De zet is opnieuw gedaan.
table-more = Meer
table-rules = Regels
table-by-hand = Gedwongen stappen zelf doen
table-by-self = Gedwongen stappen vanzelf laten gaan
table-leave = De plaats aan een bot geven
table-leave-means = De plaats is dan niet meer van jou.
table-give-up-means = De partij eindigt, en is verloren.
table-give-up-match = De partij opgeven
table-plays-on = { $who } speelt verder
table-what-is-that = Wat is dat?
table-turn-of = { $who } is aan de beurt.
table-pass-screen = Geef het scherm door; niemand anders mag kijken.
table-i-am = Ik ben { $who }
table-sealed-at = Verzegeld om { $time }: { $seal }
table-sealed = Verzegeld vóór het uitdelen: { $seal }
table-added = { $who } voegde { $seed } toe om { $time }
table-added-nothing = { $who } voegde niets toe om { $time }
table-added-hidden = { $who } voegde een seed toe om { $time }
table-dealt-at = Uitgedeeld om { $time }
table-seeds = De stenen zijn verzegeld. Voeg een eigen tekst toe aan het schudden, of geen: dan kan niemand anders ze gekozen hebben.
table-seed = Je tekst
table-deal = Uitdelen
table-add = Toevoegen
table-waiting = Wachten op spelers
table-send-link = Stuur deze link naar wie er mee moet doen:
table-link = De link van deze partij
table-open-seat = Vrije plaats
table-seat-bot = { $who } laten zitten
table-a-bot = een bot
table-is-here = is er
table-is-away = is weg
table-sit-down = Ga zitten
table-keys = Toetsen
table-keys-button = Toetsen (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = een steen uit de hand kiezen, of een vraag beantwoorden
table-does-arrows = van steen naar steen, of van plek naar plek
table-does-enter = kiezen, of daar leggen
table-does-escape = de steen terugleggen
table-does-draw = trekken
table-does-pass = passen, of stoppen
table-does-count = verder tellen (Baronet)
table-does-undo = terugnemen, opnieuw doen
table-does-flip = een steen omdraaien (Blind)
table-does-calls = naar het roepen, of naar de volgende ronde
table-does-hint = hint
table-does-whole = de hele tafel tonen
table-does-list = deze lijst
table-does-sound = geluid aan of uit
table-connection = De verbinding is weg: we proberen het opnieuw …
table-lost = Er is nu geen verbinding: een ogenblik.
table-lost-move = De verbinding viel weg: kijk of de zet gedaan is.
table-which-way-enter = Welke kant op? Kies met Enter.
table-unplayable = { $tile } kan nu niet gelegd worden.
table-places = { $tile } kan op { $count } plekken. 1: { $first }. De pijltjes wisselen van plek, Enter legt, Escape legt hem terug.
table-armed = “{ $call }” roep je bij je volgende steen.
table-unsaid = Het wordt niet geroepen.
table-rematch-started = Er is een revanche aangeboden.
table-thinking = Aan het denken …
table-still-thinking = Nog aan het denken … Je kunt intussen doorspelen.
table-does-zoom = dichterbij, verder weg; met Shift schuiven de pijlen het deel dat je ziet
# A tile that goes in one place only, when a tap asks first.
table-place = { $tile } past hier: { $first }. Enter of nog een tik speelt de steen, Escape legt hem terug.
# In the title of the tab, before the name of the game.
table-tab-turn = Jouw beurt
# A button that switches all sounds on and off.
table-sound = Geluid
# After a round: when the next one begins ($seconds), or that it waits for who looks at the table.
table-next-in = De volgende ronde begint over { $seconds } s.
table-held = De volgende ronde wacht terwijl je kijkt.
table-held-by = Er kijkt nog iemand naar de tafel.
# Phrases between people, and the panel they are chosen from. $phrase: one of them, as it is said.
table-says = { $who } zegt: { $phrase }
table-talk = Iets zeggen
table-hushed = Partners zeggen niets zolang er een ronde bezig is.
table-mute = Niet tonen wat de anderen zeggen
table-say-hello = Hallo!
table-say-good-luck = Succes!
table-say-well-played = Goed gespeeld!
table-say-thanks = Dank je!
table-say-wow = Wauw!
table-say-oops = Oeps!
table-say-moment = Een momentje …
table-say-good-game = Mooie partij!

table-only-here = Niemand anders kan dit huis bereiken: het is alleen op deze computer open.
table-only-here-open = Wie het draait, kan anderen binnenlaten met { $command }.
table-share = Delen …
table-invited = Speel { $game } met me
table-other-links = Andere adressen van deze computer
table-code = QR-code van de link
# Taking a move back: at once against bots, asked of people.
table-take-back = Zet terugnemen
table-asks-back = { $who } vraagt de laatste zet terug te mogen nemen.
table-agree = Akkoord
table-refuse = Nee
table-asked-back = Het wordt aan de anderen gevraagd.
table-does-back = je laatste zet terugnemen

table-could-win = Met deze stenen valt te winnen.
table-left-par = { $over ->
    [0] Beter kan niemand het met deze stenen.
   *[other] Met deze stenen kan niemand onder de { $best } komen.
}

table-watching = { $people ->
    [one] { $people } persoon kijkt
   *[other] { $people } mensen kijken
}
table-late = Je ziet elke ronde als ze voorbij is
