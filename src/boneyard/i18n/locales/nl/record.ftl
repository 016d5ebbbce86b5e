# Verslagen van partijen die niet gelezen of nagespeeld kunnen worden, of waarvan het geluk niet klopt.

record-at-move = ronde { $round }, zet { $move } ({ $who }: { $text }): { $why }
record-at-deal = ronde { $round }, uitdelen: { $why }
record-chance = het toeval
record-itself = het verslag
record-round = ronde { $round }
record-the-deal = de uitgedeelde stenen
record-misplaced = { $where }: onverwachte sleutel { $key }
record-no-json = geen geldige JSON: { $why }
record-key-twice = dubbele sleutel in één object: { $key }
record-no-object = een verslag moet een JSON-object zijn
record-no-record = een boneyard.Record is nodig, geen { $kind }: read_records en read_record maken er een
record-version = in het verslag moet "boneyard": { $version } staan, niet { $found }
record-no-deal = ronde { $round } heeft geen verdeling, en het verslag geen seed om mee uit te delen
record-no-rounds = het verslag heeft geen lijst van rondes (rounds)
record-too-many-rounds = een verslag kan hooguit { $most } rondes hebben
record-round-object = ronde { $round }: een ronde moet een object zijn met een verdeling en zetten
record-deal-object = ronde { $round }: een verdeling moet een object zijn
record-moves-list = ronde { $round }: zetten moeten een lijst zijn van [plaats, zet]
record-move-pair = ronde { $round }, zet { $move }: schrijf een zet als [plaats, zet]
record-options-object = opties moeten een object zijn
record-no-players = het aantal spelers ontbreekt
record-seats-list = plaatsen moeten een lijst met namen zijn
record-seats-count = { $seats ->
    [one] er is { $seats } plaats genoemd, maar de partij heeft { $players } spelers
   *[other] er zijn { $seats } plaatsen genoemd, maar de partij heeft { $players } spelers
}
record-seed-text = seed en match moeten tekst zijn
record-seeds-texts = seat_seeds moet een lijst met teksten zijn
record-fair-version = niet-ondersteunde versie van eerlijk uitdelen: { $found } (ondersteund: { $known })
record-no-commitment = het zegel ontbreekt (verplicht sinds versie 2)
record-no-times = de tijdstippen van het zegel en het uitdelen ontbreken (verplicht sinds versie 2)
record-seeds-count = seat_seeds moet één waarde per plaats hebben (versie 2)
record-seeded-count = seeded moet één waarde per plaats hebben, een tijd of null (versie 2)
record-seeded-times = seeded moet uit tijden in milliseconden of null bestaan
record-first-round = het nummer van de eerste ronde moet van 1 tot en met { $most } zijn
record-other-round = ronde { $round } heeft het nummer { $found }
record-deal-part = bij de uitgedeelde stenen ontbreekt { $part }
record-rows-list = rows moet een lijst van lijsten met stenen zijn
record-hands-count = er moeten { $players } handen uitgedeeld zijn
record-lead-number = lead moet het nummer van een plaats zijn
record-hand-empty = een hand is leeg
record-tiles-list = { $what } moet een lijst met stenen zijn
record-a-row = een rij
record-a-hand = een hand
record-unfinished = ronde { $round } komt na een ronde die niet af is
record-after-end = ronde { $round } komt na het einde van de partij
record-after-end-changed = ronde { $round } komt na het einde van de partij; { $changes }
record-changed-af-4 = regel AF-4 is sindsdien veranderd: wie de ronde beëindigt, krijgt wat de tegenstander vlak daarvoor liet liggen
record-changed-bd-7 = regel BD-7 is sindsdien veranderd: een geblokkeerde ronde is voor het team met de minste ogen in zijn twee handen samen
record-changed-fd-19 = regel FD-19 is sindsdien veranderd: wie de ronde beëindigt, krijgt zijn eigen perfecte tien
record-no-move = { $moves ->
    [one] zet { $move } niet gevonden: het verslag heeft maar { $moves } zet
   *[other] zet { $move } niet gevonden: het verslag heeft maar { $moves } zetten
}
record-no-seat = { $last ->
    [0] plaats { $seat } niet gevonden: het verslag heeft alleen plaats 0
   *[other] plaats { $seat } niet gevonden: de plaatsen zijn 0 tot en met { $last }
}
record-nothing-to-analyse = niets te analyseren: het verslag heeft geen verdeling
record-nothing-to-solve = niets op te lossen: het verslag heeft geen verdeling
record-no-seed = het verslag heeft geen geheim, dus het uitdelen kan niet worden gecontroleerd
record-other-seed = het geheim past niet bij het zegel
record-sealed-first = een partij met een zegel moet met ronde 1 beginnen, niet met { $round }
record-sealed-late = het zegel is niet vóór het uitdelen gepubliceerd
record-seed-no-time = de tijd van de seed van plaats { $seat } ontbreekt
record-seed-early = de seed van plaats { $seat } is vóór het zegel toegevoegd
record-seed-late = de seed van plaats { $seat } is na het uitdelen toegevoegd
record-other-deal = ronde { $round }: de stenen in het verslag volgen niet uit het geheim
record-other-take = blinde trekking { $take }: { $tile } volgt niet uit het geheim
record-unsigned = het verslag is niet ondertekend
record-signed-form = `signed` moet een sleutel en een handtekening hebben
record-other-key = het verslag is met een andere sleutel ondertekend: { $key }
record-signed-wrong = ongeldige handtekening: het verslag is na het ondertekenen veranderd
record-unsignable = een verslag met gebroken getallen kan niet worden ondertekend
record-no-key = dit is geen sleutel: gebruik de 43 tekens van een sleutel, of een bestand met de gepubliceerde sleutel van de server
# The time for a move, in a record.
record-clock = `clock` moet drie getallen in milliseconden zijn: begintijd, toeslag en maximum
record-time = `time` moet een lijst van objecten zijn met de klokgebeurtenis, ronde, aantal zetten, plaats en tijd
record-changed-g-5 = regel G-5 is sindsdien veranderd: heeft niemand een dubbele, dan wordt er in dit spel opnieuw uitgedeeld; schrijf no_double highest in het verslag
# An error at a deal or a move, and the rule that explains it.
record-with-change = { $why }; { $change }
