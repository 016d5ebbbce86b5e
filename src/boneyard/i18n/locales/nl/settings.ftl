# $name is a variable of the environment, $near the one that was probably meant.
settings-unknown-near = { $name } is geen instelling. Bedoelde je { $near }?
settings-unknown = { $name } is geen instelling. Zie docs/configure.md.
settings-known = Alle ingestelde BONEYARD_…-variabelen zijn bekend.
settings-no-folder = De map { $folder } bestaat niet. Maak die aan of kies een ander bestand met --db.
settings-empty-database = { $path } bevat geen partijen en geen spelers. Is het met cp gekopieerd terwijl de server draaide, dan is de kopie leeg: gebruik boneyard backup.
settings-no-backup = Maak elke dag een back-up van { $path }: boneyard backup BESTAND (een kopie met cp kan leeg zijn).
settings-expected-switch = moet true of false zijn, niet { $given }
settings-expected-whole = moet een geheel getal zijn, niet { $given }
settings-expected-number = moet een getal zijn, niet { $given }
settings-expected-above = moet groter zijn dan 0
settings-expected-least = mag niet kleiner zijn dan 0
settings-expected-address = moeten adressen zijn zoals https://tables.example.org, niet { $given }
settings-expected-host = moeten hostnamen zijn zoals tables.example.org, niet { $given }
settings-expected-words = onbekend woord { $word }; kies uit { $words }
