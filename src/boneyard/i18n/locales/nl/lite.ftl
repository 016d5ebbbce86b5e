# Boneyard Lite: de toepassing in de browser. Onder de pagina, tijdens het starten of als dat niet lukt.
lite-elsewhere = Boneyard is al open in een ander tabblad.
lite-take-over = Hier gebruiken
lite-starting = Boneyard wordt gestart…
lite-failed = Boneyard kon niet starten.
lite-retry = Opnieuw proberen
lite-unsupported = Deze browser kan Boneyard hier niet uitvoeren. Gebruik een recente browser en een adres dat met https begint.
lite-not-stored = In dit venster kan niets worden bewaard, misschien omdat het een privévenster is. Je partijen verdwijnen als je het sluit.
lite-update = Er is een nieuwe versie van Boneyard.
lite-update-go = Bijwerken
lite-import-refused = Dit bestand is niet door Boneyard Lite geëxporteerd. Kies een ander bestand.
lite-no-script = Boneyard Lite draait in je browser en heeft JavaScript nodig.
lite-description = Speel domino in de browser, tegen de computer of samen op één scherm.
# Op de accountpagina.
lite-data = Je gegevens
lite-data-where = Je partijen, puzzelantwoorden en instellingen staan alleen in deze browser. Exporteer ze om een kopie te bewaren of om naar een ander apparaat te gaan.
lite-export = Alles exporteren
lite-import = Een bestand importeren
lite-import-why = Het bestand vervangt alles wat hier is opgeslagen.
lite-replay-keep = Deze partij opslaan
lite-levels = De vier sterkste niveaus spelen hier iets zwakker dan op een server.
lite-analysis = Berekend in deze browser, met minder simulaties dan op een server. Kleine fouten kunnen daardoor ontbreken.
lite-friends = Speel met vrienden
lite-what = { $games } spellen, tegen de computer of samen op één scherm. Gratis, zonder account.
# Bij het bouwen van de map.
lite-build-fetch = Pakketten worden opgehaald…
lite-build-compile-now = Modules worden gecompileerd…
lite-build-pages = Pagina's worden gebouwd…
lite-build-done = Boneyard Lite staat in { $folder }: { $files } bestanden, { $size } MB.
lite-build-base = { $base } is geen pad: schrijf het met een schuine streep aan beide kanten, zoals /dominoes/
lite-build-friends = { $address } is geen webadres: het moet met https:// beginnen
lite-build-hash = { $file } heeft de verkeerde hash, dus { $package } is niet gebruikt
lite-build-registry = { $package } kan niet worden opgehaald van { $registry } ({ $why }): controleer het netwerk en probeer het opnieuw
lite-build-compile = de modules kunnen niet worden gecompileerd: { $why }
lite-build-node = hiervoor is Node.js { $oldest } of nieuwer nodig: installeer het en probeer het opnieuw
lite-build-page = de pagina { $page } kan niet worden gebouwd
lite-build-not-empty = { $folder } is niet leeg en niet door deze opdracht gebouwd: kies een andere map
lite-build-unwritable = kan niet schrijven in { $folder }: { $why }
