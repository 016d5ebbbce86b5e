# De eerste pagina: alle spellen.

home-title = Boneyard – alle dominospellen
home-hello = Ga zitten en speel
home-what = Alle spellen van vijf spelregelboeken: tegen bots, aan één scherm, of met vrienden via een link. Geen account, niets te betalen.
home-latest = Je laatste partijen
home-filter = Toon spellen voor
home-all = alle
home-alone = alleen
home-teams = teams
home-straight = rechte stenen
home-curved = kromme stenen
home-one-deal = één keer delen
home-play = Spelen
home-play-game = { $game } spelen
home-rules = Regels en opties
home-rules-of = Regels en opties van { $game }
