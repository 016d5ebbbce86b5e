# De pagina met de manieren om mee te doen.

compete-ratings = Ranglijsten voor elk soort spel
