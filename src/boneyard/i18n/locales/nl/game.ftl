game-options = Opties
game-daily = Solitaire van de dag
game-daily-same = De solitaire van de dag is voor iedereen dezelfde.
game-opponents = Tegenstanders
game-against = Tegen
game-manner = Speelstijl
game-manner-none = Geen eigen stijl
game-manner-mixed = Verschillende stijlen
game-manner-help = De stijl beslist tussen zetten die ongeveer even sterk zijn. Beginnersbots hebben geen stijl.
game-bots = Tegen de computer
game-screen = Samen op één apparaat
game-link = Vrienden uitnodigen
game-seats = Spelers per plaats kiezen
game-seat-above = Bot van hierboven
game-seat-you = Jij
game-seat-screen = Op dit apparaat
game-seat-link = Via een link
game-seat-name = Naam
game-seat-name-of = Naam voor plaats { $number }
game-player = Speler { $number }
game-seats-note = Plaatsen boven het aantal spelers tellen niet mee. In teams zijn de spelers tegenover elkaar partners: jij en plaats 3 tegen de andere twee.
game-shuffle = Je kunt controleren of de stenen eerlijk worden uitgedeeld.
game-example = Voorbeeld
game-example-steps = Stappen van het voorbeeld
game-example-run = Start
game-example-deal = De stenen zijn uitgedeeld.
game-to-deal = Eerste stap
game-rules = Regels
game-shared = { $about } Speel in de browser, zonder account.
game-ways = Manieren om te spelen
game-with-bots = Computer
game-with-friend = Vriend
game-names = Wie speelt er?
game-length = Lengte
game-length-full-points = Volledig, tot { $target }
game-length-quick-points = Kort, tot { $target }
game-length-full-rounds = { $target ->
    [one] Eén ronde
   *[other] Alle { $target } rondes
}
game-length-quick-rounds = { $target ->
    [one] Kort, { $target } ronde
   *[other] Kort, { $target } rondes
}
game-length-round = Eén ronde
game-variants = Regels en varianten
game-group-match = Partij
game-group-tiles = Stenen en begin
game-group-turns = Beurten
game-group-scoring = Punten
game-group-table = Tafel
game-create-link = Uitnodigingslink maken
game-contents = Inhoud
