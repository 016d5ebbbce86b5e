home-title = Boneyard – speel domino online
home-hello = Speel domino
home-what = { $games } spellen, met vrienden of tegen de computer. Gratis, zonder account.
home-alone = Solo
home-play = Spelen

home-go-on = Verder spelen
# On a match that is dealt as soon as it is opened.
home-start = Beginnen
home-all-mine = Al mijn partijen
home-now = Nu spelen
home-puzzle-how = Vind de beste zet
home-daily-go-on = Partij van vandaag openen
home-friend = Speel met een vriend
home-screen = Samen op één apparaat
home-lobby = Zoek een tegenstander
home-today = Vandaag
home-solitaire = Solitaire van de dag
home-same-deal = Voor iedereen dezelfde stenen
home-same-deals = Tien verdelingen: vergelijk jezelf met iedereen
home-streak = { $days ->
    [one] { $days } dag op rij
   *[other] { $days } dagen op rij
}
home-search = Zoek in { $games } spellen
home-none-found = Geen spel gevonden voor “{ $query }”.
home-popular = Populair
home-tag-quick = Kort
home-tag-partners = Partners
home-tag-scoring = Punten per zet
home-tag-trains = Treinen
home-tag-curved = Gebogen
home-tag-solo = Solo
home-tag-children = Kinderen
home-seats = { $players }
home-minutes = { $minutes } min
home-club-player = Clubspeelster
home-your-turn = Jij bent aan de beurt: tik op een steen
home-living = Een ronde { $game } in volle gang
home-pause = Pauze
home-new-match = Nieuwe partij
home-round = Ronde { $round } · { $goal }
home-own-rules = Maak je eigen regels
