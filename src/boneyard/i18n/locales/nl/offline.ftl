# A game for one that is played on while the house can't be reached: shown at the table. The first
# two are a line above the tiles, on a phone too: short, please. Moves are sent later.
offline-on = Geen verbinding. Speel door: je zetten blijven bewaard.
# $moves: how many moves have been made since.
offline-waits = { $moves ->
    [one] Geen verbinding. Speel door: { $moves } zet wacht.
   *[other] Geen verbinding. Speel door: { $moves } zetten wachten.
}
# There is a connection again.
offline-sending = Je zetten worden verstuurd …
offline-full = Zonder verbinding kunnen er niet meer zetten worden bewaard: het spel gaat verder zodra er een is.
# Domino Solitaire: what lies face down is known to the house alone.
offline-turns = Er is geen verbinding: de steen die je vrijmaakte wordt omgedraaid zodra er een is.
offline-stuck = Er is geen verbinding en zonder is er niets meer te doen: eerst moeten de stenen die je vrijmaakte worden omgedraaid.
# $why: a whole sentence of the house: why a move that waited was refused.
offline-refused = { $why } Wat je daarna zonder verbinding deed telt niet: zo staat het spel.
offline-won = Gewonnen! Het spel wordt geteld zodra er verbinding is.
offline-lost = Dat was de laatste zet. Het spel wordt geteld zodra er verbinding is.
