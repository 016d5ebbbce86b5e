# What the commands print for people, and how they fail.

cli-version = boneyard, versie { $version }
cli-no-language = er is geen taal { $language }; kies uit { $languages }

cli-output-fails = de uitvoer kan niet geschreven worden: { $why }
cli-file-fails = { $file }: { $why }
cli-system-fails = het systeem weigert: { $why }
cli-cant-write = { $file } kan niet geschreven worden: { $why }
cli-cant-read = kan niet gelezen worden: { $why }
cli-no-name = het bestand om te schrijven heeft een naam nodig
cli-stdin-closed = de standaardinvoer is gesloten
cli-too-long = langer dan { $most } MiB
cli-no-record = er staat geen verslag in
cli-in-line = { $file }, regel { $line }
cli-at = { $where }: { $why }
cli-line-only = { $file }: --line is voor .jsonl-bestanden, en voor - (de standaardinvoer)
cli-no-such-record = { $file }: er is geen verslag { $line }, het zijn er { $records }

cli-option-twice = { $option } staat er twee keer
cli-no-option = { $word } is geen optie: opties schrijf je als --target 50
cli-unknown-option = { $game } heeft geen optie { $option }: wel { $known }
cli-needs-value = { $option } heeft een waarde nodig: { $kind }

cli-games-game = spel
cli-games-players = spelers
cli-games-tiles = stenen
cli-games-goal = doel
cli-games-special = wat het bijzonder maakt
cli-games-rules = boneyard rules SPEL vertelt hoe je er een speelt, en welke opties er zijn.

cli-rules-option = optie
cli-rules-takes = waarden
cli-rules-usually = gewoonlijk
cli-rules-does = wat hij doet
cli-rules-hand = { $tiles } bij { $players }
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
cli-simulate-first = eerste speler en partner
cli-simulate-others = de andere twee
cli-simulate-drawn = gelijkspel: { $matches }
cli-simulate-summary = { $matches ->
    [one] { $matches } partij, { $rounds } rondes per partij, { $moves } zetten per ronde; einde van de rondes: { $ends }
   *[other] { $matches } partijen, { $rounds } rondes per partij, { $moves } zetten per ronde; einde van de rondes: { $ends }
}
cli-simulate-share = { $end } { $share }
cli-simulate-again = nog eens dezelfde partijen: { $option }

cli-end-out = uit
cli-end-blocked = geblokkeerd
cli-end-target = doel gehaald
cli-end-refused = geweigerd
cli-end-resigned = opgegeven
cli-end-timeout = tijd op
cli-end-abandoned = gesloten
cli-end-won = gewonnen
cli-end-lost = verloren

cli-replay-of = { $where }: { $game }, { $who }
cli-replay-open = ronde { $round }: niet afgemaakt
cli-replay-alone = ronde { $round }: { $end }, { $left } over
cli-replay-round = ronde { $round }: { $end }, gewonnen door { $who }, punten { $points }
cli-replay-nobody = ronde { $round }: { $end }, gewonnen door niemand, punten { $points }
cli-replay-score = { $who } { $score }
cli-replay-scores = stand: { $scores }
cli-replay-to-move = { $who } is aan de beurt: { $moves }

cli-verify-fair = { $where }: eerlijk; { $deals } en { $takes } volgen uit de seed, waarvan het zegel { $commitment } is
cli-verify-no-order = het verslag vertelt niet of de seed verzegeld was voordat iemand er iets aan toevoegde
cli-verify-order = partij { $match } verzegeld { $sealed }, daarna voegden { $count } van { $seats } plaatsen een seed toe ({ $seeds }), uitgedeeld { $dealt }, volgens de klok van het huis
cli-verify-signed = ondertekend door het huis met de sleutel { $key }
cli-verify-unasked = ondertekend, maar niet nagekeken: --key krijgt de sleutel van het huis
cli-key-unread = { $file } is niet te lezen: { $why }

cli-show-kind = { $file }: de naam van een tekening eindigt op .svg of .png
cli-show-film = een PNG beweegt niet: --animate heeft een bestand nodig dat op .svg eindigt
cli-show-width = --width is voor PNG: een SVG is zo breed als waar hij getoond wordt

cli-serve-open = Boneyard is open op { $address } (Ctrl+C sluit het)
cli-serve-network = Anderen op je netwerk vinden het op { $address }
cli-serve-alone = Alleen deze machine kan erbij: met --host 0.0.0.0 kunnen anderen dat ook
cli-serve-cant = op { $host }, poort { $port } gaat het niet: { $why }
cli-serve-workers = meer dan één proces heeft een gedeelde PostgreSQL nodig: --db postgresql://…
cli-serve-another = Een ander programma heeft { $path } open (proces { $process }): is dat een huis, sluit er dan een van beide of start ze allebei met BONEYARD_SHARED=true; er gaat niets verloren, maar tafels hier tonen laat wat daar gespeeld wordt

cli-copied = { $matches ->
    [one] Gekopieerd en gecontroleerd: { $matches } partij met { $entries } regels in het logboek
   *[other] Gekopieerd en gecontroleerd: { $matches } partijen met { $entries } regels in het logboek
}
cli-backed-up = { $matches ->
    [one] { $file } bevat { $matches } partij met { $entries } regels in het logboek
   *[other] { $file } bevat { $matches } partijen met { $entries } regels in het logboek
}
