# La página con las formas de competir.

compete-ratings = Los jugadores por nivel, en cada clase de juego
