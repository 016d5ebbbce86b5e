# De pagina met de manieren om mee te doen.

compete-ratings = Spelers op sterkte, voor elk soort spel
