# La página con las formas de competir.

compete-ratings = Jugadores por nivel, en cada tipo de juego
