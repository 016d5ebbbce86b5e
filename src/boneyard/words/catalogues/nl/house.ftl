# Wat het huis (de server) antwoordt als iets niet kan.

house-no-match = die partij bestaat niet
house-no-game = dat spel bestaat niet
house-no-game-named = er is geen spel { $game }
house-no-page = er is geen pagina met die naam
house-no-file = dat bestand bestaat niet
house-no-picture = die afbeelding bestaat niet
house-nothing-here = hier is niets
house-not-here = dat kan hier niet
house-http = { $why }
house-no-seat = die plaats bestaat niet
house-only-players = alleen wie meespeelt doet een zet
house-not-your-seat = die plaats is niet van jou
house-not-your-game = die partij is niet van jou
house-not-your-eyes = die plaats is niet van jou: je kunt er niet vanaf meekijken
house-only-those-here = dat mag alleen wie in deze partij meespeelt
house-no-bot = er is geen bot { $bot }: er zijn { $bots }
house-no-such-kind = een plaats is van een mens, van een bot of open, niet { $kind }
house-no-way = zo kun je niet beginnen
house-seats = { $seats ->
    [one] er spelen er { $players }, maar er is { $seats } plaats beschreven
   *[other] er spelen er { $players }, maar er zijn { $seats } plaatsen beschreven
}
house-daily-alone = de stenen van de dag zijn voor spellen voor één
house-no-option = { $game } heeft die optie niet
house-bots-full = { $matches ->
    [one] bots spelen hier al { $matches } partij onder elkaar, en meer kan niet tegelijk: wacht tot die voorbij is, of speel zelf mee
   *[other] bots spelen hier al { $matches } partijen onder elkaar, en meer kan niet tegelijk: wacht tot er een voorbij is, of speel zelf mee
}
house-seed-early = een seed voeg je toe als het zegel getoond is: begin zonder, en stuur hem daarna naar { $path }
house-seat-persons = die plaats is bezet: er zit al iemand
house-seat-bots = die plaats is bezet: er zit een bot
house-seat-open = daar zit nog niemand
house-seat-gone = iemand anders heeft die plaats net genomen, of de stenen zijn al uitgedeeld
house-seats-open = de partij begint als elke plaats bezet is
house-seed-late = de stenen zijn al uitgedeeld: seeds voeg je daarvoor toe
house-no-seeds = aan het geluk van deze partij kan niets toegevoegd worden
house-seed-twice = voor die plaats is al een seed toegevoegd
house-seeds-awaited = er wordt uitgedeeld als iedereen een seed heeft toegevoegd
house-patience = anderen moeten hun seed nog toevoegen: gun ze een ogenblik en druk dan nog eens
house-name-too-long = een naam heeft hooguit { $most } tekens
house-name-unprintable = in de naam staan tekens die niet getoond kunnen worden
house-seed-too-long = een seed heeft hooguit { $most } tekens
house-seed-unprintable = in de seed staan tekens die niet getoond kunnen worden
house-moved-on = iemand anders was sneller, en de tafel is veranderd: kijk nog eens
house-no-place = { $tile } kan nu niet gelegd worden
house-no-undo = zetten terugnemen kan alleen in spellen voor één
house-nothing-to-undo = er valt niets terug te nemen
house-nothing-to-redo = er valt niets opnieuw te doen
house-not-over = de partij is nog niet voorbij
house-again-alone = dezelfde stenen nog eens is voor spellen voor één
house-not-dealt = de stenen zijn nog niet uitgedeeld
house-nothing-to-think = er valt nu niets te bedenken
house-hints-alone = er zijn geen hints waar andere mensen meespelen
house-hint-turn = een hint is voor wie aan de beurt is
house-hint-late = de tafel is intussen veranderd: vraag het nog eens
house-par-alone = het best mogelijke resultaat is voor spellen voor één
house-par-later = het best mogelijke resultaat hoor je als er geen steen meer dicht ligt
house-analysis-later = een partij wordt geanalyseerd als ze voorbij is: tot dan zijn de handen verborgen
house-no-analysis = deze partij kan nu niet geanalyseerd worden
house-nobody-thinks = niemand kan dat nu uitrekenen
house-desk-busy = er worden veel lange antwoorden uitgewerkt: vraag het zo nog eens
house-too-fast = zo snel kan niemand spelen: wacht een ogenblik
house-crowded = te veel verzoeken vanaf één plek: wacht een ogenblik
house-many-matches = dat zijn veel partijen: wacht even voor de volgende
house-many-questions = dat zijn veel vragen: wacht even voor de volgende
house-many-tables = dat zijn veel tafels om tegelijk naar te kijken
house-many-tables-here = dat zijn veel tafels om tegelijk naar te kijken vanaf één plek
house-full = het huis is vol: probeer het zo nog eens
house-many-connections = te veel verbindingen vanaf één plek: sluit er een paar
house-many-at-once = te veel verzoeken voordat het eerste beantwoord was
house-slow-head = het duurde te lang voor het verzoek er was
house-slow-body = het duurde te lang voor de rest van het verzoek er was
house-head-too-long = de kop van een verzoek heeft hooguit { $most } bytes: verwijder de cookies van deze site
house-body-too-long = een verzoek heeft hooguit { $most } bytes
house-message-too-long = een bericht heeft hooguit { $most } tekens
house-json = de API spreekt JSON: content-type is application/json
house-unread = dat kan niet gelezen worden: { $why }
house-whole-number = { $name } is een geheel getal
house-move-seat = bij een zet hoort een plaats
house-not-bytes = berichten zijn tekst, geen bytes
house-no-text = dat is geen tekst
house-no-form = dat is geen formulier van dit huis
house-form-unread = dat formulier kan niet gelezen worden
house-no-http = dat is geen verzoek in HTTP
house-no-websocket = dat is geen WebSocket
house-no-address = dat is geen adres waar je iets kunt vragen
house-other-name = zo heet dit huis niet
house-no-origin = wat met een cookie gestuurd wordt, moet zeggen van welke pagina het komt
house-other-site = dat kwam van een pagina van een andere site
house-strange-secret = dit huis heeft dat geheim nooit gegeven: vraag er een bij /api/guests
house-broken = er ging iets mis in het huis: het is genoteerd
house-connect-again = er ging iets mis in het huis: maak opnieuw verbinding
house-setting = { $name }: { $why }
house-proxy = proxies: { $text } is geen adres en geen netwerk
# What people say to each other at a table: a few phrases, not too many at once.
house-much-talk = dat is veel gepraat: wacht even met de volgende zin
house-no-phrase = zo’n zin is er niet
house-nobody-hears = er is verder niemand die het hoort
house-partners-hush = partners zeggen niets zolang er een ronde bezig is
# Taking a move back at a table of several.
house-nothing-to-take-back = er is geen zet van jou die terug kan: sindsdien is er iets verborgens gezien
house-no-plea = dat vraagt niemand meer
house-own-plea = daarop antwoorden de anderen
# Time for a move. The gap is what was asked for, then all names of clocks.
house-no-clock-named = er is geen klok { $clock }: kies een van { $clocks }
house-clock-alone = een spel voor één speler heeft geen klok
house-no-clock = in deze partij loopt geen klok
house-time-left = wie aan zet is, heeft nog tijd
house-own-time = het is je eigen tijd die op is
house-gift-to-others = tijd geef je aan iemand anders aan tafel
house-bank-full = in die voorraad past geen tijd meer
house-later-now = zetten leg je klaar terwijl iemand anders nadenkt
house-later-own = alleen stenen uit je eigen hand kun je als zet klaarleggen
house-later-many = voor één beurt kun je hoogstens { $most } zetten klaarleggen
