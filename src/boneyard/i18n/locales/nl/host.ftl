# What only whoever runs the house sees and does: boneyard admin, and the board at /host.
# $text and $act are what somebody wrote, in quotes; $acts what there is.

host-no-network = { $text } is geen adres en geen netwerk
host-not-blocked = { $text } is niet geblokkeerd
host-blocked-named = { $text } is in de instellingen geblokkeerd: haal het weg uit BONEYARD_BLOCKED
host-blocked-full = er zijn al { $most } adressen geblokkeerd: laat een netwerk of de proxy het doen
host-no-act = { $act } bestaat niet: er zijn { $acts }
host-not-begun = de partij is nog niet begonnen, dus er valt niets te beëindigen
host-between-rounds = de partij zit tussen twee rondes: probeer het als er gedeeld is
host-blocks-itself = dat zou deze computer zelf blokkeren, waarvandaan de beheerder vraagt
host-title = Het bord van het huis
host-what = Sinds het huis open is; de getallen verversen zichzelf.
host-do = { $command } beëindigt een partij, haalt een naam weg of blokkeert een adres.
host-line = { $number } { $what }
host-houses = huizen met deze database
host-open-seconds = seconden open
host-sockets = live verbindingen
host-matches = partijen bij de hand
host-bot-matches-waiting = partijen van bots die op plaats wachten
host-moves = zetten en delingen geschreven
host-moves-by-people = zetten van mensen
host-requests = verzoeken beantwoord
host-requests-failed = verzoeken die hier mislukten
host-complaints = waarschuwingen en fouten in het logboek
host-store-milliseconds = milliseconden tot een zet geschreven is, gemiddeld
host-bot-milliseconds = milliseconden die bots denken, gemiddeld
host-bots-waiting = bots die op hun beurt wachten om te denken
host-notices-under-way = berichten onderweg
host-addresses-blocked = adressen geblokkeerd
host-named = { $count ->
    [0] na { $act } wordt niets genoemd
    [one] na { $act } wordt één ding genoemd: zie boneyard admin --help
   *[other] na { $act } worden { $count } dingen genoemd: zie boneyard admin --help
}
host-seat = een plaats is een getal vanaf 1
host-open-line = het geheim van de beheerder gaat over https of naar deze computer zelf, niet naar { $address }
host-refused = het huis zegt: { $why }
host-no-house = geen huis antwoordt op { $address } ({ $why }): open het, of zeg met --at waar het is
host-told-end = { $what ->
    [bots] Bots spelen de partij uit.
   *[ended] De partij is voorbij, zonder winnaar.
}
host-told-unname = Die plaats heet nu { $what }.
host-told-block = Vanaf { $what } wordt niemand binnengelaten, tot de blokkade wordt opgeheven.
host-told-unblock = Vanaf { $what } mag men weer binnen.
host-no-result = van die partij is er geen uitslag, of het is al zo
host-told-leave-out = De partij { $what } telt voor geen rating meer.
host-told-let-count = De partij { $what } telt weer, tenzij de regels haar weglaten.
