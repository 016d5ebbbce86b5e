# What only whoever runs the house sees and does: boneyard admin, and the board at /host.
# $text and $act are what somebody wrote, in quotes; $acts what there is.

host-no-network = { $text } is geen IP-adres of netwerk
host-not-blocked = { $text } is niet geblokkeerd
host-blocked-named = { $text } is in de instellingen geblokkeerd: haal het uit BONEYARD_BLOCKED
host-blocked-full = er zijn al { $most } adressen geblokkeerd: blokkeer een heel netwerk, of blokkeer adressen in je proxy
host-no-act = onbekende actie { $act }; kies uit { $acts }
host-not-begun = de partij is niet begonnen en kan dus niet worden beëindigd
host-between-rounds = de partij zit tussen twee rondes: probeer het opnieuw als de volgende is begonnen
host-blocks-itself = dat zou deze computer blokkeren
host-title = Serverdashboard
host-what = Actuele cijfers, en totalen sinds de start van de server. Ze worden automatisch bijgewerkt.
host-do = Gebruik { $command } om een partij te beëindigen, een naam te verwijderen of een adres te blokkeren.
host-line = { $what }: { $number }
host-houses = serverprocessen met deze database
host-open-seconds = seconden actief
host-sockets = liveverbindingen
host-matches = partijen in het geheugen
host-bot-matches-waiting = botpartijen in de wachtrij
host-moves = zetten en verdelingen opgeslagen
host-moves-by-people = zetten van mensen
host-requests = verzoeken beantwoord
host-requests-failed = mislukte verzoeken
host-complaints = waarschuwingen en fouten in het logboek
host-store-milliseconds = ms om een zet op te slaan, gemiddeld
host-bot-milliseconds = ms voor een botzet, gemiddeld
host-bots-waiting = botzetten in de wachtrij
host-notices-under-way = meldingen in de wachtrij
host-addresses-blocked = adressen geblokkeerd
host-named = { $count ->
    [0] { $act } verwacht geen argumenten. Zie boneyard admin --help
    [one] { $act } verwacht één argument. Zie boneyard admin --help
   *[other] { $act } verwacht { $count } argumenten. Zie boneyard admin --help
}
host-seat = de plaats moet een getal zijn: de eerste is 1
host-open-line = het token wordt alleen via https of naar deze computer gestuurd, niet naar { $address }
host-refused = de server weigerde het verzoek: { $why }
host-no-house = geen server antwoordt op { $address } ({ $why }): start hem, of geef het adres met --at
host-told-end = { $what ->
    [bots] Bots spelen de partij uit.
   *[ended] De partij is zonder winnaar beëindigd.
}
host-told-unname = Die speler heet nu { $what }.
host-told-block = { $what } is geblokkeerd.
host-told-unblock = { $what } is niet meer geblokkeerd.
host-no-result = die partij heeft geen uitslag, of er valt niets te veranderen
host-told-leave-out = Partij { $what } telt niet meer mee voor ratings.
host-told-let-count = Partij { $what } telt weer mee voor ratings, tenzij de regels dat verhinderen.
