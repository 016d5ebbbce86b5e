# boneyard doctor: wat er van een huis gezien is, een regel per onderwerp.

doctor-good = goed   { $what }
doctor-note = let op { $what }
doctor-wrong = FOUT   { $what }
doctor-no-file = er is nog geen bestand { $path }: boneyard serve maakt het
doctor-no-folder = { $path } kan niet gemaakt worden, want in de map mag niet geschreven worden: geef wie het huis beheert dat recht
doctor-no-disk = de schijf van { $path } kan niet bekeken worden: { $why }
doctor-disk = de schijf heeft nog { $free } MB vrij
doctor-disk-full = de schijf heeft nog maar { $free } MB vrij: maak ruimte, anders worden zetten geweigerd
doctor-not-writable = in { $path } of in de map mag niet geschreven worden: geef beide aan wie het huis beheert (chown)
doctor-readable = anderen mogen { $path } lezen, met de geheimen van lopende partijen: chmod 600
doctor-private = het bestand is alleen voor de eigenaar
doctor-whole = het bestand is heel
doctor-broken = { $path } is geen gezonde database ({ $why }): sluit het huis, bewaar een kopie en zet een reservekopie terug
doctor-unlocked = in het bestand kan geschreven worden
doctor-locked = een ander programma houdt { $path } vast en laat niemand schrijven ({ $why }): sluit het af, of wacht tot het klaar is
doctor-newer = de database heeft versie { $version } en deze Boneyard kent { $known }: installeer de nieuwere
doctor-older = de database heeft versie { $version }: de volgende boneyard serve brengt die naar { $known }; bewaar eerst een kopie
doctor-version = de database heeft versie { $version }, de nieuwste
doctor-nobody = geen ander programma heeft het bestand open
doctor-opened = { $programs ->
    [one] een programma heeft het bestand open (proces { $numbers }): een huis, waarschijnlijk
   *[other] { $programs } programma’s hebben het bestand open (processen { $numbers }): meer huizen op één bestand mag, als het de bedoeling is
}
doctor-clock = de klok loopt goed, voor zover te zien is
doctor-clock-wrong = de klok loopt verkeerd, achter op het bestand van het huis: zet hem gelijk (timedatectl set-ntp true), want de bedenktijd hangt ervan af
doctor-descriptors = { $count ->
    [0] het systeem begrenst het aantal verbindingen niet
   *[other] het systeem staat { $count } open bestanden en verbindingen toe
}
doctor-few-descriptors = het systeem staat { $count } open bestanden en verbindingen toe, het huis zou er { $needed } gebruiken: ulimit -n, of LimitNOFILE in de unit
doctor-no-cache = gecompileerde code kan niet bewaard worden, dus bots denken langzaam: noem in BONEYARD_CACHE een map waarin geschreven mag worden
doctor-cache-exposed = anderen mogen in { $path } schrijven, dus daar wordt geen gecompileerde code bewaard of geladen, en bots denken traag: chmod go-w, of noem een andere map in BONEYARD_CACHE
doctor-kernels = gecompileerde code voor bots staat in { $path }
doctor-no-kernels = gecompileerde code voor bots komt in { $path }: het huis maakt die als het opent
doctor-old-kernels = { $count ->
    [one] gecompileerde code van { $count } andere versie staat in { $path }
   *[other] gecompileerde code van { $count } andere versies staat in { $path }
}: die verdwijnt na een maand vanzelf
doctor-no-name = het huis heeft geen openbare naam (BONEYARD_HOSTS), dus het is voor deze computer en dit netwerk
doctor-no-tls = passkeys en pushberichten hebben TLS nodig, en er is geen https-adres voor { $names }: zet er een proxy met TLS voor en stel BONEYARD_NETWORK in
doctor-tls = passkeys en pushberichten werken onder { $names }
doctor-no-proxy = geen proxy wordt geloofd (BONEYARD_PROXIES): staat er een voor, dan zijn al zijn bezoekers één adres voor de limieten
doctor-no-mail = er wordt geen post verstuurd: BONEYARD_SMTP noemt geen server
doctor-mail = de mailserver { $host }, poort { $port }, antwoordt
doctor-mail-unreached = de mailserver { $host }, poort { $port }, is niet te bereiken ({ $why }): kijk naar BONEYARD_SMTP en naar de firewall
doctor-contact = pushdiensten weten wie ze kunnen schrijven
doctor-no-contact = pushdiensten weten niet wie ze kunnen schrijven: stel BONEYARD_CONTACT in, bijvoorbeeld mailto:me@example.org
doctor-bad-contact = BONEYARD_CONTACT moet met mailto: of https:// beginnen, anders weigeren pushdiensten wat het huis stuurt
doctor-pg-answers = PostgreSQL { $version } antwoordt
doctor-pg-old = dit is PostgreSQL { $version } en Boneyard heeft { $least } of nieuwer nodig: werk de server bij
doctor-pg-pooled = tussen het huis en PostgreSQL staat een verbindingenpool (zoals PgBouncer), waardoor huizen elkaar niet horen: noem de server zelf in --db
doctor-pg-encoding = de database is niet in UTF-8: maak een nieuwe (createdb -E UTF8) en kopieer het huis daarheen (boneyard copy)
doctor-pg-unread = PostgreSQL laat zich niet bekijken: { $why }
doctor-pg-empty = nog geen huis heeft deze database geopend: boneyard serve maakt de tabellen
doctor-pg-no-create = de gebruiker van het huis mag geen tabellen maken, dus de database kan niet worden bijgewerkt: grant create on schema public
doctor-pg-standby = deze server is een kopie die alleen gelezen kan worden: noem de eerste in --db
doctor-pg-no-rights = de gebruiker van het huis mag { $tables } niet lezen en schrijven: geef die gebruiker de tabellen, of de rechten (grant)
doctor-pg-rights = de gebruiker van het huis mag alles lezen en schrijven
doctor-pg-loses = { $names } staat uit in PostgreSQL, dus een stroomstoring kan zetten of de hele database kosten: zet het aan
doctor-pg-durable = wat PostgreSQL bevestigt, overleeft een stroomstoring
doctor-pg-clock = de klokken van deze machine en van de database lopen gelijk
doctor-pg-apart = de klokken van deze machine en van de database lopen { $seconds } seconden uiteen: zet ze gelijk (timedatectl set-ntp true), want de tijd voor een zet hangt ervan af
doctor-pg-room = PostgreSQL heeft plaats voor nog { $left } verbindingen; een huis heeft er { $each } nodig
doctor-pg-full = PostgreSQL heeft maar plaats voor nog { $left } verbindingen, en nog een huis heeft er { $each } nodig: verhoog max_connections
doctor-pg-houses = { $count ->
    [0] er is geen huis open met deze database
    [one] er is een huis open met deze database
   *[other] er zijn { $count } huizen open met deze database
}
doctor-pg-archive = PostgreSQL houdt een archief bij of heeft een volger
doctor-pg-archive-fails = PostgreSQL kan zijn archief niet schrijven: kijk in zijn log, anders is er na een fout niets om terug te zetten
doctor-pg-no-backup = PostgreSQL houdt geen archief bij: laat boneyard backup of pg_dump elke dag draaien
