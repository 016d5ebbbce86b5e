lab-moves = Jugadas por ronda
lab-choice = Alternativas por jugada
lab-blocked = Rondas cerradas
lab-tied = Rondas sin un ganador único
lab-lead = Valor de la salida
lab-luck = Suerte del reparto
lab-how = { $rounds ->
    [one] { $rounds } ronda al azar de cada juego; ± es un intervalo del 95 %.
   *[other] { $rounds } rondas al azar de cada juego; ± es un intervalo del 95 %.
}
lab-chart = Cómo funcionan las reglas
lab-warning-lead = { $game }: el bando que sale gana más del 70 % de las rondas decididas.
lab-warning-tied = { $game }: la mayoría de las rondas no tiene un ganador único.
lab-warning-choice = { $game }: los jugadores casi nunca pueden elegir.
lab-warning-endless = { $game }: algunas rondas parecen no terminar nunca.
