# De eerste pagina: alle spellen.

home-title = Boneyard – alle dominospellen
home-hello = Schuif aan en speel
home-what = Dominospellen uit vijf spelregelboeken en van over de hele wereld: tegen bots, samen aan één scherm, of met vrienden via een link. Geen account, niets te betalen.
home-filter = Welke spellen
home-all = Alle spellen
home-alone = Voor één
home-players = { $players } spelers
home-teams = Teams
home-straight = Rechte stenen
home-curved = Gebogen stenen
home-one-deal = één keer uitdelen
home-play = Spelen
home-play-game = { $game } spelen
home-rules = Regels en opties
home-rules-of = Regels en opties van { $game }

home-go-on = Verder spelen
home-all-mine = Al mijn partijen
home-begin = Beginnen
home-now = Nu spelen
home-now-how = tegen bots
home-daily-how = vandaag dezelfde stenen voor iedereen
home-puzzle-how = één zet is de beste
home-daily-play = Speel { $game } van vandaag
home-daily-go-on = Naar mijn partij van vandaag
home-invite = Iemand uitnodigen
home-invite-to = voor
home-invite-link = Maak een link
home-family = { $book }
home-family-world = Over de hele wereld
home-family-alone = Voor één
