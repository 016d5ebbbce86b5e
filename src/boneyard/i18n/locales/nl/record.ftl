# Verslagen van partijen die niet gelezen of nagespeeld kunnen worden, of waarvan het geluk niet klopt.

record-at-move = ronde { $round }, zet { $move } ({ $who }: { $text }): { $why }
record-at-deal = ronde { $round }, uitdelen: { $why }
record-chance = het lot
record-itself = het verslag
record-round = ronde { $round }
record-the-deal = de uitgedeelde stenen
record-misplaced = { $where }: { $key } hoort daar niet
record-no-json = dit is geen JSON: { $why }
record-key-twice = een verslag mag niet twee keer dezelfde sleutel in één object hebben: { $key }
record-no-object = een verslag is een JSON-object
record-version = in het verslag moet "boneyard": { $version } staan, niet { $found }
record-no-deal = bij ronde { $round } staat niet wat er uitgedeeld is, en het verslag heeft geen seed om mee uit te delen
record-no-rounds = het verslag heeft geen lijst van rondes (rounds)
record-too-many-rounds = een verslag heeft hooguit { $most } rondes
record-round-object = ronde { $round }: een ronde is een object met deal en moves
record-deal-object = ronde { $round }: deal is een object
record-moves-list = ronde { $round }: moves is een lijst van [seat, move]
record-move-pair = ronde { $round }, zet { $move }: een zet schrijf je als [seat, move]
record-options-object = options is een object
record-no-players = het verslag zegt niet hoeveel er spelen
record-seats-list = seats is een lijst van namen
record-seats-count = { $seats ->
    [one] er is { $seats } plaats genoemd, maar er spelen er { $players }
   *[other] er zijn { $seats } plaatsen genoemd, maar er spelen er { $players }
}
record-seed-text = seed en match zijn teksten
record-seeds-texts = seat_seeds is een lijst van teksten
record-fair-version = dit programma deelt uit volgens versie { $known }, niet { $found }
record-no-commitment = het verslag noemt zijn zegel (commitment) niet, zoals versie 2 dat doet
record-no-times = het verslag zegt niet wanneer er verzegeld en uitgedeeld is, zoals versie 2 dat doet
record-seeds-count = versie 2 heeft in seat_seeds een seed voor elke plaats
record-seeded-count = versie 2 heeft in seeded iets voor elke plaats: een tijd, of null
record-seeded-times = seeded zijn tijden in milliseconden, of null
record-first-round = ronde 1: haar nummer ligt tussen 1 en { $most }
record-other-round = ronde { $round } noemt zich ronde { $found }
record-deal-part = bij de uitgedeelde stenen ontbreekt { $part }
record-rows-list = rows is een lijst van lijsten van stenen
record-hands-count = er moeten { $players } handen uitgedeeld zijn
record-lead-number = lead is het nummer van een plaats
record-hand-empty = een hand is leeg
record-tiles-list = { $what } is een lijst van stenen
record-a-row = een rij
record-a-hand = een hand
record-unfinished = ronde { $round } komt na een die niet af is
record-after-end = ronde { $round } komt na het einde van de partij
record-after-end-changed = ronde { $round } komt na het einde van de partij; { $changes }
record-changed-af-4 = regel AF-4 is sindsdien veranderd: wie de ronde beëindigt, krijgt wat de tegenstander vlak daarvoor liet liggen
record-changed-bd-7 = regel BD-7 is sindsdien veranderd: een geblokkeerde ronde is voor het team met de minste ogen in zijn twee handen samen
record-changed-fd-19 = regel FD-19 is sindsdien veranderd: wie de ronde beëindigt, krijgt zijn eigen perfecte tien
record-no-move = er is geen zet { $move }: het verslag heeft er { $moves }
record-no-seat = { $last ->
    [0] er is geen plaats { $seat }: er is alleen plaats 0
   *[other] er is geen plaats { $seat }: er zijn 0 … { $last }
}
record-nothing-to-analyse = in het verslag is niets uitgedeeld, dus er valt niets te analyseren
record-nothing-to-solve = in het verslag is niets uitgedeeld, dus er valt niets op te lossen
record-no-seed = het verslag heeft geen seed, dus het uitdelen kan niet nagekeken worden
record-other-seed = de seed is niet die het zegel beloofde
record-sealed-first = een verzegelde partij begint met ronde 1, niet met { $round }
record-sealed-late = de seed was vóór het uitdelen niet verzegeld
record-seed-no-time = plaats { $seat } heeft een seed, maar geen tijd waarop die kwam
record-seed-early = de seed van plaats { $seat } was er al voor het zegel
record-seed-late = de seed van plaats { $seat } kwam na het uitdelen
record-other-deal = ronde { $round }: de seed deelt andere stenen uit dan in het verslag staan
record-other-take = steen nemen op goed geluk, keer { $take }: de seed geeft een andere steen dan { $tile }
record-unsigned = het verslag is niet ondertekend
record-signed-form = `signed` moet een sleutel en een handtekening bevatten
record-other-key = het verslag is met een andere sleutel ondertekend: { $key }
record-signed-wrong = de handtekening klopt niet: het verslag is na het ondertekenen veranderd
record-unsignable = een verslag met getallen die niet heel zijn kan niet ondertekend worden
record-no-key = dat is geen sleutel: geef de 43 tekens ervan, of een bestand met wat een huis bekendmaakt
# The time for a move, in a record.
record-clock = `clock` moet uit drie getallen in milliseconden bestaan: een voorraad, wat een beurt toevoegt en het maximum
record-time = `time` moet een lijst zijn van objecten die zeggen wat de klok deed, in welke ronde, na hoeveel zetten, voor welke plaats en wanneer
