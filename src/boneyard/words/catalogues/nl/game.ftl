# De pagina van een spel: hoe je het begint, een voorbeeld, de regels.

game-options = Opties
game-more-options = Meer huisregels
game-daily = Spel van de dag
game-daily-same = Het spel van de dag is voor iedereen hetzelfde uitgedeeld.
game-opponents = Tegenstanders
game-bots = Tegen bots
game-screen = Met meer mensen aan dit scherm
game-link = Vrienden via een link
game-seats = Plaats voor plaats
game-seat-you = jij
game-seat-screen = aan dit scherm
game-seat-link = via een link
game-seat-name = naam
game-seat-name-of = Naam op plaats { $number }
game-player = Speler { $number }
game-start = Zo beginnen
game-seats-note = Plaatsen boven het aantal spelers blijven leeg. In teams zijn wie tegenover elkaar zitten partners: jij en plaats 3 tegen de andere twee.
game-shuffle = Je browser schudt elke keer mee, zodat niemand anders de stenen gekozen kan hebben.
game-example = Een voorbeeld
game-example-steps = Stappen van het voorbeeld
game-example-deal = De stenen zijn uitgedeeld.
game-to-deal = naar het uitdelen
game-rules = De regels
game-shared = { $about } In de browser, zonder account.
