tournaments-title = Toernooien
tournaments-what = Maak een toernooi en stuur de link naar je club of je vrienden.
tournaments-yours = Je toernooien
tournaments-none-yours = Je hebt nog geen toernooi gemaakt en doet nog nergens mee.
tournaments-make = Nieuw toernooi
tournaments-back = Je toernooien
tournaments-field-title = Naam
tournaments-field-format = Toernooivorm
tournaments-field-deals = Stenen
tournaments-field-rounds = Rondes (0: automatisch)
tournaments-field-best-of = Beste van
tournaments-field-minutes = Duur in minuten
tournaments-field-begins = Start
tournaments-begins-said = als ik het start
tournaments-begins-10 = over 10 minuten
tournaments-begins-60 = over een uur
tournaments-begins-1440 = over 24 uur
tournaments-swiss = Zwitsers
tournaments-round-robin = Ieder tegen ieder
tournaments-knock-out = Knock-out
tournaments-arena = Arena
tournaments-swiss-how = Niemand valt af. Je speelt tegen tegenstanders met evenveel of bijna evenveel punten, nooit twee keer tegen dezelfde. Later instappen kan.
tournaments-round-robin-how = Iedereen speelt één keer tegen iedereen.
tournaments-knock-out-how = De verliezer van een ontmoeting valt af, tot er één speler over is.
tournaments-arena-how = Vrije spelers krijgen meteen een nieuwe tegenstander, tot de tijd om is. Kom en ga wanneer je wilt.
tournaments-deals-same = Per ronde dezelfde stenen voor iedereen
tournaments-deals-fresh = In elke partij andere stenen
tournaments-make-now = Toernooi maken
tournaments-too-many = Te veel lopende toernooien (hoogstens { $most } per speler). Beëindig er eerst een.
tournaments-fact-minutes = { $minutes } minuten
tournaments-fact-best-of = beste van { $boards }
tournaments-fact-grace = { $minutes ->
    [one] Niet op tijd? Na 1 minuut verlies je de partij.
   *[other] Niet op tijd? Na { $minutes } minuten verlies je de partij.
}
tournaments-fact-grace-hours = Niet op tijd? Na { $hours } uur verlies je de partij.
tournaments-stage-open = Inschrijving open
tournaments-stage-begins = Begint { $when } (UTC)
tournaments-stage-round = Ronde { $round } van { $rounds }
tournaments-stage-arena = { $minutes ->
    [0] De laatste partijen worden gespeeld
    [one] Nog één minuut
   *[other] Nog { $minutes } minuten
}
tournaments-stage-over = Afgelopen
tournaments-stage-off = Afgelast
tournaments-stage-cut = Eerder geëindigd: er waren geen ontmoetingen meer mogelijk.
tournaments-entrants = { $entrants ->
    [0] Nog geen spelers
    [one] 1 speler
   *[other] { $entrants } spelers
}
tournaments-enter = Meedoen
tournaments-enter-late = Later instappen
tournaments-enter-again = Weer meedoen
tournaments-leave = Terugtrekken
tournaments-leave-means = { $pairs ->
    [yes] Jij en je partner verlaten het toernooi. Zijn jullie met een partij bezig, dan spelen bots die uit.
   *[no] Je verlaat het toernooi. Ben je met een partij bezig, dan verlies je die.
}
tournaments-leave-sure = Ja, terugtrekken
tournaments-take-out = { $name } verwijderen
tournaments-you-are-in = Je doet mee.
tournaments-you-left = Je doet niet meer mee aan dit toernooi.
tournaments-your-board = Je partij staat klaar
tournaments-play-now = Speel tegen { $name }
tournaments-to = Terug naar het toernooi
tournaments-wait = Je hebt nu geen partij. Als er nog een voor je komt, begint die automatisch. Je kunt deze pagina openlaten.
tournaments-host = Jij bent de organisator
tournaments-bots = Bots
tournaments-bots-count = Aantal bots
tournaments-bots-add = Bots toevoegen
tournaments-begin = Starten
tournaments-begin-needs = Er zijn minstens twee inschrijvingen nodig. Je kunt bots toevoegen.
tournaments-call-off = Toernooi afgelasten
tournaments-call-off-means = Alle partijen stoppen en er is geen winnaar.
tournaments-call-off-sure = Ja, afgelasten
tournaments-send = Uitnodigingslink:
tournaments-standings = Stand
tournaments-standings-later = De uitslagen van een ronde verschijnen als alle partijen zijn afgelopen.
tournaments-place = Plaats
tournaments-number = Nr.
tournaments-who = Speler
tournaments-points = Punten
tournaments-results = Winst, gelijk, verlies
tournaments-tie-field = Tegen het veld
tournaments-tie-met = Buchholz
tournaments-tie-beaten = Sonneborn-Berger
tournaments-tie-wins = Winst
tournaments-tie-field-how = Tegen het veld: je resultaat vergeleken met alle anderen die dezelfde stenen hadden (hoogstens 100).
tournaments-tie-met-how = Buchholz: de punten van al je tegenstanders samen.
tournaments-tie-beaten-how = Sonneborn-Berger: de punten van de tegenstanders die je versloeg, plus de helft van de punten van de tegenstanders met wie je gelijkspeelde.
tournaments-tie-wins-how = Winst: gewonnen partijen.
tournaments-ties = Winst of vrije ronde: 1 punt. Gelijkspel: ½ punt. Bij een gelijke stand geldt deze volgorde; spelers die dan nog gelijkstaan, delen een plaats.
tournaments-ties-knock-out = Elke gewonnen ontmoeting is 1 punt. Spelers die in dezelfde ronde afvallen, delen een plaats.
tournaments-by-field = Alle partijen van een ronde hebben dezelfde stenen. Het punt is voor jou als je puntenverschil (tussen haakjes) beter is dan de mediaan van alle spelers met dezelfde stenen.
tournaments-crosstable = Kruistabel
tournaments-crosstable-how = Elke uitslag met het nummer van de tegenstander.
tournaments-rounds = Rondes
tournaments-round = Ronde { $round }
tournaments-bye = vrij
tournaments-absent = afwezig
tournaments-closed = niet gespeeld
tournaments-playing = bezig
tournaments-done = gespeeld
tournaments-watch = Kijken
tournaments-gone = teruggetrokken
tournaments-fair = De stenen lagen vast vóór het begin
tournaments-fair-hash = Alle stenen van het toernooi volgen uit één geheim. De SHA-256-hash van dat geheim is { $hash }
tournaments-fair-secret = Het geheim is { $secret }
tournaments-fair-later = Het geheim staat hier na afloop van het toernooi. Tot dan bewaart de server het, en ook de organisator kan het niet zien.
tournaments-export = Downloaden:
tournaments-none = Toernooi niet gevonden. Misschien is de link niet compleet.
tournaments-of-two = In een toernooi spelen twee spelers of twee paren tegen elkaar. Kies een spel waarbij dat kan.
tournaments-clock = Een toernooi heeft een bedenktijd nodig. Kies er een.
tournaments-arena-live = Een arena wordt live gespeeld. Kies een bedenktijd in minuten.
tournaments-bad-time = Het toernooi moet binnen 90 dagen beginnen.
tournaments-busy = Het is erg druk in dit toernooi. Probeer het opnieuw.
tournaments-begun = Dit toernooi is begonnen. Meedoen kan niet meer.
tournaments-over = Dit toernooi is afgelopen.
tournaments-full = Dit toernooi is vol ({ $most } inschrijvingen).
tournaments-no-bots = Vul het aantal bots in.
tournaments-not-in = Je doet niet mee aan dit toernooi.
tournaments-only-host = Alleen de organisator kan dat doen.
tournaments-stay = Een bot kan een toernooipartij niet overnemen. Je kunt je wel terugtrekken uit het toernooi.
tournaments-too-few = Een toernooi heeft minstens twee inschrijvingen nodig.
tournaments-name = Vul je naam in.
tournaments-bad-rounds = Vul 1 tot { $most } rondes in, of 0 voor automatisch.
tournaments-bad-best-of = “Beste van” moet een van deze getallen zijn: { $counts }.
tournaments-bad-minutes = Een arena duurt { $least } tot { $most } minuten.
tournaments-bad-grace = De limiet voor de eerste zet is { $least } tot { $most } minuten.
tournaments-and-a-bot = { $one } en een bot
tournaments-partner = Partner
tournaments-partner-friend = een vriend (uitnodigingslink)
tournaments-partner-bot = een bot
tournaments-partner-link = Stuur deze link naar je partner. Tot je partner meedoet, speelt een bot.
tournaments-no-link = Uitnodiging niet gevonden. Misschien is de link niet compleet.
tournaments-in-already = Je doet al mee aan dit toernooi.
tournaments-partner-there = Deze speler heeft al een partner.
tournaments-inviter-gone = De speler die je uitnodigde, doet niet meer mee aan dit toernooi.
tournaments-barred = Je bent uit dit toernooi verwijderd en kunt niet opnieuw meedoen.
tournaments-rated-how = Met rating (standaardregels; alle spelers hebben een inlogmethode nodig)
tournaments-fact-stand-in = { $minutes ->
    [one] Niet op tijd? Na 1 minuut speelt een bot verder.
   *[other] Niet op tijd? Na { $minutes } minuten speelt een bot verder.
}
tournaments-fact-stand-in-hours = Niet op tijd? Na { $hours } uur speelt een bot verder.
tournaments-sides = { $entrants ->
    [0] Nog geen paren
    [one] 1 paar
   *[other] { $entrants } paren
}
