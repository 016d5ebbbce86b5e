# boneyard lab: reglas comparadas, para quien inventa. Los nombres de los números, como filas de una tabla.
lab-moves = Jugadas por ronda
lab-choice = Jugadas para elegir
lab-blocked = Rondas cerradas
lab-tied = Rondas sin un solo ganador
lab-lead = Lo que vale la salida
lab-luck = Suerte del reparto
lab-how = { $rounds } rondas de cada una, jugadas al azar, cada reparto varias veces; ± vale en 95 de 100 casos.
lab-chart = Cómo se juegan las reglas
lab-warning-lead = { $game }: quien sale gana más del 70 % de las rondas.
lab-warning-tied = { $game }: la mayoría de las rondas no las gana nadie.
lab-warning-choice = { $game }: casi no hay nada que elegir.
lab-warning-endless = { $game }: algunas rondas no parecen acabar nunca.
