# Het bestand waarin het huis zijn partijen bewaart, als het niet gelezen of geschreven kan worden.

store-unusable = kan de database { $path } niet gebruiken: { $why }
store-newer = de database heeft versie { $version }, van een nieuwere Boneyard; deze ondersteunt versie { $known }
store-closing = De server sluit af. Er is niets opgeslagen.
store-unread = De partijen kunnen nu niet worden gelezen. Probeer het zo meteen opnieuw.
store-damaged = De opgeslagen gegevens zijn beschadigd. Zie het logboek van de server.
store-unwritten = De wijziging kon niet worden opgeslagen. Probeer het zo meteen opnieuw.
store-gone = Het databasebestand is verwijderd of vervangen, dus er is niets opgeslagen. De beheerder moet het terugzetten of de server opnieuw starten.
store-taken = Een andere wijziging was je voor. Probeer het opnieuw.
store-unsure = De verbinding met de database viel weg, dus misschien is de wijziging niet opgeslagen. Controleer zo meteen of dat is gelukt.
store-no-psycopg = PostgreSQL vereist psycopg: pip install "boneyard-dominoes[postgres]"
store-address = geen PostgreSQL-adres; gebruik postgresql://user:password@host:5432/name
store-unreachable = PostgreSQL is niet bereikbaar op { $where }: { $why }
store-password = kan niet inloggen bij PostgreSQL op { $where }: controleer gebruikersnaam en wachtwoord
store-no-file = bestand niet gevonden: { $path }
store-file-there = { $path } bestaat al; kies een andere naam
store-not-empty = er is niets gekopieerd: tabel { $table } van de nieuwe database is niet leeg
store-house-open = er is niets gekopieerd: op { $where } draait een server; stop die eerst
store-house-older = op { $where } draait een server met een oudere versie: kopieer met dezelfde Boneyard-versie, of werk die server eerst bij en start hem opnieuw
store-copy-differs = de kopie is verwijderd: tabel { $table } verschilt van het origineel
store-copy-broken = de kopie is verwijderd: { $why }
