# Toernooien: er een maken, meedoen, de stand. Een "board" is een partij van een toernooi.
tournaments-title = Toernooien
tournaments-what = Iedereen speelt een paar partijen, en een tabel zegt wie het het best deed. Maak er een, en stuur de link naar je club of je vrienden.
tournaments-yours = Je toernooien
tournaments-none-yours = Je hebt er nog geen gemaakt en doet nog nergens mee.
tournaments-make = Een toernooi maken
tournaments-back = Al je toernooien
tournaments-field-title = Naam van het toernooi
tournaments-field-format = Vorm
tournaments-field-deals = Stenen
tournaments-field-rounds = Ronden (0: zoveel als nodig)
tournaments-field-best-of = Partijen van een ontmoeting, hoogstens
tournaments-field-minutes = Minuten dat het duurt
tournaments-field-begins = Het begint
tournaments-begins-said = als ik het zeg
tournaments-begins-10 = over 10 minuten
tournaments-begins-60 = over een uur
tournaments-begins-1440 = over 24 uur
tournaments-swiss = Zwitsers
tournaments-round-robin = Ieder tegen ieder
tournaments-knock-out = Knock-out
tournaments-arena = Arena
tournaments-swiss-how = Niemand valt af. In elke ronde treffen wie evenveel punten hebben elkaar, en niemand treft iemand twee keer. Je kunt later instappen.
tournaments-round-robin-how = Iedereen treft iedereen één keer.
tournaments-knock-out-how = Wie een ontmoeting verliest, ligt eruit, tot er één over is.
tournaments-arena-how = Wie vrij is, krijgt meteen een nieuwe tegenstander, tot de tijd om is. Je kunt komen en gaan.
tournaments-deals-same = Dezelfde stenen bij alle partijen van een ronde
tournaments-deals-fresh = Andere stenen bij elke partij
tournaments-make-now = Openstellen
tournaments-too-many = Je hebt { $most } toernooien die nog niet voorbij zijn, of het huis heeft er te veel; beëindig er eerst een.
tournaments-fact-minutes = { $minutes } minuten
tournaments-fact-best-of = beste van { $boards }
tournaments-fact-grace = { $minutes ->
    [one] Wie er niet binnen een minuut is, verliest de partij.
   *[other] Wie er niet binnen { $minutes } minuten is, verliest de partij.
}
tournaments-fact-grace-hours = Wie er niet binnen { $hours } uur is, verliest de partij.
tournaments-stage-open = Je kunt meedoen
tournaments-stage-begins = Begint om { $when } (UTC)
tournaments-stage-round = Ronde { $round } van { $rounds }
tournaments-stage-arena = { $minutes ->
    [0] De laatste partijen worden gespeeld
    [one] Nog één minuut
   *[other] Nog { $minutes } minuten
}
tournaments-stage-over = Voorbij
tournaments-stage-off = Afgelast
tournaments-stage-cut = Het eindigde eerder: er was niemand meer die iemand nog kon treffen.
tournaments-entrants = { $entrants ->
    [0] Nog niemand doet mee.
    [one] Er doet één speler mee.
   *[other] Er doen { $entrants } spelers mee.
}
tournaments-enter = Meedoen
tournaments-enter-late = Later instappen
tournaments-enter-again = Terugkomen
tournaments-leave = Eruit stappen
tournaments-leave-means = Je geeft de partij op die je aan het spelen bent.
tournaments-leave-sure = Ja, eruit stappen
tournaments-take-out = { $name } eruit halen
tournaments-you-are-in = Je doet mee.
tournaments-you-left = Je bent eruit gestapt.
tournaments-your-board = Je partij staat klaar
tournaments-play-now = Speel tegen { $name }
tournaments-to = Terug naar het toernooi
tournaments-wait = Je volgende partij komt vanzelf; je kunt deze pagina open laten.
tournaments-host = Jij hebt dit toernooi gemaakt
tournaments-bots = Bots
tournaments-bots-count = Hoeveel
tournaments-bots-add = Bots laten meedoen
tournaments-begin = Beginnen
tournaments-call-off = Afgelasten
tournaments-call-off-means = Dan speelt niemand verder en is er geen winnaar.
tournaments-call-off-sure = Ja, afgelasten
tournaments-send = Stuur deze link:
tournaments-standings = Stand
tournaments-standings-later = De uitslagen van een ronde zie je als iedereen haar stenen heeft gespeeld.
tournaments-place = Plaats
tournaments-number = Nr.
tournaments-who = Naam
tournaments-points = Punten
tournaments-results = Gewonnen, gelijk, verloren
tournaments-tie-field = Veld
tournaments-tie-met = Getroffen
tournaments-tie-beaten = Verslagen
tournaments-tie-wins = Winst
tournaments-tie-field-how = Veld: hoe je het deed tegenover alle anderen met dezelfde stenen; 100 is het meeste.
tournaments-tie-met-how = Getroffen: de punten van iedereen die je trof (Buchholz).
tournaments-tie-beaten-how = Verslagen: de punten van wie je versloeg, en de helft van die van wie met je gelijkspeelde (Sonneborn-Berger).
tournaments-tie-wins-how = Winst: gewonnen partijen.
tournaments-ties = Een gewonnen partij is één punt, een gelijke een half, een vrije ronde één punt. Bij gelijke stand telt dit, in deze volgorde; wie dan nog gelijk is, deelt een plaats.
tournaments-ties-knock-out = Een gewonnen ontmoeting is één punt. Wie in dezelfde ronde afvalt, deelt een plaats.
tournaments-by-field = Alle partijen van een ronde hebben dezelfde stenen, dus een partij wint wie het beter deed dan het midden van allen die ze hadden: de voorsprong in punten, tussen haakjes, wordt vergeleken met die van de andere partijen.
tournaments-crosstable = Kruistabel
tournaments-crosstable-how = Elke uitslag met het nummer van de tegenstander.
tournaments-rounds = Ronden
tournaments-round = Ronde { $round }
tournaments-bye = vrij
tournaments-absent = afwezig
tournaments-closed = niet gespeeld
tournaments-playing = bezig
tournaments-done = gespeeld
tournaments-watch = Kijken
tournaments-gone = eruit
tournaments-fair = De stenen lagen vast vóór de eerste ronde
tournaments-fair-hash = Alle stenen van alle ronden volgen uit één geheim van het huis. Dit is de SHA-256 ervan: { $hash }
tournaments-fair-secret = Het is voorbij, dus hier is het geheim: { $secret }
tournaments-fair-later = Als het voorbij is, staat het geheim hier; tot dan kan niemand het weten, ook niet wie het toernooi maakte.
tournaments-export = Neem het mee:
tournaments-none = Dat toernooi is er niet; misschien is de link afgeknipt.
tournaments-of-two = Toernooien worden gespeeld met twee spelers of met twee paren; kies een spel dat zo kan.
tournaments-clock = Een toernooi heeft een klok nodig, zodat elke ronde eindigt.
tournaments-arena-live = Een arena speel je aan tafel: kies een klok van minuten.
tournaments-bad-time = Een toernooi begint binnen 90 dagen.
tournaments-busy = Te veel mensen willen tegelijk iets van dit toernooi; probeer het nog eens.
tournaments-begun = Het is begonnen, en niemand kan nog meedoen.
tournaments-over = Dit toernooi is voorbij.
tournaments-full = Het is vol: { $most } kunnen meedoen.
tournaments-no-bots = Zeg hoeveel bots er meedoen.
tournaments-not-in = Je doet niet mee aan dit toernooi.
tournaments-only-host = Dat kan alleen wie het toernooi heeft gemaakt.
tournaments-stay = Een partij van een toernooi speelt wie eraan meedoet; je kunt uit het toernooi stappen.
tournaments-too-few = Er zijn er minstens twee nodig.
tournaments-name = Zeg hoe je heet.
tournaments-bad-rounds = Een Zwitsers toernooi heeft 1 tot { $most } ronden; met 0 heeft het er zoveel als nodig.
tournaments-bad-best-of = Een ontmoeting gaat om de beste van { $counts } partijen.
tournaments-bad-minutes = Een arena duurt { $least } tot { $most } minuten.
tournaments-bad-grace = Op iemands eerste zet kan { $least } tot { $most } minuten gewacht worden.
# Sides of two. $one: who has entered; the other is a bot.
tournaments-and-a-bot = { $one } en een bot
tournaments-partner = Partner
tournaments-partner-friend = een vriend, met een link
tournaments-partner-bot = een bot
tournaments-partner-link = Stuur deze link naar je partner; tot die komt, speelt een bot op die plaats.
tournaments-no-link = Deze uitnodiging bestaat niet; misschien is de link afgekapt.
tournaments-in-already = Je doet al mee aan dit toernooi.
tournaments-partner-there = Er is al een andere partner.
tournaments-barred = Je bent uit dit toernooi gehaald en kunt niet terugkomen.
# Where a tournament is made.
tournaments-rated-how = Voor de rating: partijen tellen mee. Het gaat volgens de gewone regels, en wie zich inschrijft heeft een weg terug nodig.
# The same for sides of two, where nobody loses for the others. $minutes or $hours: how long one may keep a board waiting.
tournaments-fact-stand-in = { $minutes ->
    [one] Voor wie er niet binnen een minuut is, speelt een bot verder.
   *[other] Voor wie er niet binnen { $minutes } minuten is, speelt een bot verder.
}
tournaments-fact-stand-in-hours = Voor wie er niet binnen { $hours } uur is, speelt een bot verder.
# $entrants: how many sides of two have entered.
tournaments-sides = { $entrants ->
    [0] Nog niemand doet mee.
    [one] Er doet één paar mee.
   *[other] Er doen { $entrants } paren mee.
}
