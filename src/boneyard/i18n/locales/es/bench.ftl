# boneyard bench: how fast rounds are played.

bench-game = juego
bench-players = jugadores
bench-cores = núcleos
bench-rounds = rondas/s
bench-plays = fichas/s
bench-times = veces el motor sencillo
bench-without = sin { $what }: { $why }
bench-busy = la computadora está ocupada: las mediciones en todos los núcleos solo tuvieron { $share } de ellos
bench-not-for-several = { $game } no es un juego para varios; elige entre { $games }
