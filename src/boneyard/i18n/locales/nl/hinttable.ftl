hinttable-move = zet
hinttable-points = punten
hinttable-wins = ronde
hinttable-why = reden
hinttable-match = partij
