notifications-turn = { $game }: jouw beurt
notifications-time = { $game }: je tijd is bijna op
notifications-claim = { $game }: de tijd van je tegenstander is om
notifications-challenge = { $game }: nieuwe uitdaging
notifications-board = { $game }: je toernooipartij staat klaar
notifications-deal = { $game }: je duplicateverdeling is begonnen
notifications-over = { $game }: de partij is afgelopen
notifications-with = Met { $others }

notifications-page = Meldingen
notifications-about = Krijg een melding als jij aan de beurt bent. Meldingen staan uit tot je ze aanzet.
notifications-choose = Meldingsinstellingen
notifications-here = Deze browser
notifications-start = Meldingen aanzetten
notifications-stop = Meldingen uitzetten
notifications-is-on = Meldingen staan aan, ook als Boneyard gesloten is.
notifications-is-off = Meldingen staan uit in deze browser.
notifications-denied = Meldingen zijn geblokkeerd in je browserinstellingen. Sta ze daar toe en laad deze pagina opnieuw.
notifications-cannot = Meldingen werken hier niet. Daarvoor is https nodig. Zet Boneyard op een iPhone of iPad eerst op het beginscherm (“Deel”, dan “Zet op beginscherm”).
notifications-needs-script = Zet JavaScript aan om meldingen te krijgen.
notifications-by-push = Browser (via { $where })
notifications-since = Sinds { $date }
notifications-what = Stuur me een melding
notifications-kind-turn = als ik aan de beurt ben
notifications-kind-time = als mijn tijd bijna om is, of als die van mijn tegenstander om is
notifications-kind-challenge = als ik word uitgedaagd
notifications-kind-over = als een partij is afgelopen
notifications-keep = Opslaan
notifications-end = Verwijderen
notifications-secret = Meldingen tonen het spel en de namen van de spelers, nooit verborgen stenen.

notifications-offer = Stuur me een melding als ik aan de beurt ben
notifications-no = Nee, dank je
notifications-now = Je krijgt een melding als je aan de beurt bent.
notifications-not-now = Dat is niet gelukt. Controleer de meldingsinstellingen van je browser en probeer het opnieuw.

notifications-no-address = Vul een geldig webadres in.
notifications-only-https = Het adres moet met https:// beginnen.
notifications-not-public = Gebruik een openbare hostnaam, geen IP-adres of lokale naam.
notifications-bad-keys = De pushsleutels van deze browser zijn niet te lezen. Zet de meldingen uit en weer aan.
notifications-not-your-way = Je hebt dit meldingskanaal niet.
notifications-no-kind = Onbekend soort melding. Kies uit { $kinds }.

notifications-by-mail = E-mail
notifications-mail-to = Naar { $address }.
notifications-no-mail-yet = Voeg eerst een e-mailadres toe aan je profiel.
notifications-kind-digest = één keer per dag, als er partijen op me wachten
notifications-mail-waiting = { $matches ->
    [one] Er wacht een partij op je
   *[other] Er wachten { $matches } partijen op je
}
notifications-mail-digest = { $matches ->
    [one] Je bent aan de beurt in een partij:
   *[other] Je bent aan de beurt in { $matches } partijen:
}

    { $list }
notifications-mail-time =
    Je hebt nog 20% van je tijd over in deze partij:

    { $game } · { $others }
    { $link }
notifications-mail-claim =
    De tijd van je tegenstander is om. Je kunt de winst opeisen of blijven wachten.

    { $game } · { $others }
    { $link }
notifications-mail-end =
    Je krijgt deze e-mail omdat je meldingen hebt aangezet. Afmelden:
    { $link }
notifications-stop-asked = Afmelden voor e-mails over partijen?
notifications-stop-mail = Afmelden
notifications-stopped = Je bent afgemeld voor e-mails over partijen.
notifications-no-mail = Voeg eerst een e-mailadres toe aan je profiel.
notifications-bad-smtp = BONEYARD_SMTP moet eruitzien als smtp://gebruiker:wachtwoord@mail.example.org:587?from=spellen@example.org

notifications-feed-title = Partijen die op je wachten
notifications-by-feed = Agenda en feed
notifications-feed-about = Een privélink die je deadlines in je agenda zet. Iedereen met de link kan zien welke partijen op je wachten.
notifications-feed-make = Link maken
notifications-feed-new = Nieuwe link maken (de oude werkt dan niet meer)
notifications-feed-ics = Agenda
notifications-feed-atom = Atom
notifications-feed-json = JSON
notifications-by-hook = Webhook naar { $where }
notifications-hook = Webhook
notifications-hook-about = Boneyard kan ondertekende meldingen naar een eigen webadres sturen.
notifications-hook-address = Adres (https)
notifications-hook-add = Webhook toevoegen
notifications-hook-secret = De geheime sleutel is { $secret }. Je ziet hem maar één keer.

notifications-offline = Geen verbinding
notifications-offline-what = Boneyard is niet bereikbaar. Je partijen zijn veilig. Deze pagina maakt automatisch weer verbinding.
notifications-offline-again = Opnieuw proberen
notifications-offline-tables = Solitairespellen die je kunt voortzetten
notifications-offline-alone = Je zetten worden in deze browser bewaard en verstuurd zodra je weer online bent.
