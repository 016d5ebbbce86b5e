# Het bestand waarin het huis zijn partijen bewaart, als het niet gelezen of geschreven kan worden.

store-unusable = de database { $path } kan niet gebruikt worden: { $why }
store-newer = deze database heeft versie { $version }, van een nieuwere Boneyard dan deze, die versie { $known } kent
store-closing = het huis gaat dicht: er wordt niets meer geschreven
store-unread = de partijen kunnen nu niet gelezen worden: probeer het zo nog eens
store-damaged = dit kan niet gelezen worden, omdat de opgeslagen gegevens beschadigd zijn: het logboek van de server zegt waar
store-unwritten = dit kan nu niet geschreven worden, dus er is niets veranderd: probeer het zo nog eens
store-gone = het bestand met de partijen is verwijderd of vervangen terwijl het huis open was, dus er is niets veranderd: wie het huis beheert, moet het terugzetten of het huis opnieuw openen
store-taken = iemand anders was sneller
store-unsure = de database viel weg terwijl dit geschreven werd, dus het is niet bekend of het gelukt is: kijk zo nog eens
store-no-psycopg = voor partijen in PostgreSQL is psycopg nodig: pip install "boneyard-dominoes[postgres]"
store-address = dit is geen adres van een PostgreSQL: het is als postgresql://gebruiker:wachtwoord@server:5432/naam
store-unreachable = PostgreSQL is niet te bereiken op { $where }: { $why }
store-password = PostgreSQL op { $where } laat het huis niet binnen: de gebruikersnaam of het wachtwoord klopt niet of ontbreekt
store-no-file = er is geen bestand { $path }
store-file-there = er is al een bestand { $path }: kies een andere naam
store-not-empty = de nieuwe database is niet leeg: er staat iets in de tabel { $table }, dus er is niets gekopieerd
store-house-open = er is een huis open met { $where }: sluit het eerst; er is niets gekopieerd
store-house-older = er is een ouder huis open met { $where }: kopieer het met de Boneyard waarmee het draait, of open het eerst opnieuw
store-copy-differs = de kopie van de tabel { $table } is niet gelijk aan het origineel, dus er is niets bewaard
store-copy-broken = het kopiëren is afgebroken, dus er is niets bewaard: { $why }
