# What the commands print for people, and how they fail.

cli-version = boneyard, versie { $version }
cli-no-language = onbekende taal { $language }; kies uit { $languages }

cli-output-fails = kan de uitvoer niet schrijven: { $why }
cli-file-fails = { $file }: { $why }
cli-system-fails = systeemfout: { $why }
cli-cant-write = kan { $file } niet schrijven: { $why }
cli-see-games = { $why } (boneyard games toont alle spellen)
cli-cant-read = kan niet gelezen worden: { $why }
cli-no-name = het uitvoerbestand heeft een naam nodig
cli-stdin-closed = de standaardinvoer is gesloten
cli-too-long = groter dan { $most } MiB
cli-no-record = geen verslag gevonden
cli-in-line = { $file }, regel { $line }
cli-at = { $where }: { $why }
cli-line-only = { $file }: --line werkt alleen met .jsonl-bestanden en - (standaardinvoer)
cli-no-such-record = { $file }: verslag { $line } niet gevonden; het bestand heeft er maar { $records }

cli-option-twice = { $option } is twee keer opgegeven
cli-no-option = { $word } is geen optie; schrijf opties als --target 50
cli-unknown-option = { $game } heeft geen optie { $option }; de opties zijn { $known }
cli-unknown-option-but = { $game } heeft geen optie { $option }; bedoel je { $near }?
cli-needs-value = { $option } heeft een waarde nodig: { $kind }

cli-games-game = spel
cli-games-players = spelers
cli-games-tiles = stenen
cli-games-goal = doel
cli-games-special = bijzonderheden
cli-games-rules = boneyard rules SPEL toont de regels en opties van een spel.

cli-rules-option = optie
cli-rules-takes = waarden
cli-rules-usually = standaard
cli-rules-does = betekenis
cli-rules-hand = { $tiles } bij { $players } spelers
cli-chance = het toeval
cli-none = geen

cli-part-hands = handen
cli-part-stock = pot
cli-part-start = op tafel
cli-part-aside = opzij
cli-part-lead = begint
cli-part-row = rij
cli-part-rows = rijen

cli-deal-player = speler { $number }
cli-deal-row = rij { $number }
cli-deal-seed = seed
cli-deal-promise = zegel

cli-simulate-won = partijen gewonnen
cli-simulate-points = punten per partij
cli-simulate-first = spelers 1 en 3
cli-simulate-others = spelers 2 en 4
cli-simulate-drawn = gelijkspel: { $matches }
cli-simulate-summary = { $matches ->
    [one] { $matches } partij, { $rounds } rondes per partij, { $moves } zetten per ronde; einde van de rondes: { $ends }
   *[other] { $matches } partijen, { $rounds } rondes per partij, { $moves } zetten per ronde; einde van de rondes: { $ends }
}
cli-simulate-share = { $end } { $share }
cli-simulate-again = om deze partijen te herhalen: { $option }

cli-end-out = uit
cli-end-blocked = geblokkeerd
cli-end-target = doel gehaald
cli-end-refused = uitdaging geweigerd
cli-end-resigned = opgegeven
cli-end-timeout = tijd op
cli-end-abandoned = partij gesloten
cli-end-won = opgelost
cli-end-lost = afgelopen

cli-replay-of = { $where }: { $game }, { $who }
cli-replay-open = ronde { $round }: niet afgemaakt
cli-replay-alone = ronde { $round }: { $end }, { $left }
cli-replay-round = ronde { $round }: { $end }, gewonnen door { $who }, punten { $points }
cli-replay-nobody = ronde { $round }: { $end }, geen winnaar, punten { $points }
cli-replay-score = { $who } { $score }
cli-replay-scores = stand: { $scores }
cli-replay-to-move = { $who } is aan de beurt: { $moves }

cli-verify-fair = { $where }: eerlijk; { $deals } en { $takes } volgen uit het geheim, met het zegel { $commitment }
cli-verify-no-order = het verslag zegt niet of het zegel vóór de seeds van de spelers kwam
cli-verify-order = partij { $match }: zegel om { $sealed }, daarna voegden { $count } van { $seats } plaatsen een seed toe ({ $seeds }), uitgedeeld om { $dealt }, volgens de klok van de server
cli-verify-signed = door de server ondertekend met de sleutel { $key }
cli-verify-unasked = ondertekend, maar de handtekening is niet gecontroleerd; gebruik --key met de sleutel van de server
cli-key-unread = kan { $file } niet lezen: { $why }

cli-show-kind = { $file }: de bestandsnaam moet eindigen op .svg of .png
cli-show-film = --animate vereist een .svg-bestand, want een PNG kan niet bewegen
cli-show-width = --width werkt alleen met PNG

cli-serve-open = Boneyard draait op { $address } (stop met Ctrl+C)
cli-serve-network = Op je netwerk: { $address }
cli-serve-alone = Alleen deze computer kan erbij; met boneyard serve --host 0.0.0.0 kunnen anderen meedoen.
cli-serve-cant = kan niet luisteren op { $host }, poort { $port }: { $why }
cli-serve-workers = meer dan één proces vereist PostgreSQL: --db postgresql://…
cli-serve-another = Een ander programma heeft { $path } open (proces { $process }). Is dat een server, stop dan een van de twee of start beide met BONEYARD_SHARED=true. Er gaat niets verloren, maar zetten op de andere server verschijnen hier met vertraging.

cli-copied = { $matches ->
    [one] Gekopieerd en gecontroleerd: { $matches } partij met { $entries ->
        [one] { $entries } logregel
       *[other] { $entries } logregels
    }
   *[other] Gekopieerd en gecontroleerd: { $matches } partijen met { $entries ->
        [one] { $entries } logregel
       *[other] { $entries } logregels
    }
}
cli-backed-up = { $matches ->
    [one] Back-up van { $matches } partij ({ $entries ->
        [one] { $entries } logregel
       *[other] { $entries } logregels
    }) opgeslagen in { $file }
   *[other] Back-up van { $matches } partijen ({ $entries ->
        [one] { $entries } logregel
       *[other] { $entries } logregels
    }) opgeslagen in { $file }
}
cli-output-option = { $given } lijkt een optie van het spel: schrijf { $option } (-o noemt het bestand dat wordt geschreven)
