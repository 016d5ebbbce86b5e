# Een programma, of iemand in een terminal, en een huis op het net.

client-no-link = { $link } is geen link van een partij: die lijkt op https://house.example/m/…
client-unreached = { $house } is niet te bereiken: { $why }
client-refused = het huis weigert: { $why }
client-unread = het antwoord van het huis is niet te lezen: { $why }
client-too-long = het antwoord van het huis is te lang
client-other-rules = deze versie kent de regels van { $game } niet zoals ze daar gespeeld worden: { $why }
client-no-seat = er is geen plaats vrij aan deze tafel
client-sits = { $name } gaat zitten op plaats { $seat } van { $game }.
client-watches = Je kijkt naar { $game }: { $who }.
client-needs-one = zeg wie er speelt: --program of --level
client-token-file = in { $file } staat geen geheim
client-said = { $said }
