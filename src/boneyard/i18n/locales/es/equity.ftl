# boneyard equity: the chance to win the match from any scores.

equity-at-work = simulando rondas
equity-of = { $game }: probabilidad de ganar
equity-score = puntuación
equity-chance = probabilidad de ganar
equity-by-scores = tú ↓ los demás →
equity-by-rounds = rondas ↓ ventaja →
equity-error = Error típico de unos { $error } puntos porcentuales, si todos juegan con una estrategia sencilla.
equity-made = se escribieron { $bytes } bytes en { $file }
equity-which = indica un juego o usa -o ARCHIVO para recalcularlos todos
equity-single = { $game }: la partida es de una sola ronda, así que no hay marcadores que comparar
equity-scores = --scores lleva { $sides } números enteros, uno por bando, separados por comas
