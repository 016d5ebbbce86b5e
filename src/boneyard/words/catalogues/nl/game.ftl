# De pagina van een spel: hoe je het begint, een voorbeeld, de regels.

game-options = Opties
game-daily = Deling van de dag
game-daily-same = De deling van de dag is voor iedereen dezelfde.
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
game-seats-note = Plaatsen boven het aantal spelers worden niet gebruikt. In teams zijn wie tegenover elkaar zitten partners: jij en plaats 3 tegen de andere twee.
game-shuffle = Je browser schudt altijd mee, zodat niemand anders de stenen gekozen kan hebben.
game-example = Een voorbeeld
game-example-steps = Stappen van het voorbeeld
game-example-deal = De stenen zijn gedeeld.
game-to-deal = naar het delen
game-rules = De regels
