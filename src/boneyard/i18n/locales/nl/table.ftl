table-table = Tafel
table-tiles = stenen op tafel
table-count = Uitslag
table-calls = Roepen
table-curtain = Geef het apparaat door
table-finished = klaar
table-away = offline
table-getting-ready = maakt zich klaar
table-stakes = punten van de ronde ×{ $stakes }
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
table-track = Scorebord tot { $target }: { $scores }
table-whole = Hele tafel
table-mexican = Mexicaans
table-folded = { $count ->
    [one] nog 1 steen in { $train }: { $tiles }. Alle stenen tonen
   *[other] nog { $count } stenen in { $train }: { $tiles }. Alle stenen tonen
}
table-fold = Treinen inkorten
table-zoom = Zoom
table-zoom-in = Inzoomen
table-zoom-out = Uitzoomen
table-where = Waar wil je de steen leggen?
table-which-way = Welke kant op?
table-hint = Hint
table-keep-counting = Verder tellen
table-deal-now = Nu uitdelen
table-undo = Ongedaan maken
table-redo = Opnieuw doen
table-give-up = Opgeven
table-same-deal = Dezelfde stenen
table-new-deal = Nieuwe stenen
table-par = Best mogelijke resultaat
table-to-rematch = Naar de revanche
table-rematch = Revanche
table-rematch-offered = Je krijgt een revanche aangeboden.
table-rematch-accept = Accepteren
table-rematch-decline = Weigeren
table-rematch-awaited = heeft nog niet geantwoord
table-waiting-others = Wachten op de andere spelers…
table-next-round = Volgende ronde
table-replay = Terugkijken
table-other-games = Andere spellen
table-look-at-table = Tafel bekijken
table-show-count = Uitslag tonen
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
table-none-left = Geen stenen over.
table-par-open = { $unit ->
    [down] Beste resultaat tot nu toe: { $tiles } dicht.
   *[left] { $tiles ->
        [one] Beste resultaat tot nu toe: { $tiles } steen over.
       *[other] Beste resultaat tot nu toe: { $tiles } stenen over.
    }
}
table-par-lost = { $unit ->
    [down] Beste gevonden resultaat: { $tiles } dicht. Dit spel is niet te winnen.
   *[left] { $tiles ->
        [one] Beste gevonden resultaat: { $tiles } steen over. Dit spel is niet te winnen.
       *[other] Beste gevonden resultaat: { $tiles } stenen over. Dit spel is niet te winnen.
    }
}
table-par-columns = { $sure ->
    [yes] { $columns ->
        [one] Best haalbaar: winst in { $columns } kolom.
       *[other] Best haalbaar: winst in { $columns } kolommen.
    }
   *[no] { $columns ->
        [one] Best haalbaar: winst in { $columns } kolom of minder.
       *[other] Best haalbaar: winst in { $columns } kolommen of minder.
    }
}
table-par-left = { $tiles ->
    [0] Best haalbaar: geen stenen over.
    [one] Best haalbaar: { $tiles } steen over.
   *[other] Best haalbaar: { $tiles } stenen over.
}
table-your-best = { $tiles ->
    [0] Jouw beste resultaat: geen stenen over.
    [one] Jouw beste resultaat: { $tiles } steen over.
   *[other] Jouw beste resultaat: { $tiles } stenen over.
}
table-par-won = Dit spel is te winnen.
table-report = Zetten
table-taken-back = Laatste zet ongedaan gemaakt.
table-made-again = Zet opnieuw gedaan.
table-more = Meer
table-rules = Regels
table-by-hand = Gedwongen zetten niet meer automatisch doen
table-by-self = Gedwongen zetten automatisch doen
table-leave = Verlaten (een bot speelt verder)
table-leave-means = Je raakt je plaats kwijt. Kies de bot die het overneemt.
table-give-up-means = Je verliest deze partij.
table-give-up-match = Opgeven
table-plays-on = { $who } speelt verder
table-what-is-that = Wat betekent dit?
table-turn-of = { $who } is aan de beurt.
table-pass-screen = Geef het apparaat door. Niemand anders mag kijken.
table-i-am = Ik ben { $who }
table-sealed-at = Zegel gepubliceerd om { $time }: { $seal }
table-sealed = Zegel: { $seal }
table-added = { $who } voegde de seed { $seed } toe om { $time }
table-added-nothing = { $who } voegde geen seed toe ({ $time })
table-added-hidden = { $who } voegde een seed toe om { $time }
table-dealt-at = Uitgedeeld om { $time }
table-seeds = Het aandeel van de server in het schudden ligt vast. Je kunt er een tekst aan toevoegen, zodat niemand de stenen vooraf kan kiezen.
table-seed = Je tekst
table-deal = Uitdelen
table-add = Toevoegen
table-waiting = Wachten op spelers
table-link = Link naar deze partij
table-open-seat = Vrije plaats
table-seat-bot = { $who } (bot) toevoegen
table-a-bot = bot
table-is-here = online
table-is-away = offline
table-sit-down = Meedoen
table-keys = Sneltoetsen
table-keys-button = Sneltoetsen (?)
table-key-enter = Enter
table-key-escape = Esc
table-does-digit = een steen uit je hand kiezen of een vraag beantwoorden
table-does-arrows = van steen naar steen of van plek naar plek gaan
table-does-enter = een steen kiezen, of hem op de gekozen plek leggen
table-does-escape = de steen terugnemen in je hand
table-does-draw = trekken
table-does-pass = passen of stoppen
table-does-count = verder tellen (Baronet)
table-does-undo = ongedaan maken of opnieuw doen
table-does-flip = een steen omdraaien (Blind domino)
table-does-calls = naar de roepknoppen of naar de knop om verder te gaan
table-does-hint = hint
table-does-whole = de hele tafel tonen
table-does-list = deze lijst
table-does-sound = geluid aan of uit
table-connection = Verbinding verbroken. Opnieuw verbinden…
table-lost = Verbinding verbroken. Opnieuw verbinden…
table-lost-move = Verbinding verbroken. Kijk of je zet is gedaan.
table-which-way-enter = Welke kant op? Kies met Enter.
table-unplayable = Je kunt { $tile } nu niet leggen.
table-places = { $tile } past op { $count } plekken. 1: { $first }. Met de pijltjes kies je een plek, met Enter leg je de steen, met Escape neem je hem terug in je hand.
table-armed = Je roept “{ $call }” bij je volgende steen.
table-unsaid = Roepen geannuleerd.
table-rematch-started = Revanche aangeboden.
table-thinking = Aan het denken…
table-still-thinking = Nog aan het denken… Je kunt gewoon doorspelen.
table-does-zoom = in- of uitzoomen; Shift + pijltjes: schuiven
table-place = { $tile } past hier: { $first }. Met Enter of nog een tik leg je de steen, met Escape neem je hem terug in je hand.
table-tab-turn = Jouw beurt
table-sound = Geluid
table-next-in = Volgende ronde over { $seconds } s
table-held = De volgende ronde wacht zolang je de tafel bekijkt.
table-held-by = Even wachten: een speler bekijkt de tafel.
table-says = { $who }: { $phrase }
table-hushed = Partners kunnen tijdens een ronde niet chatten.
table-mute = Chat dempen
table-say-hello = Hallo!
table-say-good-luck = Succes!
table-say-well-played = Goed gespeeld!
table-say-thanks = Dank je!
table-say-wow = Wauw!
table-say-oops = Oeps!
table-say-moment = Een momentje…
table-say-good-game = Mooie partij!

table-only-here = Alleen deze computer kan de site bereiken.
table-only-here-open = Start de server met { $command } om anderen toe te laten.
table-share = Delen…
table-other-links = Andere adressen van deze computer
table-code = QR-code van de link
table-asks-back = { $who } wil de laatste zet terugnemen.
table-agree = Accepteren
table-refuse = Weigeren
table-asked-back = Je hebt gevraagd of je de zet mag terugnemen.
table-does-back = je laatste zet terugnemen

table-could-win = Dit spel is te winnen.
table-left-par = { $over ->
    [0] Dat is het best mogelijke resultaat met deze stenen.
   *[other] { $unit ->
        [down] Het best mogelijke resultaat met deze stenen: { $best } dicht.
       *[left] { $best ->
            [0] Het best mogelijke resultaat met deze stenen: geen stenen over.
            [one] Het best mogelijke resultaat met deze stenen: { $best } steen over.
           *[other] Het best mogelijke resultaat met deze stenen: { $best } stenen over.
        }
    }
}

table-watching = { $people ->
    [one] { $people } toeschouwer
   *[other] { $people } toeschouwers
}
table-late = Je ziet elke ronde pas na afloop.

# Reactions: small pictures, and what they are called.
table-reactions = Reacties
table-react-laugh = Lachen
table-react-love = Geweldig
table-react-clap = Applaus
table-react-think = Nadenken
table-react-surprise = Verrast
table-react-cry = Huilen
table-react-fire = Op dreef
table-react-party = Feest

# In the menu of a match: spectators open this link.
table-copy-link = Link voor toeschouwers kopiëren
