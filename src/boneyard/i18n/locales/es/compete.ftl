# La página con las formas de competir.

compete-ratings = Clasificaciones de cada tipo de juego
