# boneyard doctor: wat er van een huis gezien is, een regel per onderwerp.

doctor-good = goed   { $what }
doctor-note = let op { $what }
doctor-wrong = FOUT   { $what }
doctor-no-file = { $path } bestaat nog niet; boneyard serve maakt het aan
doctor-folder = { $path } is een map, maar moet een bestand zijn, zoals { $path }/boneyard.db
doctor-no-folder = kan { $path } niet maken: geef de gebruiker van de server schrijfrechten op de map
doctor-no-disk = kan de schijf van { $path } niet controleren: { $why }
doctor-disk = { $free } MB vrij op de schijf
doctor-disk-full = nog maar { $free } MB vrij op de schijf: maak ruimte, anders mislukken zetten
doctor-not-writable = kan niet schrijven in { $path } of in de map waarin het staat: maak de gebruiker van de server eigenaar (chown)
doctor-readable = andere gebruikers kunnen { $path } lezen, met de geheimen van lopende partijen: voer chmod 600 { $path } uit
doctor-private = alleen de eigenaar kan het databasebestand lezen
doctor-whole = het databasebestand is intact
doctor-broken = { $path } is beschadigd ({ $why }): stop de server, bewaar een kopie en zet een back-up terug
doctor-unlocked = het databasebestand is schrijfbaar
doctor-locked = een ander programma houdt { $path } vergrendeld ({ $why }): stop het, of wacht tot het klaar is
doctor-newer = de database heeft versie { $version }, maar deze Boneyard kent alleen { $known }: werk Boneyard bij
doctor-older = de database heeft versie { $version }; de volgende boneyard serve werkt die bij naar { $known }, dus maak eerst een back-up
doctor-version = de database heeft versie { $version }, de nieuwste
doctor-nobody = geen ander programma heeft het databasebestand open
doctor-opened = { $programs ->
    [one] een ander programma heeft het databasebestand open (proces { $numbers }), waarschijnlijk een server
   *[other] { $programs } programma's hebben het databasebestand open (processen { $numbers }); ga na of je meerdere servers wilt
}
doctor-clock = de klok lijkt goed te staan
doctor-clock-wrong = de klok loopt achter: zet hem gelijk (timedatectl set-ntp true), want de bedenktijd hangt ervan af
doctor-descriptors = { $count ->
    [0] geen limiet op open bestanden en verbindingen
   *[other] limiet van { $count } open bestanden en verbindingen
}
doctor-few-descriptors = limiet van { $count } open bestanden en verbindingen, maar de server heeft er { $needed } nodig: verhoog ulimit -n, of LimitNOFILE in de systemd-unit
doctor-no-cache = gecompileerde code kan niet worden bewaard, dus bots zijn traag: zet in BONEYARD_CACHE een schrijfbare map
doctor-cache-exposed = andere gebruikers kunnen schrijven in { $path }, dus gecompileerde code wordt daar niet bewaard en bots zijn traag: voer chmod go-w { $path } uit, of zet een andere map in BONEYARD_CACHE
doctor-kernels = gecompileerde code voor bots staat in { $path }
doctor-no-kernels = gecompileerde code voor bots komt in { $path } als de server start
doctor-old-kernels = { $count ->
    [one] gecompileerde code van { $count } andere versie in { $path }
   *[other] gecompileerde code van { $count } andere versies in { $path }
}; wordt na een maand automatisch verwijderd
doctor-no-name = er is geen openbare hostnaam ingesteld: als de server op internet staat, zet zijn naam dan in BONEYARD_HOSTS
doctor-no-tls = passkeys en pushmeldingen vereisen HTTPS, maar dat ontbreekt bij { $names }: zet er een proxy met TLS voor en stel BONEYARD_NETWORK in
doctor-tls = passkeys en pushmeldingen werken op { $names }
doctor-no-proxy = er staat geen vertrouwde proxy in BONEYARD_PROXIES; als de server achter een proxy staat en ook niet met --proxy start, zijn alle bezoekers voor de limieten één adres
doctor-no-mail = e-mail staat uit: BONEYARD_SMTP is niet ingesteld
doctor-mail = de mailserver { $host }, poort { $port }, antwoordt
doctor-mail-unreached = de mailserver { $host }, poort { $port }, is niet bereikbaar ({ $why }): controleer BONEYARD_SMTP en de firewall
doctor-contact = er is een contactadres voor pushdiensten
doctor-no-contact = geen contactadres voor pushdiensten: stel BONEYARD_CONTACT in, bijvoorbeeld mailto:me@example.org
doctor-bad-contact = BONEYARD_CONTACT moet met mailto: of https:// beginnen, anders weigeren pushdiensten de meldingen
doctor-pg-answers = PostgreSQL { $version } antwoordt
doctor-pg-old = PostgreSQL { $version } is te oud: werk bij naar { $least } of nieuwer
doctor-pg-pooled = vóór PostgreSQL staat een verbindingspool (zoals PgBouncer), waardoor servers elkaar niet kunnen waarschuwen: gebruik in --db een directe verbinding
doctor-pg-encoding = de database gebruikt geen UTF-8: maak een nieuwe (createdb -E UTF8) en kopieer de gegevens (boneyard copy)
doctor-pg-unread = PostgreSQL kan niet worden gecontroleerd: { $why }
doctor-pg-empty = de database is leeg; boneyard serve maakt de tabellen
doctor-pg-no-create = de gebruiker van de server mag geen tabellen maken, dus bijwerken mislukt: voer GRANT CREATE ON SCHEMA public uit
doctor-pg-standby = deze PostgreSQL is een kopie waarin niet geschreven kan worden: gebruik de primaire server in --db
doctor-pg-no-rights = de gebruiker van de server kan { $tables } niet lezen en schrijven: maak die gebruiker eigenaar, of geef toegang
doctor-pg-rights = de gebruiker van de server kan alle tabellen lezen en schrijven
doctor-pg-loses = PostgreSQL draait zonder { $names }, dus bij stroomuitval kunnen zetten of de hele database verloren gaan: zet { $names } aan
doctor-pg-durable = vastgelegde gegevens overleven stroomuitval
doctor-pg-clock = de klokken van deze computer en de database lopen gelijk
doctor-pg-apart = de klokken van deze computer en de database verschillen { $seconds } s: zet ze gelijk (timedatectl set-ntp true), want de bedenktijd hangt ervan af
doctor-pg-room = vrije verbindingen van PostgreSQL: { $left }; elk serverproces heeft er { $each } nodig
doctor-pg-full = te weinig vrije verbindingen van PostgreSQL ({ $left }): nog een serverproces heeft er { $each } nodig, dus verhoog max_connections
doctor-pg-houses = { $count ->
    [0] geen serverproces gebruikt deze database
    [one] 1 serverproces gebruikt deze database
   *[other] { $count } serverprocessen gebruiken deze database
}
doctor-pg-archive = PostgreSQL heeft een WAL-archief of een replica
doctor-pg-archive-fails = PostgreSQL kan niet naar het WAL-archief schrijven, dus misschien kun je niets terugzetten: bekijk het logboek
doctor-pg-no-backup = PostgreSQL heeft geen WAL-archief: voer dagelijks boneyard backup of pg_dump uit
