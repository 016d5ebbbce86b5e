showing-move = zet
showing-points = punten
showing-wins = wint
showing-why = waarom
showing-match = partij
