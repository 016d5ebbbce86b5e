# boneyard bench: how fast rounds are played.

bench-game = juego
bench-players = jugadores
bench-cores = núcleos
bench-rounds = rondas/s
bench-plays = jugadas/s
bench-times = × motor sencillo
bench-without = se omite { $what }: { $why }
bench-busy = la computadora está ocupada: las mediciones en todos los núcleos solo obtuvieron el { $share } del tiempo de procesador
bench-not-for-several = { $game } no es un juego para varios jugadores; elige entre { $games }
