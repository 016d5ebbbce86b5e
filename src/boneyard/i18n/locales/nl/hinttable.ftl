hinttable-move = zet
hinttable-points = punten
hinttable-wins = wint
hinttable-why = waarom
hinttable-match = partij
