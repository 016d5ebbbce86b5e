# Boneyard Lite: de toepassing in de browser. Onder de pagina, tijdens het starten of als dat niet lukt.
lite-elsewhere = Boneyard is open in een ander tabblad, dat je partijen bewaart.
lite-take-over = Hier gebruiken
lite-failed = Boneyard kon niet starten.
lite-retry = Opnieuw proberen
lite-unsupported = Deze browser kan Boneyard hier niet uitvoeren. Er is een actuele browser nodig en een adres dat met https begint.
lite-not-stored = Deze browser bewaart niets in privévensters: je partijen verdwijnen als je dit venster sluit.
lite-update = Er is een nieuwe versie van Boneyard.
lite-update-go = Bijwerken
lite-import-refused = Dit bestand is niet door Boneyard Lite geëxporteerd.
lite-no-script = Boneyard Lite draait in je browser en heeft JavaScript nodig.
# Op de accountpagina.
lite-data = Je gegevens
lite-data-where = Partijen, antwoorden en instellingen worden alleen in deze browser bewaard. Exporteer ze om een kopie te bewaren of ze mee te nemen naar een ander apparaat.
lite-export = Alles exporteren
lite-import = Een bestand importeren
lite-import-why = Het bestand vervangt alles wat hier bewaard is.
lite-no-analysis = Analyse van hele partijen heeft een server nodig. Hints werken hier ook.
lite-friends = Speel met vrienden
# Bij het bouwen van de map.
lite-build-fetch = Pakketten worden opgehaald…
lite-build-pages = Pagina's worden gebouwd…
lite-build-done = Boneyard Lite staat in { $folder }: { $files } bestanden, { $size } MB.
lite-build-base = { $base } is geen pad: het begint en eindigt met een schuine streep, zoals /dominoes/
lite-build-friends = { $address } is geen adres: het begint met https://
lite-build-hash = { $file } heeft de verkeerde hash, dus { $package } is niet gebruikt
lite-build-registry = { $package } kan niet worden opgehaald van { $registry } ({ $why }); verbind deze computer met het netwerk en voer de opdracht opnieuw uit
lite-build-page = de pagina { $page } kan niet worden gebouwd
lite-build-not-empty = { $folder } is niet leeg en niet door deze opdracht gebouwd
lite-build-unwritable = { $folder } kan niet worden geschreven: { $why }
