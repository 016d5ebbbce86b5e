# A game for one that is played on while the house can't be reached: shown at the table. The first
# two are a line above the tiles, on a phone too: short, please. Moves are sent later.
offline-on = Sin conexión. Sigue: tus jugadas se guardan.
# $moves: how many moves have been made since.
offline-waits = { $moves ->
    [one] Sin conexión. Sigue: { $moves } jugada espera.
   *[other] Sin conexión. Sigue: { $moves } jugadas esperan.
}
# There is a connection again.
offline-sending = Se están enviando tus jugadas …
offline-full = Sin conexión no se pueden guardar más jugadas: la partida sigue cuando vuelva.
# Domino Solitaire: what lies face down is known to the house alone.
offline-turns = No hay conexión: la ficha que liberaste se destapa cuando vuelva.
offline-stuck = No hay conexión y, sin ella, no queda nada que hacer: antes hay que destapar las fichas que liberaste.
# $why: a whole sentence of the house: why a move that waited was refused.
offline-refused = { $why } Lo que hiciste después sin conexión no cuenta: así está la partida.
offline-won = ¡Ganada! La partida se cuenta en cuanto haya conexión.
offline-lost = Era la última jugada. La partida se cuenta en cuanto haya conexión.
