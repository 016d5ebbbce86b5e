# De eerste pagina: alle spellen.

home-title = Boneyard – alle dominospellen
home-hello = Schuif aan en speel
home-what = Alle spellen uit vijf spelregelboeken: tegen bots, samen aan één scherm, of met vrienden via een link. Geen account, niets te betalen.
home-latest = Je laatste partijen
home-filter = Toon spellen voor
home-all = alle
home-alone = alleen
home-teams = teams
home-straight = rechte stenen
home-curved = gebogen stenen
home-one-deal = één keer uitdelen
home-play = Spelen
home-play-game = { $game } spelen
home-rules = Regels en opties
home-rules-of = Regels en opties van { $game }
