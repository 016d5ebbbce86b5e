# Wat op elke pagina van het huis staat, en op meer dan één.

pages-description = Alle dominospellen van vijf spelregelboeken, in de browser.
pages-skip = Naar de inhoud
pages-home = Boneyard: alle spellen
pages-house = Het huis
pages-fair = Eerlijk delen
pages-language = Taal

pages-look = Uiterlijk
pages-theme = Kleuren
pages-theme-system = zoals het systeem
pages-theme-light = licht
pages-theme-dark = donker
pages-theme-contrast = hoog contrast
pages-faces = Stenen met
pages-faces-own = wat de doos heeft
pages-faces-pips = ogen
pages-faces-numerals = cijfers
pages-faces-fruit = fruit
pages-speed = Beweging
pages-speed-calm = rustig
pages-speed-usual = gewoon
pages-speed-quick = snel
pages-speed-still = geen
pages-apply = Toepassen

pages-nothing-here = Hier is niets
pages-not-yours = Niet van jou
pages-a-moment = Even geduld
pages-did-not-work = Dat lukte niet
pages-all-games = Alle spellen

pages-your-name = Je naam
pages-copy = Kopiëren
pages-copied = Gekopieerd
pages-close = Sluiten
pages-step-back = een stap terug
pages-step-on = een stap verder
pages-to-end = naar het einde
pages-of = { $at } van { $last }
