# boneyard equity: the chance to win the match from any scores.

equity-at-work = jugando rondas
equity-of = { $game }: probabilidad de ganar la partida
equity-score = puntos
equity-chance = probabilidad
equity-by-scores = tú ↓ los demás →
equity-by-rounds = rondas ↓ ventaja →
equity-error = Con un error de cerca de { $error } de cada 100, si todos siguen la regla sencilla.
equity-made = { $bytes } bytes escritos en { $file }
equity-which = di qué juego, o con -o dónde escribir lo que se hace para todos
equity-single = { $game }: una ronda es la partida, así que después no viene nada
equity-scores = --scores lleva { $sides } números enteros, uno por bando, separados por comas
