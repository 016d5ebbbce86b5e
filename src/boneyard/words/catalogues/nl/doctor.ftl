# boneyard doctor: wat er van een huis gezien is, een regel per onderwerp.

doctor-good = goed   { $what }
doctor-note = let op { $what }
doctor-wrong = FOUT   { $what }
doctor-elsewhere = de partijen worden bewaard door een databaseserver: bekijk die met zijn eigen gereedschap
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
doctor-newer = het bestand heeft versie { $version } en deze Boneyard kent { $known }: installeer de nieuwere
doctor-older = het bestand heeft versie { $version }: de volgende boneyard serve brengt het naar { $known }; bewaar eerst een kopie
doctor-version = het bestand heeft versie { $version }, de nieuwste
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
