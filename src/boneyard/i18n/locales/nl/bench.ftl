# boneyard bench: how fast rounds are played.

bench-game = spel
bench-players = spelers
bench-cores = cores
bench-rounds = rondes/s
bench-plays = stenen/s
bench-times = keer zo snel als de gewone engine
bench-without = { $what } overgeslagen: { $why }
bench-busy = de computer is zwaar belast: metingen op alle cores kregen maar { $share } van de processortijd
bench-not-for-several = { $game } is geen spel voor meerdere spelers; kies uit { $games }
