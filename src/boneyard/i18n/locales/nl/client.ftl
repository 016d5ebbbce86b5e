# Een programma, of iemand in een terminal, en een huis op het net.

client-no-link = { $link } is geen link naar een partij, zoals https://example.org/m/…
client-unreached = { $house } is niet bereikbaar: { $why }
client-refused = de server weigerde het verzoek: { $why }
client-unread = kan het antwoord van de server niet lezen: { $why }
client-too-long = het antwoord van de server is te lang
client-other-rules = deze versie kent de regels die de server voor { $game } gebruikt niet: { $why }
client-no-seat = in deze partij is geen plaats vrij
client-seat-taken = die plaats is niet vrij
client-sits = { $name } neemt plaats { $seat } in bij { $game }.
client-watches = Je kijkt naar { $game }: { $who }.
client-needs-one = gebruik --program of --level
client-token-file = { $file } bevat geen token
client-said = { $said }
client-seats = seats is een lijst van "me" (hoogstens één keer), "open" en namen van bots
client-no-server = { $server } is geen adres van een server, zoals https://example.org
client-no-header = { $name } moet één regel tekst in ASCII zijn
client-spectator = alleen een speler kan dit doen, en jij bent toeschouwer
